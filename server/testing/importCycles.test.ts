import { describe, expect, test } from 'vitest';
import { isForDevelopers, sourceFiles } from './sourceFiles.ts';
import { listImports, parseFile } from './syntaxTree.ts';

type Graph = Map<string, Set<string>>;

/** A path along which a node leads back to itself, for each group of nodes with one. */
function findCycles(graph: Graph): string[] {
  const done = new Set<string>();
  const cycles: string[] = [];
  const follow = (node: string, path: string[]) => {
    const place = path.indexOf(node);
    if (place >= 0) cycles.push([...path.slice(place), node].join(' → '));
    if (place >= 0 || done.has(node)) return;
    for (const next of graph.get(node) ?? []) follow(next, [...path, node]);
    done.add(node);
  };
  for (const node of graph.keys()) follow(node, []);
  return cycles;
}

/**
 * The imports between sibling folders. A folder includes everything below it; the files directly in a folder belong to
 * it and compose the folders below.
 */
function toFolders(files: Graph): Graph {
  const folders: Graph = new Map();
  for (const [file, targets] of files) {
    for (const target of targets) {
      const [from, to] = [file.split('/'), target.split('/')];
      const depth = from.findIndex((part, at) => part !== to[at]);
      if (depth >= from.length - 1 || depth >= to.length - 1) continue;
      const [folder, other] = [from, to].map((parts) => parts.slice(0, depth + 1).join('/'));
      if (!folder || !other) continue;
      folders.set(folder, (folders.get(folder) ?? new Set()).add(other));
    }
  }
  return folders;
}

describe('imports, those of types included', () => {
  const files = sourceFiles().filter((file) => !isForDevelopers(file));
  const known = new Set(files);
  const graph: Graph = new Map(
    files.map((file) => [
      file,
      new Set(listImports(file, parseFile(file)).filter((target) => known.has(target))),
    ]),
  );

  test('the search covers all files', () => {
    const ring: Graph = new Map([
      ['a/b/x.ts', new Set(['a/c/y.ts'])],
      ['a/c/y.ts', new Set(['a/z.ts', 'a/b/w.ts'])],
      ['a/z.ts', new Set(['a/b/x.ts'])],
    ]);
    expect(findCycles(ring)).toEqual(['a/b/x.ts → a/c/y.ts → a/z.ts → a/b/x.ts']);
    expect(findCycles(toFolders(ring))).toEqual(['a/b → a/c → a/b']);
  });

  test('form no cycle between files', () => {
    expect(findCycles(graph)).toEqual([]);
  });

  test('form no cycle between folders', () => {
    expect(findCycles(toFolders(graph))).toEqual([]);
  });
});
