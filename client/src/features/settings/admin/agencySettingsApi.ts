import type { SettingsUpdate, StoredSettings } from '@modules/settings/contract.ts';
import { api } from '../../../lib/api/api.ts';
import { onSuccess } from '../../../lib/api/optimisticUpdate.ts';
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
      // Discard leads to the version that refused the save.
      invalidatesTags: (_saved, error) => (error?.code === 'stale_write' ? ['Settings'] : []),
      async onQueryStarted(_change, { dispatch, queryFulfilled }) {
        await onSuccess(queryFulfilled, (saved) =>
          dispatch(agencySettingsApi.util.updateQueryData('getSettings', undefined, () => saved)),
        );
      },
    }),
  }),
});

export const { getSettings, changeSettings } = agencySettingsApi.endpoints;
