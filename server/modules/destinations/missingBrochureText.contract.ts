/** Shown to a visitor when there is no file to download. Without zod, because the itinerary page loads it. */
export const missingBrochureText = (name: string) =>
  `${name} brochure is not available yet. Please check back later!`;
