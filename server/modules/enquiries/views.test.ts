import { beforeAll, describe, expect, it } from 'vitest';
import { useApi } from '../../testing/api.ts';
import { buildBooking, buildContact } from '../../testing/enquiries.ts';
import { type EnquiryStatus, enquiryStatuses, enquiryViews } from './contract.ts';
import type { FilterContext } from './filters.ts';
import { toEnquiryRow } from './presenter.ts';
import { countEnquiries, listEnquiries } from './queries.ts';

const hourMs = 3_600_000;

describe('the views of the enquiries', () => {
  const test = useApi({ RATE_LIMITS: 'off' });
  const context: FilterContext = { timeZone: 'Asia/Kolkata', now: new Date('2026-03-10T06:30:00Z') };
  const everything = { page: 1, limit: 100, sort: 'created_at', order: 'desc' } as const;

  /** Names of the listed enquiries, and the count. */
  const both = async (filter: Parameters<typeof countEnquiries>[1]) => {
    const { rows, pagination } = await listEnquiries(test.db, { ...everything, ...filter } as never, context);
    expect(pagination.total).toBe(rows.length);
    expect(await countEnquiries(test.db, filter, context)).toBe(rows.length);
    return rows.map(({ name }) => name).sort();
  };

  const build = async (name: string, fields: Record<string, unknown>) => {
    const { id } = await buildContact(test, { name });
    await test.db('enquiries').where({ id }).update(fields);
  };
  const aged = (ms: number) => ({ created_at: new Date(context.now.getTime() - ms) });

  beforeAll(async () => {
    const { userId } = await test.as('employee');
    await build('Just not overdue', { ...aged(24 * hourMs) });
    await build('Just overdue', { ...aged(24 * hourMs + 1) });
    await build('Taken and forgotten', {
      ...aged(90 * 24 * hourMs),
      status: 'in_progress',
      assigned_to: userId,
    });
    for (const status of ['replied', 'resolved', 'closed']) {
      await build(`Done: ${status}`, { ...aged(90 * 24 * hourMs), status, priority: 'urgent' });
    }
    await build('Urgent', { ...aged(hourMs), priority: 'urgent' });
    // 18:30 UTC is midnight there.
    await build('Since midnight', { created_at: '2026-03-09T18:30:00Z', status: 'replied' });
    await build('Before midnight', { created_at: '2026-03-09T18:29:59.999Z', status: 'replied' });
  });

  it('list open enquiries, overdue ones by the hour and not by the day or the status New', async () => {
    expect(await both({ view: 'overdue' })).toEqual(['Just overdue', 'Taken and forgotten']);
    expect(await both({ view: 'open' })).toEqual([
      'Just not overdue',
      'Just overdue',
      'Taken and forgotten',
      'Urgent',
    ]);
    expect(await both({ view: 'unassigned' })).toEqual(['Just not overdue', 'Just overdue', 'Urgent']);
    expect(await both({ view: 'urgent' })).toEqual(['Urgent']);
    expect(await both({ view: 'today' })).toEqual(['Since midnight', 'Urgent']);
    expect(await both({ view: 'overdue', assigned_to: 'none' })).toEqual(['Just overdue']);
    expect(await both({ view: 'overdue', search: 'forgotten' })).toEqual(['Taken and forgotten']);
  });

  it('mark a row like the view that lists it', async () => {
    const overdue = await both({ view: 'overdue' });
    const { rows } = await listEnquiries(test.db, everything, context);
    expect(
      rows
        .filter((row) => toEnquiryRow(row, context.now).overdue)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(overdue);
  });

  it('are the counts of the desk and of the dashboard', async () => {
    const staff = await test.as('employee');
    await buildContact(test, { name: 'Came now' });
    const statistics = (await staff.get('/api/enquiries/statistics')).body.data;
    for (const view of enquiryViews) {
      const { body } = await staff.get(`/api/enquiries?view=${view}&limit=1`);
      expect(statistics.views[view], view).toBe(body.pagination.total);
    }
    // The figure counts every status, the view open ones only.
    expect(statistics).toMatchObject({ urgent: 4, views: { urgent: 1, overdue: 4, open: 5 } });
    expect((await staff.get('/api/dashboard/public-stats')).body.data).toMatchObject({
      newEnquiries: 4,
      unassignedEnquiries: statistics.views.unassigned,
      overdueEnquiries: statistics.views.overdue,
    });
    const marked = (await staff.get('/api/enquiries?limit=100')).body.data
      .filter((row: { overdue: boolean }) => row.overdue)
      .map((row: { name: string }) => row.name)
      .sort();
    const listed = (await staff.get('/api/enquiries?view=overdue&limit=100')).body.data
      .map((row: { name: string }) => row.name)
      .sort();
    expect(marked).toEqual(listed);
    expect((await staff.get('/api/enquiries?view=late')).status).toBe(422);
  });

  it('list an enquiry as overdue until it is answered', async () => {
    const staff = await test.as('employee');
    const { id } = await buildContact(test, { name: 'Waiting' });
    await test
      .db('enquiries')
      .where({ id })
      .update({ created_at: new Date(Date.now() - 25 * hourMs) });
    const isListed = async () =>
      (await staff.get('/api/enquiries?view=overdue&search=waiting')).body.pagination.total === 1;
    const seen: Partial<Record<EnquiryStatus, boolean>> = {};
    for (const status of enquiryStatuses) {
      await staff.put(`/api/contact/${id}`, { body: { status } });
      seen[status] = await isListed();
    }
    expect(seen).toEqual({ new: true, in_progress: true, replied: false, resolved: false, closed: false });
  });
});

describe('what a search finds', () => {
  const test = useApi({ RATE_LIMITS: 'off' });

  it('is each word in any order and without its accents, a number in any format, a note, and a wedding that came by the booking form', async () => {
    const staff = await test.as('employee');
    await buildContact(test, { name: 'Asha', phone: '+91 98222 33445' });
    await buildContact(test, { name: 'Bela', phone: '(098222) 33-446' });
    const { id } = await buildContact(test, { name: 'Chitra', phone: '0832 2412345' });
    await staff.put(`/api/contact/${id}`, { body: { notes: 'Wants a houseboat with a cook.' } });
    await staff.put(`/api/contact/${id}`, { body: { notes: 'Called, no answer.' } });
    const wedding = { for: 'wedding', info: 'Beach vows', travel_type: 'Wedding Package' };
    await buildBooking(test, { fields: { login_id: 'Devi', mobile: '9000000001', ...wedding } });
    await buildBooking(test, {
      fields: { login_id: 'Esha', mobile: '9000000002', travel_type: 'Featured Wedding Package' },
    });
    await buildBooking(test, { fields: { login_id: 'Farida', mobile: '9000000003' } });
    await buildContact(test, { name: 'Gita', phone: '', enquiry_type: 'wedding' });

    const found = async (query: Record<string, string>) =>
      (await staff.get(`/api/enquiries?${new URLSearchParams(query)}`)).body.data
        .map((row: { name: string }) => row.name)
        .sort();
    for (const search of ['9822233445', '98222 33445', '+919822233445', '222-334-45', '33445']) {
      expect(await found({ search }), search).toEqual(['Asha']);
    }
    expect(await found({ search: '98222' })).toEqual(['Asha', 'Bela']);
    expect(await found({ search: 'Houseboat' })).toEqual(['Chitra']);
    await buildContact(test, { name: 'Hema D’Souza' });
    for (const search of ["d'souza", 'D’Souza']) expect(await found({ search })).toEqual(['Hema D’Souza']);
    await buildContact(test, { name: 'João Conceição' });
    for (const search of ['joao conceicao', 'JOÃO', 'conceicão'])
      expect(await found({ search }), search).toEqual(['João Conceição']);
    for (const search of ['chitra houseboat', 'COOK  chitra', 'Chitra 08322412345 2412345']) {
      expect(await found({ search }), search).toEqual(['Chitra']);
    }
    expect(await found({ search: 'devi houseboat' })).toEqual([]);
    expect(await found({ search: 'houseboat', status: 'closed' })).toEqual([]);
    expect(await found({ type: 'wedding' })).toEqual(['Devi', 'Esha', 'Gita']);
    expect(await found({ type: 'wedding', search: '9000000001' })).toEqual(['Devi']);
    expect(await found({ type: 'booking' })).toEqual(['Devi', 'Esha', 'Farida']);
    const stored = await test.db('enquiries').where({ name: 'Devi' }).first();
    expect(stored.enquiry_type).toBe('booking');
  });
});
