import {
  type ErasureInput,
  type erasedResponseSchema,
  type Found,
  privacyTimeoutMs,
} from '@modules/privacy/contract.ts';
import type { z } from 'zod';
import { api } from '../../lib/api/api.ts';
import { toData } from '../../lib/api/toData.ts';

/** A person as typed by staff: an email address or a phone number. */
export type PersonKey = { email: string } | { phone: string };

/** Text with an @ is an address; anything else is a number. */
export const parsePersonKey = (text: string): PersonKey =>
  text.includes('@') ? { email: text.trim() } : { phone: text.trim() };

export const getSearchText = (person: PersonKey) => ('email' in person ? person.email : person.phone);

const privacyApi = api.injectEndpoints({
  endpoints: (build) => ({
    findPerson: build.mutation<Found, PersonKey>({
      query: (body) => ({ url: 'privacy/find', method: 'POST', body, timeout: privacyTimeoutMs }),
      transformResponse: toData,
    }),
    erasePerson: build.mutation<z.infer<typeof erasedResponseSchema>, ErasureInput>({
      query: (body) => ({ url: 'privacy/erase', method: 'POST', body, timeout: privacyTimeoutMs }),
      invalidatesTags: (_done, error) =>
        error ? [] : ['Enquiry', 'EnquiryStatistics', 'Quarantine', 'Subscriber', 'Dashboard'],
    }),
  }),
});

export const { findPerson, erasePerson } = privacyApi.endpoints;
