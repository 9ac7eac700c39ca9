/**
 * Every consent wording that a form has used. An enquiry or a subscription refers to the wording that its visitor
 * saw, so an entry is never changed: a new wording is a new entry.
 */
export const consentWordings = {
  'enquiry-1':
    'By sending this form you agree that we keep what you write and use it to answer you and to plan your journey, as our Privacy Policy says. You may ask us for a copy of it, or to erase it, at any time.',
  'newsletter-1': 'By signing up you agree to our Terms and Conditions and Privacy Policy.',
} as const;
export type ConsentVersion = keyof typeof consentWordings;

/** The current wordings of the forms. */
export const currentConsent = { enquiry: 'enquiry-1', newsletter: 'newsletter-1' } as const satisfies Record<
  string,
  ConsentVersion
>;

/** A consent as staff see it; null where a client showed no wording. */
export type Consent = { version: string; wording: string; given_at: string } | null;

/** A stored consent with its wording. */
export function toConsent(row: {
  consent_version: ConsentVersion | null;
  consented_at: Date | null;
}): Consent {
  if (!row.consent_version || !row.consented_at) return null;
  const { consent_version: version, consented_at: at } = row;
  return { version, wording: consentWordings[version], given_at: at.toISOString() };
}
