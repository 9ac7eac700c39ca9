import { type Seats, seatsResponseSchema } from '@modules/seats/contract.ts';
import { dataResponse } from '@platform/fields.contract.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi, fakeEndpoint } from '../../../../testing/fakeApi.ts';
import { renderAdminPage } from '../../../../testing/renderAdminPage.tsx';
import { fillField, findField, press } from '../../../../testing/user.ts';
import { SeatsForm } from './SeatsForm.tsx';

const field = 'Seats for this enquiry';
const departure: NonNullable<Seats> = {
  destination: 'Kerala',
  date: '2026-12-24',
  seats: 10,
  seats_left: 10,
  requested: 2,
  confirmed: 0,
  travellers: 2,
};

it('shows what was saved, and keeps what is typed meanwhile, although a reload fails', async () => {
  let save = () => {};
  const saved = new Promise<void>((resolve) => {
    save = resolve;
  });
  const response = dataResponse(seatsResponseSchema);
  let loads = 0;
  const load = fakeEndpoint({ response }, () => ({ data: departure }));
  const confirm = fakeEndpoint({ response }, () => ({ data: { ...departure, seats_left: 7, confirmed: 3 } }));
  fakeApi({
    'GET /api/enquiries/:id/seats': (request) =>
      loads++ === 0 ? load(request) : new Response(null, { status: 403 }),
    'PUT /api/enquiries/:id/seats': async (request) => {
      await saved;
      return confirm(request);
    },
  });
  renderAdminPage(<SeatsForm enquiry={{ id: 7, name: 'Asha' }} />, 'employee');
  await fillField(field, '3');
  await press('Confirm');
  await fillField(field, '4');
  save();
  await screen.findByText('3 confirmed for this enquiry');
  await waitFor(() => expect(loads).toBe(2));
  expect((await findField(field)).value).toBe('4');
});
