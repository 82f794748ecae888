import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { FOUND, notices } from "./scripts/notices";
import { shell } from "./scripts/shell";

const PAGES = "../src/grachten/pages"; // served by `grachten serve`, from inside the Python package

export default defineConfig({
  plugins: [svelte({ preprocess: vitePreprocess() }), notices(), shell()],
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
      // The service worker stands at the root, under one name for ever: it rules over all pages.
      output: {
        entryFileNames: ({ name }) => (name === "worker" ? "worker.js" : "assets/[name]-[hash].js"),
      },
    },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8017", ws: true } } },
});
