import { tellChanges } from '../../platform/changes.ts';
import { type Database, transaction } from '../../platform/db.ts';
import { type Context, record } from '../../platform/events.ts';
import { sanitizeHtml } from '../../platform/html.ts';
import type { Settings } from './contract.ts';
import { settingsChanged } from './events.ts';
import { getSettings } from './queries.ts';

/** Texts with markup that staff write; what readers must not get is taken out. */
const markupSettings = ['privacy_html', 'terms_html'] as const;

/** Changes the given settings; equal values are no change and record nothing. */
export async function changeSettings(
  db: Database,
  input: Partial<Settings>,
  context: Context,
): Promise<Settings> {
  const clean: Partial<Settings> = {};
  for (const name of markupSettings) {
    if (input[name] !== undefined) clean[name] = await sanitizeHtml(input[name]);
  }
  return transaction(db, async (trx) => {
    await trx('settings').where({ id: 1 }).forUpdate().select('id');
    const before = await getSettings(trx);
    const after = { ...before, ...input, ...clean };
    const changed = (Object.keys(after) as (keyof Settings)[]).filter((name) => after[name] !== before[name]);
    if (changed.length === 0) return before;
    const changes = Object.fromEntries(changed.map((name) => [name, after[name]]));
    await trx('settings')
      .where({ id: 1 })
      .update({
        changed: trx.raw('changed || ?::jsonb', [JSON.stringify(changes)]),
        updated_at: context.now,
      });
    await record(trx, settingsChanged(changed), context, tellChanges(before, changes));
    return after;
  });
}
