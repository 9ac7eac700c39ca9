type Selector = {
  text: string;
  /** Classes and elements that it needs. */
  names: string[];
};
type Rule = {
  prelude: string;
  body: string;
  /** Empty in at-rules. */
  selectors: Selector[];
  /** The rules inside an at-rule such as `@media`. */
  inner: Rule[] | undefined;
};

/** The rules of a style sheet, at-rules with their content. Strings must not contain braces. */
function parseRules(css: string): Rule[] {
  const rules: Rule[] = [];
  let depth = 0;
  let start = 0;
  let open = 0;
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === '{') {
      if (depth === 0) open = at;
      depth += 1;
    } else if (css[at] === '}') {
      depth -= 1;
      if (depth > 0) continue;
      rules.push(parseRule(css.slice(start, open), css.slice(open + 1, at)));
      start = at + 1;
    }
  }
  return rules;
}

function parseRule(prelude: string, body: string): Rule {
  const inner = /^@(media|supports|layer|container)/.test(prelude) ? parseRules(body) : undefined;
  const texts = prelude.startsWith('@') ? [] : splitSelectors(prelude);
  return { prelude, body, inner, selectors: texts.map((text) => ({ text, names: getNames(text) })) };
}

/** Splits at commas, except within brackets. */
const splitSelectors = (list: string): string[] => list.match(/(?:[^,()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];

/** Classes and elements that a selector requires, without attributes, states and the content of brackets. */
function getNames(selector: string): string[] {
  const positive = selector.replace(/\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\]|::?[\w-]+/g, '');
  return Array.from(positive.matchAll(/\.[\w-]+|(?<![\w.#-])[a-z][a-z0-9]*/gi), ([name]) =>
    name.toLowerCase(),
  );
}

/** The classes, with a dot, and the elements of a page. */
function findUsedNames(html: string): Set<string> {
  const names = new Set(['html', 'body', 'head']);
  for (const [, element = ''] of html.matchAll(/<([a-z][a-z0-9]*)/gi)) names.add(element.toLowerCase());
  for (const [, classes = ''] of html.matchAll(/ class="([^"]*)"/g))
    for (const name of classes.split(/\s+/)) names.add(`.${name}`.toLowerCase());
  return names;
}

/** Removes animations that `css` does not use. */
const dropUnusedKeyframes = (css: string): string =>
  css.replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (rule, name: string) =>
    css.replaceAll(rule, '').includes(name) ? rule : '',
  );

const themeVariable = /(--mui-[\w-]+):([^;{}]*);?/g;
const findUses = (text: string) => Array.from(text.matchAll(/var\((--mui-[\w-]+)/g), ([, name = '']) => name);

/** Removes variables of the theme that neither `css` nor `rest` uses, directly or through others. */
function dropUnusedVariables(css: string, rest: string): string {
  const values = new Map<string, string>();
  for (const [, name = '', value = ''] of css.matchAll(themeVariable))
    values.set(name, (values.get(name) ?? '') + value);
  const used = new Set<string>();
  const open = findUses(css.replace(themeVariable, '') + rest);
  for (let name = open.pop(); name; name = open.pop()) {
    if (used.has(name)) continue;
    used.add(name);
    open.push(...findUses(values.get(name) ?? ''));
  }
  return css.replace(themeVariable, (declaration, name: string) => (used.has(name) ? declaration : ''));
}

/**
 * Returns a function that selects the rules of `css` that a page needs in all states of its elements, and the variables
 * of the theme that are in use.
 */
export function createStylePicker(css: string): (html: string, otherStyles?: string) => string {
  const sheet = parseRules(css);
  return (html, otherStyles = '') => {
    const used = findUsedNames(html);
    const pick = (rules: Rule[]): string =>
      rules
        .map(({ prelude, body, selectors, inner }) => {
          if (inner) {
            const picked = pick(inner);
            return picked && `${prelude}{${picked}}`;
          }
          if (selectors.length === 0) return `${prelude}{${body}}`;
          const picked = selectors.filter(({ names }) => names.every((name) => used.has(name)));
          return picked.length > 0 ? `${picked.map(({ text }) => text).join()}{${body}}` : '';
        })
        .join('');
    return dropUnusedVariables(dropUnusedKeyframes(pick(sheet)), otherStyles + html);
  };
}
