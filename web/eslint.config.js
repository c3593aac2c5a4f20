import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import typescript from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
    { ignores: ["**/wire.ts"] },
    js.configs.recommended,
    typescript.configs.recommended,
    svelte.configs.recommended,
    svelte.configs.prettier,
    { languageOptions: { globals: globals.browser } },
    {
        files: ["**/*.svelte", "**/*.svelte.ts"],
        languageOptions: {
            parserOptions: { parser: typescript.parser, extraFileExtensions: [".svelte"], svelteConfig },
        },
    },
    {
        rules: {
            "no-undef": "off", // svelte-check knows what exists
            "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
            "svelte/prefer-svelte-reactivity": "off", // maps and sets are made anew, never changed, once they are shown
        },
    },
);
