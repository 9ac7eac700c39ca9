import { activeOnly, getDestinationByAnyName } from '../../../server/modules/destinations/queries.ts';
import type { PublicMember } from '../../../server/modules/team/contract.ts';
import { findPlanner } from '../../../server/modules/team/findPlanner.contract.ts';
import { getMemberByUser, listActiveTeam } from '../../../server/modules/team/queries.ts';
import type { Database } from '../../../server/platform/db/db.ts';
import { signStatusPath } from '../../../server/platform/security/enquiryToken.ts';
import { type EventMail, type MailConfig, type MailEvent, maxPerDay } from './mailPlan.ts';
import { readEnquiryFacts } from './readEnquiryFacts.ts';
import { replyHeaders } from './replyHeaders.ts';
import { defangEnquiry } from './templates/defangLinks.ts';
import { enquiryConfirmation } from './templates/EnquiryConfirmation.tsx';
import { enquiryNotice } from './templates/enquiryNotice.ts';

type SubmissionEvent = Extract<MailEvent, { type: 'enquiry.submitted' }>;

/** The confirmation for the visitor and the notice for the staff; none when the enquiry was deleted or erased. */
export async function buildSubmissionMails(
  db: Database,
  config: MailConfig,
  { entity }: SubmissionEvent,
): Promise<EventMail[]> {
  const facts = await readEnquiryFacts(db, config, entity.id);
  if (!facts) return [];
  const { enquiry } = facts;
  const planner = await findEnquiryPlanner(db, enquiry);
  const statusUrl = config.PUBLIC_URL + signStatusPath(config.JWT_SECRET, enquiry.id);
  const visitor = { name: enquiry.name, address: enquiry.email };
  return [
    {
      template: 'enquiry_confirmation',
      recipient: enquiry.email,
      perDay: maxPerDay,
      to: { ...visitor, name: defangEnquiry(enquiry).name },
      reply: replyHeaders(config, {
        id: enquiry.id,
        name: facts.settings.agency_name,
        recipient: enquiry.email,
      }),
      content: enquiryConfirmation({ ...facts, statusUrl, planner }),
    },
    {
      template: 'enquiry_notice',
      recipient: config.STAFF_EMAIL,
      reply: { replyTo: visitor },
      content: enquiryNotice(facts),
    },
  ];
}

/**
 * Who answers an enquiry: its assignee, or before that, as on the page of its destination, the planner of journeys
 * there. Undefined if there is none, or the person is not on the site.
 */
async function findEnquiryPlanner(
  db: Database,
  { assigned_to, destination: name }: { assigned_to: number | null; destination: string | null },
): Promise<PublicMember | undefined> {
  if (assigned_to !== null) return getMemberByUser(db, assigned_to);
  const destination = await getDestinationByAnyName(db, name, activeOnly);
  return destination && findPlanner(await listActiveTeam(db), destination);
}
