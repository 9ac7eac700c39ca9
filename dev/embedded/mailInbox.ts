import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { freePort, isPortFree } from '../../server/platform/process/freePort.ts';
import { StartError } from '../../server/platform/process/startError.ts';
import type { ReplyTarget } from './mailReply.ts';
import { type InboxResponse, respondToGet, respondToReply } from './mailResponses.ts';
import { type MailStore, openMailStore } from './mailStore.ts';

export type MailInbox = {
  /** Where the site sends its mail. */
  smtpUrl: string;
  /** Where people read it. */
  url: string;
  stop(): Promise<void>;
};

const usualPort = 3025;
const portsTried = 50;
const largestMailBytes = 40 * 1024 * 1024;

/**
 * Starts an SMTP server that stores every mail, and the page that shows them.
 * @param dataDir its folder `inbox` holds the newest 500 mails
 * @param webPort the page's port; if it is in use, the next free one is used
 * @param replies where the replies of visitors go; without it mails cannot be replied to
 */
export async function startMailInbox({
  dataDir,
  webPort = usualPort,
  replies,
}: {
  dataDir: string;
  webPort?: number;
  replies?: ReplyTarget;
}): Promise<MailInbox> {
  const store = openMailStore(join(dataDir, 'inbox'));
  const smtpPort = await freePort();
  const smtp = smtpServer(store);
  const web = webServer(store, replies);
  const port = await firstFree(webPort);
  await new Promise<void>((resolve, reject) => {
    smtp.once('error', reject);
    smtp.listen(smtpPort, '127.0.0.1', resolve);
  });
  smtp.on('error', () => undefined); // a client that went away
  web.listen(port, '127.0.0.1');
  await once(web, 'listening');
  return {
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    url: `http://localhost:${port}`,
    async stop() {
      web.closeAllConnections();
      await Promise.all([
        new Promise((resolve) => web.close(resolve)),
        new Promise<void>((resolve) => smtp.close(resolve)),
      ]);
    },
  };
}

async function firstFree(from: number): Promise<number> {
  for (let port = from; port < from + portsTried; port++) {
    if (await isPortFree(port, '127.0.0.1')) return port;
  }
  throw new StartError(`No free port for the mail inbox between ${from} and ${from + portsTried - 1}.`);
}

function smtpServer(store: MailStore): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1000,
    size: largestMailBytes,
    onAuth: (_credentials, _session, done) => done(null, { user: 'anybody' }),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (stream.sizeExceeded) {
          done(Object.assign(new Error('The mail is too large'), { responseCode: 552 }));
          return;
        }
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const to = envelope.rcptTo.map(({ address }) => address);
        store.add(Buffer.concat(chunks), { from, to }).then(
          () => done(),
          (error: Error) => done(error),
        );
      });
    },
  });
}

const showError = (error: Error): InboxResponse => ({ status: 500, type: 'text/plain', body: error.message });

function webServer(store: MailStore, replies: ReplyTarget | undefined) {
  return createServer(async (request, response) => {
    let result: InboxResponse = { status: 405, type: 'text/plain', body: 'Only GET, and POST of an answer' };
    // Another name for this address would belong to a foreign page that reads the mails (DNS rebinding).
    const isLocal = /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(request.headers.host ?? '');
    if (!isLocal) result = { status: 421, type: 'text/plain', body: 'Use the address localhost' };
    else if (request.method === 'GET' || request.method === 'HEAD') {
      result = await respondToGet(request, store, replies).catch(showError);
    } else if (request.method === 'POST' && replies) {
      result = await respondToReply(request, store, replies).catch(showError);
    }
    response.writeHead(result.status, {
      'Content-Type': result.type.startsWith('text/') ? `${result.type}; charset=utf-8` : result.type,
      'Content-Length': Buffer.byteLength(result.body),
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      ...result.headers,
    });
    response.end(request.method === 'HEAD' ? undefined : result.body);
  });
}
