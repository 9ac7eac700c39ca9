import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { buildSubscriber } from '../../../testing/buildSubscriber.ts';
import { renderAdminPage } from '../../../testing/renderAdminPage.tsx';
import { press } from '../../../testing/user.ts';
import { SubscriberTools } from './SubscriberTools.tsx';

it.each([
  [[buildSubscriber(1)], 'The export works: 1 subscriber.'],
  [[], 'The export works: 0 subscribers.'],
])('counts the subscribers of the export', async (data, text) => {
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data, count: data.length }));
  renderAdminPage(<SubscriberTools />, 'admin');
  await press('Test Export');
  expect(await screen.findByText(text)).toBeTruthy();
});
