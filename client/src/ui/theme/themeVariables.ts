import { themeSheets } from './theme.ts';

type Sheet = { selector: string; declarations: [name: string, value: string][] };

/** Variables that both schemes share, then those of the light, then those of the dark scheme. */
const sheets: Sheet[] = themeSheets.flatMap((sheet) =>
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

function writeSheet(sheet: Sheet, isUsed: (name: string) => boolean): string {
  const used = sheet.declarations.filter(
    ([name, value]) =>
      (!name.startsWith('--') || isUsed(name)) && !(isDark(sheet) && lightValues.get(name) === value),
  );
  const rule = `${sheet.selector}{${used.map(([name, value]) => `${name}:${value}`).join(';')}}`;
  // Paper is white.
  return isDark(sheet) ? `@media not print{${rule}}` : rule;
}

const variableName = /--mui-[\w-]+/g;
const values = new Map<string, string[]>();
for (const { declarations } of sheets)
  for (const [name, value] of declarations)
    values.set(name, [...(values.get(name) ?? []), ...(value.match(variableName) ?? [])]);

/** The theme's variables as CSS: all of them, or those that `css` uses, directly or through others. */
export function themeVariables(css?: string): string {
  if (css === undefined) return sheets.map((sheet) => writeSheet(sheet, () => true)).join('');
  const used = new Set<string>();
  const open: string[] = [...(css.match(variableName) ?? [])];
  for (let name = open.pop(); name; name = open.pop()) {
    if (used.has(name)) continue;
    used.add(name);
    open.push(...(values.get(name) ?? []));
  }
  return sheets.map((sheet) => writeSheet(sheet, (name) => used.has(name))).join('');
}

/** Makes all variables available to the components that the page shows later. */
export function insertThemeVariables() {
  const style = document.createElement('style');
  style.textContent = themeVariables();
  document.head.prepend(style);
}
