import { contactLogSchema, conversationSchema } from '@modules/conversations/contract.ts';
import type { activitySchema } from '@modules/dashboard/contract.ts';
import { type EnquiryResponse, enquiryListSchema, enquirySchema } from '@modules/enquiries/contract.ts';
import { mergeSchema } from '@modules/enquiries/merging.contract.ts';
import { type PersonEnquiryResponse, personProfileSchema } from '@modules/people/contract.ts';
import { type Outcome, outcomeResponseSchema } from '@modules/responses/contract.ts';
import { dataResponse, doneResponseSchema } from '@platform/fields.contract.ts';
import { setupListeners } from '@reduxjs/toolkit/query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import type { z } from 'zod';
import { ContactLogForm } from '../../features/conversations/ContactLogForm.tsx';
import { getConversation } from '../../features/conversations/conversationsApi.ts';
import { OutcomeForm } from '../../features/enquiries/admin/outcome/OutcomeForm.tsx';
import { ReviewInvitation } from '../../features/enquiries/admin/reviewInvitation/ReviewInvitation.tsx';
import { SeatsForm } from '../../features/enquiries/admin/seats/SeatsForm.tsx';
import { useLiveEnquiries } from '../../features/enquiries/admin/useLiveEnquiries.ts';
import { PersonPanel } from '../../features/people/PersonPanel.tsx';
import { blankConversation } from '../../testing/blankConversation.ts';
import { buildEnquiryRow } from '../../testing/buildEnquiryRow.ts';
import { fakeApi, fakeEndpoint } from '../../testing/fakeApi.ts';
import { fakeStream } from '../../testing/fakeStream.ts';
import { renderAdminPage } from '../../testing/renderAdminPage.tsx';
import { press, user } from '../../testing/user.ts';
import { EnquiryPane } from './EnquiryPane.tsx';

const enquiry: Omit<PersonEnquiryResponse, 'id' | 'status'> = {
  reference: 'SN-000007',
  enquiry_type: 'general',
  name: 'Asha Rao',
  subject: 'Kerala',
  destination: null,
  created_at: '2026-11-01T09:00:00.000Z',
  found_by: 'email',
  outcome: null,
  merged_into: null,
};

const personEndpoint = (list: (id: number) => PersonEnquiryResponse[]) =>
  fakeEndpoint({ response: dataResponse(personProfileSchema) }, ({ id }) => ({
    data: {
      ...{ name: 'Asha Rao', email: 'asha@example.com', phone: null, erased: false },
      newsletter: { status: 'none' as const, verified: false, since: null },
      ...{ consents: [], visit: null, brochures: [] },
      enquiries: list(Number(id)),
    },
  }));

it('shows the status of the open enquiry that the thread changed among the person’s enquiries', async () => {
  let status: PersonEnquiryResponse['status'] = 'new';
  fakeApi({
    'GET /api/enquiries/:id/person': personEndpoint((id) => [{ ...enquiry, id, status }]),
    'POST /api/enquiries/:id/contacts': fakeEndpoint(
      { response: doneResponseSchema, body: contactLogSchema },
      () => {
        status = 'replied';
        return { message: 'Logged' };
      },
    ),
  });
  renderAdminPage(
    <>
      <PersonPanel enquiryId={7} onChanged={() => undefined} />
      <ContactLogForm
        enquiry={{ id: 7, name: 'Asha Rao' }}
        chosen={0}
        onChosen={() => undefined}
        text="Sends the plan on Monday"
        onText={() => undefined}
        onLogged={() => undefined}
        onFinished={() => undefined}
      />
    </>,
    'employee',
  );
  expect(await screen.findByText('SN-000007 · 1 Nov 2026 · New')).toBeTruthy();
  await press('Add to the conversation');
  expect(await screen.findByText('SN-000007 · 1 Nov 2026 · Replied')).toBeTruthy();
});

it('shows the booking that a duplicate had once it is merged into the open enquiry', async () => {
  let outcome: Outcome['outcome'] = 'open';
  fakeApi({
    'GET /api/enquiries/:id/person': personEndpoint((id) => [
      { ...enquiry, id, status: 'new' },
      { ...enquiry, id: 8, reference: 'SN-000008', status: 'new' },
    ]),
    'GET /api/enquiries/:id/outcome': fakeEndpoint({ response: dataResponse(outcomeResponseSchema) }, () => ({
      data: { outcome, amount: null, reason: null },
    })),
    'PUT /api/enquiries/:id/merge': fakeEndpoint({ response: doneResponseSchema, body: mergeSchema }, () => {
      outcome = 'booked';
      return { message: 'Merged' };
    }),
  });
  renderAdminPage(
    <>
      <PersonPanel enquiryId={7} onChanged={() => undefined} />
      <OutcomeForm enquiryId={7} />
    </>,
    'employee',
  );
  await screen.findByRole('heading', { name: 'Outcome' });
  await press('Merge SN-000008 into this one');
  await press('Merge');
  await screen.findByRole('button', { name: 'Take the outcome back' });
});

