import { escapeMarkup } from './escapeMarkup.contract.ts';

/** Text that is already markup. */
export type Html = { readonly markup: string };

type Part = Html | string | number | undefined | false | readonly Html[];

function render(part: Part): string {
  if (part === undefined || part === false) return '';
  if (typeof part === 'string' || typeof part === 'number') return escapeMarkup(String(part));
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('');
}

/** Builds markup from a template; values are escaped unless they are markup. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  return { markup: texts.map((text, at) => text + render(parts[at])).join('') };
}
