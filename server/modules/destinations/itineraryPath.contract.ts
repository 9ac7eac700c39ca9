/** The public page of a destination. In its own file, because the public site ships no response schemas. */
export const itineraryPath = (name: string) => `/itinerary/${encodeURIComponent(name)}`;
