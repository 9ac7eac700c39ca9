import type {
  AuditChoices,
  AuditListAnswer,
  AuditListInput,
  auditChoicesSchema,
} from '@modules/audit/contract.ts';
import type { DataAnswer } from '@platform/fields.contract.ts';
import { api } from '../../lib/api/api.ts';

export const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAudit: build.query<AuditListAnswer, AuditListInput>({
      query: (filters) => ({ url: 'audit', params: filters }),
    }),
    getAuditChoices: build.query<AuditChoices, void>({
      query: () => 'audit/choices',
      transformResponse: ({ data }: DataAnswer<typeof auditChoicesSchema>) => data,
    }),
  }),
});

export const { useListAuditQuery, useGetAuditChoicesQuery } = auditApi;
