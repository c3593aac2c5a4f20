import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env.SERAI_ADDRESS ?? "http://127.0.0.1:8400";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/serai/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    chunkSizeWarningLimit: 400,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { css: true, environment: "node", include: ["src/**/*.test.ts"] },
});
