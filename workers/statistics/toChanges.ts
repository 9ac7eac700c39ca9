import type { Metric } from '../../server/modules/dashboard/queries.ts';
import type { RecordedEvent } from '../../server/modules/events.ts';
import { dayOf } from '../../server/platform/days.ts';
import type { subscriptions } from '../subscriptions.ts';

export type StatisticsEvent = Extract<RecordedEvent, { type: (typeof subscriptions)['statistics'][number] }>;

/** A figure's day changes by an amount. Sums do not care in which order events arrive. */
export type Change = { metric: Metric; day: string; by: number };

/** What an event changes in the daily figures; days are those of `timeZone`. */
export function toChanges(event: StatisticsEvent, timeZone: string): Change[] {
  const today = dayOf(new Date(event.occurredAt), timeZone);
  switch (event.type) {
    case 'enquiry.submitted':
      return [
        { metric: `enquiries.${event.data.channel}`, day: today, by: 1 },
        { metric: 'enquiries.new', day: today, by: 1 },
      ];
    case 'enquiry.status_changed': {
      const by = (event.data.to === 'new' ? 1 : 0) - (event.data.from === 'new' ? 1 : 0);
      return by === 0 ? [] : [{ metric: 'enquiries.new', day: today, by }];
    }
    case 'enquiry.deleted': {
      const day = dayOf(new Date(event.data.submittedAt), timeZone);
      const gone: Change = { metric: `enquiries.${event.data.channel}`, day, by: -1 };
      return event.data.status === 'new' ? [gone, { metric: 'enquiries.new', day: today, by: -1 }] : [gone];
    }
    case 'post.published':
      return [{ metric: `posts.${event.data.kind}`, day: publicationDay(event, timeZone), by: 1 }];
    case 'post.unpublished':
      return [{ metric: `posts.${event.data.kind}`, day: publicationDay(event, timeZone), by: -1 }];
    case 'post.deleted':
      return event.data.published
        ? [{ metric: `posts.${event.data.kind}`, day: publicationDay(event, timeZone), by: -1 }]
        : [];
    default:
      return unknownEvent(event);
  }
}

/** The day of the first publication: a post that comes back is counted where it was. */
function publicationDay(
  event: { occurredAt: string; data: { publishedAt: string | null } },
  timeZone: string,
): string {
  return dayOf(new Date(event.data.publishedAt ?? event.occurredAt), timeZone);
}

function unknownEvent(event: never): never {
  throw new Error(`The statistics do not know the event ${JSON.stringify(event)}`);
}
