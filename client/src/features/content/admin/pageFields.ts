import { type PageName, pageSchemas } from '@modules/content/contract.ts';
import { z } from 'zod';

/** A field of the contract, as the form draws it. */
export type FieldShape = {
  type: 'string' | 'number' | 'array' | 'object';
  title: string;
  description?: string;
  format?: 'paragraph' | 'picture';
  enum?: string[];
  minLength?: number;
  /** The entries of a list. */
  items?: { type: 'string' | 'object'; properties?: Record<string, FieldShape> };
  /** For a list of rows: the noun for one of them. */
  'x-noun'?: string;
};

/** The fields of a page in the order of the contract. */
export function listPageFields(page: PageName): [name: string, field: FieldShape][] {
  const { properties } = z.toJSONSchema(pageSchemas[page], { io: 'input', unrepresentable: 'any' });
  // The schemas use only the kinds of fields that `FieldShape` names.
  return Object.entries(properties as Record<string, FieldShape>);
}

/** The value of a field that is not filled in. */
function getBlank({ type, enum: [first] = [] }: FieldShape): unknown {
  return type === 'array' ? [] : (first ?? '');
}

export const buildBlankRow = (fields: Record<string, FieldShape>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, getBlank(field)]));
