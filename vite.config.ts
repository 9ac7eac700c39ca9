import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { brand, darkScheme, lightScheme } from './server/platform/palette.contract.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The background of the back office before its theme is loaded: no white flash. */
const ground = `<style>
      html { background: ${darkScheme.ground}; color-scheme: dark; }
      html[data-theme="light"] { background: ${lightScheme.ground}; color-scheme: light; }
      body { margin: 0; }
    </style>`;

/** Writes the colours that a page has before its theme is loaded. */
const writePageColours: Plugin = {
  name: 'page-colours',
  transformIndexHtml: (html) => html.replace('%ink%', brand.ink).replace('<!--ground-->', ground),
};

export default defineConfig({
  root: here('client'),
  plugins: [react(), writePageColours],
  resolve: {
    alias: [
      { find: '@platform/contract', replacement: here('server/platform/contract.ts') },
      { find: '@platform', replacement: here('server/platform') },
      { find: '@modules', replacement: here('server/modules') },
      { find: '@app', replacement: here('client/src') },
    ],
  },
  server: { fs: { allow: [here('.')] } },
});
