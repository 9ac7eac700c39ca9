import { createApi } from '@reduxjs/toolkit/query/react';
import { malformed } from './apiError.ts';
import { baseQuery } from './baseQuery.ts';

/** The single RTK Query API; features add their endpoints with `injectEndpoints`. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  catchSchemaFailure: () => malformed,
  tagTypes: [
    'Enquiry',
    'EnquiryStatistics',
    'SavedReply',
    'Quarantine',
    'Destination',
    'Wedding',
    'Review',
    'Team',
    'Blog',
    'News',
    'Subscriber',
    'Ceo',
    'User',
    'Dashboard',
    'Settings',
    'Content',
    'Session',
    'Operations',
    'SecondFactor',
  ],
  endpoints: () => ({}),
});
