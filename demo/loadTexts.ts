import { changeSettings } from '../server/modules/settings/commands.ts';
import type { Database } from '../server/platform/db/db.ts';
import { readText } from './contentFiles.ts';
import { demoContext, toMoment } from './demoTime.ts';
import type { DemoStaff } from './loadStaff.ts';

/** The legal pages. */
export async function loadTexts(db: Database, { manager }: DemoStaff, now: Date): Promise<void> {
  const context = demoContext(toMoment(now, 110, 11), manager);
  const texts = {
    privacy_html: await readText('legal/privacy.html'),
    terms_html: await readText('legal/terms.html'),
  };
  await changeSettings(db, texts, context);
}
