import { readdirSync } from 'node:fs';

const roots = ['bench', 'client', 'server', 'workers', 'demo', 'dev', 'migrations', 'e2e', 'scripts'];

/** Every TypeScript file of the project, from its root, with forward slashes. */
export function sourceFiles(): string[] {
  const below = roots.flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' }).map(
      (name) => `${root}/${name.replaceAll('\\', '/')}`,
    ),
  );
  return [...below, ...readdirSync('.')].filter((file) => /\.tsx?$/.test(file)).sort();
}

/** Whether a file tests, or supports tests, measurements or the build: it may import what it needs. */
export const isForDevelopers = (file: string): boolean =>
  /\.(test|e2e)\.tsx?$|\/testing\/|^(bench|e2e|scripts)\//.test(file);
