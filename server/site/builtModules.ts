import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).default([]) }),
);

/**
 * Returns a function that lists the addresses of the built files of modules, together with those that they import.
 * @param clientDir folder of the built client
 * @param manifestName manifest of the build, in its folder `.vite`
 */
export function openBuiltModules(
  clientDir: string,
  manifestName: 'manifest' | 'admin-manifest',
): (modules: string[]) => string[] {
  const manifest = manifestSchema.parse(
    JSON.parse(readFileSync(join(clientDir, `.vite/${manifestName}.json`), 'utf8')),
  );

  function collect(key: string, addresses: Set<string>) {
    const chunk = manifest[key];
    if (!chunk || addresses.has(`/${chunk.file}`)) return;
    addresses.add(`/${chunk.file}`);
    for (const imported of chunk.imports) collect(imported, addresses);
  }

  return (modules) => {
    const addresses = new Set<string>();
    for (const module of modules) collect(module, addresses);
    return [...addresses];
  };
}
