import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '../../testing/renderInApp.tsx';
import { Component as ContactPage } from './ContactPage.tsx';

it('has no headings for facts that the agency has not entered', () => {
  vi.stubGlobal('fetch', async () => Response.json({ success: false, error: 'Closed' }, { status: 403 }));
  renderInApp(<ContactPage />);
  screen.getByRole('heading', { name: 'Find us' });
  expect(screen.queryAllByRole('term')).toEqual([]);
});
