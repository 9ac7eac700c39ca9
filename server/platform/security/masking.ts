/** Names of fields that identify a person, or contain what they wrote. */
const personal = /^(name|first_?name|last_?name|user_?name|phone|mobile|address|subject|message|notes)$/i;
const address = /[^\s@<>"',;:()]+@[^\s@<>"',;:()]+/gu;

/** `a•••@example.com`: enough to recognise a known address. */
export const maskAddresses = (text: string): string =>
  text.replace(address, (found) => `${found.charAt(0)}•••${found.slice(found.lastIndexOf('@'))}`);

const maskText = (text: string) =>
  text.includes('@') ? maskAddresses(text) : text.replace(/(\S)\S*/gu, '$1•••');

/** The same value with personal data masked at any depth. */
export function maskPersonal(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return personal.test(name) ? maskText(value) : maskAddresses(value);
  if (Array.isArray(value)) return value.map((entry) => maskPersonal(entry, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, maskPersonal(entry, key)]));
}
