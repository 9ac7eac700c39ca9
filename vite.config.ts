import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('client'),
  plugins: [react()],
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
