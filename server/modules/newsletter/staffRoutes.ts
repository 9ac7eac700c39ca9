import { z } from 'zod';
import type { Database } from '../../platform/db/db.ts';
import { badRequest } from '../../platform/errors.ts';
import { dataResponse, doneResponseSchema } from '../../platform/fields.contract.ts';
import type { Endpoints } from '../../platform/http/endpoints.ts';
import { getTimeZone } from '../settings/queries.ts';
import {
  deleteSubscriber,
  updateSubscriber,
  updateSubscriberStatuses,
} from './commands/manageSubscribers.ts';
import {
  bulkUpdateResponseSchema,
  bulkUpdateSchema,
  newsletterStatisticsSchema,
  newsletterTestResponseSchema,
  newsletterTexts,
  type SubscriberListInput,
  subscriberDeleteSchema,
  subscriberListResponseSchema,
  subscriberListSchema,
  subscriberSearchSchema,
  subscriberUpdateSchema,
  trendPointSchema,
  trendsSchema,
} from './contract.ts';
import { declareSubscriberExport } from './exportRoutes.ts';
import { toSubscriber } from './presenter.ts';
import { listSubscribers } from './queries.ts';
import { countTables, getNewsletterStatistics, getTrends } from './statistics.ts';

export function declareStaffRoutes(newsletter: Endpoints, db: Database): void {
  declareLists(newsletter, db);
  declareStatistics(newsletter, db);
  declareSubscriberExport(newsletter, db);
  declareChanges(newsletter, db);
}

function declareLists(newsletter: Endpoints, db: Database): void {
  const list = async ({ query }: { query: SubscriberListInput }) => {
    const { rows, pagination } = await listSubscribers(db, query);
    return { data: rows.map(toSubscriber), pagination };
  };

  newsletter.get(
    '/api/newsletter/list',
    {
      summary: 'List subscribers',
      access: 'newsletter.view',
      query: subscriberListSchema,
      response: subscriberListResponseSchema,
    },
    list,
  );
  newsletter.get(
    '/api/newsletter/search',
    {
      summary: 'Search subscribers by a part of the address',
      access: 'newsletter.view',
      query: subscriberSearchSchema,
      response: subscriberListResponseSchema,
    },
    list,
  );
}

function declareStatistics(newsletter: Endpoints, db: Database): void {
  newsletter.get(
    '/api/newsletter/stats',
    {
      summary: 'Get subscriber statistics',
      access: 'newsletter.view',
      response: dataResponse(newsletterStatisticsSchema),
    },
    async ({ context }) => ({ data: await getNewsletterStatistics(db, await getTimeZone(db), context.now) }),
  );
  newsletter.get(
    '/api/newsletter/trends',
    {
      summary: 'Get subscriptions, verifications and unsubscriptions over time',
      access: 'newsletter.view',
      query: trendsSchema,
      response: dataResponse(z.array(trendPointSchema)),
    },
    async ({ query, context }) => ({ data: await getTrends(db, query, await getTimeZone(db), context.now) }),
  );
  newsletter.get(
    '/api/newsletter/test',
    {
      summary: 'Check the database connection',
      access: 'newsletter.view',
      response: newsletterTestResponseSchema,
    },
    async () => ({
      message: newsletterTexts.databaseWorks,
      table_count: await countTables(db),
    }),
  );
}

function declareChanges(newsletter: Endpoints, db: Database): void {
  newsletter.post(
    '/api/newsletter/bulk_update',
    {
      summary: 'Set the status of many subscribers',
      access: 'newsletter.manage',
      body: bulkUpdateSchema,
      response: bulkUpdateResponseSchema,
    },
    async ({ body, context }) => {
      const updated = await updateSubscriberStatuses(db, body, context);
      return { updated, message: newsletterTexts.updated };
    },
  );
  newsletter.put(
    '/api/newsletter',
    {
      summary: 'Change the address or the status of a subscriber',
      access: 'newsletter.manage',
      body: subscriberUpdateSchema,
      response: doneResponseSchema,
      errors: ['NotFound', 'Duplicate'],
    },
    async ({ body, context }) => {
      await updateSubscriber(db, body, context);
      return { message: newsletterTexts.saved };
    },
  );
  newsletter.post(
    '/api/newsletter',
    {
      summary: 'Delete a subscriber',
      access: 'newsletter.manage',
      checkCaller: async ({ fields }) => {
        if (fields['_method'] !== 'DELETE') throw badRequest(newsletterTexts.unknownAction);
      },
      body: subscriberDeleteSchema,
      response: doneResponseSchema,
      errors: ['NotFound'],
    },
    async ({ body, context }) => {
      await deleteSubscriber(db, body.id, context);
      return { message: newsletterTexts.deleted };
    },
  );
}
