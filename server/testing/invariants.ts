import type { Database } from '../platform/db/db.ts';
import { contactForm } from './enquiries.ts';
import type { TestProcess } from './processes.ts';
import type { ReceivedMail } from './smtp.ts';

let sent = 0;

/** Submits `count` messages, 8 at a time, each retried until it is accepted; returns their references. */
export async function submitMany(
  origin: string,
  count: number,
  { overMs = 0 }: { overMs?: number } = {},
): Promise<string[]> {
  const references: string[] = [];
  const started = performance.now();
  const lanes = Array.from({ length: 8 }, async (_, lane) => {
    for (let n = lane; n < count; n += 8) {
      const due = started + (overMs * n) / count - performance.now();
      if (due > 0) await new Promise((resolve) => setTimeout(resolve, due));
      sent += 1;
      references.push(await submitOnce(origin, sent));
    }
  });
  await Promise.all(lanes);
  return references;
}

const timeoutMs = 60_000;

async function submitOnce(
  origin: string,
  n: number,
  deadline = performance.now() + timeoutMs,
): Promise<string> {
  const response = await fetch(`${origin}/api/contact/submit`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `submission-${n}` },
    body: JSON.stringify(contactForm({ name: `Visitor ${n}`, email: `visitor${n}@example.com` })),
  });
  if (response.status === 503 && response.headers.has('Retry-After') && performance.now() < deadline) {
    await response.arrayBuffer();
    await new Promise((resolve) => setTimeout(resolve, 200));
    return submitOnce(origin, n, deadline);
  }
  if (response.status !== 201) throw new Error(`Submission ${n} was answered ${response.status}`);
  return ((await response.json()) as { data: { reference: string } }).data.reference;
}

type Attempt = { key: string; body: unknown };

/**
 * Floods a process with submissions, 24 at a time, and kills it meanwhile (SIGKILL). Returns those without a
 * response: only a retry shows whether they were committed.
 */
export async function submitUntil(
  process: Pick<TestProcess, 'origin' | 'end'>,
  make: (n: number) => Attempt,
): Promise<Attempt[]> {
  const unanswered: Attempt[] = [];
  let made = 0;
  let answered = 0;
  let killed: Promise<void> | undefined;
  const submitNext = async (): Promise<void> => {
    made += 1;
    const attempt = make(made);
    try {
      const response = await fetch(`${process.origin}/api/contact/submit`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': attempt.key },
        body: JSON.stringify(attempt.body),
      });
      await response.arrayBuffer();
    } catch {
      unanswered.push(attempt);
      return;
    }
    answered += 1;
    if (answered === 3) killed = process.end('SIGKILL');
    return submitNext();
  };
  await Promise.all(Array.from({ length: 24 }, submitNext));
  await killed;
  return unanswered;
}

/**
 * Compares the database, the read models and the mailbox with what was accepted. Every enquiry must be stored once,
 * shown once, counted once, and its two mails delivered, with one Message-ID each. Returns the violations.
 */
export async function missingOrDoubled(
  db: Database,
  mails: readonly ReceivedMail[],
  accepted: readonly string[],
): Promise<string[]> {
  const problems: string[] = [];
  const stored: { id: number; reference: string }[] = await db('enquiries').select('id', 'reference');
  const byReference = new Map(stored.map((row) => [row.reference, row.id]));
  for (const reference of accepted) {
    if (!byReference.has(reference)) problems.push(`${reference} is not stored`);
  }

  const events: { id: number; entity_id: number }[] = await db('events')
    .select('id', 'entity_id')
    .where({ type: 'enquiry.submitted' });
  if (events.length !== stored.length)
    problems.push(`${events.length} events for ${stored.length} enquiries`);

  const shown: { event_id: number }[] = await db('activity').select('event_id');
  const shownIds = new Set(shown.map((row) => row.event_id));
  const unseen = events.filter((event) => !shownIds.has(event.id)).length;
  if (unseen > 0) problems.push(`${unseen} events are not in the feed`);

  for (const metric of ['enquiries.contact', 'enquiries.new']) {
    const counted = await db('daily_statistics').where({ metric }).sum({ sum: 'value' }).first();
    if (Number(counted?.['sum']) !== stored.length) {
      problems.push(`${metric} says ${counted?.['sum']} of ${stored.length}`);
    }
  }

  for (const template of ['enquiry_confirmation', 'enquiry_notice']) {
    const delivered = new Set(mails.map((mail) => mail.messageId));
    const wanted: { message_id: string }[] = await db('mail_deliveries')
      .distinct('message_id')
      .where({ template, status: 'sent' });
    if (wanted.length !== stored.length) {
      problems.push(`${wanted.length} of ${stored.length} ${template} mails are sent`);
    }
    const absent = wanted.filter((row) => !delivered.has(row.message_id)).length;
    if (absent > 0) problems.push(`${absent} ${template} mails are called sent and did not arrive`);
  }
  return problems;
}

/** The contents of the read models in a fixed order: a replay must not change them. */
export async function readModels(db: Database): Promise<unknown> {
  const activity = await db('activity').select('*').orderBy('event_id');
  const statistics = await db('daily_statistics').select('day', 'metric', 'value').orderBy(['day', 'metric']);
  return { activity, statistics };
}
