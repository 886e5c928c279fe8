/**
 * Messages from the window that opened this page, or that frames it; from nobody else. It is told once that the page
 * listens, and then sends what it has kept.
 */
export function listenToWindows(heard: (data: unknown) => void): "opener" | "parent" | undefined {
  const opener = window.opener as Window | null;
  const parent = window.parent === window ? null : window.parent;
  if (opener === null && parent === null) return undefined;
  window.addEventListener("message", ({ source, data }) => {
    if (source !== null && (source === opener || source === parent)) heard(data);
  });
  // It says nothing but that somebody is here, so it may go to any origin.
  for (const other of [opener, parent]) other?.postMessage({ type: "@statelyai.connected" }, "*");
  return parent === null ? "opener" : "parent";
}
