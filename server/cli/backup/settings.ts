import { environmentSchema, parseSettings } from '../../platform/config.ts';
import { openStorage } from '../../platform/storage/openStorage.ts';
import type { Storage } from '../../platform/storage/storage.ts';

const placesSchema = environmentSchema.pick({ DATABASE_URL: true, STORAGE_URL: true, DATA_DIR: true });

type Places = { databaseUrl: string; storage: Storage; dataDir: string };

/** Where the rows and the files of this installation are. @throws ConfigError */
export function readPlaces(environment: NodeJS.ProcessEnv): Places {
  const { DATABASE_URL, STORAGE_URL, DATA_DIR } = parseSettings(placesSchema, environment, ['STORAGE_URL']);
  return { databaseUrl: DATABASE_URL, storage: openStorage(STORAGE_URL, DATA_DIR), dataDir: DATA_DIR };
}
