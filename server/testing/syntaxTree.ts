import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { parseSync } from 'vite';

/** A node of the syntax tree, as far as the tests know it. */
export type SyntaxNode = { type: string; start: number; end: number; [property: string]: unknown };

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** @throws Error when the file does not parse */
export function parseFile(file: string, source = readFileSync(file, 'utf8')): SyntaxNode {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  return program as unknown as SyntaxNode; // the parser's types know every kind of node
}

/** Calls `visit` with every node, and with the nodes around it, the nearest first. */
export function walk(
  value: unknown,
  visit: (node: SyntaxNode, around: readonly SyntaxNode[]) => void,
  around: readonly SyntaxNode[] = [],
): void {
  if (typeof value !== 'object' || value === null) return;
  if (isNode(value)) visit(value, around);
  const inner = isNode(value) ? [value, ...around] : around;
  for (const child of Object.values(value)) walk(child, visit, inner);
}

const importing = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
]);

/** What a file imports, types included: files from the root of the project, `node:…` or `npm:…`. */
export function listImports(file: string, program: SyntaxNode): string[] {
  const found: string[] = [];
  walk(program, (node) => {
    const source = importing.has(node.type) ? node['source'] : undefined;
    if (isNode(source) && typeof source['value'] === 'string')
      found.push(resolveImport(file, source['value']));
  });
  return found;
}

function resolveImport(file: string, specifier: string): string {
  const path = specifier.split('?')[0] ?? specifier;
  if (path.startsWith('.')) return join(dirname(file), path);
  if (path.startsWith('@modules/')) return path.replace('@modules', 'server/modules');
  if (path.startsWith('@platform/')) return path.replace('@platform', 'server/platform');
  if (path.startsWith('node:')) return path;
  return `npm:${path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/')}`;
}
