import { relative } from 'node:path';

/** A path for operators to read: relative to the current folder, unless it is outside of it. */
export function formatPath(path: string): string {
  const here = relative('.', path);
  return here.startsWith('..') ? path : here || '.';
}
