import { type ChildNode, parse } from 'postcss';

type Declaration = [name: string, value: string];
type Rule = {
  /** The enclosing at-rule, such as `@media print`; empty without one. */
  at: string;
  /** The selector, with `&` for the class. */
  selector: string;
  declarations: Declaration[];
};
/** The styles of one class, as Emotion has them: rules whose selectors contain the class. */
export type ClassStyles = { className: string; css: string };

/**
 * The same styles in fewer bytes. MUI writes all rules of a component for each of its variants, including defaults that
 * the theme overrides. This leaves out declarations that a later rule overrides, and writes those that several classes
 * share only once. An element must have at most one of the classes.
 */
export function compactStyles(styles: ClassStyles[]): string {
  const sheets = styles.map(({ className, css }) => ({
    className,
    rules: joinRules(dropOverridden(parseRules(parse(css).nodes, className))),
  }));
  const bases = sheets.map(({ className, rules }) => ({
    className,
    declarations: rules.filter(isBase).flatMap(({ declarations }) => declarations),
  }));
  const others = sheets.map(({ className, rules }) => ({
    className,
    templates: rules.filter((rule) => !isBase(rule)).map(writeTemplate),
  }));
  return writeBases(bases) + writeOthers(others);
}

/** Whether a rule styles the class itself, without conditions. */
const isBase = ({ at, selector }: Rule) => at === '' && selector === '&';

function parseRules(nodes: ChildNode[], className: string, at = ''): Rule[] {
  return nodes.flatMap((node) => {
    if (node.type === 'atrule')
      return parseRules(node.nodes ?? [], className, `@${node.name} ${node.params}`);
    if (node.type !== 'rule') return [];
    const declarations = node.nodes.flatMap((inner): Declaration[] =>
      inner.type === 'decl' ? [[inner.prop, inner.important ? `${inner.value}!important` : inner.value]] : [],
    );
    return { at, selector: node.selector.replaceAll(`.${className}`, '&'), declarations };
  });
}

const shorthands = new Set(['padding', 'margin', 'border', 'outline', 'background', 'transition']);

/** The shorthand that a property belongs to, or itself. */
function getFamily(name: string): string {
  const [first = ''] = name.split('-');
  return shorthands.has(first) && name !== 'border-radius' ? first : name;
}

/** Without the declarations that a later one with the same selector overrides. */
function dropOverridden(rules: Rule[]): Rule[] {
  const later = new Set<string>();
  const isKept = ({ at, selector }: Rule, [name, value]: Declaration) => {
    const place = `${at}|${selector}|`;
    if (value.includes('!important')) return true;
    if (later.has(place + name) || later.has(place + getFamily(name))) return false;
    later.add(place + name);
    return true;
  };
  return rules
    .toReversed()
    .map((rule) => ({
      ...rule,
      declarations: rule.declarations
        .toReversed()
        .filter((declaration) => isKept(rule, declaration))
        .toReversed(),
    }))
    .filter(({ declarations }) => declarations.length > 0)
    .toReversed();
}

/** Joins rules with the same selector, unless a rule between them sets one of the properties. */
function joinRules(rules: Rule[]): Rule[] {
  const joined: Rule[] = [];
  for (const rule of rules) {
    const families = new Set(rule.declarations.map(([name]) => getFamily(name)));
    const before = joined.findLastIndex(({ at, selector }) => at === rule.at && selector === rule.selector);
    const between = before < 0 ? [] : joined.slice(before + 1);
    const isFree = !between.some(({ declarations }) =>
      declarations.some(([name]) => families.has(getFamily(name))),
    );
    if (before >= 0 && isFree) joined[before]?.declarations.push(...rule.declarations);
    else joined.push(rule);
  }
  return joined;
}

const writeDeclarations = (declarations: Declaration[]) =>
  declarations.map(([name, value]) => `${name}:${value}`).join(';');

function writeTemplate({ at, selector, declarations }: Rule): string {
  const rule = `${selector}{${writeDeclarations(declarations)}}`;
  return at ? `${at}{${rule}}` : rule;
}

/** A template's rule for all classes. */
const fillTemplate = (template: string, classNames: string[]) =>
  template.replace(/[^{}]*&[^{}]*(?=\{)/, (selector) =>
    classNames.map((name) => selector.replaceAll('&', `.${name}`)).join(),
  );

const append = <Entry>(map: Map<string, Entry[]>, key: string, entry: Entry) =>
  map.set(key, [...(map.get(key) ?? []), entry]);

/** One rule for each set of classes with declarations in common; properties of a shorthand stay together. */
function writeBases(bases: { className: string; declarations: Declaration[] }[]): string {
  const classesByUnit = new Map<string, string[]>();
  for (const { className, declarations } of bases) {
    const units = new Map<string, Declaration[]>();
    for (const declaration of declarations) append(units, getFamily(declaration[0]), declaration);
    for (const unit of units.values()) append(classesByUnit, writeDeclarations(unit), className);
  }
  const unitsByClasses = new Map<string, string[]>();
  for (const [unit, classNames] of classesByUnit)
    append(unitsByClasses, classNames.map((name) => `.${name}`).join(), unit);
  return [...unitsByClasses].map(([selector, units]) => `${selector}{${units.join(';')}}`).join('');
}

/** Writes a rule for all classes whose next rule it is, so that the rules of each class keep their order. */
function writeOthers(sheets: { className: string; templates: string[] }[]): string {
  const rules: string[] = [];
  let open = sheets;
  for (;;) {
    const next = new Map<string, string[]>();
    for (const { className, templates } of open)
      if (templates[0] !== undefined) append(next, templates[0], className);
    const [most] = [...next].toSorted(([, one], [, other]) => other.length - one.length);
    if (!most) return rules.join('');
    const [template, classNames] = most;
    rules.push(fillTemplate(template, classNames));
    open = open.map((sheet) =>
      sheet.templates[0] === template ? { ...sheet, templates: sheet.templates.slice(1) } : sheet,
    );
  }
}
