/** What may be chosen, as the server will check it again. */
export type FileRules = { maxBytes: number; accept: string; tooLarge: string; wrongType: string };

/** Why a file cannot be taken, or null. */
export function refusalOf({ name, size }: Pick<File, 'name' | 'size'>, rules: FileRules): string | null {
  const ending = name.slice(name.lastIndexOf('.')).toLowerCase();
  if (!name.includes('.') || !rules.accept.split(',').includes(ending)) return rules.wrongType;
  return size > rules.maxBytes ? rules.tooLarge : null;
}
