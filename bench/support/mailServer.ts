import { SMTPServer } from 'smtp-server';
import { freePort } from '../../server/platform/process/freePort.ts';

/** The time at which each Message-ID first arrived. */
export type Received = Map<string, number>;

/** A mail server that accepts each mail after a delay. */
export async function startMailServer(
  responseAfterMs = 0,
): Promise<{ url: string; received: Received; stop(): Promise<void> }> {
  const port = await freePort();
  const received: Received = new Map();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData(stream, _session, done) {
      let head = '';
      stream.on('data', (part: Buffer) => {
        head += part.toString('latin1');
      });
      stream.on('end', () => {
        const id = /^Message-ID: (.+)$/im.exec(head)?.[1] ?? head;
        const take = () => {
          if (!received.has(id)) received.set(id, performance.now());
          done();
        };
        if (responseAfterMs > 0) setTimeout(take, responseAfterMs);
        else take();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
