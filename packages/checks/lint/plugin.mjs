// Our own lint rules: import layers (type-only imports too) and front doors that name what they export.
import { dirname, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { coreLayers, mayUseXState, packages } from "./layers.mjs";

// From this file and not from the working directory, so that lint holds from any folder.
const root = fileURLToPath(new URL("../../../", import.meta.url));

const isTest = (file) => /\.test(-d)?\.ts$/.test(file);

/** Splits a path into the package it lies in and the place inside that package; undefined outside of packages/. */
function locate(path) {
  const [top, name, ...rest] = relative(root, path).split(sep);
  return top === "packages" && name !== undefined ? { name, inside: rest.join("/") } : undefined;
}

/** "src/rules/ending/bounce.ts" → "rules"; a file directly in src/ is a layer of its own name. */
const coreLayer = (inside) => inside.split("/")[1]?.replace(/(\.test(-d)?)?\.ts$/, "");

function refusePackage(from, to) {
  if (from.name === to) return `${from.name} imports itself by name: use a relative path`;
  if (to === "checks") return "nobody imports checks";
  const allowed = packages[from.name];
  if (allowed === "everything" || allowed?.includes(to)) return undefined;
  return `${from.name} may not import ${to}; it may import: ${allowed?.join(", ") || "nothing of ours"}`;
}

function refuseInsideCore(from, to) {
  const here = coreLayer(from.inside);
  const there = coreLayer(to.inside);
  if (isTest(from.inside) || here === "index" || here === "testing") return undefined;
  if (!coreLayers.includes(here)) return `core/src/${here} is no layer of core: ${coreLayers.join(" → ")}, testing`;
  if (coreLayers.indexOf(there) >= 0 && coreLayers.indexOf(there) <= coreLayers.indexOf(here)) return undefined;
  return `${here} may not import ${there}; the order inside core is ${coreLayers.join(" → ")}`;
}

function refuseExternal(from, name) {
  if (name === "xstate" && !mayUseXState.includes(from.name)) return `${from.name} knows no XState`;
  const inTesting = coreLayer(from.inside) === "testing" || isTest(from.inside);
  if (name === "fast-check" && from.name === "core" && !inTesting) return "fast-check is for core/testing and tests";
  return undefined;
}

function refuseRelative(from, file, specifier) {
  const target = resolve(dirname(file), specifier);
  const to = locate(target);
  if (to?.name !== from.name) return "another package is imported by its name, not by a path";
  const through = target.endsWith(`${sep}index.ts`) && file.startsWith(dirname(target) + sep);
  if (through && !isTest(file)) return "inside a folder, import the file itself, not the folder's index";
  return from.name === "core" ? refuseInsideCore(from, to) : undefined;
}

function refuse(file, specifier) {
  const from = locate(file);
  if (from === undefined || !from.inside.startsWith("src/")) return undefined;
  if (specifier.startsWith(".")) return refuseRelative(from, file, specifier);
  const [scope, name] = specifier.split("/");
  if (scope === "@serpentine") return refusePackage(from, name);
  return refuseExternal(from, scope);
}

const layers = {
  create(context) {
    const check = (node, source) => {
      if (typeof source?.value !== "string") return;
      const message = refuse(context.filename, source.value);
      if (message !== undefined) context.report({ node, message });
    };
    const bySource = (node) => check(node, node.source);
    return {
      ImportDeclaration: bySource,
      ExportNamedDeclaration: bySource,
      ExportAllDeclaration: bySource,
      ImportExpression: bySource,
      TSImportType: (node) => check(node, node.source ?? node.argument?.literal ?? node.argument),
    };
  },
};

const noExportAll = {
  create: (context) => ({
    ExportAllDeclaration: (node) =>
      context.report({ node, message: "a front door names what it exports: no `export *`" }),
  }),
};

export default { meta: { name: "serpentine" }, rules: { layers, "no-export-all": noExportAll } };
