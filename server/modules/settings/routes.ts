import type { Database } from '../../platform/db.ts';
import { Endpoints } from '../../platform/http/endpoints.ts';
import { changeSettings } from './commands.ts';
import { settingsSchema } from './contract.ts';
import { getBusinessFacts, getSettings } from './queries.ts';

export function settingsEndpoints({ db }: { db: Database }): Endpoints {
  const settings = new Endpoints('/api/settings');

  settings.get(
    '/public',
    { summary: 'Business facts of the agency', access: 'public', revalidated: true },
    async () => ({
      success: true,
      data: await getBusinessFacts(db),
    }),
  );

  settings.get('/', { summary: 'All settings', access: 'settings.manage' }, async () => ({
    success: true,
    data: await getSettings(db),
  }));

  settings.put(
    '/',
    { summary: 'Change settings', access: 'settings.manage', body: settingsSchema.partial() },
    async ({ body, context }) => ({
      success: true,
      data: await changeSettings(db, body, context),
      message: 'Settings saved',
    }),
  );

  return settings;
}
