import { formatCount } from '../../platform/text/formats.contract.ts';
import { listOpeningHours, type WorkingHours } from './openingHours.contract.ts';

export type ReplyTime = { reply_hours?: number } & Partial<WorkingHours>;

/** The hours that the site promises unless staff choose others, by the clock even if the agency has opening hours. */
const defaultHours = 24;

/** How soon the agency replies. */
export function getReplyTime(settings: ReplyTime): { hours: number; inWorkingHours: boolean } {
  const { reply_hours: hours = defaultHours } = settings;
  return { hours, inWorkingHours: hours !== defaultHours && listOpeningHours(settings).length > 0 };
}

/** How soon the agency replies, in words: `24 hours`, or `8 working hours`. */
export function formatReplyTime(settings: ReplyTime): string {
  const { hours, inWorkingHours } = getReplyTime(settings);
  return formatCount(hours, inWorkingHours ? 'working hour' : 'hour');
}
