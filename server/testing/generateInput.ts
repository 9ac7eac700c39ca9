import fc from 'fast-check';
import { z } from 'zod';

/** The part of JSON schema that the contracts use. */
export type JsonSchema = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
};

const deep = (levels: number): unknown => {
  let value: unknown = 'deep';
  for (let level = 0; level < levels; level += 1) value = level % 2 ? [value] : { value };
  return value;
};

/** `__proto__` as an own field, as JSON.parse makes it. */
const withPrototype: unknown = JSON.parse(
  '{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}},"toString":1}',
);

/** Hostile values: wrong types, text that Postgres cannot store, numbers beyond its columns, special names of JS. */
export const hostileValues = fc.oneof(
  fc.constantFrom<unknown[]>(
    ...[null, true, false, '', ' ', '0', '-1', '1e400', 'NaN', 'null', [], {}, [[]], [null], withPrototype],
    ...[0, -1, 0.1, 2 ** 31, 2 ** 53, 2 ** 63, 1e308, -1e308, 5e-324],
    ...[
      '\0',
      'a\0b',
      '\ud800',
      'a\udc00b',
      '\u202e',
      '\ufeff',
      '\r\nSet-Cookie: a=b',
      '%00',
      '%',
      "' or 1=1 --",
    ],
    ...['../../etc/passwd', '<script>alert(1)</script>', '=1+1', '{{7*7}}', 'x'.repeat(70_000)],
    ...['0000-00-00', '2026-02-30', '294277-01-01', '-271821-04-20', '9999-99-99T99:99:99Z', '__proto__'],
    ...['constructor', 'desc; drop table users', 'created_at,(select 1)', deep(6), deep(400)],
  ),
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
  { weight: 1, arbitrary: fc.double() },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** Mostly a valid value, sometimes a hostile one. */
const sometimes = (good: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 14, arbitrary: good }, { weight: 1, arbitrary: hostileValues });

/** Texts for the patterns in contracts, so that validation reaches the rest of an input. */
const texts = fc.constantFrom(
  ...[
    'asha@example.com',
    '2026-11-21',
    '2026-11-21T10:00:00.000Z',
    '/uploads/images/a.jpg',
    '+91 98220 12345',
  ],
  ...['https://example.com/a.jpg', 'goa-in-the-rain', 'Asia/Kolkata', '1', '10', 'true', '1,2'],
  ...['d9428888-122b-4f06-8d5c-1d4b1f0a6c55', 'Goa in the rain', '<p>June to September.</p>'],
);

function arbitraryText({ format, minLength = 0, maxLength = 200 }: JsonSchema): fc.Arbitrary<unknown> {
  if (format === 'email') return fc.constantFrom('asha@example.com', 'Asha+goa@example.co.in', 'a@b');
  const most = Math.min(maxLength, 5000);
  const free = fc.string({ unit: 'grapheme', minLength: Math.min(minLength, most), maxLength: most });
  return fc.oneof(texts, texts, free);
}

function arbitraryNumber({ type, minimum = -100, maximum = 1000 }: JsonSchema): fc.Arbitrary<unknown> {
  const min = Math.max(minimum, -1e9);
  const max = Math.max(min, Math.min(maximum, 1e9));
  return type === 'integer' ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true });
}

function arbitraryObject({
  properties = {},
  required = [],
  additionalProperties,
}: JsonSchema): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, schema]) => [name, toArbitrary(schema)] as const);
  const others =
    typeof additionalProperties === 'object'
      ? fc.dictionary(fc.string(), toArbitrary(additionalProperties), { maxKeys: 4 })
      : fc.constant({});
  // Sometimes an undeclared field is added.
  const known = fc.record(Object.fromEntries(fields), { requiredKeys: required });
  const strange = fc.option(fc.dictionary(fc.constantFrom('__proto__', 'id', 'role', 'x'), hostileValues), {
    freq: 8,
  });
  return fc.tuple(known, others, strange).map((parts) => Object.assign({}, ...parts));
}

function good(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(toArbitrary));
  if (schema.allOf) return fc.tuple(...schema.allOf.map(good)).map((parts) => Object.assign({}, ...parts));
  switch (schema.type) {
    case 'string':
      return arbitraryText(schema);
    case 'number':
    case 'integer':
      return arbitraryNumber(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(toArbitrary(schema.items ?? {}), { maxLength: 4 });
    case 'object':
      return arbitraryObject(schema);
    default:
      // The JSON schema of a preprocessed field is empty.
      return fc.oneof(texts, fc.integer({ min: -1, max: 100 }), fc.boolean());
  }
}

const toArbitrary = (schema: JsonSchema): fc.Arbitrary<unknown> => sometimes(good(schema));

/** Inputs generated from a contract: valid, nearly valid and invalid ones. */
export function generateInput(schema: z.ZodType): fc.Arbitrary<unknown> {
  return toArbitrary(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
}
