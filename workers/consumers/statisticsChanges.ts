import type { Metric } from '../../server/modules/dashboard/queries.ts';
import type { ByType } from '../delivery/eventSql.ts';
import type { subscriptions } from '../subscriptions.ts';

/** A figure's day changes by an amount: the SQL of each. Sums do not care in which order events arrive. */
export type Change = { metric: string; at: string; by: string };

/** The amounts by which an event changes the daily figures: by the kind of the thing, and of what is still new. */
type Changes = { kind?: Change; waiting?: Change };

const waiting: Metric = 'enquiries.new';
const isNew = (status: string) => `(${status} = 'new')::int`;
const ofChannel = (channel: string) => `'enquiries.' || ${channel}`;
const ofKind = (kind: string) => `'posts.' || ${kind}`;
/** The day of the first publication: a post that comes back is counted where it was. */
const publication = (publishedAt: string) => `coalesce(${publishedAt}::timestamptz, occurred_at)`;

export const statisticsChanges: ByType<(typeof subscriptions)['statistics'][number], Changes> = {
  'enquiry.submitted': (fact) => ({
    kind: { metric: ofChannel(fact('channel')), at: 'occurred_at', by: '1' },
    waiting: { metric: `'${waiting}'`, at: 'occurred_at', by: '1' },
  }),
  'enquiry.status_changed': (fact) => ({
    waiting: {
      metric: `'${waiting}'`,
      at: 'occurred_at',
      by: `${isNew(fact('to'))} - ${isNew(fact('from'))}`,
    },
  }),
  'enquiry.deleted': (fact) => ({
    kind: { metric: ofChannel(fact('channel')), at: `${fact('submittedAt')}::timestamptz`, by: '-1' },
    waiting: { metric: `'${waiting}'`, at: 'occurred_at', by: `- ${isNew(fact('status'))}` },
  }),
  'post.published': (fact) => ({
    kind: { metric: ofKind(fact('kind')), at: publication(fact('publishedAt')), by: '1' },
  }),
  'post.unpublished': (fact) => ({
    kind: { metric: ofKind(fact('kind')), at: publication(fact('publishedAt')), by: '-1' },
  }),
  'post.deleted': (fact) => ({
    kind: {
      metric: ofKind(fact('kind')),
      at: publication(fact('publishedAt')),
      by: `- ${fact('published')}::boolean::int`,
    },
  }),
};
