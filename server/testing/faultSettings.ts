import type { Settings } from './processes.ts';

/** Settings of processes that a test loads; without `redis` their queues are on Postgres. */
export const loadSettings = (
  database: { url: string },
  redis: { url: string } | null,
  others: Settings = {},
): Settings => ({
  DATABASE_URL: database.url,
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'warn',
  STAFF_EMAIL: 'staff@example.com',
  ...(redis ? { REDIS_URL: redis.url } : {}),
  ...others,
});

/**
 * Settings of processes for tests in which workers die and queues lose jobs: those are taken over or requeued within
 * seconds. Checking for lost jobs more often would cost the processor more than it saves the tests.
 */
export const faultSettings: typeof loadSettings = (database, redis, others = {}) =>
  loadSettings(database, redis, {
    JOB_LOCK_SECONDS: '4',
    REQUEUE_AFTER_SECONDS: '1',
    REQUEUE_EVERY_SECONDS: '3',
    SCHEDULES_EVERY_SECONDS: '1',
    ...others,
  });
