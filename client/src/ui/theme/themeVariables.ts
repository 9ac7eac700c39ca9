import { themeWithVariables } from './theme.ts';

type Sheet = { selector: string; declarations: [name: string, value: string][] };

/** Variables that both schemes share, then those of the light, then those of the dark scheme. */
const sheets: Sheet[] = themeWithVariables.generateStyleSheets().flatMap((sheet) =>
  Object.entries(sheet).map(([selector, declarations]) => ({
    selector,
    // MUI types its style sheets loosely: each rule is an object of custom properties.
    declarations: Object.entries(declarations as Record<string, string | number>).map(([name, value]) => [
      name === 'colorScheme' ? 'color-scheme' : name,
      String(value),
    ]),
  })),
);

const isDark = ({ selector }: Sheet) => selector.includes('dark');

const lightValues = new Map(sheets.filter((sheet) => !isDark(sheet)).flatMap((sheet) => sheet.declarations));

function writeSheet(sheet: Sheet): string {
  const written = sheet.declarations.filter(
    ([name, value]) => !(isDark(sheet) && lightValues.get(name) === value),
  );
  const rule = `${sheet.selector}{${written.map(([name, value]) => `${name}:${value}`).join(';')}}`;
  // Paper is white: prints use the light scheme.
  return isDark(sheet) ? `@media not print{${rule}}` : rule;
}

/**
 * The theme's variables as CSS.
 * @public run by vite.config.ts, which writes them into variables.css
 */
export const themeVariables = (): string => sheets.map(writeSheet).join('');
