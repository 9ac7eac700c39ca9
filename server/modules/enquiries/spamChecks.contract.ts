/** Why a submission looks automated. */
export const spamReasons = ['honeypot', 'too_quick'] as const;
export type SpamReason = (typeof spamReasons)[number];

/** A field that people never see, but programs fill in. */
export const honeypotField = 'website';

/** Input of the spam checks: the hidden field, and milliseconds since the form was shown, by the visitor's clock. */
export type SpamChecks = {
  [honeypotField]?: string | null | undefined;
  elapsed_ms?: number | null | undefined;
};

/** The spam checks that a submission fails; `minSeconds` 0 disables the time check. */
export function failedSpamChecks(
  { website, elapsed_ms: elapsed }: SpamChecks,
  minSeconds: number,
): SpamReason[] {
  const reasons: SpamReason[] = [];
  if (website?.trim()) reasons.push('honeypot');
  if (typeof elapsed === 'number' && elapsed >= 0 && elapsed < minSeconds * 1000) reasons.push('too_quick');
  return reasons;
}
