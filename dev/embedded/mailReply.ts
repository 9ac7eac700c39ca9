import { isInboundAddress } from '../../server/platform/security/replyAddress.ts';
import { signBody } from '../../server/platform/security/signedBody.ts';
import type { Mail } from './mailStore.ts';

/** Where replies to mails go: the API that receives them, and how it recognises the inbox. */
export type ReplyTarget = { apiUrl: string; secret: string; inboundAddress: string };

/** The address that a reply to a mail goes to; undefined when the site would not receive it. */
export function getReplyAddress({ email }: Mail, target: ReplyTarget | undefined): string | undefined {
  const address = email.replyTo?.[0]?.address;
  if (!target || !address) return undefined;
  const settings = { JWT_SECRET: '', INBOUND_ADDRESS: target.inboundAddress };
  return isInboundAddress(settings, address) ? address : undefined;
}

/** Replies to a mail as its recipient. @throws when the API does not accept the reply */
export async function sendReply(mail: Mail, text: string, target: ReplyTarget): Promise<void> {
  const { createTransport } = await import('nodemailer'); // loaded with the first reply, to save the launcher's memory
  const { email } = mail;
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const visitor = email.to?.[0];
  const { message } = await composer.sendMail({
    from: { name: visitor?.name ?? '', address: visitor?.address ?? '' },
    to: getReplyAddress(mail, target),
    subject: `Re: ${(email.subject ?? '').replace(/^(?:re:\s*)+/i, '')}`,
    inReplyTo: email.messageId,
    references: [email.references, email.messageId].filter(Boolean).join(' '),
    text: `${text}\n\nOn ${email.date ?? 'an earlier day'}, ${email.from?.address ?? 'you'} wrote:\n${quote(email.text ?? '')}`,
  });
  const raw = Buffer.from(message as Buffer); // what a transport with `buffer` gives
  const response = await fetch(`${target.apiUrl}/api/inbound-mail`, {
    method: 'POST',
    headers: {
      'Content-Type': 'message/rfc822',
      'X-Mail-Signature': signBody(target.secret, raw, new Date()),
    },
    body: raw,
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) throw new Error(`The site did not take the answer: ${await response.text()}`);
}

const quote = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
