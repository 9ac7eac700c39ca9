import { createWedding } from '../modules/weddings/commands/createWedding.ts';
import { weddingCreateSchema } from '../modules/weddings/contract.ts';
import type { Database } from '../platform/db.ts';
import { demoContext, momentOf } from './demoTime.ts';
import type { DemoStaff } from './loadStaff.ts';
import { weddings } from './weddings.ts';

export async function loadWeddings(db: Database, { manager }: DemoStaff, now: Date): Promise<void> {
  for (const [index, { slug, ...wedding }] of weddings.entries()) {
    const context = demoContext(momentOf(now, 100 - index, 12), manager);
    await createWedding(db, { ...weddingCreateSchema.parse(wedding), wishedSlug: slug }, context);
  }
}
