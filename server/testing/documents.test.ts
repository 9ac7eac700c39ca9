import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { describe, expect, test } from 'vitest';
import { sourceFiles } from './sourceFiles.ts';

const notes = readdirSync('docs/decisions').sort();
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name.replaceAll('\\', '/')}`),
];

const reference = String.raw`\[\d{4}\]\(\d{4}-[a-z0-9-]+\.md\)`;
const status = new RegExp(
  String.raw`^\*\*Status\.\*\* (?:Accepted|(?:Superseded|Amended) by ${reference}(?:, ${reference})*)\.$`,
  'm',
);

/** The anchor of a heading, as GitHub derives it. */
const toAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

const listAnchors = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => toAnchor(heading));

/** Whether the target of a relative link exists, and the heading that it names. */
function resolves(document: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const file = path === '' ? document : join(dirname(document), path);
  return existsSync(file) && (anchor === undefined || listAnchors(file).includes(anchor));
}

describe('the documents', () => {
  test('number the decision notes without gaps', () => {
    expect(notes.length).toBeGreaterThan(20);
    expect(notes.map((name) => name.slice(0, 5))).toEqual(
      notes.map((_, index) => `${String(index + 1).padStart(4, '0')}-`),
    );
  });

  test.each(notes)('give %s the form of all notes', (name) => {
    const text = readFileSync(`docs/decisions/${name}`, 'utf8');
    expect(text).toMatch(/^# \S/);
    expect(text).toMatch(status);
    expect([...text.matchAll(/^\*\*(\w+)\.\*\*/gm)].map(([, section]) => section)).toEqual([
      ...['Status', 'Context', 'Decision', 'Consequences'],
    ]);
  });

  test('link only to files and headings that exist', () => {
    const broken = documents.flatMap((document) =>
      [...readFileSync(document, 'utf8').matchAll(/\]\(([^)\s]+)\)/g)]
        .map(([, link = '']) => link)
        .filter((link) => !/^[a-z]+:/.test(link) && !resolves(document, link))
        .map((link) => `${document}: ${link}`),
    );
    expect(broken).toEqual([]);
  });

  test('name only files that exist', () => {
    const path = /`((?:bench|client|demo|deploy|dev|docs|e2e|migrations|scripts|server|workers)\/[\w./-]+)`/g;
    const missing = documents.flatMap((document) =>
      [...readFileSync(document, 'utf8').matchAll(path)]
        .filter(([, file = '']) => !existsSync(file))
        .map(([, file = '']) => `${document}: ${file}`),
    );
    expect(missing).toEqual([]);
  });

  test('have the notes that comments refer to', () => {
    const numbers = new Set(notes.map((name) => name.slice(0, 4)));
    const missing = [...sourceFiles(), ...documents].flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\bnotes? (\d{4})\b/g)]
        .filter(([, number = '']) => !numbers.has(number))
        .map(([reference]) => `${file}: ${reference}`),
    );
    expect(missing).toEqual([]);
  });
});
