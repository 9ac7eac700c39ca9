import { z } from 'zod';
import { omitEmpty, settingSchemas } from '../../platform/config.ts';
import { openStorage } from '../../platform/storage/openStorage.ts';
import type { Storage } from '../../platform/storage/storage.ts';

const schema = z.object({
  DATABASE_URL: settingSchemas.DATABASE_URL,
  STORAGE_URL: settingSchemas.STORAGE_URL,
  DATA_DIR: settingSchemas.DATA_DIR,
});

type Places = { databaseUrl: string; storage: Storage; dataDir: string };

/** Where the rows and the files of this installation are. @throws Error naming a wrong setting */
export function readPlaces(environment: NodeJS.ProcessEnv): Places {
  const given = omitEmpty(environment);
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`${String(issue?.path[0])} ${issue?.message}`);
  }
  const { DATABASE_URL, STORAGE_URL, DATA_DIR } = parsed.data;
  if (given['NODE_ENV'] === 'production' && !STORAGE_URL) throw new Error('STORAGE_URL is missing');
  return { databaseUrl: DATABASE_URL, storage: openStorage(STORAGE_URL, DATA_DIR), dataDir: DATA_DIR };
}
