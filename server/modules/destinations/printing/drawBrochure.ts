import { buffer } from 'node:stream/consumers';
import { formatPrice } from '../../../platform/contract.ts';
import type { BusinessFacts } from '../../settings/contract.ts';
import type { DestinationFields } from '../contract.ts';
import { drawCover } from './cover.ts';
import {
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
  section,
  sheet,
} from './sheet.ts';

/**
 * A destination's brochure as a PDF file: cover, itinerary, price and policies, contact.
 * @param picture for the cover, of any format that sharp reads
 */
export async function drawBrochure(
  destination: DestinationFields,
  agency: BusinessFacts,
  picture: Buffer | null,
): Promise<Buffer> {
  const { hotels, inclusions, exclusions, payment_policies, cancellation_policies } = destination;
  const doc = openSheets(`${destination.name} · ${agency.agency_name}`, agency.agency_name);
  const file = buffer(doc);
  await drawCover(doc, destination, agency, picture);

  doc.addPage();
  heading(doc, 'The journey');
  paragraph(doc, destination.description);
  section(doc, 'What stays with you', destination.highlights);
  if (destination.itineraries.length > 0) heading(doc, 'Day by day');
  for (const day of destination.itineraries) drawDay(doc, day);
  section(
    doc,
    'Where you sleep',
    hotels.map(({ hotel, city, nights }) => {
      const place = city ? `${hotel}, ${city}` : hotel;
      return `${place}: ${nights} ${nights === 1 ? 'night' : 'nights'}`;
    }),
  );
  drawPrice(doc, destination);
  section(
    doc,
    'Included',
    inclusions.map(({ inclusion }) => inclusion),
  );
  section(
    doc,
    'Not included',
    exclusions.map(({ exclusion }) => exclusion),
  );
  section(doc, 'Payment and cancellation', [
    ...payment_policies.map(({ policy_type, description }) => `${policy_type}: ${description}`),
    ...cancellation_policies.map(({ period, charges }) => `${period}: ${charges}`),
  ]);
  drawContact(doc, agency);
  drawFeet(doc, agency);
  doc.end();
  return file;
}

function drawDay(doc: Sheet, day: DestinationFields['itineraries'][number]): void {
  makeRoom(doc, 120);
  const top = doc.y;
  doc.circle(sheet.margin + 13, top + 9, 13).fill(inks.lagoon);
  doc
    .font(fonts.bold)
    .fontSize(12)
    .fillColor(inks.shell)
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
  remark(doc, 'Travel', day.travel_time, 38);
  remark(doc, 'Night', day.accommodation, 38);
  doc.y += 16;
}

function drawPrice(
  doc: Sheet,
  { starting_price, original_price, discount, package_cost }: DestinationFields,
): void {
  heading(doc, 'What it costs');
  makeRoom(doc, 96);
  const top = doc.y;
  doc.roundedRect(sheet.margin, top, column, 74, 8).fill(inks.sand);
  doc
    .font(fonts.display)
    .fontSize(26)
    .fillColor(inks.price)
    .text(inkable(formatPrice(starting_price)), sheet.margin + 20, top + 14, { width: column - 40 });
  const former = original_price
    ? `Instead of ${formatPrice(original_price)}${discount ? ` (${discount})` : ''}. `
    : '';
  doc
    .font(fonts.text)
    .fontSize(10)
    .fillColor(inks.soft)
    .text(inkable(`${former}${package_cost || 'per person'}`), sheet.margin + 20, top + 47, {
      width: column - 40,
    });
  doc.y = top + 84;
}

function drawContact(doc: Sheet, agency: BusinessFacts): void {
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
    .fillColor(inks.shell)
    .text(inkable(`${agency.phone_primary}  ·  ${agency.email_package}`), sheet.margin + 22, top + 48, {
      width: column - 44,
    })
    .text(inkable(agency.address), { width: column - 44 });
}

/** The agency's name and the page's number at the foot of each sheet but the cover. */
function drawFeet(doc: Sheet, agency: BusinessFacts): void {
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
