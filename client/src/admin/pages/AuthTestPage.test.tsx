import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderAdminPage } from '../../testing/renderAdminPage.tsx';
import { press } from '../../testing/user.ts';
import { AuthTestPage } from './AuthTestPage.tsx';

it('lists its results, the newest first, also on plain HTTP', async () => {
  // Browsers provide no more there.
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  renderAdminPage(<AuthTestPage />, 'visitor');
  await press('Check Token Status');
  await press('Test Persistence');
  const results = (await screen.findByText('Persistence')).closest('ul')?.children ?? [];
  expect(Array.from(results, ({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Persistence'),
    expect.stringContaining('No token is stored'),
  ]);
});
