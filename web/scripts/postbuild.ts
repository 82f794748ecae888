// The build steps after Vite: stamp a version into the service worker, and compress every file.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const COMPRESSED = /\.(js|css|svg|html|txt|webmanifest)$/;
const SMALL = 512; // bytes; compressing a smaller file saves nothing

export function postbuild(): Plugin {
  let folder = "";
  return {
    name: "grachten-postbuild",
    apply: "build",
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    generateBundle(_, bundle) {
      const worker = bundle["worker.js"];
      if (worker?.type !== "chunk") throw new Error("there is no service worker");
      const names = Object.keys(bundle).sort().join();
      const version = createHash("sha256")
        .update(names + worker.code)
        .digest("hex")
        .slice(0, 12);
      worker.code = worker.code.replace("BUILD", version);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (COMPRESSED.test(name)) compress(join(folder, name));
      }
    },
  };
}

function compress(path: string): void {
  const whole = readFileSync(path);
  if (whole.length < SMALL) return;
  writeFileSync(`${path}.gz`, gzipSync(whole, { level: 9 }));
  // The default quality of Brotli is the best one.
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: whole.length };
  writeFileSync(`${path}.br`, brotliCompressSync(whole, { params: size }));
}
