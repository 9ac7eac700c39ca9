import { listUnknownUsernames } from '../server/modules/accounts/users/queries.ts';
import { changeSettings } from '../server/modules/settings/commands.ts';
import type { Database } from '../server/platform/db/db.ts';
import { readText } from './contentFiles.ts';
import { demoContext, toMoment } from './demoTime.ts';
import type { DemoStaff } from './loadStaff.ts';

/** Facts about the agency that are plainly examples. */
const details = {
  address: '12 Example Street, Fontainhas, Panaji, Goa 403001, India',
  licence: 'Example licence no. 0000',
  tax_number: '30ABCDE0000F1Z0',
  payment_methods: 'UPI, bank transfer, debit and credit cards',
  directions_url: 'https://www.openstreetmap.org/search?query=Fontainhas%2C+Panaji',
};

const workingDay = '10:00-18:30';
const openingHours = {
  hours_monday: workingDay,
  hours_tuesday: workingDay,
  hours_wednesday: workingDay,
  hours_thursday: workingDay,
  hours_friday: workingDay,
  hours_saturday: '10:00-14:00',
};

/** The legal pages, and what visitors check before they trust an agency. */
export async function loadTexts(db: Database, { manager }: DemoStaff, now: Date): Promise<void> {
  const context = demoContext(toMoment(now, 110, 11), manager);
  const texts = {
    privacy_html: await readText('legal/privacy.html'),
    terms_html: await readText('legal/terms.html'),
    ...details,
  };
  await changeSettings({ db, listUnknownUsernames }, texts, context);
}

/** After the enquiries, because their replies are due around the clock. */
export async function loadOpeningHours(db: Database, { manager }: DemoStaff, now: Date): Promise<void> {
  await changeSettings({ db, listUnknownUsernames }, openingHours, demoContext(now, manager));
}