it('says which parts of the details could not be loaded', async () => {
  const refuse = () =>
    Response.json({ success: false, code: 'forbidden', error: 'Not now' }, { status: 403 });
  fakeApi({
    'GET /api/enquiries/:id/seats': refuse,
    'GET /api/enquiries/:id/outcome': refuse,
    'GET /api/enquiries/:id/review-invitation': refuse,
  });
  renderAdminPage(
    <>
      <SeatsForm enquiry={{ id: 7, name: 'Asha Rao' }} />
      <OutcomeForm enquiryId={7} />
      <ReviewInvitation enquiryId={7} />
    </>,
    'employee',
  );
  for (const part of ['seats', 'outcome', 'invitation to review'])
    expect(await screen.findByText(`The ${part} could not be loaded: Not now`)).toBeTruthy();
});

it('shows the request before the person on a phone, says each fact once, and closes by a button', async () => {
  const response = { ...buildEnquiry(7), source_page: '/goa' };
  fakeApi({
    'GET /api/booking/:id': fakeEndpoint({ response: dataResponse(enquirySchema) }, () => ({
      data: response,
    })),
    'GET /api/enquiries/:id/person': personEndpoint(() => []),
    'GET /api/.*': () => Response.json({}, { status: 403 }),
  });
  renderAdminPage(
    <EnquiryPane enquiryKey={{ channel: 'booking', id: 7 }} panes={1} onClose={() => undefined} />,
    'employee',
  );
  await user.click(await screen.findByRole('button', { name: 'Person and details' }));
  const details = within(await screen.findByRole('dialog', { name: 'Person and details' }));
  await details.findByText('Newsletter');
  const titles = details.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Contact information', 'Enquiry', 'Person', 'Record']);
  expect(details.getAllByText('/goa')).toHaveLength(1);
  expect(details.getAllByText(/recorded/)).toHaveLength(1);
  await user.click(details.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

const note = {
  ...{ kind: 'note' as const, id: 1, author: 'Meera', at: '2026-11-01T09:00:00.000Z' },
  merged: { id: 8, reference: 'SN-000008' },
};

const noteAdded: z.input<typeof activitySchema> = {
  ...{
    id: 1,
    type: 'enquiry',
    event: 'enquiry.note_added',
    entity_id: 8,
    user: 'Meera',
    action: 'noted',
  },
  ...{ time: '2026-11-01T09:00:00.000Z', status: null, details: null, email: null, phone: null },
  ...{ destination: null, package: null, priority: null },
};

function LiveThread() {
  useLiveEnquiries(enquiryListSchema.parse({}), [], async () => ({}));
  const { data } = getConversation.useQuery(7);
  return data?.entries.map((entry) => ('text' in entry ? entry.text : null));
}

it.each([
  ['an entry of the feed', 'activity', noteAdded],
  ['a change without an entry', 'figures', { enquiries: [8] }],
])('shows what happens to a merged enquiry in the open thread: %s', async (_what, event, data) => {
  let text = 'We are four';
  fakeApi({
    'GET /api/enquiries/:id/conversation': fakeEndpoint(
      { response: dataResponse(conversationSchema) },
      () => ({ data: { ...blankConversation, entries: [{ ...note, text }] } }),
    ),
  });
  const stream = fakeStream();
  renderAdminPage(<LiveThread />, 'employee', '/admin/enquiries?enquiry=contact-7');
  await screen.findByText('We are four');
  text = 'We are five';
  stream.send(event, data);
  await screen.findByText('We are five');
});

it('fetches a new link to the attachment when its window has the focus again', async () => {
  let reads = 0;
  fakeApi({
    'GET /api/booking/:id': fakeEndpoint({ response: dataResponse(enquirySchema) }, ({ id }) => {
      reads += 1;
      const url = `/api/files/${reads}`;
      const attachment = { attachment_name: 'Plan', attachment_size: null, attachment_url: url };
      return { data: { ...buildEnquiry(id), ...attachment } };
    }),
    'GET /api/.*': () => Response.json({}, { status: 403 }),
  });
  const store = renderAdminPage(
    <EnquiryPane enquiryKey={{ channel: 'booking', id: 7 }} panes={1} onClose={() => undefined} />,
    'employee',
  );
  onTestFinished(setupListeners(store.dispatch));
  const link = await screen.findByRole('link', { name: 'Plan' });
  expect(link.getAttribute('href')).toBe('/api/files/1');
  fireEvent.focus(window);
  await waitFor(() => expect(link.getAttribute('href')).toBe('/api/files/2'));
});

const buildEnquiry = (id: number): EnquiryResponse => ({
  ...buildEnquiryRow(id),
  enquiry_type: 'booking',
  ...{ login_id: null, message: 'Two weeks', description: 'Two weeks', notes: null, notes_history: [] },
  ...{ contact_time: null, event_date: null, guest_count: null, budget_range: null, venue: null },
  ...{ travel_month: null, flexibility: null, departure_city: null, quote: null, source_page: null },
  ...{ tour_type: [], tour_categories: [], hotel_type: [], rental_type: [], ticket_type: [], visa_type: [] },
  ...{ wedding_packages: [], journeys: [], consent: null },
  ...{ attachment_name: null, attachment_size: null, attachment_url: null, attachment_path: null },
});
