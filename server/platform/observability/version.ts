import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { findUp } from '../process/findUp.ts';

const file = findUp('package.json');

/** The running release, from the package.json of the repository: the same for the sources and for dist. */
export const version = file
  ? z.object({ version: z.string() }).parse(JSON.parse(readFileSync(file, 'utf8'))).version
  : 'unknown';
