import { type ClientManifest, readClientManifest } from './clientManifest.ts';

function collect(manifest: ClientManifest, key: string, addresses: Set<string>) {
  const chunk = manifest[key];
  if (!chunk || addresses.has(`/${chunk.file}`)) return;
  addresses.add(`/${chunk.file}`);
  for (const imported of chunk.imports) collect(manifest, imported, addresses);
}

/**
 * Returns a function that lists the addresses of the built files of modules, together with those that they import.
 * @param clientDir folder of the built client
 */
export function openBuiltModules(
  clientDir: string,
  manifestName: 'manifest' | 'admin-manifest',
): (modules: string[]) => string[] {
  // Read with the first page, so that the process starts faster.
  let manifest: ClientManifest | undefined;
  return (modules) => {
    manifest ??= readClientManifest(clientDir, manifestName);
    const addresses = new Set<string>();
    for (const module of modules) collect(manifest, module, addresses);
    return [...addresses];
  };
}
