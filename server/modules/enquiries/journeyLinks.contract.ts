/** How many journeys of a wishlist one enquiry names. */
export const maxJourneys = 12;

/** A journey of a wishlist as one text: its path on the public site, a space, its title. */
export const journeyPattern =
  /^\/(?:(?:itinerary|wedding)\/[^\s/?#]{1,1800}|tour-details(?:\?trip=\d{1,9})?) \S.{0,199}$/;

export type JourneyLink = { path: string; title: string };

export function toJourneyLink(journey: string): JourneyLink {
  const end = journey.indexOf(' ');
  return { path: journey.slice(0, end), title: journey.slice(end + 1) };
}
