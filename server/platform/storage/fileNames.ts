import { extname } from 'node:path';

/** The original name of a file, without paths, control characters and direction marks. */
export function plainName(name: string): string {
  const base = name.split(/[\\/]/).at(-1) ?? '';
  // Cut between whole letters: half an emoji is no valid JSON for Postgres.
  return [...base.replace(/[\p{Cc}\p{Bidi_Control}]/gu, '')].slice(0, 150).join('') || 'file';
}

const sameType: Record<string, string> = { '.jpeg': '.jpg' };

/** The same name with the extension of its content type: a file stored as `.pdf` is never saved as `.html`. */
export function typedName(name: string, extension: string): string {
  const plain = plainName(name);
  const given = extname(plain).toLowerCase();
  return (sameType[given] ?? given) === extension ? plain : `${plain}${extension}`;
}
