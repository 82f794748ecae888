// Writes notices.txt: the license of the fonts and of every npm package whose code is in the
// bundle. Vite lists the packages (`build.license`). This plugin adds what Vite leaves out, and
// fails the build if the text of a license is missing.
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

export const FOUND = "licenses.json"; // Vite's list, which is removed from the pages

interface Notice {
  name: string;
  version: string;
  identifier?: string;
  text?: string | undefined;
}

const LINE = "=".repeat(78);
const require = createRequire(import.meta.url);
const HEAD = `Third-party notices

Grachten includes the software and fonts listed below. Each entry has a name,
a version, a license and the full text of that license.
`;

export function notices(): Plugin {
  return {
    name: "grachten-notices",
    apply: "build",
    generateBundle: {
      order: "post", // after Vite's own plugin
      handler(_, bundle) {
        const list = bundle[FOUND];
        if (list?.type !== "asset") throw new Error(`Vite did not write ${FOUND}`);
        delete bundle[FOUND];
        const ids = Object.values(bundle).flatMap((file) =>
          file.type === "chunk" ? file.moduleIds : [],
        );
        const all = [
          ...(JSON.parse(String(list.source)) as Notice[]),
          ...generated(ids),
          garamond(),
        ];
        const source = [HEAD, ...all.map(entry)].join("\n");
        this.emitFile({ type: "asset", fileName: "notices.txt", source });
      },
    },
  };
}

/**
 * The tools that add generated modules to the bundle. Such modules have no file in node_modules.
 */
function generated(ids: string[]): Notice[] {
  const names = new Set(
    ids.filter((id) => id.startsWith("\0")).map((id) => id.slice(1).split("/")[0] ?? id),
  );
  return [...names].sort().map((name) => {
    const description = require.resolve(`${name}/package.json`);
    const { version, license } = JSON.parse(read(description)) as {
      version: string;
      license: string;
    };
    const file = ["LICENSE", "LICENSE.md"]
      .map((one) => join(dirname(description), one))
      .find(existsSync);
    // Vite's file also has the licenses of Vite's own dependencies, none of which are in our
    // bundle.
    const text = file && read(file).split("# Licenses of bundled dependencies")[0];
    return { name, version, identifier: license, text };
  });
}

function garamond(): Notice {
  const text = read(new URL("../../src/grachten/board/data/fonts/OFL.txt", import.meta.url));
  const version = /EB Garamond ([\d.]+\d)/.exec(text)?.[1];
  if (version === undefined) throw new Error("OFL.txt does not name the version of EB Garamond");
  return { name: "EB Garamond", version, identifier: "OFL-1.1", text };
}

function entry({ name, version, identifier, text }: Notice): string {
  const whole = text ?? storedText(name);
  if (!identifier || !whole) {
    throw new Error(
      `${name} ${version} has no license text: put it into web/licenses/${fileOf(name)}`,
    );
  }
  return `${LINE}\n${name} ${version}\nLicense: ${identifier}\n${LINE}\n\n${whole.trim()}\n`;
}

/** The license text in web/licenses, for a package that ships without one. */
function storedText(name: string): string | undefined {
  const file = new URL(`../licenses/${fileOf(name)}`, import.meta.url);
  return existsSync(file) ? read(file) : undefined;
}

function fileOf(name: string): string {
  return `${name.replace("@", "").replace("/", "-")}.txt`;
}

function read(file: string | URL): string {
  return readFileSync(file, "utf8");
}
