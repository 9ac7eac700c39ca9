import { assertVersion, nextVersion } from '../../platform/db/assertVersion.ts';
import { type Database, transaction } from '../../platform/db/db.ts';
import { invalid } from '../../platform/errors.ts';
import { auditDiff, diffFields } from '../../platform/events/auditDiff.ts';
import { type CommandContext, record } from '../../platform/events/events.ts';
import { sanitizeHtml } from '../../platform/text/sanitizeHtml.ts';
import {
  businessFactsSchema,
  parseAssignments,
  type Settings,
  type SettingsUpdate,
  type StoredSettings,
} from './contract.ts';
import { settingsEvent } from './events.ts';
import { getStoredSettings } from './queries.ts';

/** Texts with markup that staff write; they are sanitised. */
const markupSettings = ['privacy_html', 'terms_html'] as const;

/** Those of the usernames, in lower case, that no account has. */
type ListUnknownUsernames = (db: Database, usernames: readonly string[]) => Promise<string[]>;

export type Dependencies = { db: Database; listUnknownUsernames: ListUnknownUsernames };

/**
 * Changes the given settings; equal values change and record nothing.
 * @throws AppError 409 when they were saved meanwhile; 422 for a text that takes too long to sanitise, or is too long
 * afterwards, or when new enquiries would be assigned to an unknown user
 */
export async function changeSettings(
  { db, listUnknownUsernames }: Dependencies,
  { updated_at, expected_updated_at, ...input }: SettingsUpdate,
  context: CommandContext,
): Promise<StoredSettings> {
  const clean: Partial<Settings> = {};
  for (const name of markupSettings) {
    if (input[name] !== undefined) clean[name] = await cleanMarkup(name, input[name]);
  }
  return transaction(db, async (trx) => {
    await trx('settings').where({ id: 1 }).forUpdate().select('id');
    const stored = await getStoredSettings(trx);
    const savedAt = new Date(stored.updated_at);
    assertVersion(savedAt, { updated_at, expected_updated_at }, () => stored);
    const { updated_at: _, ...before } = stored;
    const names = Object.keys(before) as (keyof Settings)[]; // keys() knows strings only
    const changes = diffFields(before, { ...input, ...clean }, names);
    const changed = names.filter((name) => name in changes);
    if (changed.length === 0) return stored;
    const people = parseAssignments(changes.assignment_people ?? '').map(({ username }) => username);
    const unknown = await listUnknownUsernames(trx, people);
    if (unknown.length > 0) {
      const message = `There is no user with the user name ${unknown.join(', ')}`;
      throw invalid([{ field: 'assignment_people', message }]);
    }
    const version = nextVersion(savedAt, context.now);
    await trx('settings')
      .where({ id: 1 })
      .update({
        changed: trx.raw('changed || ?::jsonb', [JSON.stringify(changes)]),
        updated_at: version,
      });
    const event = settingsEvent('settings.changed', 1, { changed });
    await record(trx, event, context, auditDiff(before, changes));
    return { ...before, ...changes, updated_at: version.toISOString() };
  });
}

/** Sanitised text may be longer: `&` becomes `&amp;`. @throws AppError 422 */
async function cleanMarkup(name: (typeof markupSettings)[number], html: string): Promise<string> {
  const clean = businessFactsSchema.shape[name].safeParse(await sanitizeHtml(html, name));
  if (clean.success) return clean.data;
  throw invalid(clean.error.issues.map(({ message }) => ({ field: name, message })));
}
