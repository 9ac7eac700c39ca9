import { environmentSchema, getDirectDatabaseUrl, parseSettings } from '../../platform/config.ts';
import { openStorage } from '../../platform/storage/openStorage.ts';
import type { Storage } from '../../platform/storage/storage.ts';

const placesSchema = environmentSchema.pick({
  DATABASE_URL: true,
  DATABASE_DIRECT_URL: true,
  STORAGE_URL: true,
  DATA_DIR: true,
});

type Places = { databaseUrl: string; storage: Storage; dataDir: string };

/** Where this installation stores its rows and files. @throws ConfigError */
export function readPlaces(environment: NodeJS.ProcessEnv): Places {
  const settings = parseSettings(placesSchema, environment, ['STORAGE_URL']);
  const { STORAGE_URL, DATA_DIR } = settings;
  return {
    databaseUrl: getDirectDatabaseUrl(settings),
    storage: openStorage(STORAGE_URL, DATA_DIR),
    dataDir: DATA_DIR,
  };
}
