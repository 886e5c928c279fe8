import { describe, expect, test } from "vitest";
import { coreLayers, packages as layers } from "../lint/layers.mjs";
import { files, packageNames, read } from "./repository.ts";

type Targets = Readonly<Record<string, string>>;
interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly type: string;
  readonly license: string;
  readonly sideEffects?: boolean;
  readonly engines: { readonly node: string };
  readonly files?: readonly string[];
  readonly exports?: Readonly<Record<string, Targets | string>>;
  readonly publishConfig?: { readonly exports: Readonly<Record<string, Targets | string>> };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const json = (path: string): unknown => JSON.parse(read(path));
const manifest = (name: string) => json(`packages/${name}/package.json`) as Manifest;
const references = (path: string) =>
  (json(path) as { references?: readonly { path: string }[] }).references?.map((reference) => reference.path) ?? [];

const others = packageNames.filter((name) => name !== "checks");
const published = others.filter((name) => manifest(name).private !== true);

describe.for(others)("package %s", (name) => {
  test("has the common head", () => {
    const common = { name: `@serpentine/${name}`, type: "module", license: "MIT", engines: { node: ">=20.19" } };
    expect(manifest(name)).toMatchObject(common);
  });
  test("is depended on by checks", () => {
    expect(manifest("checks").dependencies).toHaveProperty([`@serpentine/${name}`], "workspace:*");
  });
  test("is compiled with the whole, its tests too", () => {
    expect(references("packages/checks/tsconfig.json")).toContain(`../${name}/tsconfig.test.json`);
    expect(references(`packages/${name}/tsconfig.test.json`)).toContain(".");
  });
  test("depends only on packages of its layers", () => {
    const { dependencies, peerDependencies } = manifest(name);
    const ours = Object.keys({ ...dependencies, ...peerDependencies }).filter((key) => key.startsWith("@serpentine/"));
    const allowed: unknown = Reflect.get(layers, name);
    for (const key of ours) expect(allowed).toContain(key.replace("@serpentine/", ""));
  });
});

describe.for(published)("published package %s", (name) => {
  const { exports = {}, publishConfig, files: packed } = manifest(name);

  const code = Object.entries(exports).filter((entry): entry is [string, Targets] => typeof entry[1] === "object");
  const asTheyAre = Object.entries(exports).filter((entry): entry is [string, string] => typeof entry[1] === "string");

  test("reads its sources in development and its dist when published", () => {
    expect(Object.keys(exports)).toContain(".");
    expect(Object.keys(publishConfig?.exports ?? {})).toEqual(Object.keys(exports));
    for (const [entry, targets] of code) {
      const { "@serpentine/source": source = "", ...rest } = targets;
      const output = source.replace("./src/", "./dist/").replace(/\.ts$/, "");
      expect(Object.keys(targets)).toEqual(["@serpentine/source", "types", "default"]);
      expect(files).toContain(`packages/${name}/${source.slice(2)}`);
      expect(rest).toEqual({ types: `${output}.d.ts`, default: `${output}.js` });
      expect(publishConfig?.exports[entry]).toEqual(rest);
    }
  });
  test("packs the files that are no code as they are", () => {
    for (const [entry, target] of asTheyAre) {
      expect(target).toBe(entry);
      expect(publishConfig?.exports[entry]).toBe(target);
      expect(packed).toContain(entry.slice("./".length).replace("/*", ""));
    }
  });
  test("packs its dist", () => {
    expect(packed).toContain("dist");
  });
  test("says that importing it does nothing, unless it is a command", () => {
    expect(manifest(name).sideEffects).toBe(name === "cli" ? undefined : false);
  });
});

test("CONTRIBUTING names the layers that lint enforces", () => {
  const text = read("CONTRIBUTING.md");
  expect(text).toContain(coreLayers.join(" → "));
  for (const name of packageNames) {
    const allowed: unknown = Reflect.get(layers, name);
    const ours = Array.isArray(allowed)
      ? allowed.filter((other) => packageNames.includes(String(other)))
      : ["everything"];
    expect(text).toContain(`| ${name} | ${ours.join(", ") || "nothing of ours"}`);
  }
});
