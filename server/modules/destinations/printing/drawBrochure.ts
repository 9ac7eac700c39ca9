import { buffer } from 'node:stream/consumers';
import { formatCount, formatPrice, mailboxLink, phoneLink } from '../../../platform/text/formats.contract.ts';
import { describePrice } from '../calculatePrice.contract.ts';
import type { DestinationFields } from '../contract.ts';
import type { Agency } from './agency.ts';
import { drawCover } from './cover.ts';
import {
  columnWidth,
  getLineHeight,
  heading,
  inks,
  makeRoom,
  measure,
  measureParagraph,
  measureRemark,
  openPdf,
  type Pdf,
  page,
  paragraph,
  remark,
  section,
  write,
} from './pdf.ts';

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
  const doc = openPdf(`${destination.name} · ${agency.agency_name}`, agency.agency_name);
  const file = buffer(doc);
  await drawCover(doc, destination, agency, picture);

  doc.addPage();
  heading(doc, 'The journey');
  paragraph(doc, destination.description);
  section(doc, 'What stays with you', destination.highlights);
  destination.itineraries.forEach((day, place) => {
    const height = measureDay(doc, day);
    if (place === 0) heading(doc, 'Day by day', height);
    drawDay(doc, day, height);
  });
  section(
    doc,
    'Where you sleep',
    hotels.map(({ hotel, city, nights }) => {
      const place = city ? `${hotel}, ${city}` : hotel;
      return `${place}: ${formatCount(nights, 'night')}`;
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
    ...payment_policies.map(({ policy_type, description }) => joinParts(policy_type, description)),
    ...cancellation_policies.map(({ period, charges }) => joinParts(period, charges)),
  ]);
  drawContact(doc, agency);
  drawFeet(doc, agency);
  doc.end();
  return file;
}

/** `Deposit: 25% with the booking`; the second part may be empty. */
const joinParts = (...parts: string[]) => parts.filter(Boolean).join(': ');

type Day = DestinationFields['itineraries'][number];

const dayTitle = { font: 'display', size: 14, ink: inks.ink } as const;
const dayIndent = 38;
const dayTitleOptions = { width: columnWidth - dayIndent };

const listRemarks = ({ activities, meals, travel_time, accommodation }: Day): [string, string][] => [
  ['On the way', activities.join(' · ')],
  ['Meals', meals.join(', ')],
  ['Travel', travel_time],
  ['Night', accommodation],
];

function measureDay(doc: Pdf, day: Day): number {
  const remarks = listRemarks(day).map(([label, text]) => measureRemark(doc, label, text, dayIndent));
  const title = measure(doc, day.title, dayTitle, dayTitleOptions);
  return remarks.reduce(
    (sum, height) => sum + height,
    title + 4 + measureParagraph(doc, day.description, dayIndent),
  );
}

/** A day that fits on one page is not split. */
function drawDay(doc: Pdf, day: Day, height: number): void {
  makeRoom(doc, height);
  const top = doc.y;
  const number = { font: 'bold', size: 12, ink: inks.shell } as const;
  const middle = top + 1 + getLineHeight(doc, day.title, dayTitle) / 2;
  doc.circle(page.margin + 13, middle, 13).fill(inks.lagoon);
  write(doc, String(day.day), number, page.margin, middle - 4.5, { width: 26, align: 'center' });
  write(doc, day.title, dayTitle, page.margin + dayIndent, top, dayTitleOptions);
  doc.y += 4;
  paragraph(doc, day.description, dayIndent);
  for (const [label, text] of listRemarks(day)) remark(doc, label, text, dayIndent);
  doc.y += 16;
}

function drawPrice(
  doc: Pdf,
  { starting_price, original_price, discount, package_cost }: DestinationFields,
): void {
  const former =
    original_price && original_price > starting_price
      ? `Instead of ${formatPrice(original_price)}${discount ? ` (${discount})` : ''} · `
      : '';
  const note = former + describePrice(package_cost, starting_price);
  const large = { font: 'display', size: 26, ink: inks.price } as const;
  const small = { font: 'text', size: 10, ink: inks.soft } as const;
  const width = { width: columnWidth - 40 };
  const height = 62 + measure(doc, note, small, width);
  // On the same page as its heading.
  makeRoom(doc, height + 90);
  heading(doc, 'What it costs');
  const top = doc.y;
  doc.roundedRect(page.margin, top, columnWidth, height, 8).fill(inks.sand);
  write(doc, formatPrice(starting_price), large, page.margin + 20, top + 14, width);
  write(doc, note, small, page.margin + 20, top + 47, width);
  doc.y = top + height + 10;
}

function drawContact(doc: Pdf, { phone_primary, email_package, address }: Agency): void {
  const lines = [
    { text: phone_primary, link: phoneLink(phone_primary) },
    { text: email_package, link: mailboxLink(email_package) },
    { text: address },
  ].filter(({ text }) => text);
  const large = { font: 'display', size: 17, ink: inks.sand } as const;
  const small = { font: 'text', size: 10.5, ink: inks.shell } as const;
  const width = { width: columnWidth - 44 };
  const height = lines.reduce((sum, { text }) => sum + measure(doc, text, small, width), 70);
  makeRoom(doc, height + 24);
  const top = doc.y + 24;
  doc.roundedRect(page.margin, top, columnWidth, height, 8).fill(inks.ink);
  write(doc, 'Shall we plan it together?', large, page.margin + 22, top + 18, width);
  doc.y = top + 48;
  for (const { text, link } of lines) write(doc, text, small, page.margin + 22, doc.y, { ...width, link });
}

/** The agency's name and the page number at the foot of each page except the cover. */
function drawFeet(doc: Pdf, { agency_name }: Agency): void {
  const { count } = doc.bufferedPageRange();
  const style = { font: 'text', size: 8.5, ink: inks.soft } as const;
  const [left, top] = [page.margin, page.height - 42];
  for (let index = 1; index < count; index += 1) {
    doc.switchToPage(index);
    // Below the margin the library would start a new page.
    doc.page.margins.bottom = 0;
    doc
      .moveTo(page.margin, page.height - 52)
      .lineTo(page.width - page.margin, page.height - 52)
      .lineWidth(0.7)
      .stroke(inks.line);
    write(doc, agency_name, style, left, top, { width: columnWidth - 60, height: 12, ellipsis: true });
    write(doc, `${index + 1} / ${count}`, style, left, top, { width: columnWidth, align: 'right' });
  }
}
