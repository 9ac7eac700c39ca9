import { destination, type Logger, pino } from 'pino';
import { cleanForLog } from './logCleaning.ts';

export type { Logger };

/** Where lines go: standard output, or (in tests) what keeps them. */
type Lines = { write(line: string): void };

/**
 * Structured lines: one JSON object each, whatever they tell of. Secrets are cut out by name and by look, wherever
 * they stand, and what is too long is shortened.
 */
export function createLogger(name: string, level: string, lines: Lines = destination(1)): Logger {
  return pino(
    {
      name,
      level,
      base: { process: name, pid: process.pid },
      formatters: { log: (fields) => cleanForLog(fields) },
    },
    { write: (line: string) => lines.write(withoutControls(line)) },
  );
}

/** JSON lets through what a terminal obeys: the second row of control characters, line ends, changes of direction. */
const controls = /[\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

const withoutControls = (line: string) =>
  line.replace(controls, (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`);
