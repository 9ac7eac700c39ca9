import type { Knex } from 'knex';

/** A person, by the one value that identifies them: an email address or a phone number. */
export type PersonKey = { email?: string | undefined; phone?: string | undefined };

/**
 * Limits a query to the rows of a person; `columns` are SQL expressions. Phone numbers are compared by their last ten
 * digits, which are the same with and without the country code.
 */
export function wherePerson(
  query: Knex.QueryBuilder,
  { email, phone = '' }: PersonKey,
  columns: { email: string; phone: string },
): Knex.QueryBuilder {
  if (email !== undefined) return query.whereRaw(`lower(${columns.email}) = lower(?)`, [email]);
  const digits = phone.replace(/\D/g, '');
  return query.whereRaw(`right(regexp_replace(${columns.phone}, '\\D', '', 'g'), 10) = right(?, 10)`, [
    digits,
  ]);
}
