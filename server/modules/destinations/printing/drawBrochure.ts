import { buffer } from 'node:stream/consumers';
import { formatPrice } from '../../../platform/text/formats.contract.ts';
import type { DestinationFields } from '../contract.ts';
import type { Agency } from './agency.ts';
import { drawCover } from './cover.ts';
import {
  column,
  getLineHeight,
  heading,
  inks,
  makeRoom,
  measure,
  openSheets,
  paragraph,
  remark,
  type Sheet,
  section,
  sheet,
  write,
} from './sheet.ts';

/**
 * A destination's brochure as a PDF file: cover, itinerary, price and policies, contact.
 * @param picture for the cover, of any format that sharp reads
 */
export async function drawBrochure(
  destination: DestinationFields,
  agency: Agency,
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
  const title = { font: 'display', size: 14, ink: inks.ink } as const;
  const number = { font: 'bold', size: 12, ink: inks.shell } as const;
  const middle = top + 1 + getLineHeight(doc, day.title, title) / 2;
  doc.circle(sheet.margin + 13, middle, 13).fill(inks.lagoon);
  write(doc, String(day.day), number, sheet.margin, middle - 4.5, { width: 26, align: 'center' });
  write(doc, day.title, title, sheet.margin + 38, top, { width: column - 38 });
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
  const former = original_price
    ? `Instead of ${formatPrice(original_price)}${discount ? ` (${discount})` : ''}. `
    : '';
  const note = `${former}${package_cost || 'per person'}`;
  const large = { font: 'display', size: 26, ink: inks.price } as const;
  const small = { font: 'text', size: 10, ink: inks.soft } as const;
  const width = { width: column - 40 };
  const height = 62 + measure(doc, note, small, width);
  // On one sheet with its heading.
  makeRoom(doc, height + 90);
  heading(doc, 'What it costs');
  const top = doc.y;
  doc.roundedRect(sheet.margin, top, column, height, 8).fill(inks.sand);
  write(doc, formatPrice(starting_price), large, sheet.margin + 20, top + 14, width);
  write(doc, note, small, sheet.margin + 20, top + 47, width);
  doc.y = top + height + 10;
}

function drawContact(doc: Sheet, { phone_primary, email_package, address }: Agency): void {
  const text = `${phone_primary}  ·  ${email_package}\n${address}`.trim();
  const large = { font: 'display', size: 17, ink: inks.sand } as const;
  const small = { font: 'text', size: 10.5, ink: inks.shell } as const;
  const width = { width: column - 44 };
  const height = 76 + measure(doc, text, small, width);
  makeRoom(doc, height + 24);
  const top = doc.y + 24;
  doc.roundedRect(sheet.margin, top, column, height, 8).fill(inks.ink);
  write(doc, 'Shall we plan it together?', large, sheet.margin + 22, top + 18, width);
  write(doc, text, small, sheet.margin + 22, top + 48, width);
}

/** The agency's name and the page's number at the foot of each sheet but the cover. */
function drawFeet(doc: Sheet, { agency_name }: Agency): void {
  const { count } = doc.bufferedPageRange();
  const style = { font: 'text', size: 8.5, ink: inks.soft } as const;
  const [left, top] = [sheet.margin, sheet.height - 42];
  for (let page = 1; page < count; page += 1) {
    doc.switchToPage(page);
    // Below the margin the library would begin a new page.
    doc.page.margins.bottom = 0;
    doc
      .moveTo(sheet.margin, sheet.height - 52)
      .lineTo(sheet.width - sheet.margin, sheet.height - 52)
      .lineWidth(0.7)
      .stroke(inks.line);
    write(doc, agency_name, style, left, top, { width: column - 60, height: 12, ellipsis: true });
    write(doc, `${page + 1} / ${count}`, style, left, top, { width: column, align: 'right' });
  }
}
