import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../server/platform/text/days.contract.ts';
import type { ApiClient } from '../../server/testing/apiClient.ts';
import { useDatabase } from '../../server/testing/database.ts';
import { contactForm } from '../../server/testing/enquiries.ts';
import { eventually } from '../../server/testing/eventually.ts';
import { faultSettings } from '../../server/testing/faultSettings.ts';
import { type Settings, type TestProcess, useProcesses } from '../../server/testing/processes.ts';
import { backends, useBackend } from '../../server/testing/redis.ts';
import { buildClient } from '../../server/testing/signIn.ts';
import { useSmtp } from '../../server/testing/smtp.ts';

const guests = 12;

/** A time zone where it is noon, because invitations are sent from ten in the morning on. */
function findZoneAtNoon(now: Date): string {
  const hours = 12 - now.getUTCHours();
  // The names of these zones count westwards.
  return hours === 0 ? 'Etc/GMT' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
}

describe.each(backends)('with the queues on %s, each guest is invited to review once', (backend) => {
  const database = useDatabase();
  const smtp = useSmtp();
  const redis = useBackend(backend);
  const processes = useProcesses();
  let api: TestProcess;
  let settings: Settings;
  let staff: ApiClient;

  beforeAll(async () => {
    settings = faultSettings(database, redis, { SMTP_URL: smtp.url });
    api = await processes.startApi(settings);
    staff = await buildClient(api, database.db, 'employee');
    await database.db('settings').update({
      changed: database.db.raw('changed || ?::jsonb', [
        JSON.stringify({ time_zone: findZoneAtNoon(new Date()) }),
      ]),
    });
    await setDone('infinity');
  });

  /** The day until which guests were invited; null makes it due. */
  const setDone = (day: string | null) =>
    database.db('daily_work').where({ name: 'review_invitations' }).update({ done_for: day });

  /** Booked enquiries whose departure was long enough ago. */
  async function bookJourneys(round: string): Promise<void> {
    for (const email of addresses(round)) {
      const submitted = await staff.post('/api/contact/submit', { body: contactForm({ email }) });
      expect(submitted).toMatchObject({ status: 201 });
      const path = `/api/enquiries/${submitted.body.data.id}/outcome`;
      expect(await staff.put(path, { body: { outcome: 'booked' } })).toMatchObject({ status: 200 });
    }
    const departure = addDays(new Date().toISOString().slice(0, 10), -20);
    await database.db('enquiries').update({ event_date: departure });
  }

  const mails = (round: string) =>
    smtp.messages.filter(
      ({ subject, envelope }) =>
        subject?.startsWith('How was your journey?') && envelope.to[0]?.startsWith(round),
    );
  /** Their addresses. Unconfirmed mails are repeated under the same Message-ID, so that mailboxes show them once. */
  const listMailed = (round: string) => {
    const ids = new Set(mails(round).map(({ envelope, messageId }) => `${envelope.to[0]} ${messageId}`));
    return [...ids].map((id) => id.split(' ')[0]).sort();
  };
  const addresses = (round: string) => Array.from({ length: guests }, (_, n) => `${round}${n}@example.com`);
  const allAreMailed = () =>
    eventually(async () => {
      const done = await database
        .db('consumed_events')
        .join('events', 'events.id', 'consumed_events.event_id')
        .where({ consumer: 'mail', type: 'review.invited' });
      const invited = await database.db('review_invitations');
      expect(invited.length).toBeGreaterThan(0);
      expect(done).toHaveLength(invited.length);
    }, 90_000);
  /** One event for each enquiry that there is. */
  async function expectOneInvitationEach() {
    const invited = await database.db('events').where({ type: 'review.invited' }).pluck('entity_id');
    expect(invited.sort((a, b) => a - b)).toEqual(await database.db('enquiries').orderBy('id').pluck('id'));
  }

  it('when a worker is killed while the mail server has not confirmed the mails', async () => {
    await bookJourneys('killed');
    const [first, second] = await Promise.all([1, 2].map(() => processes.startWorker(settings)));
    // One to the guest and one to the staff: while they are not confirmed, they occupy the connections.
    await eventually(() => expect(smtp.messages.length).toBeGreaterThanOrEqual(2 * guests), 90_000);
    smtp.hold();
    await setDone(null);
    await eventually(() => expect(mails('killed').length).toBeGreaterThanOrEqual(1), 90_000);
    await first?.end('SIGKILL');
    await second?.end('SIGKILL');
    smtp.accept();
    const worker = await processes.startWorker(settings);
    await allAreMailed();
    await worker.end('SIGKILL');
    await expectOneInvitationEach();
    expect(listMailed('killed')).toEqual(addresses('killed').sort());
  });

  it('when they wait in a queue that loses everything, and the schedule runs again', async () => {
    await bookJourneys('lost');
    await setDone(null);
    // It records invitations and sends no mail.
    const inviting = await processes.startWorker({ ...settings, WORKER_QUEUES: 'activity' });
    await eventually(async () => {
      const invited = database.db('events').where({ type: 'review.invited' });
      expect(await invited.whereNotNull('published_at')).toHaveLength(2 * guests);
    }, 90_000);
    await inviting.end('SIGKILL');
    await redis?.lose();
    await redis?.start();
    await setDone(null);
    await processes.startWorker(settings);
    await allAreMailed();
    await eventually(async () => {
      const { done_for: day } = await database.db('daily_work').where({ name: 'review_invitations' }).first();
      return day !== null;
    });
    await expectOneInvitationEach();
    expect(listMailed('lost')).toEqual(addresses('lost').sort());
  });
});
