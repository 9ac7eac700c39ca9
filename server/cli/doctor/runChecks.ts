import { z } from 'zod';
import { ConfigError, loadConfig, settingSchemas } from '../../platform/config.ts';
import {
  checkDatabase,
  checkDisk,
  checkImap,
  checkRedis,
  checkSmtp,
  checkStorage,
  type Finding,
} from './checks.ts';

type Environment = Record<string, string>;

/** Parses each setting on its own, so that an error in one does not hide the others. */
const usable = z.object({
  DATABASE_URL: settingSchemas.DATABASE_URL.optional().catch(undefined),
  DATABASE_DIRECT_URL: settingSchemas.DATABASE_DIRECT_URL.catch(undefined),
  REDIS_URL: settingSchemas.REDIS_URL.catch(undefined),
  SMTP_URL: settingSchemas.SMTP_URL.catch(undefined),
  IMAP_URL: settingSchemas.IMAP_URL.catch(undefined),
  STORAGE_URL: settingSchemas.STORAGE_URL.catch(undefined),
  DATA_DIR: settingSchemas.DATA_DIR,
});

/** Outside production, settings that `make run` embeds or generates are not missing. */
const embeddedSettings = {
  PUBLIC_URL: 'http://localhost',
  DATABASE_URL: 'postgres://embedded',
  JWT_SECRET: 'a placeholder of at least 32 characters',
};

function checkSettings(given: Environment): Finding[] {
  try {
    loadConfig(given['NODE_ENV'] === 'production' ? given : { ...embeddedSettings, ...given });
    return [{ level: 'ok', what: 'settings are well formed' }];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const [, ...problems] = error.message.split('\n');
    const remedy = 'correct it; README.md describes every setting';
    return problems.map((problem) => ({ level: 'FAIL', what: `setting ${problem.trim()}`, remedy }));
  }
}

/** Replies of visitors would be lost: they go to an address that nothing reads. */
function checkReplies({ INBOUND_ADDRESS, IMAP_URL, INBOUND_SECRET }: Environment): Finding[] {
  if (!INBOUND_ADDRESS || IMAP_URL || INBOUND_SECRET) return [];
  const what = `replies of visitors to ${INBOUND_ADDRESS} are not read`;
  return [{ level: 'warn', what, remedy: 'set IMAP_URL or INBOUND_SECRET, or remove INBOUND_ADDRESS' }];
}

/** Every check that the settings require. */
export async function runChecks(given: Environment): Promise<Finding[]> {
  const { DATABASE_URL, DATABASE_DIRECT_URL, REDIS_URL, SMTP_URL, IMAP_URL, STORAGE_URL, DATA_DIR } =
    usable.parse(given);
  const embedded = (what: string): Finding => ({
    level: 'ok',
    what: `${what} is embedded: make run starts it`,
  });
  const isProduction = given['NODE_ENV'] === 'production';
  const found = await Promise.all([
    checkSettings(given),
    DATABASE_URL
      ? checkDatabase(DATABASE_URL, DATABASE_DIRECT_URL)
      : isProduction
        ? []
        : embedded('database'),
    REDIS_URL ? checkRedis(REDIS_URL) : ({ level: 'ok', what: 'queues run on Postgres' } satisfies Finding),
    SMTP_URL ? checkSmtp(SMTP_URL) : isProduction ? [] : embedded('mail inbox'),
    IMAP_URL ? checkImap(IMAP_URL) : [],
    checkReplies(given),
    STORAGE_URL || !isProduction ? checkStorage(STORAGE_URL, DATA_DIR) : [],
    checkDisk(DATA_DIR),
  ]);
  return found.flat();
}
