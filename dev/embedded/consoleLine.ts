import { z } from 'zod';

const warning = 40;
const levels: [number, string][] = [
  [60, 'fatal'],
  [50, 'error'],
  [warning, 'warning'],
];

const structured = z.object({
  level: z.number(),
  msg: z.string().optional(),
  err: z.object({ message: z.string() }).optional(),
});

/**
 * The line that an operator sees for a log line: a short text for warnings, errors and unstructured lines, otherwise
 * nothing.
 */
export function consoleLine(line: string): string | undefined {
  if (line.trim() === '') return undefined;
  let parsed: unknown;
  try {
    parsed = JSON.parse(line);
  } catch {
    return line;
  }
  const entry = structured.safeParse(parsed);
  if (!entry.success) return line;
  const { level, msg, err } = entry.data;
  if (level < warning) return undefined;
  const name = levels.find(([least]) => level >= least)?.[1] ?? '';
  const texts = [msg, err?.message].filter((text, at, all) => text && all.indexOf(text) === at);
  return `${name}: ${texts.join(': ')}`;
}
