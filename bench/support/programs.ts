import { readdir, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../../', import.meta.url));
const built = `${root}dist/bench`;

/** Bundles the references and the load generator, so that they start like the product: plain Node, no loader. */
export async function buildPrograms(): Promise<void> {
  const references = (await readdir(`${root}bench/references`)).filter((file) => file.endsWith('.ts'));
  await rm(built, { recursive: true, force: true });
  await build({
    entryPoints: [...references.map((file) => `bench/references/${file}`), 'bench/support/loadProcess.ts'],
    absWorkingDir: root,
    outdir: built,
    entryNames: '[name]',
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    logLevel: 'silent',
  });
}

/** Where a built program of the bench is. */
export const program = (name: string) => `${built}/${name}.js`;

/** Where the build of the product is. */
export const dist = `${root}dist`;
