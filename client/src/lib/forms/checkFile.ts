/** Which files are accepted; the server checks the same rules. */
export type FileRules = {
  maxBytes: number;
  accept: string;
  tooLarge: string;
  wrongType: string;
  /** By default, the server decides about empty files. */
  empty?: string;
};

/** Why a file is rejected, or null. */
export function checkFile({ name, size }: Pick<File, 'name' | 'size'>, rules: FileRules): string | null {
  const ending = name.slice(name.lastIndexOf('.')).toLowerCase();
  if (!name.includes('.') || !rules.accept.split(',').includes(ending)) return rules.wrongType;
  if (size === 0 && rules.empty) return rules.empty;
  return size > rules.maxBytes ? rules.tooLarge : null;
}
