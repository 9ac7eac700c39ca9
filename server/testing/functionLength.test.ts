import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { isForDevelopers, sourceFiles } from './sourceFiles.ts';

const maxLines = 60;

const isProduction = (file: string) => /^(server|workers|client\/src)\//.test(file) && !isForDevelopers(file);

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/** The functions of a file that are too long, by name; not those inside of one that is. */
function findLongFunctions(source: string): string[] {
  const found: string[] = [];
  const visit = (value: unknown, name: string) => {
    if (Array.isArray(value)) for (const child of value) visit(child, name);
    if (!isNode(value)) return;
    const ownName = [value['id'], value['key']].find(isNode)?.['name'] ?? name;
    const lines = source.slice(value.start, value.end).split('\n').length;
    if (functions.has(value.type) && lines > maxLines) found.push(`${ownName} (${lines} lines)`);
    else for (const child of Object.values(value)) visit(child, String(ownName));
  };
  visit(parseSync('file.tsx', source).program, 'anonymous');
  return found;
}

test('long functions are found', () => {
  const long = `{${'\n'.repeat(maxLines)}}`;
  expect(findLongFunctions(`function a() ${long}`)).toEqual(['a (61 lines)']);
  expect(findLongFunctions(`const b = { c: async () => ${long} };`)).toEqual(['c (61 lines)']);
  expect(findLongFunctions(`class D { e() ${long} }`)).toEqual(['e (61 lines)']);
  expect(findLongFunctions(`class D { ${'\n'.repeat(maxLines)} }`)).toEqual([]);
});

test('no function of production code is longer than 60 lines', () => {
  const found = sourceFiles()
    .filter(isProduction)
    .flatMap((file) => findLongFunctions(readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`));
  expect(found).toEqual([]);
});
