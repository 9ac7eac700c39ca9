/**
 * Variables of saved replies, such as `{{name}}`. The client fills them in where a saved reply is inserted; the server
 * fills in the rest, and rejects a reply with a variable that has no value.
 */
import { escapeMarkup } from '../../platform/text/escapeMarkup.contract.ts';

export const variableNames = ['name', 'destination', 'price', 'reference', 'my_name'] as const;

/** The value of each variable; null where nothing is known. */
export type Variables = Record<(typeof variableNames)[number], string | null>;

const pattern = /\{\{\s*([a-z_]{1,40})\s*\}\}/gi;

/** Replaces the variables in HTML that have a value by that value, escaped. */
export function fillVariables(html: string, values: Variables): string {
  const known = new Map<string, string | null>(Object.entries(values));
  return html.replace(pattern, (variable, name: string) => {
    const value = known.get(name.toLowerCase());
    return value ? escapeMarkup(value) : variable;
  });
}

/** The variables that remain in HTML, each once: `{{price}}`. */
export const listVariables = (html: string): string[] => [
  ...new Set(Array.from(html.matchAll(pattern), ([, name]) => `{{${name?.toLowerCase()}}}`)),
];
