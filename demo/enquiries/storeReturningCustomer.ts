import { logContact } from '../../server/modules/conversations/commands/logContact.ts';
import { mergeEnquiry } from '../../server/modules/enquiries/commands/mergeEnquiry.ts';
import { storeEnquiry } from '../../server/modules/enquiries/commands/storeEnquiry.ts';
import { updateEnquiry } from '../../server/modules/enquiries/commands/updateEnquiry.ts';
import { currentConsent } from '../../server/modules/enquiries/consent.contract.ts';
import type { EnquiryStatus } from '../../server/modules/enquiries/contract.ts';
import { emptyFields, type Submission } from '../../server/modules/enquiries/Enquiry.ts';
import { moveBooking } from '../../server/modules/responses/commands/moveBooking.ts';
import { recordOutcome } from '../../server/modules/responses/commands/recordOutcome.ts';
import type { Transaction } from '../../server/platform/db/db.ts';
import { demoContext, toMoment } from '../demoTime.ts';
import type { DemoStaff } from '../loadStaff.ts';

/** How many enquiries the person has. */
export const enquiriesOfReturningCustomer = 4;

const common = {
  ...emptyFields,
  name: 'Lalita Deshpande',
  email: 'lalita.deshpande@example.com',
  phone: '+91 98000 10001',
  consent_version: currentConsent.enquiry,
} as const;

const booking = { ...common, channel: 'booking', enquiry_type: 'booking' } as const;
const contact = { ...common, channel: 'contact', enquiry_type: 'travel' } as const;

/** A person who booked once, decided otherwise once, and has just written twice about the same journey. */
export async function storeReturningCustomer(
  trx: Transaction,
  { employee, manager }: DemoStaff,
  now: Date,
): Promise<void> {
  const store = async (submission: Submission, at: Date): Promise<number> => {
    const stored = await storeEnquiry(trx, { submission, context: demoContext(at) });
    if (!stored) throw new Error('Without an idempotency key an enquiry is always stored');
    return stored.id;
  };
  const setStatus = (id: number, status: EnquiryStatus, at: Date) =>
    updateEnquiry(trx, { id }, { status }, demoContext(at, employee));

  const kerala = await store(booked, toMoment(now, 84, 11));
  await setStatus(kerala, 'in_progress', toMoment(now, 84, 13));
  const called = {
    kind: 'call',
    direction: 'outgoing',
    text: 'Two rooms on the houseboat, no fish.',
  } as const;
  await logContact(trx, kerala, called, demoContext(toMoment(now, 83, 10), employee));
  await setStatus(kerala, 'replied', toMoment(now, 83, 12));
  await setStatus(kerala, 'resolved', toMoment(now, 76, 16));
  const sold = { outcome: 'booked', amount: 128_000 } as const;
  await recordOutcome(trx, kerala, sold, demoContext(toMoment(now, 76, 17), employee));

  const ladakh = await store(lost, toMoment(now, 31, 20));
  await setStatus(ladakh, 'replied', toMoment(now, 30, 10));
  await setStatus(ladakh, 'closed', toMoment(now, 21, 15));
  const declined = { outcome: 'lost', reason: 'dates' } as const;
  await recordOutcome(trx, ladakh, declined, demoContext(toMoment(now, 21, 16), employee));

  const bali = await store(open, toMoment(now, 1, 19));
  const again = await store(duplicate, toMoment(now, 1, 21));
  await mergeEnquiry({ db: trx, moveBooking }, again, bali, demoContext(toMoment(now, 0, 9), manager));
}

const booked: Submission = {
  ...booking,
  subject: 'Destination Package: Kerala',
  message:
    'Six days on the backwaters with my mother, who is a vegetarian. A houseboat for two nights, please.',
  destination: 'Kerala',
  travel_type: 'Destination Package',
  source_page: 'destination',
  visit: {
    landing_page: '/destinations',
    utm_source: 'instagram',
    utm_medium: 'social',
    utm_campaign: 'monsoon',
  },
};

const lost: Submission = {
  ...contact,
  subject: 'Ladakh in October',
  message: 'Is Pangong still open in the second half of October? We could only travel after Dussehra.',
  destination: null,
};

const open: Submission = {
  ...booking,
  subject: 'Destination Package: Bali',
  message: 'My sister and I would like a week in Bali in March, with temples and one day of doing nothing.',
  destination: 'Bali',
  travel_type: 'Destination Package',
  source_page: 'destination',
  visit: {
    landing_page: '/',
    utm_source: 'newsletter',
    utm_campaign: 'spring-journeys',
    brochures: ['Bali'],
  },
};

const duplicate: Submission = {
  ...contact,
  subject: 'My enquiry about Bali',
  message:
    'I have just sent you the form about Bali in March. There will be three of us: our cousin comes along.',
};
