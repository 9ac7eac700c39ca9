import type { Knex } from 'knex';

/** Each step may run again and blocks no writer. */
export const config = { transaction: false };

/** Each reply has the clock that it found, because several replies of an enquiry may fail in any order. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table conversation_messages
      add column if not exists restore_clock jsonb,
      -- The state that the reply gave to the clock.
      add column if not exists given_clock text
  `);
  // Those that may still bounce. Until now an enquiry had one saved clock, for whichever of its replies fails.
  await knex.raw(`
    update conversation_messages as reply
    set given_clock = clock.state, restore_clock = jsonb_build_object(
      'state', coalesce(state_before, 'stopped'), 'fires_at', fires_before, 'reopened', reopened_before is true
    )
    from reply_clocks as clock
    where clock.enquiry_id = reply.enquiry_id and clock.state in ('stopped', 'waiting')
      and reply.given_status is not null and reply.restore_clock is null
      and reply.state in ('queued', 'sending', 'sent') and reply.created_at > now() - interval '14 days'
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table conversation_messages drop column restore_clock, drop column given_clock');
}
