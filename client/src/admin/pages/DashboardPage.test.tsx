import { activitySchema, chartDataSchema, publicStatsSchema } from '@modules/dashboard/contract.ts';
import { dataResponse } from '@platform/fields.contract.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { fakeApi, fakeEndpoint } from '../../testing/fakeApi.ts';
import { renderAdminPage } from '../../testing/renderAdminPage.tsx';
import { user } from '../../testing/user.ts';
import { DashboardPage } from './DashboardPage.tsx';

const refusal = { status: 403, code: 'forbidden', error: 'Not now' };
const stats = {
  ...{ totalBlogs: 1, totalNews: 1, totalPosts: 2, recentPosts: 2 },
  trends: { bookings: null, enquiries: null, posts: null, content: null },
};

it('shows no numbers of another period when those of the selected one cannot be loaded', async () => {
  fakeApi({
    'GET /api/dashboard/public-stats': fakeEndpoint(
      { response: dataResponse(publicStatsSchema) },
      ({ search }) => (search.get('period') === '7d' ? { data: stats } : refusal),
    ),
    'GET /api/dashboard/chart-data': fakeEndpoint(
      { response: dataResponse(chartDataSchema) },
      ({ search }) =>
        search.get('period') === '7d' ? { data: { chart_data: [], totals: { blogs: 1, news: 1 } } } : refusal,
    ),
    'GET /api/dashboard/activity': fakeEndpoint({ response: dataResponse(z.array(activitySchema)) }, () => ({
      data: [],
    })),
  });
  renderAdminPage(<DashboardPage />, 'visitor');
  await screen.findByText('1 blog and 1 news in 7 days');
  await user.click(screen.getByRole('combobox', { name: 'Period' }));
  await user.click(await screen.findByRole('option', { name: 'Last 30 days' }));
  await screen.findByText('Error Loading Dashboard');
  expect(screen.queryByText(/in 30 days/)).toBeNull();
});
