import type { ErrorBody } from '@platform/contract';
import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import { requestJson } from './requestJson.ts';
import { renewal } from './session/renewal.ts';

/** What a failed call leaves behind: the HTTP status, or `network` / `timeout` when no answer came. */
export type ApiError = {
  status: number | 'network' | 'timeout';
  /** A sentence that can be shown as it is. */
  message: string;
  code?: string;
  errors?: ErrorBody['errors'];
  /** The entry as it is now, when a save was refused because somebody else saved first. */
  current?: unknown;
  /** Sign-in wants a code as well: what its second step sends back. */
  challenge?: string;
};

export type ApiRequest =
  | string
  | {
      /** Path below `/api/`, without a leading slash. */
      url: string;
      method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
      params?: Record<string, string | number | boolean | null | undefined>;
      /** An object is sent as JSON; a FormData as it is. */
      body?: unknown;
      /** Sent as `Idempotency-Key`: one per filled-in form, the same in all its retries. */
      idempotencyKey?: string;
      /** That there is no such entry is an answer, not a failure: it is `null`, and is not asked for again. */
      mayBeAbsent?: boolean;
    };

/** Calls that begin, read or end a session: their 401 is an answer, and no reason to ask for a new sign-in. */
const ownBusiness = /^auth\/(?!sessions|second-factor|change-password)/;

const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiError> = async (request, { signal, extra }) => {
  const asked = typeof request === 'string' ? { url: request } : request;
  const token = renewal.ask ? localStorage.getItem('admin_token') : null;
  const isOwnBusiness = ownBusiness.test(asked.url);
  if (token && !isOwnBusiness && renewal.isOver(token)) await renewal.ask?.(token);
  const answer = await requestJson(asked, signal, extra);
  if (asked.mayBeAbsent && 'error' in answer && isAbsence(answer.error)) return { data: null };
  const sessionEnded = 'error' in answer && answer.error.status === 401 && !isOwnBusiness;
  if (!sessionEnded || !token || !renewal.ask) return answer;
  return (await renewal.ask(token)) ? requestJson(asked, signal, extra) : answer;
};

/** An address that names nothing, or cannot name anything. */
const isAbsence = ({ status }: ApiError) => status === 404 || status === 400;

/** The one API of the client; features add their calls with `injectEndpoints`. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: [
    'Enquiry',
    'EnquiryStatistics',
    'Quarantine',
    'Destination',
    'Wedding',
    'Blog',
    'News',
    'Subscriber',
    'Ceo',
    'User',
    'Dashboard',
    'Settings',
    'Session',
    'Operations',
    'SecondFactor',
  ],
  endpoints: () => ({}),
});
