import { changeSettings } from '../server/modules/settings/commands.ts';
import type { Database } from '../server/platform/db/db.ts';
import { demoContext, toMoment } from './demoTime.ts';
import { privacyHtml, termsHtml } from './legalTexts.ts';
import type { DemoStaff } from './loadStaff.ts';

/** The legal pages. */
export async function loadTexts(db: Database, { manager }: DemoStaff, now: Date): Promise<void> {
  const context = demoContext(toMoment(now, 110, 11), manager);
  await changeSettings(db, { privacy_html: privacyHtml, terms_html: termsHtml }, context);
}
