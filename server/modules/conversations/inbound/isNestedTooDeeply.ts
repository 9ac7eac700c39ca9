/** More than reply chains of years need. The time of an HTML parser grows with the square of the depth. */
const deepest = 500;

/** Elements without content, or closed by the next one of their kind. */
const flat = new Set(
  'area base br col embed hr img input link meta source track wbr p li dt dd tr td th thead tbody tfoot option'.split(
    ' ',
  ),
);

/** Whether elements are nested so deeply that parsing them would block a worker; determined without parsing. */
export function isNestedTooDeeply(html: string): boolean {
  const open: string[] = [];
  for (const [, slash, tag = ''] of html.matchAll(/<(\/?)([a-z][a-z\d:-]{0,30})/gi)) {
    const name = tag.toLowerCase();
    if (flat.has(name)) continue;
    if (slash) {
      // An end tag without a start tag ends nothing.
      const start = open.lastIndexOf(name);
      if (start >= 0) open.length = start;
    } else if (open.push(name) > deepest) return true;
  }
  return false;
}
