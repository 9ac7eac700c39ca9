import type { Activity, ChartData, Period, PublicStats } from '@modules/dashboard/contract.ts';
import { api } from '../../lib/api/api.ts';
import { toData } from '../../lib/api/toData.ts';
import type { AppDispatch } from '../../lib/store/store.ts';

/** More than the lines that are shown: consecutive changes share a line. */
const activityCount = 30;

export const dashboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDashboardStats: build.query<PublicStats, Period>({
      query: (period) => ({ url: 'dashboard/public-stats', params: { period } }),
      transformResponse: toData,
      providesTags: ['Dashboard'],
    }),
    getChartData: build.query<ChartData, Period>({
      query: (period) => ({ url: 'dashboard/chart-data', params: { period } }),
      transformResponse: toData,
      providesTags: ['Dashboard'],
    }),
    getActivity: build.query<Activity[], void>({
      query: () => ({ url: 'dashboard/activity', params: { limit: activityCount } }),
      transformResponse: toData,
    }),
  }),
});

export const { getDashboardStats, getChartData, getActivity } = dashboardApi.endpoints;

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
