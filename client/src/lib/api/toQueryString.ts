/** The query of a request, without empty values. */
export function toQueryString(params: object): string {
  const given = Object.entries(params).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}
