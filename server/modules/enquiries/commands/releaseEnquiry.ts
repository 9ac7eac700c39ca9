import type { Submission } from '../Enquiry.ts';
import type { Release } from '../quarantine/queries.ts';
import { storeEnquiry } from './storeEnquiry.ts';

/**
 * Creates an enquiry from a quarantined submission, as if it arrived now; the consent keeps its time. The event has no
 * actor, because the visitor submitted it; the event of the release names the person who released it.
 */
export const releaseEnquiry: Release = async (trx, { submission, entity_id, created_at }, context) => {
  await storeEnquiry(trx, {
    submission: toSubmission(submission),
    id: entity_id ?? 0, // quarantineEnquiry always draws one
    consentedAt: created_at,
    context,
  });
};

/** Releases before the common column names stored submissions in camel case, and the consent as `consent`. */
function toSubmission(held: object): Submission {
  const columns = Object.entries(held).map(([name, value]) => {
    const column = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    return [column === 'consent' ? 'consent_version' : column, value];
  });
  return Object.fromEntries(columns) as Submission; // written by quarantineEnquiry
}
