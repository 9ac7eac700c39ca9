import type { Settings } from '@modules/settings/contract.ts';
import { api } from '../../app/api.ts';

type Answer = { success: true; data: Settings };

const agencySettingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSettings: build.query<Settings, void>({
      query: () => 'settings',
      transformResponse: (answer: Answer) => answer.data,
      providesTags: ['Settings'],
    }),
    changeSettings: build.mutation<Settings, Partial<Settings>>({
      query: (body) => ({ url: 'settings', method: 'PUT', body }),
      transformResponse: (answer: Answer) => answer.data,
      invalidatesTags: (_settings, error) => (error ? [] : ['Settings']),
    }),
  }),
});

export const { useGetSettingsQuery, useChangeSettingsMutation } = agencySettingsApi;
