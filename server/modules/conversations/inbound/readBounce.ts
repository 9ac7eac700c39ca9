import { maskAddresses } from '../../../platform/security/masking.ts';

/** The content of a delivery report. */
export type Bounce = {
  /** In the words of the other mail server, without addresses. */
  reason: string;
  /** Message-IDs that the report mentions, including that of the mail that bounced. */
  messageIds: string[];
};

const searchedBytes = 500_000;

/**
 * Reads a delivery report (RFC 3464), or a less formal one.
 * @returns null when it does not report a failure but, for example, a delay
 */
export function readBounce(raw: Uint8Array): Bounce | null {
  // Postgres stores no NUL.
  const text = Buffer.from(raw.subarray(0, searchedBytes)).toString('latin1').replaceAll('\0', '');
  const field = (name: string) =>
    new RegExp(`^${name}:[ \\t]*(?:rfc822;|smtp;|utf-8;)?[ \\t]*([^\\r\\n]{1,500})`, 'im')
      .exec(text)?.[1]
      ?.trim();
  const action = field('Action')?.toLowerCase();
  if (action !== undefined && action !== 'failed') return null;
  const reason = field('Diagnostic-Code') ?? field('Status') ?? 'The mail came back.';
  return {
    reason: maskAddresses(reason).slice(0, 500),
    messageIds: [...new Set(text.match(/<[^<>\s]{1,300}@[^<>\s]{1,200}>/g) ?? [])].slice(0, 100),
  };
}
