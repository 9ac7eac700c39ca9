import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sourceFiles } from './sourceFiles.ts';
import { isNode, parseFile, type SyntaxNode, walk } from './syntaxTree.ts';
import { tableOwners } from './tableOwners.ts';

type Access = { table: string; writes: boolean };

const tables = Object.keys(tableOwners);
const names = tables.join('|');
const read = new RegExp(String.raw`\b(?:from|join|table|only)\s+(${names})\b`, 'g');
const written = new RegExp(
  String.raw`\b(?:insert into|update|delete from|truncate|lock table)\s+(?:only\s+)?(${names})\b`,
  'g',
);

/** Functions that begin a query of knex with the name of its table. */
const databases = new Set(['db', 'trx', 'database', 'knex']);
const clauses = new Set([
  'from',
  'into',
  'table',
  'join',
  'innerJoin',
  'leftJoin',
  'rightJoin',
  'batchInsert',
]);
const writing = new Set([
  ...['insert', 'update', 'delete', 'del', 'truncate', 'increment', 'decrement', 'into', 'batchInsert'],
]);

const getName = (node: unknown): unknown =>
  isNode(node) && node.type === 'MemberExpression'
    ? getName(node['property'])
    : isNode(node) && node.type === 'Identifier'
      ? node['name']
      : undefined;

/** The table that a call names: `trx('posts as p')`, `query.join('posts', …)`. */
function getTable(call: SyntaxNode): string | undefined {
  const [first] = Array.isArray(call['arguments']) ? call['arguments'] : [];
  const name = getName(call['callee']);
  if (typeof name !== 'string' || !(databases.has(name) || clauses.has(name))) return undefined;
  const table =
    isNode(first) && typeof first['value'] === 'string' ? first['value'].split(' ')[0] : undefined;
  return tables.find((one) => one === table);
}

/** Whether the chain of calls that begins with `call`, or `call` itself, changes the table. */
function isWrite(call: SyntaxNode, around: readonly SyntaxNode[]): boolean {
  const isMethod = (node: SyntaxNode) => writing.has(String(getName(node['callee'])));
  if (isMethod(call)) return true;
  let inner = call;
  for (const outer of around) {
    const isLink =
      (outer.type === 'MemberExpression' && outer['object'] === inner) ||
      (outer.type === 'CallExpression' && outer['callee'] === inner);
    if (!isLink) return false;
    if (outer.type === 'CallExpression' && isMethod(outer)) return true;
    inner = outer;
  }
  return false;
}

/** The tables that a file touches, in SQL and with knex. */
function listAccess(program: SyntaxNode): Access[] {
  const found: Access[] = [];
  walk(program, (node, around) => {
    const text = node.type === 'TemplateElement' ? (node['value'] as { raw: string }).raw : node['value']; // as ESTree has it
    if (typeof text === 'string') {
      for (const [, table = ''] of text.matchAll(written)) found.push({ table, writes: true });
      for (const [, table = ''] of text.matchAll(read)) found.push({ table, writes: false });
    }
    if (node.type === 'CallExpression') {
      const table = getTable(node);
      if (table) found.push({ table, writes: isWrite(node, around) });
    }
    if (node.type === 'PropertyDefinition' && getName(node['key']) === 'tableName') {
      const value = node['value'];
      if (isNode(value)) found.push({ table: String(value['value']), writes: true });
    }
  });
  return found;
}

/** The accesses of a file that the owners do not allow. */
function forbidden(file: string, accesses: Access[]): string[] {
  const fits = (places: readonly string[]) =>
    places.some((place) => file === place || (place.endsWith('/') && file.startsWith(place)));
  return accesses.flatMap(({ table, writes }) => {
    const owners = tableOwners[table];
    if (!owners || fits(owners.writes) || (!writes && fits(owners.reads ?? []))) return [];
    return [`${file} ${writes ? 'writes' : 'reads'} ${table}`];
  });
}

describe('the owners of tables', () => {
  const files = sourceFiles().filter(
    (file) => /^(server|workers|demo)\//.test(file) && !/\.test\.tsx?$|^server\/testing\//.test(file),
  );
  const accesses = files.map((file) => ({ file, accesses: listAccess(parseFile(file)) }));

  test('are listed for each table and view that a migration creates', () => {
    const migrations = readdirSync('migrations').map((name) => readFileSync(`migrations/${name}`, 'utf8'));
    const created = migrations
      .join('\n')
      .matchAll(/\bcreate (?:unlogged )?(?:table|view) (?:if not exists )?(\w+) \(/g);
    expect([...new Set([...created].map(([, name]) => name))].sort()).toEqual([...tables].sort());
  });

  test('are seen in SQL and in queries of knex', () => {
    const seen = (file: string) => accesses.find((one) => one.file === file)?.accesses;
    expect(seen('server/modules/enquiries/Enquiry.ts')).toEqual([{ table: 'enquiries', writes: true }]);
    expect(seen('server/modules/enquiries/commands/eraseEnquiries.ts')).toContainEqual({
      table: 'enquiry_notes',
      writes: true,
    });
    expect(seen('server/modules/enquiries/commands/storeEnquiry.ts')).toContainEqual({
      table: 'events',
      writes: true,
    });
    expect(seen('server/modules/dashboard/queries.ts')).toContainEqual({ table: 'activity', writes: false });
    expect(forbidden('server/modules/a/queries.ts', [{ table: 'users', writes: false }])).toHaveLength(1);
    expect(forbidden('server/modules/a/commands/b.ts', [{ table: 'events', writes: true }])).toHaveLength(1);
  });

  test('are the only ones who access them', () => {
    expect(accesses.flatMap((one) => forbidden(one.file, one.accesses))).toEqual([]);
  });
});
