import { markRecorded, type Transaction } from '../../../platform/db/db.ts';
import { type Context, getActorAddress } from '../../../platform/events/events.ts';
import type { Person } from '../../accounts/users/queries.ts';

const batchSize = 1000;

/**
 * Clears the assignments of a person, with an event for each enquiry, in batches: there may be thousands. Nobody has
 * worked on these enquiries, so their retention period goes on.
 */
export async function unassignEnquiries(trx: Transaction, person: Person, context: Context): Promise<void> {
  const bindings = {
    personId: person.id,
    personName: person.name,
    batchSize,
    actor: context.actor && JSON.stringify(context.actor),
    now: context.now,
    requestId: context.requestId,
    address: getActorAddress(context),
  };
  let count = batchSize;
  while (count === batchSize) {
    const { rowCount } = await trx.raw<{ rowCount: number }>(unassignBatch, bindings);
    if (rowCount > 0) markRecorded(trx, 'enquiry');
    count = rowCount;
  }
}

// In the order of ids, so that two of these never wait for each other's rows.
const unassignBatch = `
  with assigned as (
    select id, channel, name from enquiries where assigned_to = :personId order by id limit :batchSize for update
  ), changed as (
    update enquiries set assigned_to = null from assigned where enquiries.id = assigned.id
  )
  insert into events (type, entity_type, entity_id, data, actor, occurred_at, request_id, address)
  select 'enquiry.assigned', 'enquiry', id,
    jsonb_build_object('channel', channel, 'name', name, 'from', :personName::text, 'to', null, 'assigneeId', null),
    :actor::jsonb, :now::timestamptz, :requestId, :address
  from assigned`;
