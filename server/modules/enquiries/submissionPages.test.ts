import { describe, expect, it } from 'vitest';
import { useApi } from '../../testing/api.ts';
import { bookingForm } from '../../testing/enquiries.ts';

describe('an enquiry form that a browser sends without script', () => {
  const test = useApi();
  const send = async (fields: Record<string, string>) => {
    const response = await fetch(`${test.origin}/api/booking/submit`, {
      method: 'POST',
      // As browsers ask for a page.
      headers: { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' },
      body: bookingForm(fields),
    });
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    return { status: response.status, page: await response.text() };
  };

  it('is confirmed by a page, and stored once when it is sent again', async () => {
    const fields = { info: 'Goa', 'hotel_type[]': 'Hotel Rooms', consent: 'enquiry-1' };
    const first = await send(fields);
    const [stored, ...more] = await test.db('enquiries').where({ destination: 'Goa' });
    expect(stored).toMatchObject({ services: { hotel_type: ['Hotel Rooms'] }, consent_version: 'enquiry-1' });
    expect(first.status).toBe(201);
    expect(first.page).toContain('<h1>Your enquiry is with us</h1>');
    expect(first.page).toContain(stored.reference);
    expect((await send(fields)).page).toContain(stored.reference);
    await send({ ...fields, info: 'Kerala' });
    expect(more).toEqual([]);
    expect(await test.db('enquiries').pluck('destination')).toEqual(['Goa', 'Kerala']);
  });

  it('is refused by a page that names each wrong field', async () => {
    const { status, page } = await send({ login_id: '', mobile: '12' });
    expect(status).toBe(422);
    expect(page).toContain('<li>Name is required</li><li>Please enter a valid mobile number</li>');
  });
});
