/** Why a submission looks like that of a program. */
export const trapReasons = ['honeypot', 'too_quick'] as const;
export type TrapReason = (typeof trapReasons)[number];

/** The field that people never see; programs fill it in. */
export const honeypotField = 'website';

/** What the traps measured: the hidden field, and milliseconds since the form was shown, by the visitor's clock. */
export type FormTraps = {
  [honeypotField]?: string | null | undefined;
  elapsed_ms?: number | null | undefined;
};

/** The traps that a submission has walked into; `minSeconds` 0 switches off the one of time. */
export function trapsSprung({ website, elapsed_ms: elapsed }: FormTraps, minSeconds: number): TrapReason[] {
  const reasons: TrapReason[] = [];
  if (website?.trim()) reasons.push('honeypot');
  if (typeof elapsed === 'number' && elapsed >= 0 && elapsed < minSeconds * 1000) reasons.push('too_quick');
  return reasons;
}
