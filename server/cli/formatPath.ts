import { relative } from 'node:path';

/** A path as an operator likes to read it: from the current folder, unless it lies elsewhere. */
export function formatPath(path: string): string {
  const here = relative('.', path);
  return here.startsWith('..') ? path : here || '.';
}
