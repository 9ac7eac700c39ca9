/**
 * Parsers of form fields, and schemas of responses, that several areas share. Ships to the browser: imports only zod.
 */
import { z } from 'zod';
import { decimalNumber, flagSchema, textField } from './contract.ts';
import { optionalValue } from './query.contract.ts';

/** Absent, empty and null all mean that nothing was typed. */
export const emptyAsNull = (value: unknown) => (value === '' || value === undefined ? null : value);

type NumberRule = { min: number; max: number; tooSmall?: string; whole?: boolean };

const bounded = (label: string, { min, max, tooSmall, whole }: NumberRule, required: string) => {
  const field = z
    .number({ error: (issue) => (issue.input === undefined ? required : `${label} must be a number`) })
    .min(min, tooSmall ?? `${label} must be at least ${min}`)
    .max(max, `${label} must be at most ${max}`);
  return decimalNumber(whole ? field.int(`${label} must be a whole number`) : field);
};

/** A number that may arrive as text. Empty text and null are missing values, not 0. */
export const numberField = (label: string, rule: NumberRule, required = `${label} is required`) =>
  z.preprocess(
    (value) => (value === '' || value === null ? undefined : value),
    z.custom((value) => value !== undefined, required).pipe(bounded(label, rule, required)),
  );

/** Thousands, or lakhs and crores, with commas between the groups. */
const grouped = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/;

/** Prices are typed as they are displayed or written: `₹ 42,500`, `Rs. 42,500/-`. Commas as in `42,50` are rejected. */
function withoutGrouping(value: unknown) {
  if (typeof value !== 'string') return value;
  const text = value.replace(/₹|Rs\.?|INR|\/-|\s/gi, '');
  return grouped.test(text) ? text.replaceAll(',', '') : text;
}

/** A price in rupees, with or without the sign, commas and spaces. */
export const priceField = (label: string, rule: NumberRule, required?: string) =>
  z.preprocess(withoutGrouping, numberField(label, rule, required));

/** A price that may be empty, as null. */
export const optionalPrice = (label: string, rule: NumberRule) =>
  z.preprocess(withoutGrouping, optionalNumber(label, rule));

/** A number that may be empty, as null. */
export const optionalNumber = (label: string, rule: NumberRule) =>
  z.preprocess(emptyAsNull, bounded(label, rule, '').nullable());

/** Text that may be empty, as null. */
export const optionalText = (label: string, max: number) =>
  z.preprocess(
    (value) => (value === undefined || value === null ? '' : value),
    textField(label, max).transform((text) => text || null),
  );

/** Short texts, trimmed; empty ones and repetitions are ignored. */
export const textList = (label: string, { each, max }: { each: number; max: number }) =>
  z
    .array(textField(label, each), { error: `${label} must be a list` })
    .max(max, `${label} must have at most ${max} entries`)
    .transform((texts) => [...new Set(texts.filter((text) => text !== ''))]);

/** A list of entries with several fields each. */
export const rowList = <Schema extends z.ZodType>(label: string, schema: Schema, max = 60) =>
  z.array(schema, { error: `${label} must be a list` }).max(max, `${label} must have at most ${max} entries`);

/** The position of an entry in a list that staff order. */
export const sortOrderField = numberField('Sort order', { min: -1_000_000, max: 1_000_000, whole: true });

/** Title and description of a page for search engines. */
export const metaFields = {
  meta_title: optionalText('Meta title', 200),
  meta_description: optionalText('Meta description', 500),
};

/**
 * The version that a save is based on: the `updated_at` that the editor loaded. If the entry has another one by now,
 * the save is rejected with 409 `stale_write` and `current`. Absent: the save overwrites.
 */
export const versionFields = {
  updated_at: optionalValue(z.iso.datetime({ offset: true })),
  expected_updated_at: optionalValue(z.iso.datetime({ offset: true })),
};

export type VersionFields = { updated_at?: string | undefined; expected_updated_at?: string | undefined };

export const staleText =
  'Someone else has changed this entry since you opened it. Reload it, or save again to overwrite.';

/** Success, with a message for the person. */
export const doneResponseSchema = z.object({ success: z.literal(true), message: z.string() });
export type DoneResponse = z.infer<typeof doneResponseSchema>;

/** The value that a flag is set to; without it, the flag changes to its other value. */
export const toggleSchema = z.object({ to: flagSchema.optional() });

/** A short-lived address that shows an entry like its public page. */
export const previewLinkSchema = z.object({ success: z.literal(true), url: z.string() });

export const healthResponseSchema = z.object({ success: z.literal(true), status: z.literal('ok') });

/** The usual success body of a read: `data`. */
export const dataResponse = <Data extends z.ZodType>(data: Data) =>
  z.object({ success: z.literal(true), data });
export type DataResponse<Data extends z.ZodType> = z.infer<ReturnType<typeof dataResponse<Data>>>;

/** One page of a list, newest first. `next_cursor` is null on the last page. */
export const cursorResponse = <Row extends z.ZodType>(row: Row) =>
  dataResponse(z.array(row)).extend({ next_cursor: z.number().nullable() });

/** A single entry under its own name; a save returns a message with it. */
export const entryResponse = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.object({ success: z.literal(true), message: z.string().optional() }).extend(fields);

/** Path of a stored picture, or a full web address; other schemes, and other hosts in disguise, are rejected. */
export const pictureField = (label: string) =>
  textField(label, 500).refine(
    (path) => path === '' || /^(?:https?:\/\/[^\s"'<>\\]+|(?!\/\/)[^\s"'<>\\:]+)$/.test(path),
    `${label} must be an uploaded picture or a web address`,
  );

/** A picture as `pictureField` allows it, or null without one. */
export const optionalPicture = (label: string) =>
  z.preprocess(
    (value) => (value === undefined || value === null ? '' : value),
    pictureField(label).transform((path) => path || null),
  );

/**
 * The documented rule of slugs: lowercase, non-alphanumerics removed, spaces to hyphens, letters without accents.
 * Empty for a title without any.
 */
export function toSlug(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9\s]/g, '')
    .trim()
    .replace(/\s+/g, '-');
}

/**
 * The slug of an entry before a number is added. One of a title without Latin letters starts with the kind of the entry,
 * because digits alone would look like an id.
 */
export function toBaseSlug(kind: string, title: string): string {
  const letters = toSlug(title);
  return /[a-z]/.test(letters) ? letters : [kind, letters].filter(Boolean).join('-');
}
