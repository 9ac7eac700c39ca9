import {
  exampleSettings,
  type StoredSettings,
  settingsUpdateSchema,
  storedSettingsSchema,
} from '@modules/settings/contract.ts';
import { dataResponse } from '@platform/fields.contract.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { crash } from '../../testing/crash.ts';
import { fakeApi, fakeEndpoint } from '../../testing/fakeApi.ts';
import { renderAdminPage } from '../../testing/renderAdminPage.tsx';
import { fillField, findField, press } from '../../testing/user.ts';
import { SettingsPage } from './SettingsPage.tsx';

let stored: StoredSettings;
let received: unknown[];
/** What someone else saves before the next save of this page. */
let overtaking: Partial<StoredSettings> | null;
/** Whether reading the settings fails from now on. */
let unreadable: boolean;

beforeEach(() => {
  stored = { ...exampleSettings, updated_at: '2026-11-01T10:00:00.000Z' };
  received = [];
  overtaking = null;
  unreadable = false;
  const response = dataResponse(storedSettingsSchema);
  fakeApi({
    'GET /api/settings': fakeEndpoint({ response }, () =>
      unreadable ? { status: 503, error: 'Unavailable', code: 'unavailable' } : { data: stored },
    ),
    'PUT /api/settings': fakeEndpoint({ response, body: settingsUpdateSchema }, ({ body }) => {
      received.push(body);
      if (overtaking) {
        stored = { ...stored, ...overtaking };
        overtaking = null;
        return { status: 409, error: 'Overtaken', code: 'stale_write', current: stored };
      }
      const { updated_at: _version, ...changes } = body;
      stored = { ...stored, ...changes, updated_at: '2026-11-09T10:00:00.000Z' };
      return { data: stored };
    }),
  });
});

const saveButton = () => screen.findByText<HTMLButtonElement>('Save Settings', { selector: 'button' });

describe('the settings', () => {
  it('are saved with only the changed values, and focus the first invalid field', async () => {
    renderAdminPage(<SettingsPage />, 'admin');
    expect((await saveButton()).disabled).toBe(true);
    await fillField('Agency name', 'Monsoon & Mangoes Travel');
    await fillField('Primary phone', '+91 98765 43210');
    await fillField('Facebook', 'javascript:alert(1)');
    await screen.findByText('3 fields changed');
    await press('Save Settings');
    const facebook = await findField('Facebook');
    await waitFor(() => expect(document.activeElement).toBe(facebook));
    expect([...document.querySelectorAll('[aria-invalid=true]')]).toEqual([facebook]);
    expect(received).toEqual([]);
    await fillField('Facebook', 'https://facebook.example/mangoes');
    await press('Save Settings');
    await screen.findByText('Settings saved. The website shows them now.');
    await screen.findByText('Everything is saved');
    expect(received).toEqual([
      {
        agency_name: 'Monsoon & Mangoes Travel',
        phone_primary: '+91 98765 43210',
        facebook_url: 'https://facebook.example/mangoes',
        updated_at: '2026-11-01T10:00:00.000Z',
      },
    ]);
  });

  it('conflicts show the other version first, then the user’s changes, which are saved on top of it', async () => {
    renderAdminPage(<SettingsPage />, 'admin');
    const name = await findField('Agency name');
    await fillField('Agency name', 'Konkan Trails');
    overtaking = {
      agency_name: 'Malabar Trails',
      address: '7 Their Street',
      updated_at: '2026-11-02T10:00:00.000Z',
    };
    await press('Save Settings');
    await press('Reload theirs');
    await waitFor(() => expect(name.value).toBe('Malabar Trails'));
    await press('Restore draft');
    expect(name.value).toBe('Konkan Trails');
    overtaking = { agency_name: 'Coorg Trails', updated_at: '2026-11-03T10:00:00.000Z' };
    await press('Save Settings');
    await press('Overwrite with mine');
    await screen.findByText('Settings saved. The website shows them now.');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Everything is saved'));
    expect(received.at(-1)).toEqual({ agency_name: 'Konkan Trails', updated_at: '2026-11-03T10:00:00.000Z' });
    expect(stored).toMatchObject({ agency_name: 'Konkan Trails', address: '7 Their Street' });
  });

  it('show the version that someone else has saved after they are discarded', async () => {
    renderAdminPage(<SettingsPage />, 'admin');
    const name = await findField('Agency name');
    await fillField('Agency name', 'Konkan Trails');
    overtaking = { agency_name: 'Malabar Trails', updated_at: '2026-11-02T10:00:00.000Z' };
    await press('Save Settings');
    await press('Reload theirs');
    await fillField('Agency name', 'Nilgiri Trails');
    await press('Discard');
    await press('Discard changes');
    await waitFor(() => expect(name.value).toBe('Malabar Trails'));
  });

  it('show what was saved after they are discarded, when they cannot be read again', async () => {
    renderAdminPage(<SettingsPage />, 'admin');
    const name = await findField('Agency name');
    unreadable = true;
    await fillField('Agency name', 'Konkan Trails');
    await press('Save Settings');
    await screen.findByText('Settings saved. The website shows them now.');
    await fillField('Agency name', 'Nilgiri Trails');
    await press('Discard');
    await press('Discard changes');
    await waitFor(() => expect(name.value).not.toBe('Nilgiri Trails'));
    expect(name.value).toBe('Konkan Trails');
  });

  it('that were typed before a reload can be restored', async () => {
    renderAdminPage(<SettingsPage />, 'admin');
    await fillField('Agency name', 'Half a Name');
    crash();
    renderAdminPage(<SettingsPage />, 'admin');
    await press('Restore draft');
    expect((await findField('Agency name')).value).toBe('Half a Name');
    await screen.findByText('1 field changed');
  });

  it('show why a number is invalid', async () => {
    renderAdminPage(<SettingsPage />, 'admin');
    await fillField('Invitation to review', '3.5');
    await fillField('Hours to answer', '1,5');
    await fillField('Deposit', '');
    await press('Save Settings');
    await screen.findByText('Invitation to review must be a whole number');
    screen.getByText('Hours to answer must be a number');
    screen.getByText('Deposit is required');
    expect(received).toEqual([]);
  });
});
