import type { SettingsUpdate, StoredSettings, storedSettingsSchema } from '@modules/settings/contract.ts';
import type { DataResponse } from '@platform/fields.contract.ts';
import { api } from '../../../lib/api/api.ts';

type SettingsResponse = DataResponse<typeof storedSettingsSchema>;

const agencySettingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSettings: build.query<StoredSettings, void>({
      query: () => 'settings',
      transformResponse: ({ data }: SettingsResponse) => data,
      providesTags: ['Settings'],
    }),
    changeSettings: build.mutation<StoredSettings, SettingsUpdate>({
      query: (body) => ({ url: 'settings', method: 'PUT', body }),
      transformResponse: ({ data }: SettingsResponse) => data,
      // Discard leads to the version that refused the save, too.
      invalidatesTags: (saved, error) => (saved || error?.code === 'stale_write' ? ['Settings'] : []),
    }),
  }),
});

export const { useGetSettingsQuery, useChangeSettingsMutation } = agencySettingsApi;
