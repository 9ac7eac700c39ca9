export function pick<Entry extends object, Name extends keyof Entry>(
  entry: Entry,
  names: readonly Name[],
): Pick<Entry, Name> {
  return Object.fromEntries(names.map((name) => [name, entry[name]])) as Pick<Entry, Name>; // fromEntries forgets the keys
}
