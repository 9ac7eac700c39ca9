import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isForDevelopers, sourceFiles } from './sourceFiles.ts';
import { isNode, parseFile, type SyntaxNode, walk } from './syntaxTree.ts';

const maxLines = 60;

const isProduction = (file: string) => /^(server|workers|client\/src)\//.test(file) && !isForDevelopers(file);

const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/** The functions of a file that are too long, by name; not those inside of one that is. */
function findLongFunctions(file: string, source = readFileSync(file, 'utf8')): string[] {
  const countLines = ({ start, end }: SyntaxNode) => source.slice(start, end).split('\n').length;
  const isLong = (node: SyntaxNode) => functions.has(node.type) && countLines(node) > maxLines;
  const found: string[] = [];
  walk(parseFile(file, source), (node, around) => {
    if (!isLong(node) || around.some(isLong)) return;
    const named = [node, ...around].flatMap(({ id, key }) => [id, key]).find(isNode);
    found.push(`${named?.['name'] ?? 'anonymous'} (${countLines(node)} lines)`);
  });
  return found;
}

test('long functions are found', () => {
  const long = `{${'\n'.repeat(maxLines)}}`;
  expect(findLongFunctions('a.tsx', `function a() ${long}`)).toEqual(['a (61 lines)']);
  expect(findLongFunctions('a.tsx', `const b = { c: async () => ${long} };`)).toEqual(['c (61 lines)']);
  expect(findLongFunctions('a.tsx', `class D { e() ${long} }`)).toEqual(['e (61 lines)']);
  expect(findLongFunctions('a.tsx', `class D { ${'\n'.repeat(maxLines)} }`)).toEqual([]);
});

test('no function of production code is longer than 60 lines', () => {
  const found = sourceFiles()
    .filter(isProduction)
    .flatMap((file) => findLongFunctions(file).map((name) => `${file}: ${name}`));
  expect(found).toEqual([]);
});
