import type { AuditChoices, AuditListAnswer, AuditListInput } from '@modules/audit/contract.ts';
import { api } from '../../lib/api/api.ts';

export const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAudit: build.query<AuditListAnswer, AuditListInput>({
      query: (filters) => ({ url: 'audit', params: filters }),
    }),
    getAuditChoices: build.query<AuditChoices, void>({
      query: () => 'audit/choices',
      transformResponse: (answer: { data: AuditChoices }) => answer.data,
    }),
  }),
});

export const { useListAuditQuery, useGetAuditChoicesQuery } = auditApi;
