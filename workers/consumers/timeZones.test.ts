import { describe, expect, it } from 'vitest';
import { settingsSchema } from '../../server/modules/settings/contract.ts';
import { useDatabase } from '../../server/testing/database.ts';

describe('the daily figures', () => {
  const database = useDatabase();

  it('can be made in every time zone that the settings take', async () => {
    const zones = Intl.supportedValuesOf('timeZone').filter(
      (zone) => settingsSchema.shape.time_zone.safeParse(zone).success,
    );
    const { rows } = await database.db.raw(
      'select unnest(?::text[]) except select name from pg_timezone_names',
      [zones],
    );
    expect(rows).toEqual([]);
  });
});
