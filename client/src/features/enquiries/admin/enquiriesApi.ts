import type {
  Assignee,
  assigneeListSchema,
  EnquiryListInput,
  EnquiryListResponse,
  EnquiryResponse,
  EnquiryRow,
  EnquiryStatistics,
  EnquiryUpdate,
} from '@modules/enquiries/contract.ts';
import type { DoneResponse } from '@platform/fields.contract.ts';
import type { z } from 'zod';
import { api } from '../../../lib/api/api.ts';
import { enquiryTag } from '../../../lib/api/enquiryTag.ts';
import { patchCached, undoOnFailure } from '../../../lib/api/optimisticUpdate.ts';
import { toData } from '../../../lib/api/toData.ts';
import type { AppDispatch, RootState } from '../../../lib/store/store.ts';
import { type EnquiryKey, getEnquiryKey } from './enquiryFilters.ts';

type Update = EnquiryKey & {
  change: EnquiryUpdate;
  /** The optimistic update, where it differs from the change itself. */
  shown?: Partial<EnquiryRow>;
};

export const enquiriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listEnquiries: build.query<EnquiryListResponse, EnquiryListInput>({
      query: (filters) => ({ url: 'enquiries', params: filters }),
      providesTags: (response) => [
        { type: 'Enquiry', id: 'LIST' },
        ...(response?.data ?? []).map(({ id }) => ({ type: 'Enquiry' as const, id })),
      ],
    }),
    /** Reads a list again, without replacing the rows of the cached one. */
    rereadEnquiries: build.query<EnquiryListResponse, EnquiryListInput>({
      query: (filters) => ({ url: 'enquiries', params: filters }),
    }),
    getEnquiryStatistics: build.query<EnquiryStatistics, void>({
      query: () => 'enquiries/statistics',
      transformResponse: toData,
      providesTags: ['EnquiryStatistics'],
    }),
    getEnquiry: build.query<EnquiryResponse, EnquiryKey>({
      query: ({ channel, id }) => `${channel}/${id}`,
      transformResponse: toData,
      providesTags: (_enquiry, _error, { id }) => [enquiryTag('open', id)],
    }),
    listAssignees: build.query<Assignee[], z.input<typeof assigneeListSchema>>({
      query: (params) => ({ url: 'enquiries/assignees', params }),
      transformResponse: toData,
      providesTags: ['User'],
    }),
    updateEnquiry: build.mutation<EnquiryResponse, Update>({
      query: ({ channel, id, change }) => ({
        url: `${channel}/${id}`,
        method: 'PUT',
        body: change,
        keepalive: true,
      }),
      transformResponse: toData,
      invalidatesTags: (enquiry, _error, { id }) =>
        enquiry ? ['EnquiryStatistics', 'Dashboard', enquiryTag('history', id)] : [],
      async onQueryStarted({ id, channel, change, shown }, { dispatch, queryFulfilled }) {
        const fields = { ...definedFields(change), ...shown, updated_at: new Date().toISOString() };
        const undo = dispatch(patchEnquiry({ id, channel }, fields));
        await undoOnFailure(
          queryFulfilled.then(({ data }) => dispatch(patchEnquiry({ id, channel }, data))),
          undo,
        );
      },
    }),
    deleteEnquiry: build.mutation<DoneResponse, EnquiryKey>({
      query: ({ channel, id }) => ({ url: `${channel}/${id}`, method: 'DELETE', keepalive: true }),
      invalidatesTags: [{ type: 'Enquiry', id: 'LIST' }, 'EnquiryStatistics', 'Dashboard'],
    }),
    testEnquiryApi: build.mutation<null, void>({
      queryFn: async (_none, _api, _extra, call) => {
        for (const url of ['health', 'booking/health', 'contact/health']) {
          const response = await call(url);
          if (response.error) return { error: response.error };
        }
        return { data: null };
      },
    }),
  }),
});

export const {
  listEnquiries,
  getEnquiryStatistics,
  getEnquiry,
  listAssignees,
  updateEnquiry,
  deleteEnquiry,
  testEnquiryApi,
} = enquiriesApi.endpoints;
const { rereadEnquiries } = enquiriesApi.endpoints;

/** Updates an enquiry in all cached lists and as the open one; returns what undoes it. */
export const patchEnquiry =
  ({ id }: EnquiryKey, fields: Partial<EnquiryResponse>) =>
  (dispatch: AppDispatch) => {
    const find = ({ data }: EnquiryListResponse) => data.find((one) => one.id === id);
    const undoListed = dispatch(patchCached(listEnquiries, [{ type: 'Enquiry', id }], find, fields));
    const undoOpen = dispatch(
      patchCached(getEnquiry, [enquiryTag('open', id)], (enquiry) => enquiry, fields),
    );
    return () => {
      undoListed();
      undoOpen();
    };
  };

/** Refetches an enquiry that another user changed, if it is displayed; unsaved text stays. */
export const refreshEnquiry =
  (key: EnquiryKey) => async (dispatch: AppDispatch, getState: () => RootState) => {
    const parts = ['history', 'outcome', 'seats', 'review'] as const;
    dispatch(enquiriesApi.util.invalidateTags(parts.map((part) => enquiryTag(part, key.id))));
    // A pending request may have read the data before the change, and its response would be used.
    const running = dispatch(enquiriesApi.util.getRunningQueriesThunk());
    const isList = ({ queryCacheKey }: (typeof running)[number]) =>
      [listEnquiries, rereadEnquiries].some(({ name }) => queryCacheKey.startsWith(`${name}(`));
    await Promise.all([
      ...running.filter(isList),
      dispatch(enquiriesApi.util.getRunningQueryThunk('getEnquiry', key)),
    ]);
    const isListed =
      enquiriesApi.util.selectInvalidatedBy(getState(), [{ type: 'Enquiry', id: key.id }]).length > 0;
    const isOpen = getEnquiry.select(key)(getState()).data !== undefined;
    if (!isListed && !isOpen) return;
    const reading = dispatch(getEnquiry.initiate(key, { forceRefetch: true, subscribe: false }));
    const { data } = await reading;
    if (data) dispatch(patchEnquiry(key, data));
  };

/** Refetches the rows of a list after changes may have been missed; each stays where it is. */
export const refreshRows =
  (filters: EnquiryListInput, rows: readonly EnquiryRow[]) => async (dispatch: AppDispatch) => {
    const reading = dispatch(rereadEnquiries.initiate(filters, { forceRefetch: true, subscribe: false }));
    const { data } = await reading;
    if (!data) return;
    const current = new Map(data.data.map((row) => [row.id, row]));
    for (const row of rows) {
      const key = getEnquiryKey(row);
      const fields = current.get(row.id);
      if (fields) dispatch(patchEnquiry(key, fields));
      // It has left the page.
      else void dispatch(refreshEnquiry(key));
    }
  };

/** Takes an enquiry that another user deleted out of the lists; where it is open, its call now fails with 404. */
export const dropDeletedEnquiry = (id: number) =>
  enquiriesApi.util.invalidateTags([{ type: 'Enquiry', id: 'LIST' }, enquiryTag('open', id)]);

function definedFields(change: EnquiryUpdate): Partial<EnquiryResponse> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}
