import { z } from 'zod';
import { paginate } from '../../platform/contract.ts';
import { type Database, transaction } from '../../platform/db/db.ts';
import { record } from '../../platform/events/events.ts';
import { listExported } from '../../platform/events/exportEvents.ts';
import { dataAnswer } from '../../platform/fields.contract.ts';
import { toDay } from '../../platform/text/days.ts';
import { getTimeZone } from '../settings/queries.ts';
import { type Action, action } from './actions.ts';
import { answerExport } from './answerExport.ts';
import { bulkUpdate, deleteSubscriber } from './commands/manageSubscribers.ts';
import {
  bulkUpdateAnswerSchema,
  bulkUpdateSchema,
  exportAnswerSchema,
  exportSchema,
  newsletterStatisticsSchema,
  newsletterTestAnswerSchema,
  newsletterTexts,
  type SubscriberListInput,
  subscriberDeleteSchema,
  subscriberListAnswerSchema,
  subscriberListSchema,
  subscriberSearchSchema,
  trendPointSchema,
  trendsSchema,
} from './contract.ts';
import { toSubscriber } from './presenter.ts';
import { listSubscribers } from './queries.ts';
import { countTables, getNewsletterStatistics, getTrends } from './statistics.ts';

/** What staff see and do. */
export function staffActions({ db }: { db: Database }): {
  get: Record<string, Action>;
  post: Record<string, Action>;
  deletion: Action;
} {
  const list = async (input: SubscriberListInput) => {
    const { rows, total } = await listSubscribers(db, input);
    return {
      success: true,
      data: rows.map(toSubscriber),
      pagination: paginate(input.page, input.limit, total),
    };
  };
  return {
    get: {
      stats: action({
        summary: 'Subscriber statistics',
        access: 'newsletter.view',
        input: z.object({}),
        answer: dataAnswer(newsletterStatisticsSchema),
        async handle({ context }) {
          return {
            success: true,
            data: await getNewsletterStatistics(db, await getTimeZone(db), context.now),
          };
        },
      }),
      list: action({
        summary: 'List subscribers',
        access: 'newsletter.view',
        input: subscriberListSchema,
        answer: subscriberListAnswerSchema,
        handle: ({ input }) => list(input),
      }),
      search: action({
        summary: 'Search subscribers by a part of the address',
        access: 'newsletter.view',
        input: subscriberSearchSchema,
        answer: subscriberListAnswerSchema,
        handle: ({ input }) => list(input),
      }),
      trends: action({
        summary: 'Subscriptions, confirmations and unsubscriptions over time',
        access: 'newsletter.view',
        input: trendsSchema,
        answer: dataAnswer(z.array(trendPointSchema)),
        async handle({ input, context }) {
          return { success: true, data: await getTrends(db, input, await getTimeZone(db), context.now) };
        },
      }),
      test: action({
        summary: 'Check the database connection',
        access: 'newsletter.view',
        input: z.object({}),
        answer: newsletterTestAnswerSchema,
        async handle() {
          const table_count = await countTables(db);
          return { success: true, message: newsletterTexts.databaseWorks, table_count };
        },
      }),
      export: action({
        summary: 'Export all matching subscribers as CSV or JSON',
        access: 'newsletter.export',
        input: exportSchema,
        answer: exportAnswerSchema,
        async handle({ input, context, ctx }) {
          const { format, status } = input;
          const { total } = await listSubscribers(db, subscriberListSchema.parse({ status, limit: 1 }));
          const exported = listExported({ list: 'newsletter', format, rows: total, filter: { status } });
          await transaction(db, (trx) => record(trx, exported, context));
          answerExport(db, ctx, input, toDay(context.now, await getTimeZone(db)));
          return undefined;
        },
      }),
    },
    post: {
      bulk_update: action({
        summary: 'Set the status of many subscribers',
        access: 'newsletter.manage',
        input: bulkUpdateSchema,
        answer: bulkUpdateAnswerSchema,
        async handle({ input, context }) {
          const updated = await bulkUpdate(db, input, context);
          return { success: true, updated, message: newsletterTexts.updated };
        },
      }),
    },
    deletion: action({
      summary: 'Delete a subscriber',
      access: 'newsletter.manage',
      input: subscriberDeleteSchema,
      async handle({ input, context }) {
        await deleteSubscriber(db, input.id, context);
        return { success: true, message: newsletterTexts.deleted };
      },
    }),
  };
}
