import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { reservePort } from './reservePort.ts';
import { useServer } from './useServer.ts';

/** A mail as it arrived: parsed, with the envelope and the raw source. */
export type ReceivedMail = Email & { envelope: { from: string; to: string[] }; source: Buffer };

/** A real SMTP server that stores the mails it receives. */
export type TestSmtp = {
  readonly url: string;
  readonly messages: ReceivedMail[];
  /** The number of connections to which it has not responded. */
  readonly hungConnections: number;
  /** From now on it rejects every mail temporarily (451). */
  refuse(): void;
  /** From now on it rejects every address permanently (550). */
  reject(): void;
  /** From now on it accepts connections and does not respond. */
  hang(): void;
  /** From now on it takes half a second for each mail. */
  dawdle(): void;
  /** From now on it receives mails without confirming them, until `accept`. */
  hold(): void;
  /** Works normally again; a connection that hung is not continued. */
  accept(): void;
  /** Ends connections and listening; `start` listens on the same port again. */
  stop(): Promise<void>;
  start(): Promise<void>;
};

const refusals: Partial<Record<string, { code: number; text: string }>> = {
  refusing: { code: 451, text: 'Try again later' },
  rejecting: { code: 550, text: 'No such mailbox' },
};

/** Starts an SMTP server on a free port of 127.0.0.1. */
export async function startSmtp(): Promise<TestSmtp> {
  const port = await reservePort();
  const messages: ReceivedMail[] = [];
  let mood: 'willing' | 'refusing' | 'rejecting' | 'hanging' | 'holding' | 'slow' = 'willing';
  const held: (() => void)[] = [];
  let hungConnections = 0;
  let server: SMTPServer | undefined;

  const start = () =>
    new Promise<void>((resolve, reject) => {
      const starting = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS'],
        disableReverseLookup: true,
        closeTimeout: 200,
        onConnect(_session, done) {
          if (mood === 'hanging') hungConnections += 1;
          else done();
        },
        onRcptTo(_address, _session, done) {
          const { [mood]: refusal } = refusals;
          done(refusal ? Object.assign(new Error(refusal.text), { responseCode: refusal.code }) : null);
        },
        onData(stream, session, done) {
          const chunks: Buffer[] = [];
          stream.on('data', (chunk: Buffer) => chunks.push(chunk));
          stream.on('end', async () => {
            const source = Buffer.concat(chunks);
            const { mailFrom, rcptTo } = session.envelope;
            messages.push({
              ...(await PostalMime.parse(source)),
              envelope: { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) },
              source,
            });
            if (mood === 'holding') held.push(done);
            else setTimeout(done, mood === 'slow' ? 500 : 0);
          });
        },
      });
      // A client that disconnects in the middle causes an error event, which does not concern the test.
      starting.on('error', (error: Error) => reject(error));
      starting.listen(port, '127.0.0.1', resolve);
      server = starting;
    });
  const stop = () =>
    new Promise<void>((resolve) => {
      if (!server) return resolve();
      server.close(resolve);
      server = undefined;
    });

  await start();
  return {
    url: `smtp://127.0.0.1:${port}`,
    messages,
    get hungConnections() {
      return hungConnections;
    },
    refuse: () => {
      mood = 'refusing';
    },
    reject: () => {
      mood = 'rejecting';
    },
    hang: () => {
      mood = 'hanging';
    },
    dawdle: () => {
      mood = 'slow';
    },
    hold: () => {
      mood = 'holding';
    },
    accept: () => {
      mood = 'willing';
      for (const done of held.splice(0)) done();
    },
    stop,
    start,
  };
}

/** Starts an SMTP server before the tests of this file (or block), and stops it after them. */
export const useSmtp = (): TestSmtp => useServer(startSmtp, (smtp) => smtp.stop());
