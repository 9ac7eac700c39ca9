import type { Database } from '../../platform/db.ts';
import { dataAnswer, doneAnswerSchema } from '../../platform/fields/contract.ts';
import { Endpoints } from '../../platform/http/endpoints.ts';
import { changeSettings } from './commands.ts';
import { businessFactsSchema, settingsSchema } from './contract.ts';
import { getBusinessFacts, getSettings } from './queries.ts';

const savedSchema = doneAnswerSchema.extend({ data: settingsSchema });

export function settingsEndpoints({ db }: { db: Database }): Endpoints {
  const settings = new Endpoints('/api/settings');

  settings.get(
    '/public',
    {
      summary: 'Business facts of the agency',
      access: 'public',
      revalidated: true,
      answer: dataAnswer(businessFactsSchema),
    },
    async () => ({
      success: true,
      data: await getBusinessFacts(db),
    }),
  );

  settings.get(
    '/',
    { summary: 'All settings', access: 'settings.manage', answer: dataAnswer(settingsSchema) },
    async () => ({
      success: true,
      data: await getSettings(db),
    }),
  );

  settings.put(
    '/',
    {
      summary: 'Change settings',
      access: 'settings.manage',
      body: settingsSchema.partial(),
      answer: savedSchema,
    },
    async ({ body, context }) => ({
      success: true,
      data: await changeSettings(db, body, context),
      message: 'Settings saved',
    }),
  );

  return settings;
}
