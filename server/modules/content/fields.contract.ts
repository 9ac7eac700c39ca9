/** Fields of editable pages. The back office labels and draws each field by its `meta`. */
import type { z } from 'zod';
import { textField } from '../../platform/contract.ts';
import { pictureField, priceField, rowList, textList } from '../../platform/fields.contract.ts';

const requiredText = (title: string) => `${title} is required`;

/** One line of text that must be filled in. */
export const line = (title: string, max = 120) => textField(title, max, requiredText(title)).meta({ title });

/** One line of text that may stay empty. */
export const optionalLine = (title: string, description?: string, max = 120) =>
  textField(title, max).meta({ title, ...(description ? { description } : {}) });

/** A paragraph that must be filled in. */
export const paragraph = (title: string, max = 1000) =>
  textField(title, max, requiredText(title)).meta({ title, format: 'paragraph' });

/** Texts, typed one per line. */
export const lines = (title: string, { each = 200, max = 12 }: { each?: number; max?: number } = {}) =>
  textList(title, { each, max }).meta({ title, description: 'One per line' });

/** Rows that staff add, move and remove; `noun` names one of them. */
export const rows = <Row extends z.ZodType>(title: string, noun: string, row: Row, max: number) =>
  rowList(title, row, max).meta({ title, 'x-noun': noun });

/** An uploaded picture, or a path of the site's own drawings. */
export const picture = (title: string) =>
  pictureField(title)
    .refine((path) => path !== '', requiredText(title))
    .meta({ title, format: 'picture' });

/** A path of the site or a full web address. */
export const linkTarget = (title: string) =>
  textField(title, 300, requiredText(title))
    .regex(/^(?:\/(?!\/)|https?:\/\/)\S*$/, `${title} must begin with / or https://`)
    .meta({ title, description: 'Such as /destination or https://example.com' });

/** A number that must be filled in; thousands may be grouped, as in `₹ 42,500`. */
export const number = (
  title: string,
  rule: { min: number; max?: number; whole?: boolean },
  description?: string,
) =>
  priceField(title, { max: 99_999_999, ...rule }, requiredText(title)).meta({
    title,
    type: 'number',
    ...(description ? { description } : {}),
  });
