/**
 * Schemas that every area shares: roles and permissions, pagination, the error body, and parsers for ids, flags and
 * texts. Like every contract it ships to the browser, so it imports only zod.
 */
import { z } from 'zod';

export const roles = ['super_admin', 'admin', 'employee', 'visitor'] as const;
export type Role = (typeof roles)[number];

export const roleLabels: Record<Role, string> = {
  super_admin: 'Super Administrator',
  admin: 'Administrator',
  employee: 'Employee',
  visitor: 'Visitor',
};

export const permissions = [
  'dashboard.view',
  'destinations.view',
  'destinations.create',
  'destinations.edit',
  'destinations.delete',
  'blog.view',
  'blog.create',
  'blog.edit',
  'blog.delete',
  'news.view',
  'news.create',
  'news.edit',
  'news.delete',
  'enquiries.view',
  'enquiries.respond',
  'enquiries.delete',
  'replies.manage',
  'users.view',
  'users.create',
  'users.edit',
  'users.delete',
  'ceo.view',
  'ceo.create',
  'ceo.edit',
  'ceo.delete',
  'reviews.view',
  'reviews.create',
  'reviews.edit',
  'reviews.delete',
  'team.view',
  'team.manage',
  'newsletter.view',
  'newsletter.manage',
  'newsletter.export',
  'content.manage',
  'settings.manage',
  'operations.view',
  'audit.view',
] as const;
export type Permission = (typeof permissions)[number];

const visitorPermissions: readonly Permission[] = [
  'dashboard.view',
  'destinations.view',
  'blog.view',
  'news.view',
  'enquiries.view',
];

/** The permissions of each role, in this single place: server guards and client menus both read it. */
export const rolePermissions: Record<Role, readonly Permission[]> = {
  super_admin: permissions,
  admin: permissions,
  employee: [
    ...visitorPermissions,
    'blog.create',
    'blog.edit',
    'news.create',
    'news.edit',
    'enquiries.respond',
    'ceo.view',
    'reviews.view',
    'reviews.create',
    'reviews.edit',
    'team.view',
    'newsletter.view',
  ],
  visitor: visitorPermissions,
};

/** Types of account that a role may create, edit and delete. */
export const manageableRoles: Record<Role, readonly Role[]> = {
  super_admin: roles,
  admin: ['employee', 'visitor'],
  employee: [],
  visitor: [],
};

export type FieldError = { field: string; message: string };

export type ErrorBody = {
  success: false;
  /** A sentence for a person. */
  error: string;
  /** Stable machine code, such as `validation_failed`. */
  code: string;
  errors?: FieldError[];
  /** With `stale_write`: the current entry, as someone else has saved it meanwhile. */
  current?: object;
  /** With `second_factor_required`: the value that the second step of sign-in sends back with the code. */
  challenge?: string;
  request_id: string;
};

/** Each value in both spellings, because both are documented. */
const paginationSchema = z.object({
  page: z.number(),
  current_page: z.number(),
  limit: z.number(),
  per_page: z.number(),
  total: z.number(),
  total_pages: z.number(),
  has_next: z.boolean(),
  has_prev: z.boolean(),
});
export type Pagination = z.infer<typeof paginationSchema>;

/** One page of a list, under the name of the list. */
export const pageResponse = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.object({ success: z.literal(true), pagination: paginationSchema }).extend(fields);

/** The pagination object of `total` rows cut into pages of `limit`. An empty list has 0 pages. */
export function paginate(page: number, limit: number, total: number): Pagination {
  const totalPages = Math.ceil(total / limit);
  return {
    page,
    current_page: page,
    limit,
    per_page: limit,
    total,
    total_pages: totalPages,
    has_next: page < totalPages,
    has_prev: page > 1 && totalPages > 0,
  };
}

const malformedId = 'Must be a positive whole number';

/** The format of ids in paths and queries, as zod names it in its issues. */
export const idFormat = 'id';

/** A positive integer; as text only in decimal digits, so that an entry has one address. */
export const idSchema = z
  .union(
    [z.int(malformedId).positive(malformedId), z.stringFormat(idFormat, /^[1-9]\d{0,14}$/, malformedId)],
    malformedId,
  )
  .transform(Number);

/** An id in a query, or `none`. */
export const idOrNoneSchema = z
  .stringFormat(idFormat, /^(?:none|[1-9]\d{0,14})$/, malformedId)
  .transform((text) => (text === 'none' ? text : Number(text)));

const decimal = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;

/** A number that may arrive as decimal text: `1e3` and `0x10` are left to the schema to reject. */
export const decimalNumber = <Schema extends z.ZodType<number>>(schema: Schema) =>
  z.preprocess(
    (value) => (typeof value === 'string' && decimal.test(value.trim()) ? Number(value) : value),
    schema,
  );

/** A flag: real booleans, 0/1, "0"/"1", "true"/"false". */
export const flagSchema = z.union([
  z.boolean(),
  z.literal([0, 1]).transform((value) => value === 1),
  z.literal(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true'),
]);

/** A calendar day from 1900 on, `2026-11-20`. Postgres has no year 0000. */
export const dayField = (error?: string) => z.iso.date({ error }).refine((day) => day >= '1900', { error });
export const daySchema = dayField();

/** Characters without width, and direction marks. Not the joiners, which shape Devanagari and emoji. */
const invisible = String.raw`\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff`;
const everyInvisible = new RegExp(`[${invisible}]`, 'g');
const blank = new RegExp(`[\\s${invisible}]`);

/** Text without invisible characters, which are copied along from chats and web pages. */
export const removeInvisible = (text: string) => text.replace(everyInvisible, '');

/** Removes spaces and invisible characters at both ends. A loop, because a pattern would need quadratic time. */
function trimText(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && blank.test(text.charAt(start))) start += 1;
  while (end > start && blank.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/**
 * Trimmed text of at most `max` characters. Longer text is refused before any rule that is added to this schema runs,
 * so no pattern ever sees more than `max` characters.
 */
export const limitedText = (
  max: number,
  {
    required,
    tooLong = `Text must be at most ${max} characters long`,
  }: { required?: string; tooLong?: string } = {},
) => z.string({ error: required }).overwrite(trimText).max(max, { error: tooLong, abort: true });

/**
 * A part of a domain name: neither empty nor with a hyphen at an end. It contains no dot, so there is only one way to
 * match.
 */
const domainLabel = String.raw`[^\s@<>()",;:\\[\].-](?:[^\s@<>()",;:\\[\].]*[^\s@<>()",;:\\[\].-])?`;

/** Checks the syntax of an address; only a delivered mail proves that it exists. */
const emailPattern = new RegExp(String.raw`^[^\s@<>()",;:\\]+@(?:${domainLabel}\.)+${domainLabel}$`, 'u');

/** An email address, without invisible characters; the messages are those of the product. */
export const emailSchema = limitedText(254, {
  required: 'Email is required',
  tooLong: 'Email must be at most 254 characters long',
})
  .overwrite(removeInvisible)
  .min(1, 'Email is required')
  .regex(emailPattern, 'Please enter a valid email address');

/** A text of a response; null without one. */
export const textOrNull = z.string().nullable();

/** Text of one form field, trimmed; empty is allowed unless `required` is the message for it. */
export function textField(label: string, max: number, required?: string) {
  const field = limitedText(max, {
    required: required ?? `${label} must be text`,
    tooLong: `${label} must be at most ${max} characters long`,
  });
  return required ? field.min(1, required) : field;
}
