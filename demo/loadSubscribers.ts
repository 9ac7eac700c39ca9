import { currentConsent } from '../server/modules/enquiries/consent.contract.ts';
import type { SubscriberStatus } from '../server/modules/newsletter/contract.ts';
import { subscriberEvent } from '../server/modules/newsletter/events.ts';
import type { Transaction } from '../server/platform/db/db.ts';
import { dayMs } from '../server/platform/text/days.contract.ts';
import type { DemoStaff } from './loadStaff.ts';
import { spreadMoments } from './moments.ts';
import { inventPeople, readNames } from './people.ts';
import { seededRandom } from './random.ts';
import { type DemoEvent, drawIds, rowsAtOnce, storeEvents } from './storeEvents.ts';

const count = 300;
const days = 90;
const minuteMs = 60_000;

const browsers = [
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
] as const;

/** Subscribers of the last 90 days: most have confirmed, some have left. State and events are those of the commands. */
export async function loadSubscribers(trx: Transaction, { manager }: DemoStaff, now: Date): Promise<void> {
  const random = seededRandom(19_610_101);
  const people = inventPeople(random, await readNames(), count);
  const moments = spreadMoments(random, count, days, now);
  const ids = await drawIds(trx, 'subscribers', count);
  const events: DemoEvent[] = [];
  const rows = people.flatMap(({ email }, index) => {
    const [id, at] = [ids[index], moments[index]];
    if (id === undefined || at === undefined) return [];
    const source = random.weighted([
      ['website', 8],
      ['blog', 1],
      ['booking', 1],
    ] as const);
    const row = {
      id,
      email,
      status: 'active' as SubscriberStatus,
      subscription_source: source,
      subscription_date: at,
      verification_date: null as Date | null,
      unsubscription_date: null as Date | null,
      last_email_sent: at,
      ip_address: `203.0.113.${random.between(1, 254)}`,
      user_agent: random.pick(browsers),
      consent_version: currentConsent.newsletter,
      consented_at: at,
      updated_at: at,
    };
    events.push(
      { event: subscriberEvent('subscriber.subscribed', id, { email, source }), actor: null, at },
      { event: subscriberEvent('subscriber.verification_requested', id, { email }), actor: null, at },
    );
    /** A later moment, or null when it is in the future. */
    const later = (afterMs: number) =>
      row.updated_at.getTime() + afterMs < now.getTime()
        ? new Date(row.updated_at.getTime() + afterMs)
        : null;

    const verifiedAt = random.chance(0.86) ? later((1 + random.next() ** 4 * 1500) * minuteMs) : null;
    if (verifiedAt) {
      Object.assign(row, {
        verification_date: verifiedAt,
        last_email_sent: verifiedAt,
        updated_at: verifiedAt,
      });
      const event = subscriberEvent('subscriber.verified', id, { email });
      events.push({ event, actor: null, at: verifiedAt });
    }
    const to = random.weighted<SubscriberStatus>([
      ['active', 90],
      ['unsubscribed', 6],
      ['bounced', 3],
      ['complained', 1],
    ]);
    const endedAt = to === 'active' ? null : later((1 + random.next() * 30) * dayMs);
    if (endedAt && to === 'unsubscribed') {
      Object.assign(row, { status: to, unsubscription_date: endedAt, updated_at: endedAt });
      const event = subscriberEvent('subscriber.unsubscribed', id, { email });
      events.push({ event, actor: null, at: endedAt });
    } else if (endedAt) {
      Object.assign(row, { status: to, updated_at: endedAt });
      const event = subscriberEvent('subscriber.status_changed', id, { email, from: 'active', to });
      events.push({ event, actor: manager, at: endedAt });
    }
    return [row];
  });
  await trx.batchInsert('subscribers', rows, rowsAtOnce);
  await storeEvents(trx, events);
}
