import { describe, expect, it } from 'vitest';
import { signStatusPath } from '../../platform/security/enquiryToken.ts';
import { addDays, toDay } from '../../platform/text/days.contract.ts';
import { useApi } from '../../testing/api.ts';
import { buildContact } from '../../testing/enquiries.ts';
import { listEvents } from '../../testing/events.ts';
import { changedEnquiriesChannel } from './channels.ts';

describe('merging enquiries of one person', () => {
  const test = useApi({ RATE_LIMITS: 'off' });
  let people = 0;

  /** Two enquiries of a new person. */
  async function buildPair() {
    people += 1;
    const person = { email: `person${people}@example.com`, phone: '' };
    const [main, duplicate] = [await buildContact(test, person), await buildContact(test, person)];
    return { main, duplicate, staff: await test.as('employee') };
  }
  const row = (id: number) => test.db('enquiries').where({ id }).first();
  const clock = (id: number) => test.db('reply_clocks').where({ enquiry_id: id }).first();
  const types = async (id: number) => (await listEvents(test.db, 'enquiry', id)).map(({ type }) => type);
  const merge = async (id: number, into: number) =>
    (await test.as('employee')).put(`/api/enquiries/${id}/merge`, { body: { into } });

  /** Sends the form of the status page. */
  async function write(id: number, text: string): Promise<number> {
    const form = new FormData();
    form.append('text', text);
    const path = signStatusPath(test.config.JWT_SECRET, id);
    const { status } = await fetch(`${test.origin}${path}/messages`, {
      method: 'POST',
      body: form,
      redirect: 'manual',
    });
    return status;
  }

  it('closes the duplicate and shows the messages of both in the main thread', async () => {
    const { main, duplicate, staff } = await buildPair();
    await staff.post(`/api/enquiries/${duplicate.id}/contacts`, {
      body: { kind: 'call', text: 'They called' },
    });
    await staff.put(`/api/contact/${duplicate.id}`, { body: { notes: 'Two children' } });
    const merged = await merge(duplicate.id, main.id);
    expect(merged).toMatchObject({
      status: 200,
      body: { message: `${duplicate.reference} is now a part of ${main.reference}` },
    });
    expect((await merge(duplicate.id, main.id)).status).toBe(200);
    expect(await row(duplicate.id)).toMatchObject({ merged_into: main.id, status: 'closed' });
    expect((await types(duplicate.id)).slice(3)).toEqual(['enquiry.merged', 'enquiry.status_changed']);

    const { entries, unanswerable } = (await staff.get(`/api/enquiries/${main.id}/conversation`)).body.data;
    expect(unanswerable).toBeUndefined();
    const from = { id: duplicate.id, reference: duplicate.reference };
    expect(entries).toMatchObject([
      { kind: 'enquiry' },
      { kind: 'enquiry', merged: from },
      { kind: 'call', text: 'They called', merged: from },
      { kind: 'note', text: 'Two children', merged: from },
      { kind: 'event', action: 'merged', from: duplicate.reference, to: main.reference, merged: from },
    ]);
    const alone = (await staff.get(`/api/enquiries/${duplicate.id}/conversation`)).body.data;
    expect(alone.unanswerable).toBe(
      `This enquiry was merged into ${main.reference}. Please answer it there.`,
    );
    const reply = await staff.post(`/api/enquiries/${duplicate.id}/replies`, { body: { html: '<p>Hi</p>' } });
    expect(reply).toMatchObject({ status: 409, body: { error: alone.unanswerable } });
  });

  it('transfers the reply that is owed on the duplicate', async () => {
    const { main, duplicate, staff } = await buildPair();
    await staff.put(`/api/contact/${main.id}`, { body: { status: 'resolved' } });
    const { due_at } = await clock(duplicate.id);
    await merge(duplicate.id, main.id);
    expect(await row(main.id)).toMatchObject({ status: 'in_progress' });
    expect(await clock(main.id)).toMatchObject({ state: 'running', due_at, reopened: true });
    expect(await clock(duplicate.id)).toMatchObject({ state: 'stopped' });
  });

  it('still owes the first reply if neither was replied to', async () => {
    const { main: older, duplicate: newer } = await buildPair();
    const { due_at } = await clock(older.id);
    await merge(older.id, newer.id);
    expect(await clock(newer.id)).toMatchObject({ state: 'running', due_at, reopened: false });
  });

  it('leaves the reply of the main enquiry due when it is, if the one of the duplicate is due later', async () => {
    const { main: older, duplicate: newer } = await buildPair();
    const { due_at } = await clock(older.id);
    await merge(newer.id, older.id);
    expect(await clock(older.id)).toMatchObject({ state: 'running', due_at });
  });

  describe('an outcome', () => {
    const booked = { outcome: 'booked', amount: 85_000 };
    const decide = async (id: number, body: object) =>
      (await test.as('employee')).put(`/api/enquiries/${id}/outcome`, { body });
    const outcomes = async (...ids: number[]) => {
      const rows = await test.db('enquiry_outcomes').whereIn('enquiry_id', ids);
      return ids.map((id) => rows.find(({ enquiry_id }) => enquiry_id === id)?.outcome ?? null);
    };

    it('that is a booking moves to the main enquiry, and stays there when they are separated', async () => {
      const { main, duplicate, staff } = await buildPair();
      await decide(duplicate.id, booked);
      await merge(duplicate.id, main.id);
      expect((await staff.get(`/api/enquiries/${main.id}/outcome`)).body.data).toMatchObject(booked);
      expect(await outcomes(main.id, duplicate.id)).toEqual(['booked', null]);
      const actor = { id: staff.userId };
      expect((await listEvents(test.db, 'enquiry', main.id)).at(-1)).toMatchObject({
        type: 'enquiry.booked',
        data: { reference: main.reference, amount: 85_000 },
        actor,
      });
      expect(await types(duplicate.id)).toContain('enquiry.outcome_withdrawn');
      await staff.put(`/api/enquiries/${duplicate.id}/separate`);
      expect(await outcomes(main.id, duplicate.id)).toEqual(['booked', null]);
    });

    it('of a duplicate cannot be a booking, which nothing would count', async () => {
      const { main, duplicate } = await buildPair();
      await merge(duplicate.id, main.id);
      expect(await decide(duplicate.id, booked)).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'outcome', message: expect.stringContaining('merged into') }] },
      });
      expect(await outcomes(main.id, duplicate.id)).toEqual([null, null]);
    });

    it.each([
      ['the loss of the duplicate', null, { outcome: 'lost', reason: 'price' }],
      ['both bookings', { outcome: 'booked', amount: 1 }, booked],
      ['a loss and a booking', { outcome: 'lost', reason: 'dates' }, booked],
    ])('stays where it is: %s', async (_name, ofMain, ofDuplicate) => {
      const { main, duplicate } = await buildPair();
      if (ofMain) await decide(main.id, ofMain);
      await decide(duplicate.id, ofDuplicate);
      await merge(duplicate.id, main.id);
      expect(await outcomes(main.id, duplicate.id)).toEqual([ofMain?.outcome ?? null, ofDuplicate.outcome]);
      expect(await types(duplicate.id)).not.toContain('enquiry.outcome_withdrawn');
    });
  });

  it('is reverted with the former status, once for concurrent calls', async () => {
    const { main, duplicate, staff } = await buildPair();
    await staff.put(`/api/contact/${duplicate.id}`, { body: { status: 'in_progress' } });
    await merge(duplicate.id, main.id);
    const separate = () => staff.put(`/api/enquiries/${duplicate.id}/separate`);
    const responses = await Promise.all([separate(), separate()]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(responses.map(({ body }) => body.message).sort()).toEqual([
      'The enquiry is not merged into another one',
      'The enquiry stands alone again. The other one stays as it is',
    ]);
    expect(await row(duplicate.id)).toMatchObject({ merged_into: null, status: 'in_progress' });
    expect((await types(duplicate.id)).filter((type) => type === 'enquiry.separated')).toHaveLength(1);
    expect(await clock(duplicate.id)).toMatchObject({ state: 'running' });
  });

  it('is reverted without the status of a reply that was undone meanwhile', async () => {
    const [undone, sent] = [await buildPair(), await buildPair()];
    for (const { main, duplicate, staff } of [undone, sent]) {
      const path = `/api/enquiries/${duplicate.id}`;
      const reply = await staff.post(`${path}/replies`, { body: { html: '<p>Hi</p>' } });
      await merge(duplicate.id, main.id);
      if (duplicate === undone.duplicate) await staff.post(`${path}/replies/${reply.body.data.id}/undo`);
      expect(await row(duplicate.id)).toMatchObject({ status: 'closed' });
      expect((await staff.put(`${path}/separate`)).status).toBe(200);
    }
    expect(await row(undone.duplicate.id)).toMatchObject({ status: 'new' });
    expect(await clock(undone.duplicate.id)).toMatchObject({ state: 'running' });
    expect(await row(sent.duplicate.id)).toMatchObject({ status: 'replied' });
  });

  it('is reverted for one enquiry only, and leaves a status that was set meanwhile', async () => {
    const { main, duplicate, staff } = await buildPair();
    const other = await buildContact(test, { email: `person${people}@example.com`, phone: '' });
    for (const { id } of [duplicate, other]) await merge(id, main.id);
    await staff.put(`/api/contact/${duplicate.id}`, { body: { status: 'resolved' } });
    expect((await staff.put(`/api/enquiries/${duplicate.id}/separate`)).status).toBe(200);
    expect(await row(duplicate.id)).toMatchObject({ merged_into: null, status: 'resolved' });
    expect(await row(other.id)).toMatchObject({ merged_into: main.id, status: 'closed' });
    const last = (await listEvents(test.db, 'enquiry', duplicate.id)).at(-1);
    expect(last).toMatchObject({
      type: 'enquiry.separated',
      data: { from: duplicate.reference, to: main.reference, into: main.id },
    });
    expect((await staff.put('/api/enquiries/999999/separate')).status).toBe(404);
  });

  it('returns a snooze that it ended when it is reverted', async () => {
    const { main, duplicate, staff } = await buildPair();
    const until = addDays(toDay(new Date(), 'Asia/Kolkata'), 3);
    await staff.put(`/api/enquiries/${duplicate.id}/snooze`, { body: { until } });
    const before = await clock(duplicate.id);
    await merge(duplicate.id, main.id);
    expect(await clock(duplicate.id)).toMatchObject({ state: 'stopped', fires_at: null });
    await staff.put(`/api/enquiries/${duplicate.id}/separate`);
    expect(await clock(duplicate.id)).toEqual(before);
    await staff.put(`/api/contact/${duplicate.id}`, { body: { status: 'closed' } });
    const closed = await clock(duplicate.id);
    await merge(duplicate.id, main.id);
    await staff.put(`/api/enquiries/${duplicate.id}/separate`);
    expect(await clock(duplicate.id)).toEqual(closed);
  });

  it.each([[['snooze']], [['snooze', 'resume']]])(
    'stops the clock of a closed duplicate after %s',
    async (actions) => {
      const { main, duplicate, staff } = await buildPair();
      await staff.put(`/api/contact/${duplicate.id}`, { body: { status: 'closed' } });
      const until = addDays(toDay(new Date(), 'Asia/Kolkata'), 3);
      for (const action of actions)
        await staff.put(`/api/enquiries/${duplicate.id}/${action}`, { body: { until } });
      await merge(duplicate.id, main.id);
      expect(await clock(duplicate.id)).toMatchObject({ state: 'stopped', fires_at: null });
    },
  );

  it('is reverted before the main enquiry is deleted', async () => {
    const { main, duplicate, staff } = await buildPair();
    const other = await buildContact(test, { email: `person${people}@example.com`, phone: '' });
    await staff.put(`/api/contact/${other.id}`, { body: { status: 'in_progress' } });
    const { due_at } = await clock(duplicate.id);
    for (const { id } of [duplicate, other]) await merge(id, main.id);
    const admin = await test.as('admin');
    expect((await admin.delete(`/api/booking/${main.id}`)).status).toBe(404);
    expect(await row(duplicate.id)).toMatchObject({ merged_into: main.id, status: 'closed' });

    expect((await admin.delete(`/api/contact/${main.id}`)).status).toBe(200);
    expect(await row(main.id)).toBeUndefined();
    const standsAlone = { merged_into: null, status_before_merge: null };
    expect(await row(duplicate.id)).toMatchObject({ ...standsAlone, status: 'new' });
    expect(await row(other.id)).toMatchObject({ ...standsAlone, status: 'in_progress' });
    expect(await clock(duplicate.id)).toMatchObject({ state: 'running', due_at });
    expect((await listEvents(test.db, 'enquiry', duplicate.id)).slice(-2)).toMatchObject([
      { type: 'enquiry.separated', data: { to: main.reference }, actor: { id: admin.userId } },
      { type: 'enquiry.status_changed', data: { from: 'closed', to: 'new' } },
    ]);
    const open = (await staff.get(`/api/enquiries?view=open&search=person${people}@example.com`)).body.data;
    expect(open.map(({ id }: { id: number }) => id).sort()).toEqual([duplicate.id, other.id].sort());
    expect((await staff.put(`/api/enquiries/${duplicate.id}/separate`)).body.message).toBe(
      'The enquiry is not merged into another one',
    );
  });

  it('does not survive the deletion of both at once', async () => {
    const admin = await test.as('admin');
    for (let round = 0; round < 5; round += 1) {
      const { main, duplicate } = await buildPair();
      await merge(duplicate.id, main.id);
      const deletions = await Promise.all(
        [main, duplicate].map(({ id }) => admin.delete(`/api/contact/${id}`)),
      );
      expect(deletions.map(({ status }) => status)).toEqual([200, 200]);
      expect(await test.db('enquiries').whereIn('id', [main.id, duplicate.id])).toEqual([]);
    }
  });

  it('loses nothing when the main enquiry is deleted at the same moment', async () => {
    const admin = await test.as('admin');
    for (let round = 0; round < 10; round += 1) {
      const { main, duplicate } = await buildPair();
      const [merged, deleted] = await Promise.all([
        merge(duplicate.id, main.id),
        admin.delete(`/api/contact/${main.id}`),
      ]);
      expect(deleted.status).toBe(200);
      expect([200, 404]).toContain(merged.status);
      expect(await row(duplicate.id)).toMatchObject({ merged_into: null, status: 'new' });
    }
  });

  it('is reverted when the person of the main enquiry is erased, unless the duplicate is theirs', async () => {
    const { main, duplicate } = await buildPair();
    const email = `person${people}@example.com`;
    const phone = `+91 98220 ${10_000 + people}`;
    await test.db('enquiries').where({ id: main.id }).update({ phone });
    const family = await buildContact(test, { email: `family${people}@example.com`, phone });
    for (const { id } of [duplicate, family]) expect((await merge(id, main.id)).status).toBe(200);

    const admin = await test.as('admin');
    const erased = await admin.post('/api/privacy/erase', { body: { email, confirm: email } });
    expect(erased.status).toBe(200);
    expect(await row(main.id)).toMatchObject({ name: 'Erased', merged_into: null });
    expect(await row(duplicate.id)).toMatchObject({ name: 'Erased', merged_into: null, status: 'closed' });
    expect(await types(duplicate.id)).not.toContain('enquiry.separated');
    expect(await row(family.id)).toMatchObject({ erased_at: null, merged_into: null, status: 'new' });
    expect(await types(family.id)).toContain('enquiry.separated');
  });

  it('happens once when two people do it at once, in one direction', async () => {
    const { main, duplicate } = await buildPair();
    const same = await Promise.all([merge(duplicate.id, main.id), merge(duplicate.id, main.id)]);
    expect(same.map(({ status }) => status)).toEqual([200, 200]);
    expect((await types(duplicate.id)).filter((type) => type === 'enquiry.merged')).toHaveLength(1);

    const other = await buildPair();
    const opposite = await Promise.all([
      merge(other.duplicate.id, other.main.id),
      merge(other.main.id, other.duplicate.id),
    ]);
    expect(opposite.map(({ status }) => status).sort()).toEqual([200, 409]);
    const rows = [await row(other.main.id), await row(other.duplicate.id)];
    expect(rows.filter(({ merged_into }) => merged_into === null)).toHaveLength(1);
  });

  it('refuses the opposite direction without waiting for a message to the duplicate, which locks both', async () => {
    const { main, duplicate } = await buildPair();
    await merge(duplicate.id, main.id);
    const opposite = await test.db.transaction(async (trx) => {
      await trx('enquiries').select('id').where({ id: duplicate.id }).forUpdate();
      const response = await merge(main.id, duplicate.id);
      await trx('enquiries').select('id').where({ id: main.id }).forUpdate();
      return response;
    });
    expect(opposite.status).toBe(409);
  });

  it('refuses itself, other people, erased ones, chains and what does not exist', async () => {
    const [one, two] = [await buildPair(), await buildPair()];
    expect((await merge(one.main.id, one.main.id)).body.errors).toMatchObject([{ field: 'into' }]);
    expect((await merge(one.main.id, two.main.id)).body.errors).toMatchObject([{ field: 'into' }]);
    expect((await merge(one.main.id, 999_999)).status).toBe(404);
    expect((await merge(one.duplicate.id, one.main.id)).status).toBe(200);
    const third = await buildContact(test, { email: `person${people - 1}@example.com`, phone: '' });
    for (const [id, into] of [
      [one.duplicate.id, third.id],
      [third.id, one.duplicate.id],
      [one.main.id, third.id],
    ] as const) {
      expect((await merge(id, into)).status, `${id} into ${into}`).toBe(409);
    }
    await test.db('enquiries').where({ id: two.main.id }).update({ erased_at: new Date() });
    expect((await merge(two.main.id, two.duplicate.id)).status).toBe(409);
  });

  it('transfers later messages of its visitor to the main enquiry', async () => {
    const { main, duplicate, staff } = await buildPair();
    await merge(duplicate.id, main.id);
    await staff.put(`/api/contact/${main.id}`, { body: { status: 'replied' } });
    const path = signStatusPath(test.config.JWT_SECRET, duplicate.id);
    expect((await test.api.get(path)).text).toContain(`together with your enquiry ${main.reference}`);
    const announced: unknown[] = [];
    const note = ({ bindings }: { bindings: unknown[] }) => announced.push(bindings);
    test.db.on('query', note);
    await write(duplicate.id, 'We are five by now');
    test.db.off('query', note);
    expect(announced).toContainEqual([changedEnquiriesChannel, `${main.id}`]);
    expect(await row(main.id)).toMatchObject({ status: 'in_progress' });
    expect(await clock(main.id)).toMatchObject({ state: 'running', reopened: true });
    expect(await row(duplicate.id)).toMatchObject({ status: 'closed' });
    const { entries } = (await staff.get(`/api/enquiries/${main.id}/conversation`)).body.data;
    expect(entries).toContainEqual(
      expect.objectContaining({ kind: 'web_message', text: 'We are five by now' }),
    );
  });

  it('leaves the link of the duplicate valid until 90 days after the main enquiry was closed', async () => {
    const { main, duplicate, staff } = await buildPair();
    await merge(duplicate.id, main.id);
    const age = (id: number, days: number) =>
      test
        .db('events')
        .where({ entity_id: id, type: 'enquiry.status_changed' })
        .update({ occurred_at: new Date(Date.now() - days * 86_400_000) });
    const show = () => test.api.get(signStatusPath(test.config.JWT_SECRET, duplicate.id));
    await age(duplicate.id, 91);
    const { status, text } = await show();
    expect(status).toBe(200);
    expect(text).not.toContain('Withdraw this enquiry');
    await staff.put(`/api/contact/${main.id}`, { body: { status: 'resolved' } });
    await age(main.id, 89);
    expect((await show()).status).toBe(200);
    await age(main.id, 91);
    expect((await show()).status).toBe(404);
    await age(duplicate.id, 89);
    expect((await show()).status, 'it was merged later').toBe(200);
  });

  it.each([
    ['the older one', false],
    ['the newer one', true],
  ])('into %s loses no message that its visitor writes at the same moment', async (_which, isIntoNewer) => {
    for (let round = 0; round < 25; round += 1) {
      const pair = await buildPair();
      const [into, from] = isIntoNewer ? [pair.duplicate, pair.main] : [pair.main, pair.duplicate];
      const texts = Array.from({ length: 6 }, (_, n) => `Message ${round}/${n}`);
      const statuses = await Promise.all([
        ...texts.slice(0, 2).map((text) => write(from.id, text)),
        // a double click
        merge(from.id, into.id).then(({ status }) => status),
        ...texts.slice(2, 4).map((text) => write(from.id, text)),
        merge(from.id, into.id).then(({ status }) => status),
        ...texts.slice(4).map((text) => write(into.id, text)),
      ]);
      expect(statuses).toEqual([303, 303, 200, 303, 303, 200, 303, 303]);
      const { entries } = (await pair.staff.get(`/api/enquiries/${into.id}/conversation`)).body.data;
      const shown = entries.filter(({ kind }: { kind: string }) => kind === 'web_message');
      expect(shown.map(({ text }: { text: string }) => text).sort()).toEqual(texts);
      expect(await clock(into.id)).toMatchObject({ state: 'running' });
    }
  });
});
