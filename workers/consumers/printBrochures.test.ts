import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listOutdatedBrochures } from '../../server/modules/destinations/queries.ts';
import { onLocalCommit } from '../../server/platform/db/announceEvents.ts';
import { notFound } from '../../server/platform/errors.ts';
import { useApi } from '../../server/testing/api.ts';
import { listEvents } from '../../server/testing/events.ts';
import { readPdfText } from '../../server/testing/readPdfText.ts';
import { readEvents } from '../delivery/readEvents.ts';
import { reprintBrochures } from '../schedules/startBrochureReprints.ts';
import { listConsumers } from '../subscriptions.ts';
import { printBrochures } from './printBrochures.ts';

const maxBytes = 2 * 1024 * 1024;

describe('the brochure of a destination', () => {
  const test = useApi();
  let id: number;
  let admin: Awaited<ReturnType<typeof test.as>>;
  const fields = {
    name: 'Kerala',
    starting_price: 25_499,
    image: '/pictures/destinations/kerala.svg',
    description: 'Houseboats and tea hills.',
    hotels: [{ hotel: 'Cardamom Lodge', nights: 2 }],
    itineraries: [{ day: 1, title: 'Fort Kochi', description: 'Chinese fishing nets.' }],
  };

  /** Delivers all events that the consumer has not received, as often as a queue may. */
  async function print(times = 1) {
    const ids = await test
      .db('events')
      .whereNotIn('id', test.db('consumed_events').select('event_id').where({ consumer: 'brochures' }))
      .orderBy('id')
      .pluck('id');
    const events = (await readEvents(test.db, ids)).filter(({ type }) =>
      listConsumers(type).includes('brochures'),
    );
    for (const event of events)
      await Promise.all(
        Array.from({ length: times }, () => printBrochures({ db: test.db, storage: test.storage }, event)),
      );
  }
  const create = async (more: object = {}) =>
    (await admin.post('/api/destinations/create', { body: { ...fields, ...more } })).body.destination.id;
  const change = async (body: object) =>
    expect(await admin.put(`/api/destinations/${id}`, { body })).toMatchObject({ status: 200 });
  const hasBrochure = async () =>
    (await test.api.get(`/api/destinations/${id}`)).body.destination?.has_brochure;
  async function download(of = id) {
    const response = await fetch(`${test.origin}/api/destinations/download-brochure/${of}`);
    const content = Buffer.from(await response.arrayBuffer());
    const { headers, status } = response;
    return { status, content, name: headers.get('Content-Disposition') };
  }
  const printed = async () =>
    (await listEvents(test.db, 'destination', id)).filter(
      ({ type }) => type === 'destination.brochure_printed',
    );

  beforeEach(async () => {
    await test.db('destinations').delete();
    admin = await test.as('admin');
    id = await create();
    await print();
  });

  it('is printed when it is created, and again when its content changes', async () => {
    const first = await download();
    expect(first).toMatchObject({ status: 200, name: expect.stringContaining('kerala-brochure.pdf') });
    expect(first.content.length).toBeLessThan(maxBytes);
    // The cover has the place's own picture.
    expect(first.content.includes('/DCTDecode')).toBe(true);
    const text = readPdfText(first.content);
    for (const part of ['Kerala', 'INR25,499', 'FortKochi', 'Chinesefishingnets.', 'CardamomLodge:2nights'])
      expect(text).toContain(part);
    expect(text).not.toContain('null');
    expect(await hasBrochure()).toBe(true);

    await change({ starting_price: 26_999 });
    await print(3);
    expect(readPdfText((await download()).content)).toContain('INR26,999');
    expect(await printed()).toHaveLength(2);
    // A change of a field that it does not contain prints nothing.
    await change({ sort_order: 7 });
    await print();
    expect(await printed()).toHaveLength(2);
  });

  it('is announced only when there is one for the first time, or none any more', async () => {
    const announced: string[] = [];
    onLocalCommit(test.db, (types) => announced.push(...types));
    const printAnnounced = async () => {
      announced.length = 0;
      await print();
      return announced.splice(0);
    };
    await change({ starting_price: 26_999 });
    expect(await printAnnounced()).toEqual([]);
    await change({ itineraries: [] });
    expect(await printAnnounced()).toEqual(['destination']);
    await change({ itineraries: fields.itineraries });
    expect(await printAnnounced()).toEqual(['destination']);
  });

  it('is printed again when the focal point of its picture changes, but not for its text', async () => {
    const details = { alt: 'A houseboat', credit: '', focal_x: 50, focal_y: 50 };
    await change({ image_details: details });
    await print();
    expect(await printed()).toHaveLength(1);
    await change({ image_details: { ...details, focal_x: 90 } });
    await print();
    expect(await printed()).toHaveLength(2);
  });

  it('has Hindi letters, and is missing while it would lose letters', async () => {
    await change({ name: 'भारत' });
    await print();
    expect(readPdfText((await download()).content)).toContain('भारत');

    await change({ name: 'சென்னை' });
    expect(await hasBrochure(), 'until the worker has seen the change').toBe(true);
    await print();
    expect((await download()).status).toBe(404);
    expect(await hasBrochure()).toBe(false);
    await expect(test.storage.read(`private/brochures/destination-${id}.pdf`)).rejects.toThrow();

    await change({ name: 'Chennai' });
    await print();
    expect(readPdfText((await download()).content)).toContain('Chennai');
    expect(await hasBrochure()).toBe(true);
  });

  it('has the present name of the agency', async () => {
    await admin.put('/api/settings', { body: { agency_name: 'Malabar Journeys' } });
    await print();
    expect(readPdfText((await download()).content)).toContain('MalabarJourneys');
    await admin.put('/api/settings', { body: { agency_name: 'Safarnama Travels' } });
    await print();
    expect(await printed()).toHaveLength(3);
    // A change of an agency setting that brochures do not contain prints nothing.
    await admin.put('/api/settings', { body: { facebook_url: 'https://facebook.com/safarnama' } });
    await print();
    expect(await printed()).toHaveLength(3);
  });

  it('is printed again, once, after an upgrade that draws it differently', async () => {
    const first = await download();
    const other = await create({ name: 'Goa' });
    await print();
    await test.storage.putBuffer(`private/brochures/destination-${id}.pdf`, Buffer.from('a former edition'));
    await test.db('destinations').update({ printed_brochure: 'a former hash', printed_edition: 1 });
    await test.db('destinations').where({ id: other }).update({ printed_edition: null });
    const warn = vi.fn();
    const reprint = (isStopping = false) =>
      reprintBrochures(
        { db: test.db, storage: test.storage, logger: { debug: vi.fn(), warn } },
        () => isStopping,
      );
    await reprint(true);
    expect(await listOutdatedBrochures(test.db)).toEqual([id, other]);
    const write = vi.spyOn(test.storage, 'putBuffer').mockRejectedValueOnce(new Error('The disk is full'));
    await reprint();
    write.mockRestore();
    expect(warn).toHaveBeenCalledTimes(1);
    expect(await listOutdatedBrochures(test.db), 'one that fails holds no other up').toEqual([id]);
    await Promise.all([reprint(), reprint()]);
    expect(await listOutdatedBrochures(test.db)).toEqual([]);
    expect(readPdfText((await download()).content)).toEqual(readPdfText(first.content));
    expect(await printed()).toHaveLength(2);
  });

  it('is drawn by one worker when several print all again', async () => {
    await change({ image: '/uploads/images/cover.jpg' });
    await test.db('destinations').update({ printed_edition: 1, printed_brochure: 'a former hash' });
    const read = vi.spyOn(test.storage, 'read');
    const logger = { debug: vi.fn(), warn: vi.fn() };
    const reprint = () => reprintBrochures({ db: test.db, storage: test.storage, logger }, () => false);
    await Promise.all([reprint(), reprint(), reprint()]);
    expect(read).toHaveBeenCalledOnce();
    read.mockRestore();
    expect(await listOutdatedBrochures(test.db)).toEqual([]);
    expect(logger.warn).not.toHaveBeenCalled();
  });

  it('is the uploaded one where there is one', async () => {
    const form = new FormData();
    form.append('brochure', new File([new TextEncoder().encode('%PDF-1.7\n%%EOF\n')], 'Kerala 2027.pdf'));
    const { path } = (await admin.post('/api/destinations/upload-brochure', { body: form })).body;
    await change({ brochure_path: path, brochure_filename: 'Kerala 2027.pdf' });
    await print();
    expect(await download()).toMatchObject({ name: expect.stringContaining('Kerala 2027.pdf') });
    await expect(test.storage.read(`private/brochures/destination-${id}.pdf`)).rejects.toThrow();

    await change({ brochure_path: null, brochure_filename: null });
    expect((await download()).status).toBe(404);
    await print();
    expect((await download()).status).toBe(200);
  });

  it('is missing without an itinerary, and not public while the destination is hidden', async () => {
    const plain = await create({ name: 'Goa', itineraries: [] });
    await print();
    expect((await download(plain)).status).toBe(404);
    await admin.post('/api/destinations/toggle-active', { body: { id } });
    expect((await download()).status).toBe(404);
    const open = await fetch(`${test.origin}/uploads/private/brochures/destination-${id}.pdf`);
    expect(open.status).toBe(404);
  });

  it('is removed while staff save the destination', async () => {
    await change({ itineraries: [] });
    const remove = vi.spyOn(test.storage, 'remove');
    remove.mockImplementationOnce(() => change({ sort_order: 8 }));
    await print();
    expect(remove).toHaveBeenCalledOnce();
    expect(await hasBrochure()).toBe(false);
  });

  it('is drawn outside of transactions, and again when it changes meanwhile', async () => {
    const upload = '/uploads/images/cover.jpg';
    await change({ image: upload, name: 'Malabar' });
    const read = vi.spyOn(test.storage, 'read');
    read.mockImplementationOnce(async () => {
      const { rows } = await test.db.raw(
        `select from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
      );
      expect(rows).toEqual([]);
      await change({ name: 'Alleppey' });
      throw notFound();
    });
    await print();
    expect(readPdfText((await download()).content)).toContain('Alleppey');
    expect(await printed()).toHaveLength(2);
  });

  it('is deleted with its destination', async () => {
    await admin.delete(`/api/destinations/${id}`);
    await print();
    await expect(test.storage.read(`private/brochures/destination-${id}.pdf`)).rejects.toThrow();
  });
});
