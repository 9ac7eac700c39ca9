import { stdSerializers } from 'pino';

const maxTextLength = 4000;
const maxEntries = 100;
const deepest = 6;
const cut = '[redacted]';

/** Credentials, and the `detail` of a database error, which repeats a complete row. */
const secretName =
  /pass(?:word|wd|phrase)|^pass$|secret|token|authorization|cookie|credential|api[-_]?key|signature|_hash$|^detail$/i;

/** Secrets that stand in the middle of a text: in headers, links, addresses. */
const secretTexts: readonly [RegExp, string][] = [
  [/\b(Bearer|Basic)\s+[\w.~+/=-]{8,}/gi, `$1 ${cut}`],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, cut],
  [/\b(token|code|key|signature|secret|password)=[^\s&"'<>]+/gi, `$1=${cut}`],
  [/\/((?:reset|invit|review-invit|verif|confirm|enquiry-status)[\w-]*)\/[\w.~-]{16,}/gi, `/$1/${cut}`],
  [/(:\/\/[^\s:@/]*):[^\s@/]+@/g, `$1:${cut}@`],
  [/\$argon2[\w$=,+/.-]+/g, cut],
];

/** Occurs in every text that one of `secretTexts` matches; most texts need no further search. */
const mayHoldSecret = /[=$]|:\/\/|eyJ|bearer|basic|reset|invit|verif|confirm|enquiry-status/i;

/** The same fields without secrets, and short enough for a line of the log. */
export const cleanForLog = (fields: Record<string, unknown>): Record<string, unknown> =>
  cleanEntries(fields, 0);

function clean(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (depth >= deepest) return '[deeper]';
  if (Array.isArray(value)) return value.slice(0, maxEntries).map((entry) => clean(entry, depth + 1));
  if (value instanceof Error) return cleanEntries({ ...stdSerializers.err(value) }, depth + 1);
  return cleanEntries(value, depth + 1);
}

function cleanEntries(fields: object, depth: number): Record<string, unknown> {
  const cleaned: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields).slice(0, maxEntries))
    cleaned[name] = secretName.test(name) ? cut : clean(value, depth);
  return cleaned;
}

function cleanText(text: string): string {
  // Cleaned before it is truncated, because half a secret would not be recognised; but the search must have a limit.
  const start = text.slice(0, 2 * maxTextLength);
  const open = mayHoldSecret.test(start)
    ? secretTexts.reduce((cleaned, [secret, replacement]) => cleaned.replace(secret, replacement), start)
    : start;
  if (text.length <= maxTextLength) return open;
  return `${open.slice(0, maxTextLength).toWellFormed()}… (${text.length} characters)`;
}
