import { z } from 'zod';
import type { JsonSchema } from './generateInput.ts';

/** Builds an input that holds `text` in one field. */
type Placement = (text: string) => unknown;

export type TextField = { path: string; place: Placement };

/** Every field of a schema that accepts text, or may accept it because the schema does not restrict its type. */
export function listTextFields(schema: z.ZodType): TextField[] {
  return listFields(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema, '');
}

function listFields(schema: JsonSchema, path: string): TextField[] {
  const variants = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (variants) return variants.flatMap((variant) => listFields(variant, path));
  if (schema.properties) {
    return Object.entries(schema.properties).flatMap(([name, field]) =>
      listFields(field, `${path}.${name}`).map((inner) => ({
        path: inner.path,
        place: (text: string) => ({ [name]: inner.place(text) }),
      })),
    );
  }
  if (schema.items) {
    return listFields(schema.items, `${path}[]`).map((inner) => ({
      path: inner.path,
      place: (text: string) => [inner.place(text)],
    }));
  }
  const takesText = schema.type === undefined || schema.type === 'string';
  return takesText && schema.const === undefined ? [{ path, place: (text) => text }] : [];
}
