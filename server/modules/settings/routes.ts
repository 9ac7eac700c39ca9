import { dataResponse, doneResponseSchema } from '../../platform/fields.contract.ts';
import { Endpoints, type Tag } from '../../platform/http/endpoints.ts';
import { changeSettings, type Dependencies } from './commands.ts';
import { publicSettingsSchema, settingsUpdateSchema, storedSettingsSchema } from './contract.ts';
import { getPublicSettings, getStoredSettings } from './queries.ts';

const savedSchema = doneResponseSchema.extend({ data: storedSettingsSchema });

const tag: Tag = { name: 'Settings', description: 'Business facts of the agency.' };

export function settingsEndpoints(dependencies: Dependencies): Endpoints {
  const { db } = dependencies;
  const settings = new Endpoints(tag);

  settings.get(
    '/api/settings/public',
    {
      summary: 'Get the business facts and the current date of the agency',
      access: 'public',
      cacheable: true,
      response: dataResponse(publicSettingsSchema),
    },
    async ({ context }) => ({ data: await getPublicSettings(db, context.now) }),
  );

  settings.get(
    '/api/settings',
    { summary: 'Get all settings', access: 'settings.manage', response: dataResponse(storedSettingsSchema) },
    async () => ({ data: await getStoredSettings(db) }),
  );

  settings.put(
    '/api/settings',
    {
      summary: 'Change settings',
      access: 'settings.manage',
      body: settingsUpdateSchema,
      response: savedSchema,
      errors: ['StaleWrite'],
    },
    async ({ body, context }) => ({
      data: await changeSettings(dependencies, body, context),
      message: 'Settings saved',
    }),
  );

  return settings;
}
