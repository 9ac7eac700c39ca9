import type { Database } from '../../platform/db/db.ts';
import type { Endpoints } from '../../platform/http/endpoints.ts';
import { sendCsvExport } from '../../platform/http/sendCsvExport.ts';
import { enquiryFilterSchema } from './contract.ts';
import { getFilterContext } from './enquiryReads.ts';
import { csvHeader, toCsvRow } from './presenter.ts';
import { countEnquiries, readEnquiryBatches } from './queries.ts';

export function declareEnquiryExport(enquiries: Endpoints, db: Database): void {
  enquiries.get(
    '/api/enquiries/export',
    {
      summary: 'Export all matching enquiries as CSV',
      access: 'enquiries.respond',
      query: enquiryFilterSchema,
      produces: 'text/csv',
    },
    async ({ query, ...caller }) => {
      const filterContext = await getFilterContext(db, caller.context);
      const { sort: _, order: __, ...filter } = query;
      return sendCsvExport(db, caller, {
        list: 'enquiries',
        filter,
        rows: await countEnquiries(db, query, filterContext),
        name: `enquiries_${query.status ?? 'all'}`,
        header: csvHeader,
        batches: readEnquiryBatches(db, query, filterContext),
        toCells: toCsvRow,
        timeZone: filterContext.timeZone,
      });
    },
  );
}
