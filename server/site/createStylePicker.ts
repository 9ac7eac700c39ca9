type Rule = { prelude: string; body: string };

/** The rules of a style sheet, at-rules with their content. Strings must not contain braces. */
function splitRules(css: string): Rule[] {
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
      rules.push({ prelude: css.slice(start, open), body: css.slice(open + 1, at) });
      start = at + 1;
    }
  }
  return rules;
}

/** Classes and elements that a selector needs, without attributes, states and what is in brackets. */
function getNames(selector: string): string[] {
  const positive = selector.replace(/\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\]|::?[\w-]+/g, '');
  return Array.from(positive.matchAll(/\.[\w-]+|(?<![\w.#-])[a-z][a-z0-9]*/gi), ([name]) =>
    name.toLowerCase(),
  );
}

/** The classes, with a dot, and the elements of a page. */
export function findUsedNames(html: string): Set<string> {
  const names = new Set(['html', 'body', 'head']);
  for (const [, element = ''] of html.matchAll(/<([a-z][a-z0-9]*)/gi)) names.add(element.toLowerCase());
  for (const [, classes = ''] of html.matchAll(/ class="([^"]*)"/g))
    for (const name of classes.split(/\s+/)) names.add(`.${name}`.toLowerCase());
  return names;
}

/** The rules of `css` that a page with these classes and elements needs, in all states of its elements. */
export function pickUsedStyles(css: string, used: ReadonlySet<string>): string {
  const pick = (text: string): string =>
    splitRules(text)
      .map(({ prelude, body }) => {
        if (/^@(media|supports|layer|container)/.test(prelude)) {
          const inner = pick(body);
          return inner && `${prelude}{${inner}}`;
        }
        if (prelude.startsWith('@')) return `${prelude}{${body}}`;
        const selectors = prelude
          .split(/,(?![^(]*\))/)
          .filter((selector) => getNames(selector).every((name) => used.has(name)));
        return selectors.length > 0 ? `${selectors.join()}{${body}}` : '';
      })
      .join('');
  const picked = pick(css);
  return picked.replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (rule, name: string) =>
    picked.replaceAll(rule, '').includes(name) ? rule : '',
  );
}
