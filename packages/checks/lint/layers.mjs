// Who may import whom. The table is the one in CONTRIBUTING.md's "Layers"; lint reads it, and so do the tests.

/** Package → the packages of ours it may import. A missing package may import nothing of ours. */
export const packages = {
  core: [],
  dice: ["core"],
  machine: ["core", "dice"],
  log: ["core", "dice"],
  editions: ["core"],
  compat: ["core", "dice"],
  inspector: ["machine"],
  cli: ["core", "dice", "machine", "log", "editions", "compat", "inspector"],
  checks: "everything",
};

/** Inside core, a file imports from its own layer and from those before it. */
export const coreLayers = ["vocabulary", "board", "rules", "setup", "game"];

/** XState is for those who run a machine; everybody else has the plain functions of core. */
export const mayUseXState = ["machine", "inspector", "cli", "checks"];
