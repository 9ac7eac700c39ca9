import type {
  Activity,
  activitySchema,
  ChartData,
  chartDataSchema,
  Period,
  PublicStats,
  publicStatsSchema,
} from '@modules/dashboard/contract.ts';
import type { DataResponse } from '@platform/fields.contract.ts';
import type { z } from 'zod';
import { api } from '../../lib/api/api.ts';
import type { AppDispatch } from '../../lib/store/store.ts';

/** More than the lines that are shown: consecutive changes share a line. */
const activityCount = 30;

export const dashboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDashboardStats: build.query<PublicStats, Period>({
      query: (period) => ({ url: 'dashboard/public-stats', params: { period } }),
      transformResponse: ({ data }: DataResponse<typeof publicStatsSchema>) => data,
      providesTags: ['Dashboard'],
    }),
    getChartData: build.query<ChartData, Period>({
      query: (period) => ({ url: 'dashboard/chart-data', params: { period } }),
      transformResponse: ({ data }: DataResponse<typeof chartDataSchema>) => data,
      providesTags: ['Dashboard'],
    }),
    getActivity: build.query<Activity[], void>({
      query: () => ({ url: 'dashboard/activity', params: { limit: activityCount } }),
      transformResponse: ({ data }: DataResponse<z.ZodArray<typeof activitySchema>>) => data,
    }),
  }),
});

export const { useGetDashboardStatsQuery, useGetChartDataQuery, useGetActivityQuery } = dashboardApi;

/** Adds an activity to the list, newest first, unless it is there already. */
export const addActivity = (activity: Activity) => (dispatch: AppDispatch) => {
  dispatch(
    dashboardApi.util.updateQueryData('getActivity', undefined, (list) =>
      list.some(({ id }) => id === activity.id)
        ? list
        : [activity, ...list]
            .sort((a, b) => b.time.localeCompare(a.time) || b.id - a.id)
            .slice(0, activityCount),
    ),
  );
};
