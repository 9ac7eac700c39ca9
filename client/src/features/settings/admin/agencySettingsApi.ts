import type { SettingsUpdate, StoredSettings } from '@modules/settings/contract.ts';
import { api } from '../../../lib/api/api.ts';
import { toData } from '../../../lib/api/toData.ts';

const agencySettingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSettings: build.query<StoredSettings, void>({
      query: () => 'settings',
      transformResponse: toData,
      providesTags: ['Settings'],
    }),
    changeSettings: build.mutation<StoredSettings, SettingsUpdate>({
      query: (body) => ({ url: 'settings', method: 'PUT', body }),
      transformResponse: toData,
      // Discard leads to the version that refused the save, too.
      invalidatesTags: (saved, error) => (saved || error?.code === 'stale_write' ? ['Settings'] : []),
    }),
  }),
});

export const { getSettings, changeSettings } = agencySettingsApi.endpoints;
