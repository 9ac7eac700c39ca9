import { createWriteStream, mkdirSync, renameSync, statSync, type WriteStream } from 'node:fs';
import { dirname } from 'node:path';

const largestBytes = 10 * 1024 * 1024;

/** A file that lines are appended to; when it is full, it becomes `<file>.1` and a new one begins. */
export function openLogFile(file: string): { write(line: string): void; close(): Promise<void> } {
  mkdirSync(dirname(file), { recursive: true });
  let stream: WriteStream;
  let bytes = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  const open = () => {
    stream = createWriteStream(file, { flags: 'a', mode: 0o600 });
    // A full disk must not stop the site.
    stream.on('error', () => undefined);
  };
  open();
  return {
    write(line) {
      bytes += Buffer.byteLength(line) + 1;
      if (bytes > largestBytes) {
        stream.end();
        renameSync(file, `${file}.1`);
        open();
        bytes = Buffer.byteLength(line) + 1;
      }
      stream.write(`${line}\n`);
    },
    close: () => new Promise((resolve) => stream.end(resolve)),
  };
}
