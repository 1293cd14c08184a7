// What browsers load is what is in git: the rules below find mistakes, they do not change or bundle anything.
import js from "@eslint/js";
import globals from "globals";

const SCRIPTS = "src/postchaise/web/static", SITE = "src/postchaise/site/web";

export default [
  js.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "array-callback-return": "error",
      camelcase: ["error", { properties: "never" }],
      "consistent-return": "off",
      "default-case-last": "error",
      "eqeqeq": "error",
      "max-len": ["error", { code: 120, ignoreUrls: true }],
      "no-else-return": "error",
      "no-eval": "error",
      "no-implicit-coercion": "error",
      "no-implicit-globals": "error",
      "no-param-reassign": "error",
      "no-promise-executor-return": "error",
      "no-self-compare": "error",
      "no-shadow": ["error", { builtinGlobals: false }],
      "no-template-curly-in-string": "error",
      "no-unmodified-loop-condition": "error",
      "no-unreachable-loop": "error",
      "no-unused-expressions": "error",
      "no-unused-vars": ["error", { args: "after-used" }],
      "no-use-before-define": ["error", { functions: false, classes: false, variables: false }],
      "no-useless-return": "error",
      "no-var": "error",
      "object-shorthand": "error",
      "prefer-const": "error",
      "prefer-template": "error",
    },
  },
  { files: [`${SCRIPTS}/**/*.js`], languageOptions: { globals: globals.browser } },
  {
    files: [`${SCRIPTS}/service-worker.js`],
    rules: { "no-implicit-globals": "off" }, // it is alone in its global scope
    languageOptions: {
      sourceType: "script",
      globals: { ...globals.serviceworker, ROOT: "readonly", EDITION: "readonly", CACHED: "readonly" },
    },
  },
  { files: [`${SITE}/shell.js`], languageOptions: { globals: globals.browser } },
  { files: [`${SITE}/*-worker.js`], languageOptions: { globals: globals.worker } },
  { files: [`${SITE}/compile.mjs`], languageOptions: { globals: globals.node } },
  {
    files: [`${SITE}/service-worker.js`],
    rules: { "no-implicit-globals": "off" },
    languageOptions: {
      sourceType: "script",
      globals: { ...globals.serviceworker, BUILD: "readonly", CACHED: "readonly", PLACEHOLDER: "readonly" },
    },
  },
];
