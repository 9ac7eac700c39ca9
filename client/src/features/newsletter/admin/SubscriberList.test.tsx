import { screen } from '@testing-library/react';
import { it } from 'vitest';
import { fakeApi } from '../../../testing/fakeApi.ts';
import { renderAdminPage } from '../../../testing/renderAdminPage.tsx';
import { SubscriberList } from './SubscriberList.tsx';
import { SubscriberStats } from './SubscriberStats.tsx';

it.each([
  ['', 'Failed to load subscribers'],
  ['?all=1', 'Failed to load all subscribers'],
  ['?q=asha', 'Failed to search subscribers'],
])('says what could not be loaded for the address “%s”', async (query, text) => {
  fakeApi({ 'GET /api/newsletter': () => Response.json(null, { status: 403 }) });
  renderAdminPage(
    <>
      <SubscriberStats />
      <SubscriberList />
    </>,
    'employee',
    `/admin/newsletter${query}`,
  );
  await screen.findByText(text);
  await screen.findByText('Failed to load newsletter statistics');
});
