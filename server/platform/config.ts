import { z } from 'zod';

/** A wrong or missing setting. The message names all of them, one per line. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const urlWithScheme = (...prefixes: string[]) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && prefixes.some((prefix) => value.toLowerCase().startsWith(prefix)),
      {
        message: `must be an address that starts with ${prefixes.join(' or ')}`,
      },
    );

/** Programs decode the parts of an address: a password with a bare % would end them with an error that names no setting. */
const isDecodable = (url: string) => {
  try {
    return decodeURIComponent(url) !== '';
  } catch {
    return false;
  }
};
const encodedPercent = 'must be written with %25 in place of each %';

const wholeNumber = (min: number, max: number) =>
  z.coerce
    .number({ error: 'must be a whole number' })
    .int('must be a whole number')
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`);

const emailAddress = z.string().regex(/^[^\s@]+@[^\s@]+$/, 'must be an address such as name@example.com');

/** An address with or without a name; a name with a comma is in quotes. */
const mailbox = /^(?:"[^"<>]*"|[^"<>,]*)\s*<[^\s@<>,]+@[^\s@<>,]+>$|^[^\s@<>,]+@[^\s@<>,]+$/;

const choice = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` });

const isS3Url = (url: string) =>
  URL.canParse(url) && /^\/+[^/]/.test(new URL(url).pathname) && new URL(url).host !== '';

const onOff = z.enum(['on', 'off'], { error: 'must be on or off' }).transform((value) => value === 'on');

/** The queues of the workers, one for each consumer. */
const workerQueues = [
  'mail',
  'activity',
  'statistics',
  'responses',
  'assignment',
  'inbound',
  'images',
  'seats',
  'brochures',
  'operations',
] as const;
export type WorkerQueue = (typeof workerQueues)[number];

const queueName = z.enum(workerQueues, {
  error: ({ input }) => `names “${input}”; the queues are ${workerQueues.join(', ')}`,
});

/** Every setting, by the name of its environment variable. README.md describes them in the same order. */
export const settingSchemas = {
  NODE_ENV: choice(['development', 'test', 'production']).default('development'),
  PORT: wholeNumber(0, 65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: urlWithScheme('http://', 'https://')
    .refine((url) => !URL.canParse(url) || new URL(url).href === `${new URL(url).origin}/`, {
      message: 'must end after the host or its port, as in https://www.example.com',
    })
    .transform((url) => new URL(url).origin),
  DATABASE_URL: urlWithScheme('postgres://', 'postgresql://'),
  DATABASE_DIRECT_URL: urlWithScheme('postgres://', 'postgresql://').optional(),
  DATABASE_POOL: wholeNumber(2, 200).default(10),
  REDIS_URL: urlWithScheme('redis://', 'rediss://').refine(isDecodable, encodedPercent).optional(),
  SMTP_URL: urlWithScheme('smtp://', 'smtps://').optional(),
  MAIL_FROM: z
    .string()
    .regex(mailbox, 'must be like Name <name@example.com>')
    .default('Safarnama Travels <hello@example.com>'),
  STAFF_EMAIL: z
    .string()
    .refine((list) => list.split(',').every((one) => mailbox.test(one.trim())), {
      message: 'must be an address such as name@example.com, or several with commas between them',
    })
    .default('staff@example.com'),
  INBOUND_ADDRESS: z
    .string()
    .regex(
      /^[^\s@+]{1,24}@[^\s@]+$/,
      'must be an address without a plus sign, of at most 24 characters before the @',
    )
    .optional(),
  IMAP_URL: urlWithScheme('imap://', 'imaps://')
    .refine((url) => URL.canParse(url) && new URL(url).username !== '' && new URL(url).password !== '', {
      message: 'must name a user and a password',
    })
    .refine(isDecodable, encodedPercent)
    .optional(),
  INBOUND_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  JWT_SECRET: z.string().min(32, 'must have at least 32 characters'),
  SESSION_HOURS: wholeNumber(1, 8760).default(168),
  ADMIN_EMAIL: emailAddress.optional(),
  ADMIN_PASSWORD: z.string().min(8, 'must have at least 8 characters').max(128).optional(),
  DATA_DIR: z.string().default('./data'),
  STORAGE_URL: z
    .string()
    .regex(/^(file|s3):/, 'must start with file: or s3:')
    .refine((url) => !/^file:(\/\/[^/]|$)/.test(url), 'must be like file:/data/uploads')
    .refine((url) => !url.startsWith('s3:') || isS3Url(url), 'must be like s3://key:secret@host/bucket')
    .refine((url) => !url.startsWith('s3:') || isDecodable(url), encodedPercent)
    .optional(),
  DEMO_CONTENT: onOff.optional(),
  RATE_LIMITS: onOff.default(true),
  FORM_MIN_SECONDS: wholeNumber(0, 60).default(2),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  DRAIN_SECONDS: wholeNumber(0, 60).optional(),
  RESPONSE_CACHE_MB: wholeNumber(0, 4096).default(64),
  METRICS_PORT: wholeNumber(0, 65535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  WORKER_QUEUES: z
    .string()
    .transform((list) => list.split(',').map((name) => name.trim()))
    .pipe(z.array(queueName))
    .optional(),
  WORKER_CONCURRENCY: wholeNumber(1, 200).default(8),
  JOB_LOCK_SECONDS: wholeNumber(1, 600).default(10),
  REQUEUE_AFTER_SECONDS: wholeNumber(1, 3600).default(60),
  REQUEUE_EVERY_SECONDS: wholeNumber(1, 3600).default(30),
  SCHEDULES_EVERY_SECONDS: wholeNumber(1, 30).default(5),
  LOG_LEVEL: choice(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
} as const;

export const environmentSchema = z.object(settingSchemas);
export type Config = z.infer<typeof environmentSchema>;

/** The address of Postgres itself: a pooler in transaction mode gives no connection that lasts. */
export const getDirectDatabaseUrl = ({
  DATABASE_URL,
  DATABASE_DIRECT_URL = DATABASE_URL,
}: Pick<Config, 'DATABASE_URL' | 'DATABASE_DIRECT_URL'>): string => DATABASE_DIRECT_URL;

/** These have no default in production, because a silent default would lose mail or data, or weaken security. */
const requiredInProduction = ['SMTP_URL', 'MAIL_FROM', 'STAFF_EMAIL', 'STORAGE_URL'] as const;

/** The settings that have a value. */
export const omitEmpty = (environment: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(Object.entries(environment).flatMap(([name, value]) => (value ? [[name, value]] : [])));

/** Parses the environment once, at the start of a process. @throws ConfigError */
export const loadConfig = (environment: NodeJS.ProcessEnv): Config =>
  parseSettings(environmentSchema, environment, requiredInProduction);

/**
 * Parses some of the settings. Empty values count as absent.
 * @throws ConfigError with one line per wrong or missing setting
 */
export function parseSettings<Schema extends z.ZodObject>(
  schema: Schema,
  environment: NodeJS.ProcessEnv,
  requiredInProduction: readonly string[] = [],
): z.output<Schema> {
  const given = omitEmpty(environment);
  const parsed = schema.safeParse(given);
  const problems = (parsed.error?.issues ?? []).map(({ path, message }) => {
    const name = String(path[0]);
    return given[name] === undefined ? `${name} is missing` : `${name} ${message}`;
  });
  if (given['NODE_ENV'] === 'production') {
    for (const name of requiredInProduction) if (!given[name]) problems.push(`${name} is missing`);
  }
  if (!parsed.success || problems.length > 0) {
    throw new ConfigError(`Wrong settings:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  }
  return parsed.data;
}
