import type { Knex } from 'knex';

/** What a clock was when a status stopped it, so that it is restored together with the former status. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table reply_clocks
      add column if not exists state_before text,
      add column if not exists fires_before timestamptz,
      add column if not exists reopened_before boolean;
    ${buildFollower('state_before = state, fires_before = fires_at, reopened_before = reopened,')}
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    ${buildFollower('')}
    alter table reply_clocks drop column state_before, drop column fires_before, drop column reopened_before;
  `);
}

/** As in the migration that created it, except for the columns that keep what the clock was. */
const buildFollower = (kept: string) => `
    create or replace function follow_enquiry() returns trigger language plpgsql as $$
    declare
      was_open boolean := old.status in ('new', 'in_progress');
      is_open boolean := new.status in ('new', 'in_progress');
    begin
      if new.created_at <> old.created_at then
        update reply_clocks set started_at = new.created_at, warn_at = reply_deadline(new.created_at, 0.75),
          due_at = reply_deadline(new.created_at, 1)
        where enquiry_id = new.id;
        update reply_clocks set fires_at = next_timer(warn_at, due_at) where enquiry_id = new.id and state = 'running';
      end if;
      if is_open and not was_open then
        update reply_clocks set state = 'running', fires_at = next_timer(warn_at, due_at)
        where enquiry_id = new.id and state = 'stopped';
      elsif not is_open and new.status <> old.status then
        update reply_clocks set ${kept} state = 'stopped', fires_at = null, reopened = false
        where enquiry_id = new.id and not (new.status = 'replied' and state in ('waiting', 'snoozed'));
      end if;
      return null;
    end $$;`;
