import type { ErrorBody } from '@platform/contract';
import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import { renewal } from '../session/renewal.ts';
import { type Answer, malformed, requestJson } from './requestJson.ts';

/**
 * A failed call: the HTTP status; `network` or `timeout` without a response; `malformed` when
 * the response does not match the contract.
 */
export type ApiError = {
  status: number | 'network' | 'timeout' | 'malformed';
  /** A sentence to show to the reader. */
  message: string;
  code?: string;
  errors?: ErrorBody['errors'];
  /** The current entry, when a save failed because of a newer version. */
  current?: unknown;
  /** When the call may be repeated, in milliseconds since 1970, if the server says so. */
  retryAt?: number;
  /** Present when sign-in also needs a code: the challenge to send back with it. */
  challenge?: string;
};

export type ApiRequest =
  | string
  | {
      /** Path below `/api/`, without a leading slash. */
      url: string;
      method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
      params?: Record<string, string | number | boolean | null | undefined>;
      /** An object is sent as JSON, a FormData unchanged. */
      body?: unknown;
      /** Sent as `Idempotency-Key`: one per submission, the same in all its retries. */
      idempotencyKey?: string;
      /** The call outlives the page. */
      keepalive?: boolean;
      /** A 404 is not an error: the result is `null`, and the call is not retried. */
      mayBeAbsent?: boolean;
      /** Name of the list that the response must contain. */
      list?: string;
    };

/** Calls that start, read or end a session: their 401 does not ask for a new sign-in. */
const ownBusiness = /^auth\/(?!sessions|second-factor|change-password)/;

const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiError> = async (request, { signal, extra }) => {
  const options = typeof request === 'string' ? { url: request } : request;
  const token = renewal.ask ? localStorage.getItem('admin_token') : null;
  const isOwnBusiness = ownBusiness.test(options.url);
  if (token && !isOwnBusiness && renewal.isOver(token)) await renewal.ask?.(token);
  const answer = requireList(await requestJson(options, signal, extra), options.list);
  if (options.mayBeAbsent && 'error' in answer && isAbsence(answer.error)) return { data: null };
  const sessionEnded = 'error' in answer && answer.error.status === 401 && !isOwnBusiness;
  if (!sessionEnded || !token || !renewal.ask) return answer;
  if (!(await renewal.ask(token))) return answer;
  return requireList(await requestJson(options, signal, extra), options.list);
};

function requireList(answer: Answer, list: string | undefined): Answer {
  if (list === undefined || 'error' in answer) return answer;
  const body = answer.data as Record<string, unknown> | null; // any JSON value
  return Array.isArray(body?.[list]) ? answer : { error: malformed };
}

/** True for 404 and 400: the address names nothing. */
const isAbsence = ({ status }: ApiError) => status === 404 || status === 400;

/** The single RTK Query API; features add their endpoints with `injectEndpoints`. */
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
