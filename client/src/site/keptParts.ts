/** HTML fragments by cache key, in two generations of at most this many characters each: recent and older. */
export function createKeptParts(most = 2_000_000) {
  let lately = new Map<string, string>();
  let before = new Map<string, string>();
  let size = 0;

  const keep = (key: string, html: string) => {
    // V8 concatenates lazily; reading a character flattens the string once here instead of in each page.
    html.charCodeAt(0);
    size += key.length + html.length;
    if (size > most) {
      before = lately;
      lately = new Map();
      size = key.length + html.length;
    }
    lately.set(key, html);
    return html;
  };

  return (key: string, make: () => string): string => {
    const known = lately.get(key);
    if (known !== undefined) return known;
    return keep(key, before.get(key) ?? make());
  };
}
