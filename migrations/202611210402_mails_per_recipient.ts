import type { Knex } from 'knex';

/** A mail may be withheld because its address has received too many; an index counts them. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table mail_deliveries drop constraint mail_deliveries_status_check;
    alter table mail_deliveries add constraint mail_deliveries_status_check
      check (status in ('sending', 'sent', 'failed', 'withheld'));
    create index mail_deliveries_recipient on mail_deliveries (lower(recipient), started_at);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index mail_deliveries_recipient;
    delete from mail_deliveries where status = 'withheld';
    alter table mail_deliveries drop constraint mail_deliveries_status_check;
    alter table mail_deliveries add constraint mail_deliveries_status_check
      check (status in ('sending', 'sent', 'failed'));
  `);
}
