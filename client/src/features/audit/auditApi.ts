import type {
  AuditChoices,
  AuditListInput,
  AuditListResponse,
  auditChoicesSchema,
} from '@modules/audit/contract.ts';
import type { DataResponse } from '@platform/fields.contract.ts';
import { api } from '../../lib/api/api.ts';

const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAudit: build.query<AuditListResponse, AuditListInput>({
      query: (filters) => ({ url: 'audit', params: filters }),
    }),
    getAuditChoices: build.query<AuditChoices, void>({
      query: () => 'audit/choices',
      transformResponse: ({ data }: DataResponse<typeof auditChoicesSchema>) => data,
    }),
  }),
});

export const { useListAuditQuery, useGetAuditChoicesQuery } = auditApi;
