import type { z } from 'zod';
import { type FieldError, idFormat } from '../contract.ts';
import { badRequest, invalid } from '../errors.ts';
import { type Aliases, resolveAliases } from './aliases.ts';

type ParseOptions = {
  joinErrors?: boolean;
  aliases?: Aliases;
  /** The entry that is changed, see `resolveAliases`. */
  stored?: Record<string, unknown> | undefined;
};

/**
 * Parses input.
 * @throws AppError 422 with one entry per wrong field, under the name that was sent; its text is the first message, or all
 * of them joined
 */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  { joinErrors = false, aliases = {}, stored }: ParseOptions = {},
): z.output<Schema> {
  const { fields, sentAs } = resolveAliases(sanitize(value), aliases, stored);
  const parsed = schema.safeParse(fields);
  if (parsed.success) return parsed.data;
  const errors = fieldErrors(parsed.error, sentAs);
  throw joinErrors ? invalid(errors, errors.map(({ message }) => message).join(', ')) : invalid(errors);
}

/** Parses path parameters. @throws AppError 400, because a malformed id identifies nothing */
export function parseParams<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(sanitize(value));
  if (parsed.success) return parsed.data;
  throw badRequest(`Invalid ${String(parsed.error.issues[0]?.path[0] ?? 'address')}`);
}

/** Parses a query. @throws AppError 400 for a malformed id, as in a path, and otherwise 422 */
export function parseQuery<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(sanitize(value));
  if (parsed.success) return parsed.data;
  const id = parsed.error.issues.find(
    (issue) => issue.code === 'invalid_format' && issue.format === idFormat,
  );
  throw id ? badRequest(`Invalid ${id.path.join('.')}`) : invalid(fieldErrors(parsed.error));
}

/**
 * The first message of each wrong field, in the order of the schema.
 * @param sentAs the aliases under which fields were sent
 */
export function fieldErrors(error: z.ZodError, sentAs = new Map<string, string>()): FieldError[] {
  const byField = new Map<string, string>();
  for (const { path, message } of error.issues) {
    const field = sentAs.get(String(path[0])) ?? (path.map(String).join('.') || 'body');
    if (!byField.has(field)) byField.set(field, message);
  }
  return [...byField].map(([field, message]) => ({ field, message }));
}

/** No schema is deeper. */
const maxDepth = 8;

/** Removes what Postgres cannot store: NUL characters, and halves of surrogate pairs. */
export function sanitize(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed();
  if (typeof value !== 'object' || value === null || depth > maxDepth) return value;
  if (Array.isArray(value)) return value.map((entry) => sanitize(entry, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, sanitize(entry, depth + 1)]));
}
