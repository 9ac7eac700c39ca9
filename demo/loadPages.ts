import { z } from 'zod';
import { updatePage } from '../server/modules/content/commands/updatePage.ts';
import { pageNames, pageSchemas } from '../server/modules/content/contract.ts';
import { defaultContents } from '../server/modules/content/defaultContents.ts';
import type { Database } from '../server/platform/db/db.ts';
import { readRecord } from './contentFiles.ts';
import { demoContext, toMoment } from './demoTime.ts';
import type { DemoStaff } from './loadStaff.ts';

const schema = z.partialRecord(z.enum(pageNames), z.record(z.string(), z.unknown()));

/** The texts of pages; fields that the file does not name have their defaults. */
export async function loadPages(db: Database, { manager }: DemoStaff, now: Date): Promise<void> {
  const context = demoContext(toMoment(now, 109, 11), manager);
  const pages = await readRecord('pages.json', schema);
  for (const page of pageNames) {
    if (!pages[page]) continue;
    const content = pageSchemas[page].parse({ ...defaultContents[page], ...pages[page] });
    await updatePage(db, page, content, context);
  }
}
