import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { getDatabaseProblem, getRedisProblem, isPortInUse } from '../../server/cli/connectionProblems.ts';
import { type Config, loadConfig, omitEmpty } from '../../server/platform/config.ts';
import { errorCode } from '../../server/platform/errorCode.ts';
import { freePort, isPortFree } from '../../server/platform/process/freePort.ts';
import { StartError } from '../../server/platform/process/startError.ts';
import { readStoredSecret } from './storedSecret.ts';

/** The operator's settings, and the values that `make run` chose for the others. */
export type RunSettings = {
  config: Config;
  /** The settings as environment of child processes, without the embedded engines. */
  environment: Record<string, string>;
  embedded: { database: boolean; mail: boolean };
};

/** A valid placeholder for a value that an embedded engine provides later. */
const later = { DATABASE_URL: 'postgres://embedded', JWT_SECRET: 'a placeholder of at least 32 characters' };

/**
 * Reads the environment and the file .env, which does not override it. Outside production, missing settings get values
 * that suit one machine.
 * @throws ConfigError naming every wrong setting
 */
export async function readRunSettings(): Promise<RunSettings> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const given = omitEmpty(process.env);
  if (given['NODE_ENV'] === 'production') {
    const config = loadConfig(given);
    return { config, environment: given, embedded: { database: false, mail: false } };
  }
  const port = given['PORT'] === '0' ? String(await freePort()) : (given['PORT'] ?? '3000');
  const environment: Record<string, string> = {
    PUBLIC_URL: `http://localhost:${URL.canParse(`http://localhost:${port}`) ? port : 3000}`,
    DEMO_CONTENT: 'on',
    ...given,
    PORT: port,
    DATA_DIR: resolve(given['DATA_DIR'] ?? 'data'),
  };
  const config = loadConfig({ ...later, ...environment });
  return {
    config,
    environment,
    embedded: { database: !given['DATABASE_URL'], mail: !given['SMTP_URL'] },
  };
}

/** The secret that signs sessions: the operator's, or one generated at the first start. */
export async function sessionSecret({ config, environment }: RunSettings): Promise<string> {
  return environment['JWT_SECRET'] ?? readStoredSecret(join(config.DATA_DIR, 'jwt-secret'));
}

/** @throws StartError naming the setting when the port of the site cannot be listened on */
export async function assertPortFree({ PORT, HOST }: Config): Promise<void> {
  try {
    if ((await isPortFree(PORT, HOST)) && !(await isPortInUse(PORT))) return;
  } catch (error) {
    const setting = errorCode(error) === 'EACCES' ? `PORT ${PORT}` : `HOST ${HOST}`;
    throw new StartError(`${setting} cannot be listened on (${errorCode(error)}).`);
  }
  throw new StartError(
    `PORT ${PORT} is taken by another process; choose another one, as in: make run PORT=3001`,
  );
}

/** @throws StartError when the server of DATABASE_URL does not answer */
export async function assertDatabaseReachable({ config, embedded }: RunSettings): Promise<void> {
  const problem = embedded.database ? undefined : await getDatabaseProblem(config.DATABASE_URL);
  if (problem) throw new StartError(`DATABASE_URL cannot be reached: ${problem}`);
}

/** @throws StartError naming the setting whose server does not answer */
export async function assertServersReachable(settings: RunSettings): Promise<void> {
  await assertDatabaseReachable(settings);
  const { REDIS_URL } = settings.config;
  const problem = REDIS_URL ? await getRedisProblem(REDIS_URL) : undefined;
  if (problem) throw new StartError(`REDIS_URL cannot be reached: ${problem}`);
}
