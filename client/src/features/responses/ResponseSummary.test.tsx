import { type ResponseStatistics, responseStatisticsSchema } from '@modules/responses/contract.ts';
import { dataResponse } from '@platform/fields.contract.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi, fakeEndpoint } from '../../testing/fakeApi.ts';
import { renderInApp } from '../../testing/renderInApp.tsx';
import { ResponseSummary } from './ResponseSummary.tsx';

const nothingYet: ResponseStatistics = {
  ...{ received: 0, answered: 0, within_day: 0, median_seconds: null, p90_seconds: null },
  ...{ by_week: [], by_person: [], by_type: [], by_source: [], open_by_age: [], overdue_by_person: [] },
  ...{ booked: 0, booked_amount: 0, lost: 0, lost_reasons: [] },
};

it('shows that nothing was received, instead of shares', async () => {
  fakeApi({
    'GET /api/responses/statistics': fakeEndpoint(
      { response: dataResponse(responseStatisticsSchema) },
      () => ({ data: nothingYet }),
    ),
  });
  renderInApp(<ResponseSummary period="7d" overduePath={undefined} />);
  expect(await screen.findByText('Nothing was answered')).toBeTruthy();
  expect(screen.getAllByText('Nothing was received')).toHaveLength(2);
  expect(screen.queryByText(/within/)).toBeNull();
});
