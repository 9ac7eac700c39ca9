import { isDeepStrictEqual } from 'node:util';

/**
 * The fields of a body by their other names, such as `{ summary: 'excerpt' }`. `{ category: ['categories'] }` is the
 * only entry of a list.
 */
export type Aliases = Readonly<Record<string, string | readonly [string]>>;

type Fields = Record<string, unknown>;

const isFields = (body: unknown): body is Fields =>
  typeof body === 'object' && body !== null && !Array.isArray(body);

const isEmpty = (value: unknown) =>
  value === '' || value === null || (Array.isArray(value) && value.length === 0);

/**
 * Renames the aliases in a body. Of a field that has both names, its own one counts, unless that is empty or unchanged
 * and the alias is changed: a client that changes an entry under one name sends it back under the other one as well.
 * @param stored the entry as a read returns it; a new one has none
 * @returns the fields, and the alias of each field that was renamed
 */
export function resolveAliases(
  body: unknown,
  aliases: Aliases,
  stored: Fields = {},
): { fields: unknown; sentAs: Map<string, string> } {
  const sentAs = new Map<string, string>();
  if (!isFields(body)) return { fields: body, sentAs };
  const fields = { ...body };
  const isChanged = (name: string) => !isDeepStrictEqual(body[name], stored[name]);
  for (const [alias, field] of Object.entries(aliases)) {
    if (!(alias in body)) continue;
    const [name, value]: [string, unknown] =
      typeof field === 'string' ? [field, body[alias]] : [field[0], [body[alias] ?? '']];
    const aliasCounts = isChanged(alias) && (isEmpty(body[name]) || !isChanged(name));
    if (name in body && !aliasCounts) continue;
    fields[name] = value;
    sentAs.set(name, alias);
  }
  return { fields, sentAs };
}
