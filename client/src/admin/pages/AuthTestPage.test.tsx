import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { tokenKey } from '../../lib/api/storedToken.ts';
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

it('counts the last minute of a token', async () => {
  const claims = { exp: Math.floor(Date.now() / 1000) + 60 };
  localStorage.setItem(tokenKey, `head.${btoa(JSON.stringify(claims))}.signature`);
  renderAdminPage(<AuthTestPage />, 'visitor');
  await press('Check Token Status');
  expect(await screen.findAllByText(/in 1 minute\b/)).toHaveLength(2);
});
