/** The public page of a wedding package. In its own file, because the public site ships no response schemas. */
export const weddingPagePath = (slug: string) => `/wedding/${slug}`;
