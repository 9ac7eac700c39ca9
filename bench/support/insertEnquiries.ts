import type { Database } from '../../server/platform/db/db.ts';

/** Stores contact messages of different people, without events. */
export async function insertEnquiries(db: Database, count: number): Promise<void> {
  await db.transaction(async (trx) => {
    await trx.raw('set local statement_timeout = 0');
    await trx.raw(
      `insert into enquiries (channel, enquiry_type, name, email, phone, subject, message, created_at, updated_at)
     select 'contact', 'general', 'Asha Naik', 'asha' || n || '@example.com', '+91 98220 12345', 'A week in Kerala',
       'Please send me a plan for a week in Kerala.', now(), now()
     from generate_series(1, ?::int) as n`,
      [count],
    );
  });
}
