import type { Storage } from '../platform/storage/storage.ts';

/** The keys of all files in a storage. */
export async function listStoredFiles(storage: Storage): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of storage.list()) keys.push(key);
  return keys;
}
