import { destination, type Logger, pino } from 'pino';
import { memoize } from '../process/memoize.ts';
import { cleanForLog } from './logCleaning.ts';

export type { Logger };

/** Where lines go. `flush` is there when they wait for others. */
type Lines = { write(line: string): void; flush?(): void };

/**
 * The longest time that lines are buffered: one write per line would cost more than most of the work that is logged.
 */
const gatherMs = 100;
const gatherLength = 8 * 1024;

const warning = 40;

let output: Lines | undefined;

const standardOutput = (): Lines => (output ??= openOutput());

/** A process has one. It gathers the lines itself: pino's destination counts the bytes of each, which takes longer. */
function openOutput(): Required<Lines> {
  const opened = destination({ fd: 1, sync: true });
  let gathered = '';
  const flush = () => {
    if (gathered === '') return;
    opened.write(gathered);
    gathered = '';
  };
  setInterval(flush, gatherMs).unref();
  process.once('exit', flush);
  return {
    flush,
    write(line) {
      gathered += line;
      if (gathered.length >= gatherLength) flush();
    },
  };
}

/**
 * Writes structured lines to standard output, one JSON object each, buffered for up to 100 ms; a warning or worse
 * flushes the buffer. Secrets are removed by name and by pattern, and long values are shortened.
 */
export function createLogger(name: string, level: string, lines: Lines = standardOutput()): Logger {
  return pino(
    {
      name,
      level,
      base: { process: name, pid: process.pid },
      formatters: { log: (fields) => cleanForLog(fields) },
      hooks: {
        logMethod(given, log, level) {
          log.apply(this, given);
          if (level >= warning) lines.flush?.();
        },
      },
    },
    { write: (line: string) => lines.write(withoutControls(line)) },
  );
}

/** The fields of a request's log line. */
export type RequestLine = { requestId: string; method: string; path: string; status: number; ms: number };

/**
 * Writes the lines of requests as a logger of that name does, byte for byte. They have one shape and hold no secret,
 * and to look for both would take as long as an answer from memory.
 */
export function createRequestLog(
  name: string,
  level: string,
  lines: Lines = standardOutput(),
): (line: RequestLine) => void {
  const { info = 0 } = pino.levels.values;
  if ((pino.levels.values[level] ?? Number.POSITIVE_INFINITY) > info) return () => undefined;
  const who = `"process":${JSON.stringify(name)},"pid":${process.pid},"name":${JSON.stringify(name)}`;
  const quoted = memoize((path) => withoutControls(JSON.stringify(path)), 1000);
  return ({ requestId, method, path, status, ms }) => {
    const told = `"method":"${method}","path":${quoted(path)},"status":${status},"ms":${ms}`;
    lines.write(
      `{"level":${info},"time":${Date.now()},${who},"requestId":"${requestId}",${told},"msg":"request"}\n`,
    );
  };
}

/** JSON lets through what a terminal obeys: the second row of control characters, line ends, changes of direction. */
const controls = /[\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

const withoutControls = (line: string) =>
  line.replace(controls, (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`);
