import { exampleSettings, settingsUpdateSchema, storedSettingsSchema } from '@modules/settings/contract.ts';
import { dataResponse } from '@platform/fields.contract.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi, fakeEndpoint } from '../../../testing/fakeApi.ts';
import { renderAdminPage } from '../../../testing/renderAdminPage.tsx';
import { fillField, findField, press, user } from '../../../testing/user.ts';
import { SettingsForm } from './SettingsForm.tsx';

const settings = { ...exampleSettings, updated_at: '2026-11-01T10:00:00.000Z' };

it('chooses the time zone that is typed with Enter, and saves nothing yet', async () => {
  const received: unknown[] = [];
  fakeApi({
    'PUT /api/settings': fakeEndpoint(
      { response: dataResponse(storedSettingsSchema), body: settingsUpdateSchema },
      ({ body }) => {
        received.push(body);
        return { data: settings };
      },
    ),
  });
  renderAdminPage(<SettingsForm settings={settings} />, 'admin');
  await fillField('Agency name', 'Yatra');
  const field = await findField('Time zone');
  await user.clear(field);
  await user.type(field, 'mars{Enter}');
  await user.clear(field);
  await user.type(field, 'berl{Enter}');
  expect(field.value).toBe('Europe/Berlin');
  await press('Save Settings');
  await screen.findByText(/^Settings saved/);
  const { updated_at } = settings;
  expect(received).toEqual([{ agency_name: 'Yatra', time_zone: 'Europe/Berlin', updated_at }]);
});
