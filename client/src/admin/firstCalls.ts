/** What a screen without a query in its address shows first: the path of the API with the query that its endpoint sends. */
export const firstCalls: Partial<Record<string, string>> = {
  '/admin/enquiries': '/api/enquiries?sort=created_at&order=desc&page=1&limit=20',
};
