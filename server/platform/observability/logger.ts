import { type DestinationStream, destination, type Logger, pino } from 'pino';
import { cleanForLog } from './cleanForLog.ts';

export type { Logger };

/** Lines are buffered, because one write per line would cost more than most of the work that is logged. */
const bufferBytes = 8 * 1024;
const flushMs = 100;

const warning = 40;

let standardOutput: DestinationStream | undefined;

/** Opens standard output once in a process. */
function openStandardOutput(): DestinationStream {
  if (standardOutput) return standardOutput;
  const output = destination({ fd: 1, minLength: bufferBytes, sync: true });
  setInterval(() => output.flush(), flushMs).unref();
  process.once('exit', () => {
    // Detects a broken pipe, after which pino writes no more; `flushSync` alone would retry forever.
    output.flush();
    output.flushSync();
  });
  standardOutput = output;
  return output;
}

/**
 * Writes structured lines to standard output, one JSON object each, buffered for up to 100 ms; a warning or worse
 * flushes the buffer. Secrets are removed by name and by pattern, and long values are shortened.
 */
export function createLogger(name: string, level: string, stream?: DestinationStream): Logger {
  return pino(
    {
      name,
      level,
      base: { process: name, pid: process.pid },
      formatters: { log: cleanForLog },
      // A cleaned error is no Error any more: pino would call its type "Object".
      serializers: { err: (cleaned) => cleaned },
      hooks: {
        logMethod(parameters, log, level) {
          log.apply(this, parameters);
          if (level >= warning) this.flush();
        },
        streamWrite: escapeControls,
      },
    },
    stream ?? openStandardOutput(),
  );
}

/** JSON allows characters that a terminal interprets: C1 controls, line separators, direction marks. */
const controls = /[\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

const escapeControls = (line: string) =>
  line.replace(controls, (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`);
