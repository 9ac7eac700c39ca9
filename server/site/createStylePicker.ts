import { type ChildNode, parse } from 'postcss';

type Selector = {
  text: string;
  /** Classes and elements that it needs. */
  names: string[];
};
/** A rule, an at-rule with rules inside, or something else that every page gets: fonts and animations. */
type Part =
  | { type: 'rule'; selectors: Selector[]; body: string }
  | { type: 'group'; prelude: string; parts: Part[] }
  | { type: 'other'; text: string };

const groups = new Set(['media', 'supports', 'layer', 'container']);

function toPart(node: ChildNode): Part {
  if (node.type === 'rule') {
    const selectors = node.selectors.map((text) => ({ text, names: getNames(text) }));
    return { type: 'rule', selectors, body: node.nodes.join(';') };
  }
  if (node.type === 'atrule' && node.nodes && groups.has(node.name))
    return { type: 'group', prelude: `@${node.name} ${node.params}`, parts: node.nodes.map(toPart) };
  return { type: 'other', text: node.type === 'comment' ? '' : node.toString() };
}

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
  const sheet = parse(css).nodes.map(toPart);
  return (html, otherStyles = '') => {
    const used = findUsedNames(html);
    const pick = (part: Part): string => {
      if (part.type === 'other') return part.text;
      if (part.type === 'group') {
        const picked = part.parts.map(pick).join('');
        return picked && `${part.prelude}{${picked}}`;
      }
      const picked = part.selectors.filter(({ names }) => names.every((name) => used.has(name)));
      return picked.length > 0 ? `${picked.map(({ text }) => text).join()}{${part.body}}` : '';
    };
    return dropUnusedVariables(dropUnusedKeyframes(sheet.map(pick).join('')), otherStyles + html);
  };
}
