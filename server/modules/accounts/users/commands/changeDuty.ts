import { type Database, transaction } from '../../../../platform/db/db.ts';
import { type CommandContext, record } from '../../../../platform/events/events.ts';
import { userEvent } from '../events.ts';
import { User } from '../User.ts';

/** Sets whether a user gets new enquiries by rule; the same value again changes nothing. */
export async function changeDuty(
  db: Database,
  user: { id: number; name: string },
  onDuty: boolean,
  context: CommandContext,
): Promise<void> {
  await transaction(db, async (trx) => {
    const changed = await User.query(trx).where({ id: user.id, on_duty: !onDuty }).patch({ on_duty: onDuty });
    if (changed === 0) return;
    await record(trx, userEvent('user.duty_changed', user.id, { name: user.name, onDuty }), context);
  });
}
