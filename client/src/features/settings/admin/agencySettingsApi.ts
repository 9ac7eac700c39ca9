import type { SettingsUpdate, StoredSettings } from '@modules/settings/contract.ts';
import { api } from '../../../lib/api/api.ts';

type Answer = { success: true; data: StoredSettings };

const agencySettingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSettings: build.query<StoredSettings, void>({
      query: () => 'settings',
      transformResponse: (answer: Answer) => answer.data,
      providesTags: ['Settings'],
    }),
    changeSettings: build.mutation<StoredSettings, SettingsUpdate>({
      query: (body) => ({ url: 'settings', method: 'PUT', body }),
      transformResponse: (answer: Answer) => answer.data,
      invalidatesTags: (_settings, error) => (error ? [] : ['Settings']),
    }),
  }),
});

export const { useGetSettingsQuery, useChangeSettingsMutation } = agencySettingsApi;
