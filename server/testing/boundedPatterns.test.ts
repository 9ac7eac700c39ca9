import { analyse } from 'scslre';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { emailSchema } from '../platform/contract.ts';
import { parseInput } from '../platform/http/input.ts';
import { declaredCalls } from './declaredCalls.ts';
import { listTextFields } from './textFields.ts';

/** On so few characters even a pattern of quadratic time is fast. */
const harmlessLength = 1000;

/** Patterns are analysed, not timed, so a text only has to be longer than what is harmless. */
const attackLength = 4000;

const fill = (unit: string, start = '', end = '') =>
  start + unit.repeat(Math.floor((attackLength - start.length - end.length) / unit.length)) + end;

/** Long texts, each the worst case of a common kind of pattern. */
const attacks = [
  fill('a.', 'a@', '@'),
  fill('-', 'a@a', '.'),
  fill('<'),
  fill('&'),
  fill('1', '', 'x'),
  fill(' ', '+', 'x'),
  fill('/', 'http://', ' '),
  fill('a-', '', ' '),
];

/**
 * Whether the time of a pattern may grow faster than its text; determined from the pattern itself, so nothing is timed.
 */
const isSuperLinear = (pattern: RegExp) =>
  analyse(pattern, { reportTypes: { Move: !pattern.sticky } }).reports.length > 0;

/** Makes every pattern refuse a long text that might take it more than linear time. */
function guardPatterns(): { longest: Map<string, number> } {
  const longest = new Map<string, number>();
  const linear = new Map<string, boolean>();
  const exec = RegExp.prototype.exec;
  const isLinear = (pattern: RegExp) => {
    const known = linear.get(String(pattern)) ?? !isSuperLinear(pattern);
    linear.set(String(pattern), known);
    return known;
  };
  let analysing = false;
  // `test`, `replace`, `match` and `split` all go through `exec`.
  vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text: string) {
    if (!analysing) {
      analysing = true;
      try {
        longest.set(String(this), Math.max(longest.get(String(this)) ?? 0, text.length));
        if (text.length > harmlessLength && !isLinear(this)) {
          throw new Error(`${this} takes more than linear time and runs on ${text.length} characters`);
        }
      } finally {
        analysing = false;
      }
    }
    return exec.call(this, text);
  });
  return { longest };
}

/** Parses as a request would be; whether the input is refused does not matter. */
function parse(schema: z.ZodType, input: unknown): void {
  try {
    parseInput(schema, input);
  } catch (error) {
    if ((error as { status?: number }).status !== 422) throw error;
  }
}

describe('patterns of the contracts', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('take at most linear time for a long text, in every field of every call', () => {
    const schemas = new Map<z.ZodType, string>();
    for (const { method, path, params, query, body } of declaredCalls()) {
      for (const schema of [params, query, body]) if (schema) schemas.set(schema, `${method} ${path}`);
    }
    const fields = [...schemas].flatMap(([schema, call]) =>
      listTextFields(schema).map((field) => ({ ...field, schema, call })),
    );
    expect(fields.length).toBeGreaterThan(300);
    const { longest } = guardPatterns();
    for (const { schema, call, path, place } of fields) {
      for (const attack of attacks) {
        try {
          parse(schema, place(attack));
        } catch (error) {
          throw new Error(`${call} ${path}: ${(error as Error).message}`);
        }
      }
    }
    vi.restoreAllMocks();
    expect(longest.size).toBeGreaterThan(5);
  });

  it('of addresses see no text beyond the limit', () => {
    const longestAllowed = `asha@${'a.'.repeat(124)}b`;
    const { longest } = guardPatterns();
    const results = [...attacks, longestAllowed].map((text) => emailSchema.safeParse(text).success);
    vi.restoreAllMocks();
    expect(results).toEqual([...attacks.map(() => false), true]);
    const ofAddresses = [...longest].filter(([pattern]) => pattern.includes('@'));
    expect(ofAddresses.map(([, length]) => length)).toEqual([254]);
  });

  it('are recognised when their time is quadratic', () => {
    const fields = (schema: z.ZodType) => () => {
      const [field] = listTextFields(schema);
      guardPatterns();
      parse(schema, field?.place(attacks[0] ?? ''));
    };
    expect(
      fields(
        z.object({
          email: z
            .string()
            .max(254)
            .regex(/^[^@]+@[^@]+\.[^@]+$/),
        }),
      ),
    ).toThrow('linear');
    vi.restoreAllMocks();
    expect(fields(z.object({ text: z.array(z.string().refine((text) => !/<[^>]*>/.test(text))) }))).toThrow(
      'linear',
    );
  });
});
