import { activitySchema, chartDataSchema, publicStatsSchema } from '@modules/dashboard/contract.ts';
import { dataResponse } from '@platform/fields.contract.ts';
import { screen, waitFor } from '@testing-library/react';
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

const cards = ['Total Bookings', 'Total Enquiries', 'Total Posts', 'Blogs & News'];
const panels = ['Content Analytics', 'Recent Activity'];

/** The content of a card or panel with this title. */
const getContent = (title: string) => screen.getByText(title).closest('dl, section')?.textContent;

it('labels the sample data that it shows in place of numbers that cannot be loaded', async () => {
  const refuse = () => Response.json({ success: false, request_id: 'request-1', ...refusal }, refusal);
  fakeApi({ 'GET /api/dashboard/.*': refuse });
  renderAdminPage(<DashboardPage />, 'visitor');
  for (const title of [...cards, ...panels])
    await waitFor(() => expect(getContent(title)).toContain('Sample data'));
});

it('shows zeros as such, not as sample data', async () => {
  const zeros = { ...stats, totalBlogs: 0, totalNews: 0, totalPosts: 0, recentPosts: 0 };
  fakeApi({
    'GET /api/dashboard/public-stats': fakeEndpoint({ response: dataResponse(publicStatsSchema) }, () => ({
      data: { ...zeros, totalBookings: 0, totalEnquiries: 0 },
    })),
    'GET /api/dashboard/chart-data': fakeEndpoint({ response: dataResponse(chartDataSchema) }, () => ({
      data: { chart_data: [], totals: { blogs: 0, news: 0 } },
    })),
    'GET /api/dashboard/activity': fakeEndpoint({ response: dataResponse(z.array(activitySchema)) }, () => ({
      data: [],
    })),
  });
  renderAdminPage(<DashboardPage />, 'visitor');
  await screen.findByText('0 blogs and 0 news in 7 days');
  await screen.findByText('Nothing yet');
  for (const title of cards) await waitFor(() => expect(getContent(title)).toMatch(`${title}0`));
  expect(screen.queryByText('Sample data')).toBeNull();
});
