import { createTransport } from 'nodemailer';

/** A mail that is ready to be sent. */
export type Mail = {
  from: string;
  to: string | { name: string; address: string };
  replyTo?: string | { name: string; address: string };
  /** The addresses for the mail servers, where they differ: reports of failures go to `from`. */
  envelope?: { from: string; to: string };
  subject: string;
  html: string;
  text: string;
  messageId: string;
  /** Message-IDs of the mail that it replies to, and of the whole thread. */
  inReplyTo?: string;
  references?: string[];
  headers?: Record<string, string>;
  attachments?: { filename: string; contentType: string; content: Buffer }[];
};

export type Mailer = {
  /** Returns the server's response when it has accepted the mail. @throws the error of the server or the connection */
  send(mail: Mail): Promise<string>;
  close(): void;
};

/** A pool of connections to the mail server, with a timeout for every wait. */
export function openMailer(smtpUrl: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 5,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    // A server may take long to accept a large mail, and deliver it after a timeout: RFC 5321, section 4.5.3.2.6.
    socketTimeout: 10 * 60_000,
    idleTimeout: 30_000, // a connection may be dead without a sign
    dnsTimeout: 10_000,
  });
  return {
    async send(mail) {
      const { response } = await transport.sendMail({
        ...mail,
        headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers },
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      return response;
    },
    close: () => transport.close(),
  };
}
