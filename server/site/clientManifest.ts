import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
  }),
);

/** The built file of each source file of the client, and the keys of those that it imports, at once or later. */
export type ClientManifest = z.infer<typeof manifestSchema>;

/**
 * Reads what a build of the client wrote.
 * @param clientDir folder of the built client
 */
export const readClientManifest = (
  clientDir: string,
  name: 'manifest' | 'admin-manifest' | 'fonts-manifest',
): ClientManifest =>
  manifestSchema.parse(JSON.parse(readFileSync(join(clientDir, `.vite/${name}.json`), 'utf8')));
