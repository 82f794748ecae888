import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { FOUND, notices } from "./scripts/notices";
import { postbuild } from "./scripts/postbuild";

const PAGES = "../src/grachten/pages"; // inside the Python package; `grachten serve` serves them

export default defineConfig({
  plugins: [svelte({ preprocess: vitePreprocess() }), notices(), postbuild()],
  build: {
    outDir: PAGES,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy allows no data: scripts or styles
    modulePreload: { polyfill: false },
    license: { fileName: FOUND },
    reportCompressedSize: true,
    rollupOptions: {
      input: { index: "index.html", worker: "src/worker.ts" },
      // The service worker keeps one name at the root, so that it controls all pages.
      output: {
        entryFileNames: ({ name }) => (name === "worker" ? "worker.js" : "assets/[name]-[hash].js"),
      },
    },
  },
  // Scripts and styles find their files from where they are themselves, so that they work below any
  // path. The server adds its base path to the addresses in index.html.
  experimental: {
    renderBuiltUrl: (_, { hostType }) => (hostType === "html" ? undefined : { relative: true }),
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8017", ws: true } } },
});
