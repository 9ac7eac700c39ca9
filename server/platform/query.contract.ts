/** Parsers of query parameters: texts, flags and pages. Ships to the browser: imports only zod. */
import { z } from 'zod';
import { decimalNumber, flagSchema, idSchema } from './contract.ts';

export const emptyAsAbsent = (value: unknown) => (value === '' ? undefined : value);

export const optionalValue = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(emptyAsAbsent, schema.optional());

/** One of the choices of a filter; `all` counts as absent. */
export const optionalChoice = <Choice extends string>(choices: readonly Choice[]) =>
  z.preprocess((value) => (value === 'all' ? undefined : emptyAsAbsent(value)), z.enum(choices).optional());

export const queryFlag = optionalValue(flagSchema);

/** How a list is sorted: by one of some columns, and by `column` and `order` unless a query says so. */
export const sortFields = <const Column extends string>(
  columns: readonly Column[],
  column: NoInfer<Column>,
  order: 'asc' | 'desc',
) => ({
  sort: z.preprocess(
    emptyAsAbsent,
    z.enum(columns).default(() => column),
  ),
  order: z.preprocess(emptyAsAbsent, z.enum(['asc', 'desc']).default(order)),
});

/** A positive integer in a query; one above `cap` is lowered to it. */
export const cappedNumber = (cap: number) =>
  decimalNumber(z.number().positive())
    .transform((number) => Math.min(number, cap))
    .pipe(z.int());

/** The size of a short list: `fallback` by default, at most 100. */
export const limitField = (fallback: number) =>
  z.preprocess(emptyAsAbsent, cappedNumber(100).default(fallback));

/** A page by a cursor: `before` is the `next_cursor` of the previous page. */
export const cursorFields = (defaultLimit: number) => ({
  before: optionalValue(idSchema),
  limit: limitField(defaultLimit),
});

/** No list is that long; the offset of a later page would be too large for Postgres. */
const lastPage = 1_000_000;

const sizeFields = (cap: number) => {
  const limit = optionalValue(cappedNumber(cap));
  return { limit, per_page: limit };
};

/** `page` and `limit` (or `per_page`) of a list; a limit above `cap` is lowered to it. */
export function pageQuery(defaultLimit: number, cap = 100) {
  return z
    .object({ page: z.preprocess(emptyAsAbsent, cappedNumber(lastPage).default(1)), ...sizeFields(cap) })
    .transform(({ page, limit, per_page }) => ({
      page,
      limit: limit ?? per_page ?? defaultLimit,
    }));
}

/** The maximum length of a list without pages. */
const wholeListLimit = 1000;

/** `page` and `limit`, and whether the query has either: some lists are complete by default, up to 1000 entries. */
export const optionalPageQuery = (defaultLimit: number) =>
  z
    .object({ page: optionalValue(cappedNumber(lastPage)), ...sizeFields(100) })
    .transform(({ page, limit, per_page }) => {
      const size = limit ?? per_page;
      const paged = page !== undefined || size !== undefined;
      return { paged, page: page ?? 1, limit: size ?? (paged ? defaultLimit : wholeListLimit) };
    });
