import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, runnerImport } from 'vite';
import { brand, darkScheme, lightScheme } from './server/platform/palette.contract.ts';

type ThemeVariables = typeof import('./client/src/ui/theme/themeVariables.ts');

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The background of the back office before its theme is loaded: no white flash. */
const ground = `<style>
      html { background: ${darkScheme.ground}; color-scheme: dark; }
      html[data-theme="light"] { background: ${lightScheme.ground}; color-scheme: light; }
      body { margin: 0; }
    </style>`;

/** Writes the colours of a page before its theme is loaded. */
const writePageColours: Plugin = {
  name: 'page-colours',
  transformIndexHtml: (html) => html.replace('%ink%', brand.ink).replace('<!--ground-->', ground),
};

/**
 * Lets the bundler leave out the components of React Router that a page does not use: without this it assumes that
 * calls at module level, and names for the developer tools, have side effects.
 */
const shakeRouter: Plugin = {
  name: 'shake-react-router',
  transform: {
    filter: { id: /node_modules\/react-router\// },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = .*;$/gm, '')
        .replace(/^(var \w+ = )(?=React\d*\.(?:forwardRef|memo|createContext)\()/gm, '$1/* @__PURE__ */ '),
      map: null,
    }),
  },
};

/** The ripple of a button, which MUI otherwise prepares on the first press, although the theme disables it. */
const noRipple = `
  const nothing = () => {};
  const ripple = { ref: { current: null }, shouldMount: false, start: nothing, stop: nothing, pulsate: nothing };
  export default () => ripple;`;

/** Leaves out MUI's ripples, which the theme disables, and the code for Emotion's `withTheme`, which is not used. */
const leaveOutUnused: Plugin = {
  name: 'leave-out-unused',
  load: {
    filter: { id: /\/(?:TouchRipple|useLazyRipple)\.mjs$|\/hoist-non-react-statics\/dist\// },
    handler: (file) => (file.endsWith('useLazyRipple.mjs') ? noRipple : 'export default () => null;'),
  },
};

/**
 * When they are loaded, React and RTK Query create the errors with which they compare others. For the stack trace of an
 * error V8 parses the module again, which takes a slow phone 0.1 s, and these traces are never read.
 */
const leaveOutStackTraces: Plugin = {
  name: 'leave-out-stack-traces',
  transform: {
    filter: { id: /\/(?:react-dom-client\.production\.js|rtk-query\.modern\.mjs)$/ },
    handler(code, file) {
      const without = code.replace(
        /((?:\w+Exception|neverResolvedError) = )(?:\/\* @__PURE__ \*\/ new )?Error\((.+)\)(?=[,;]$)/gm,
        '$1/* @__PURE__ */ Object.create(Error.prototype, { message: { value: $2 } })',
      );
      if (without === code) this.warn(`${file} no longer creates errors in the way that is looked for`);
      return { code: without, map: null };
    },
  },
};

const resolve = {
  alias: [
    { find: '@platform', replacement: here('server/platform') },
    { find: '@modules', replacement: here('server/modules') },
  ],
};

/** Writes the variables of the theme, which MUI would compute and insert in each browser. */
const writeThemeVariables: Plugin = {
  name: 'theme-variables',
  enforce: 'pre',
  transform: {
    filter: { id: /\/ui\/theme\/variables\.css$/ },
    handler: async () => {
      const file = here('client/src/ui/theme/themeVariables.ts');
      const { module } = await runnerImport<ThemeVariables>(file, { configFile: false, resolve });
      return { code: module.themeVariables(), map: null };
    },
  },
};

export default defineConfig({
  root: here('client'),
  plugins: [react(), writePageColours, writeThemeVariables, shakeRouter, leaveOutUnused, leaveOutStackTraces],
  resolve,
  // No module of the project, nor of a package in use, has side effects when a property is read.
  build: {
    rolldownOptions: { treeshake: { propertyReadSideEffects: false } },
    // Browsers without module preloading load the same files a little later.
    modulePreload: { polyfill: false },
  },
  server: { fs: { allow: [here('.')] } },
});
