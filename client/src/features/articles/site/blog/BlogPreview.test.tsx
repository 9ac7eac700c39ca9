import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../../../testing/fakeApi.ts';
import { renderInApp } from '../../../../testing/renderInApp.tsx';
import { BlogPreview } from './BlogPreview.tsx';

it('says in the words of the site what could not be fetched, and why in those of the server', async () => {
  const failure = { success: false, error: 'Out of order', code: 'closed', request_id: 'request-1' };
  fakeApi({ 'GET /api/blog/preview': () => Response.json(failure, { status: 403 }) });
  renderInApp(<BlogPreview />);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Failed to fetch blog previewsOut of orderTry Again',
  );
});
