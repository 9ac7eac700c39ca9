import type { Submission } from '../Enquiry.ts';
import type { Release } from '../quarantine/queries.ts';
import { storeEnquiry } from './storeEnquiry.ts';

/**
 * Makes an enquiry of what the quarantine held, as if it arrived now; the consent is of when it was given. The event
 * has no actor, because the visitor did it; who let it through stands in the event of the release.
 */
export const releaseEnquiry: Release = async (trx, { submission, entity_id, created_at }, context) => {
  await storeEnquiry(trx, {
    submission: toSubmission(submission),
    id: entity_id ?? 0, // quarantineEnquiry always draws one
    consentedAt: created_at,
    context,
  });
};

/** Releases before the common column names held submissions in camel case, and the consent as `consent`. */
function toSubmission(held: object): Submission {
  const columns = Object.entries(held).map(([name, value]) => {
    const column = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    return [column === 'consent' ? 'consent_version' : column, value];
  });
  return Object.fromEntries(columns) as Submission; // written by quarantineEnquiry
}
