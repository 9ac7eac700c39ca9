import { contactLogSchema } from '@modules/conversations/contract.ts';
import { mergeSchema } from '@modules/enquiries/merging.contract.ts';
import { type PersonEnquiryResponse, personProfileSchema } from '@modules/people/contract.ts';
import { type Outcome, outcomeResponseSchema } from '@modules/responses/contract.ts';
import { dataResponse, doneResponseSchema } from '@platform/fields.contract.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ContactLogForm } from '../../features/conversations/ContactLogForm.tsx';
import { OutcomeForm } from '../../features/enquiries/admin/outcome/OutcomeForm.tsx';
import { ReviewInvitation } from '../../features/enquiries/admin/reviewInvitation/ReviewInvitation.tsx';
import { SeatsForm } from '../../features/enquiries/admin/seats/SeatsForm.tsx';
import { PersonPanel } from '../../features/people/PersonPanel.tsx';
import { fakeApi, fakeEndpoint } from '../../testing/fakeApi.ts';
import { renderAdminPage } from '../../testing/renderAdminPage.tsx';
import { press } from '../../testing/user.ts';

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
      ...{ name: 'Asha Rao', email: 'asha@example.com', phone: null, erased: false, newsletter: null },
      ...{ consents: [], source_page: null, visit: null, brochures: [] },
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
