import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import type { BusinessFacts } from '../../server/modules/settings/contract.ts';
import { formatPrice } from '../../server/platform/contract.ts';
import { type BrochureDestination, drawCover } from './cover.ts';
import {
  bullets,
  column,
  fonts,
  heading,
  inkable,
  inks,
  makeRoom,
  openSheets,
  paragraph,
  remark,
  type Sheet,
  sheet,
} from './sheet.ts';

/** Prints a destination's brochure as a PDF file: cover, itinerary, price and policies, contact. */
export async function printBrochure(
  path: string,
  destination: BrochureDestination,
  agency: BusinessFacts,
): Promise<void> {
  const doc = openSheets(`${destination.name} · ${agency.agency_name}`, agency.agency_name);
  const file = doc.pipe(createWriteStream(path));
  await drawCover(doc, destination, agency);

  doc.addPage();
  heading(doc, 'The journey');
  paragraph(doc, destination.description);
  heading(doc, 'What stays with you');
  bullets(doc, destination.highlights);
  heading(doc, 'Day by day');
  for (const day of destination.itineraries) printDay(doc, day);
  heading(doc, 'Where you sleep');
  bullets(
    doc,
    destination.hotels.map(
      ({ hotel, city, nights }) => `${hotel}, ${city}: ${nights} ${nights === 1 ? 'night' : 'nights'}`,
    ),
  );
  printPrice(doc, destination);
  heading(doc, 'Included');
  bullets(
    doc,
    destination.inclusions.map(({ inclusion }) => inclusion),
  );
  heading(doc, 'Not included');
  bullets(
    doc,
    destination.exclusions.map(({ exclusion }) => exclusion),
  );
  heading(doc, 'Payment and cancellation');
  bullets(doc, [
    ...destination.payment_policies.map(({ policy_type, description }) => `${policy_type}: ${description}`),
    ...destination.cancellation_policies.map(({ period, charges }) => `${period}: ${charges}`),
  ]);
  printContact(doc, agency);
  printFeet(doc, agency);
  doc.end();
  await finished(file);
}

function printDay(doc: Sheet, day: BrochureDestination['itineraries'][number]): void {
  makeRoom(doc, 120);
  const top = doc.y;
  doc.circle(sheet.margin + 13, top + 9, 13).fill(inks.lagoon);
  doc
    .font(fonts.bold)
    .fontSize(12)
    .fillColor('#ffffff')
    .text(String(day.day), sheet.margin, top + 4.5, { width: 26, align: 'center' });
  doc
    .font(fonts.display)
    .fontSize(14)
    .fillColor(inks.ink)
    .text(inkable(day.title), sheet.margin + 38, top, { width: column - 38 });
  doc.y += 4;
  paragraph(doc, day.description, 38);
  remark(doc, 'On the way', day.activities.join(' · '), 38);
  remark(doc, 'Meals', day.meals.join(', '), 38);
  remark(doc, 'Night', day.accommodation, 38);
  doc.y += 16;
}

function printPrice(
  doc: Sheet,
  { starting_price, original_price, discount, package_cost }: BrochureDestination,
): void {
  heading(doc, 'What it costs');
  makeRoom(doc, 96);
  const top = doc.y;
  doc.roundedRect(sheet.margin, top, column, 74, 8).fill(inks.sand);
  doc
    .font(fonts.display)
    .fontSize(26)
    .fillColor(inks.terracotta)
    .text(inkable(formatPrice(starting_price)), sheet.margin + 20, top + 14, { width: column - 40 });
  const former = original_price
    ? `Instead of ${formatPrice(original_price)}${discount ? ` (${discount})` : ''}. `
    : '';
  doc
    .font(fonts.text)
    .fontSize(10)
    .fillColor(inks.soft)
    .text(inkable(`${former}${package_cost}`), sheet.margin + 20, top + 47, { width: column - 40 });
  doc.y = top + 84;
}

function printContact(doc: Sheet, agency: BusinessFacts): void {
  makeRoom(doc, 150);
  doc.y += 24;
  const top = doc.y;
  doc.roundedRect(sheet.margin, top, column, 100, 8).fill(inks.ink);
  doc
    .font(fonts.display)
    .fontSize(17)
    .fillColor(inks.sand)
    .text('Shall we plan it together?', sheet.margin + 22, top + 18);
  doc
    .font(fonts.text)
    .fontSize(10.5)
    .fillColor('#ffffff')
    .text(inkable(`${agency.phone_primary}  ·  ${agency.email_package}`), sheet.margin + 22, top + 48, {
      width: column - 44,
    })
    .text(inkable(agency.address), { width: column - 44 });
}

/** The house's name and the page's number at the foot of each sheet but the cover. */
function printFeet(doc: Sheet, agency: BusinessFacts): void {
  const { count } = doc.bufferedPageRange();
  for (let page = 1; page < count; page += 1) {
    doc.switchToPage(page);
    // Below the margin the library would begin a new page.
    doc.page.margins.bottom = 0;
    doc
      .moveTo(sheet.margin, sheet.height - 52)
      .lineTo(sheet.width - sheet.margin, sheet.height - 52)
      .lineWidth(0.7)
      .stroke(inks.line);
    const line = { width: column, lineBreak: false };
    doc.font(fonts.text).fontSize(8.5).fillColor(inks.soft);
    doc.text(inkable(agency.agency_name), sheet.margin, sheet.height - 42, line);
    doc.text(`${page + 1} / ${count}`, sheet.margin, sheet.height - 42, { ...line, align: 'right' });
  }
}
