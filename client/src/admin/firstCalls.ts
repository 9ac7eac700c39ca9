/** The first API call of each screen whose address has no query: path and query as its endpoint sends them. */
export const firstCalls: Partial<Record<string, string>> = {
  '/admin/enquiries': '/api/enquiries?sort=created_at&order=desc&page=1&limit=20',
};
