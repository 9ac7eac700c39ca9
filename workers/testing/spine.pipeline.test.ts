import { describe, expect, it, vi } from 'vitest';
import type { RecordedEvent } from '../../server/modules/events.ts';
import { eventColumns, toRecordedEvent } from '../../server/platform/events/events.ts';
import { imageVariants } from '../../server/platform/storage/pictures.contract.ts';
import { useApi } from '../../server/testing/api.ts';
import { buildBooking, buildContact, pngBytes } from '../../server/testing/enquiries.ts';
import { eventually } from '../../server/testing/eventually.ts';
import { backends, useBackend } from '../../server/testing/redis.ts';
import { useSmtp } from '../../server/testing/smtp.ts';
import { consumeOnce } from '../delivery/consumeOnce.ts';
import { requeueMissing } from '../delivery/requeueMissing.ts';
import { useWorker } from './useWorker.ts';

/** A Redis for the tests on Redis; the others need none. */
describe.each(backends)('the delivery of an enquiry on %s', (backend) => {
  const test = useApi();
  const smtp = useSmtp();
  const redis = useBackend(backend);
  const worker = useWorker(test, { redis, smtp });

  const findMails = (reference: string) => smtp.messages.filter((mail) => mail.html?.includes(reference));

  it('prints the brochure of a new tour', async () => {
    const admin = await test.as('admin');
    const { body } = await admin.post('/api/destinations/create', {
      body: {
        name: 'Coorg',
        starting_price: 18_000,
        image: '/pictures/destinations/coorg.svg',
        itineraries: [{ day: 1, title: 'Into the coffee' }],
      },
    });
    const { id } = body.destination;
    await eventually(async () => {
      const response = await test.api.get(`/api/destinations/${id}`);
      return response.body.destination.has_brochure;
    });
    expect((await test.api.get(`/api/destinations/download-brochure/${id}`)).status).toBe(200);
  });

  it('sends two mails, and updates the feed and the statistics, each once', async () => {
    const admin = await test.as('admin');
    const name = "आशा D'Souza 🌴";
    const { reference } = await buildBooking(test, {
      fields: { login_id: name, description: 'गोवा <b>में</b> ₹50,000 के भीतर', guest_count: '1200' },
    });
    await eventually(() => findMails(reference).length === 2);
    const [confirmation, notice] = ['asha@example.com', 'staff@example.com'].map((to) =>
      findMails(reference).find((mail) => mail.envelope.to[0] === to),
    );
    expect(confirmation?.subject).toBe(`We have your enquiry ${reference} · Safarnama Travels`);
    expect(confirmation?.to?.[0]).toMatchObject({ name, address: 'asha@example.com' });
    expect(confirmation?.html).toContain('गोवा &lt;b&gt;में&lt;/b&gt; ₹50,000 के भीतर');
    expect(confirmation?.text).toContain('गोवा <b>में</b> ₹50,000 के भीतर');
    expect(confirmation?.text).toContain('1,200');
    expect(notice?.replyTo?.[0]).toMatchObject({ name, address: 'asha@example.com' });
    expect(notice?.html).toContain('https://safarnama.example/admin/enquiries?enquiry=booking-');

    await eventually(async () => {
      const { body } = await admin.get('/api/dashboard/activity');
      return body.data.some((one: { user: string }) => one.user === name);
    });
    await eventually(async () => {
      const { body } = await admin.get('/api/dashboard/public-stats');
      return body.data.totalBookings === 1 && body.data.newEnquiries === 1;
    });
    await eventually(async () =>
      expect(
        await test.db('mail_deliveries').orderBy('template').select('template', 'status', 'attempt'),
      ).toEqual([
        { template: 'enquiry_confirmation', status: 'sent', attempt: 1 },
        { template: 'enquiry_notice', status: 'sent', attempt: 1 },
      ]),
    );
  });

  it('notifies open dashboards', async () => {
    const { token } = await test.as('admin');
    const stop = new AbortController();
    const stream = await fetch(`${test.origin}/api/dashboard/stream`, {
      headers: { Authorization: `Bearer ${token}` },
      signal: stop.signal,
    });
    expect(stream.headers.get('Content-Type')).toContain('text/event-stream');
    let heard = '';
    const reading = (async () => {
      for await (const chunk of stream.body ?? []) heard += Buffer.from(chunk).toString();
    })().catch(() => undefined);
    await buildContact(test, { name: 'Live Listener' });
    await eventually(() => heard.includes('event: activity') && heard.includes('Live Listener'));
    await eventually(() => heard.includes('event: figures'));
    stop.abort();
    await reading;
  });

  it('retries a rejected mail, and repeats none that was sent', async () => {
    smtp.refuse();
    const { id, reference } = await buildContact(test);
    const tries = () =>
      test
        .db('mail_deliveries')
        .whereIn(
          'event_id',
          test.db('events').select('id').where({ entity_id: id, type: 'enquiry.submitted' }),
        );
    await eventually(async () => (await tries()).length >= 2);
    smtp.accept();
    await eventually(() => findMails(reference).length === 2);
    await eventually(async () => (await tries()).filter((one) => one.status === 'sent').length === 2);
    const ids = (await tries()).map((one) => one.message_id);
    expect(new Set(ids).size).toBe(2);
    expect(findMails(reference)).toHaveLength(2);
  });

  const upload = async () => {
    const form = new FormData();
    form.append('image', new File([new Uint8Array(pngBytes)], 'a.png'));
    const admin = await test.as('admin');
    return imageVariants((await admin.post('/api/destinations/upload-image', { body: form })).body.path);
  };

  it('makes the smaller copies of an uploaded picture', async () => {
    const variants = await upload();
    expect(variants.map(({ format }) => format)).toContain('avif');
    for (const { path } of variants) {
      await eventually(async () => {
        const response = await test.api.get(path);
        expect([response.status, response.headers.get('Cache-Control')]).toEqual([
          200,
          'public, max-age=31536000, immutable',
        ]);
      });
    }
  });

  it('makes the copies of one picture after the other', async () => {
    await worker.stopRelay();
    const pictures = [await upload(), await upload(), await upload()];
    const stored = vi.spyOn(test.storage, 'putBuffer');
    worker.startRelay();
    await eventually(() => stored.mock.calls.length === pictures.flat().length);
    const order = stored.mock.calls.map(([key]) =>
      pictures.findIndex((variants) => variants.some(({ path }) => path === `/${key}`)),
    );
    expect(order.filter((picture, place) => picture !== order[place - 1])).toHaveLength(pictures.length);
    stored.mockRestore();
  });

  it('processes an event once, regardless of how often it is delivered', async () => {
    await buildContact(test, { name: 'Brought Twice' });
    const event = async () => {
      const row = await test
        .db('events')
        .select(...eventColumns)
        .orderBy('id', 'desc')
        .first();
      return toRecordedEvent(row) as RecordedEvent; // written by record() from this very union
    };
    const repeated = await event();
    let runs = 0;
    const work = async () => {
      runs += 1;
    };
    await Promise.all([1, 2, 3].map(() => consumeOnce(test.db, 'a test', [repeated], work)));
    expect(runs).toBe(1);
  });

  it('adds again what a queue has lost', async () => {
    await worker.stopRelay();
    const { id } = await buildContact(test, { name: 'Lost By The Queue' });
    // Published, as the table believes, but no queue received it. Consumers may still record other events.
    const lost = await test
      .db('events')
      .where({ type: 'enquiry.submitted', entity_id: id, published_at: null })
      .update({ published_at: new Date(Date.now() - 600_000) });
    expect(lost).toBe(1);
    expect(await requeueMissing(test.db, worker.queues, 60)).toBeGreaterThan(0);
    await eventually(async () => {
      const row = await test.db('activity').where({ user_name: 'Lost By The Queue' }).first();
      return row !== undefined;
    });
    expect(await test.db('activity').where({ user_name: 'Lost By The Queue' })).toHaveLength(1);
  });
});
