import type { Settings } from './processes.ts';

/** Settings of processes whose queue loses jobs: within seconds, those are queued again. */
export const faultSettings = (
  database: { url: string },
  redis: { url: string } | null,
  others: Settings = {},
): Settings => ({
  DATABASE_URL: database.url,
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'warn',
  STAFF_EMAIL: 'staff@example.com',
  REQUEUE_AFTER_SECONDS: '5',
  REQUEUE_EVERY_SECONDS: '1',
  ...(redis ? { REDIS_URL: redis.url } : {}),
  ...others,
});
