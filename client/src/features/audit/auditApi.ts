import type { AuditChoices, AuditListInput, AuditListResponse } from '@modules/audit/contract.ts';
import { api } from '../../lib/api/api.ts';
import { toData } from '../../lib/api/toData.ts';

const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAudit: build.query<AuditListResponse, AuditListInput>({
      query: (filters) => ({ url: 'audit', params: filters }),
    }),
    getAuditChoices: build.query<AuditChoices, void>({
      query: () => 'audit/choices',
      transformResponse: toData,
    }),
  }),
});

export const { listAudit, getAuditChoices } = auditApi.endpoints;
