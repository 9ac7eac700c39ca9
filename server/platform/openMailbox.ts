import type { ImapFlow } from 'imapflow';

/** The mailbox of IMAP_URL. */
export type Mailbox = {
  /** Without the password, for logs and screens. */
  name: string;
  folder: string;
  /** A connection that is not open yet. */
  connect(): Promise<ImapFlow>;
};

const timeoutMs = 10_000;

/** @param url such as imaps://user:password@host:993/INBOX; reserved characters are percent-encoded */
export function openMailbox(url: string): Mailbox {
  const { protocol, hostname, port, username, password, pathname } = new URL(url);
  const secure = protocol === 'imaps:';
  const user = decodeURIComponent(username);
  const folder = decodeURIComponent(pathname.slice(1)) || 'INBOX';
  return {
    name: `${folder} of ${user} at ${hostname}`,
    folder,
    connect: async () => {
      // Loaded on first use, because few workers read a mailbox.
      const { ImapFlow } = await import('imapflow');
      const client = new ImapFlow({
        host: hostname,
        port: Number(port) || (secure ? 993 : 143),
        secure,
        auth: { user, pass: decodeURIComponent(password) },
        logger: false,
        disableAutoIdle: true,
        disableBinary: true, // the mail is stored unchanged
        connectionTimeout: timeoutMs,
        greetingTimeout: timeoutMs,
        socketTimeout: 3 * timeoutMs,
      });
      // After a lost connection the next command fails, which is enough; without a listener the error would end the
      // process.
      client.on('error', () => undefined);
      return client;
    },
  };
}

/** What an IMAP server, or the connection to it, says about a failure. */
export const describeImapError = (error: unknown): string =>
  error instanceof Error
    ? 'responseText' in error && typeof error.responseText === 'string'
      ? error.responseText
      : error.message || error.name
    : String(error);
