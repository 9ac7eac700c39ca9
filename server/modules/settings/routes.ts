import type { Database } from '../../platform/db/db.ts';
import { dataAnswer, doneAnswerSchema } from '../../platform/fields.contract.ts';
import { Endpoints } from '../../platform/http/endpoints.ts';
import { changeSettings } from './commands.ts';
import { publicSettingsSchema, settingsUpdateSchema, storedSettingsSchema } from './contract.ts';
import { getPublicSettings, getStoredSettings } from './queries.ts';

const savedSchema = doneAnswerSchema.extend({ data: storedSettingsSchema });

export function settingsEndpoints({ db }: { db: Database }): Endpoints {
  const settings = new Endpoints('/api/settings');

  settings.get(
    '/public',
    {
      summary: 'Get the business facts and the current date of the agency',
      access: 'public',
      revalidated: true,
      answer: dataAnswer(publicSettingsSchema),
    },
    async ({ context }) => ({
      success: true,
      data: await getPublicSettings(db, context.now),
    }),
  );

  settings.get(
    '/',
    { summary: 'All settings', access: 'settings.manage', answer: dataAnswer(storedSettingsSchema) },
    async () => ({
      success: true,
      data: await getStoredSettings(db),
    }),
  );

  settings.put(
    '/',
    {
      summary: 'Change settings',
      access: 'settings.manage',
      body: settingsUpdateSchema,
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
