import type { ReceivedMailState } from '@modules/conversations/inbound/contract.ts';
import { type MailState, mailStates } from '@modules/operations/contract.ts';
import { capitalize, capitalizedLabels } from '@platform/text/capitalize.contract.ts';
import type { BadgeTone } from '../../ui/admin/Badge.tsx';

/** Formats `enquiry_confirmation` for reading. */
export function humanizeName(name: string): string {
  return capitalize(name.replaceAll('_', ' ').replaceAll('.', ' '));
}

/** A mail whose last try failed may be tried again. */
export const mailStateLabels: Record<MailState, string> = {
  ...capitalizedLabels(mailStates),
  failed: 'Last try failed',
};
export const mailStateTones: Record<MailState, BadgeTone> = {
  sending: 'info',
  sent: 'success',
  failed: 'error',
  withheld: 'neutral',
};

export const receivedMailLabels: Record<ReceivedMailState, string> = {
  received: 'Waiting',
  processed: 'In its thread',
  ignored: 'Ignored',
  failed: 'Failed',
};
export const receivedMailTones: Record<ReceivedMailState, BadgeTone> = {
  received: 'info',
  processed: 'success',
  ignored: 'neutral',
  failed: 'error',
};

/** Formats seconds in a suitable unit: `0.4 s`, `12 s`, `3 min`, `5 h`, `2 days`. */
export function formatSeconds(seconds: number): string {
  if (seconds < 1) return `${seconds.toFixed(1)} s`;
  if (seconds < 120) return `${Math.round(seconds)} s`;
  if (seconds < 7200) return `${Math.round(seconds / 60)} min`;
  if (seconds < 172_800) return `${Math.round(seconds / 3600)} h`;
  return `${Math.round(seconds / 86_400)} days`;
}
