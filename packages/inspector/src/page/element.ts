/** Makes an element. What comes from elsewhere gets into the page here, and only as text. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: { readonly [name: string]: string | boolean | undefined } = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) mark(made, name, value);
  made.append(...children);
  return made;
}

/** Sets an attribute; true is an attribute without a value, false and undefined are none at all. */
export function mark(marked: Element, name: string, value: string | boolean | undefined): void {
  if (value === undefined || value === false) marked.removeAttribute(name);
  else marked.setAttribute(name, value === true ? "" : value);
}

/** An element of index.html, of the type it has there. */
export function find<Type extends HTMLElement>(id: string, type: new () => Type): Type {
  const found = document.getElementById(id);
  if (found instanceof type) return found;
  throw new TypeError(`index.html has no ${type.name} #${id}`);
}
