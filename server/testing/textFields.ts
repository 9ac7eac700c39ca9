import { z } from 'zod';

/** What JSON schema says of a value, as far as it leads to texts. */
type Shape = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
  properties?: Record<string, Shape>;
  items?: Shape;
};

/** Builds an input that holds `text` in one field. */
type Placement = (text: string) => unknown;

export type TextField = { path: string; place: Placement };

/** Every field of a schema that takes text, or may take it because the schema does not say what it takes. */
export function textFieldsOf(schema: z.ZodType): TextField[] {
  return fieldsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape, '');
}

function fieldsOf(shape: Shape, path: string): TextField[] {
  const variants = shape.anyOf ?? shape.oneOf ?? shape.allOf;
  if (variants) return variants.flatMap((variant) => fieldsOf(variant, path));
  if (shape.properties) {
    return Object.entries(shape.properties).flatMap(([name, field]) =>
      fieldsOf(field, `${path}.${name}`).map((inner) => ({
        path: inner.path,
        place: (text: string) => ({ [name]: inner.place(text) }),
      })),
    );
  }
  if (shape.items) {
    return fieldsOf(shape.items, `${path}[]`).map((inner) => ({
      path: inner.path,
      place: (text: string) => [inner.place(text)],
    }));
  }
  const takesText = shape.type === undefined || shape.type === 'string';
  return takesText && shape.const === undefined ? [{ path, place: (text) => text }] : [];
}
