import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { fieldErrors } from '../server/platform/http/input.ts';
import { findUp } from '../server/platform/process/findUp.ts';

/** A path in the folder demo/content, of the sources or of dist. */
function findContent(path: string): string {
  const found = findUp(join('demo/content', path));
  if (!found) throw new Error(`demo/content/${path} is missing`);
  return found;
}

/** The slugs of a folder of demo/content: its JSON files without their extension. */
export async function listSlugs(folder: string): Promise<string[]> {
  const files = await readdir(findContent(folder));
  return files
    .filter((file) => file.endsWith('.json'))
    .map((file) => basename(file, '.json'))
    .sort();
}

export async function readText(path: string): Promise<string> {
  return (await readFile(findContent(path), 'utf8')).trim();
}

/**
 * A JSON file of demo/content as its schema returns it. `more` adds fields that are stored in other files.
 * @throws Error that names the file and each wrong or unknown field
 */
export async function readRecord<Output extends object>(
  path: string,
  schema: z.ZodType<Output>,
  more: object = {},
): Promise<Output> {
  const record = { ...parseObject(path, await readText(path)), ...more };
  const parsed = schema.safeParse(record);
  const problems = parsed.success
    ? Object.keys(record)
        .filter((field) => !(field in parsed.data))
        .map((field) => ({ field, message: 'Unknown field' }))
    : fieldErrors(parsed.error);
  if (!parsed.success || problems.length > 0) {
    const list = problems.map(({ field, message }) => `${field}: ${message}`).join('; ');
    throw new Error(`demo/content/${path}: ${list}`);
  }
  return parsed.data;
}

function parseObject(path: string, text: string): object {
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(text));
  } catch (error) {
    throw new Error(`demo/content/${path} is not a JSON object`, { cause: error });
  }
}
