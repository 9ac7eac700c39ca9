import { formatPrice } from '../../../platform/contract.ts';
import { loadSharp } from '../../../platform/storage/images.ts';
import type { BusinessFacts } from '../../settings/contract.ts';
import type { DestinationFields } from '../contract.ts';
import { column, fonts, inkable, inks, type Sheet, sheet } from './sheet.ts';

const pictureHeight = 470;

/** The first sheet: the picture of the place, its name, facts, season and price. */
export async function drawCover(
  doc: Sheet,
  destination: DestinationFields,
  agency: BusinessFacts,
  picture: Buffer | null,
): Promise<void> {
  // What stands near the edge would begin a new sheet.
  doc.page.margins.bottom = 0;
  doc.rect(0, 0, sheet.width, sheet.height).fill(inks.ink);
  if (picture) doc.image(await fitCover(picture), 0, 0, { width: sheet.width, height: pictureHeight });
  else drawSun(doc);
  doc.rect(0, pictureHeight, sheet.width, 6).fill(inks.marigold);

  doc
    .font(fonts.text)
    .fontSize(11)
    .fillColor(inks.marigold)
    .text(inkable(agency.agency_name.toUpperCase()), sheet.margin, pictureHeight + 44, {
      width: column,
      characterSpacing: 2.5,
    });
  doc
    .font(fonts.display)
    .fontSize(destination.name.length > 14 ? 44 : 60)
    .fillColor(inks.sand)
    .text(inkable(destination.name), sheet.margin, doc.y + 8, { width: column });
  const group = destination.group_size ? `Groups of ${destination.group_size}` : null;
  const facts = [destination.duration, group, destination.difficulty];
  doc
    .font(fonts.displayItalic)
    .fontSize(16)
    .fillColor(inks.onInk)
    .text(inkable(facts.filter(Boolean).join('   ·   ')), sheet.margin, doc.y + 4, { width: column });
  if (destination.best_time_to_visit) {
    const season = inkable(`Best time: ${destination.best_time_to_visit}`);
    doc
      .font(fonts.text)
      .fontSize(11)
      .text(season, sheet.margin, doc.y + 8, { width: column });
  }

  const top = sheet.height - 118;
  doc.font(fonts.text).fontSize(11).fillColor(inks.onInk).text('From', sheet.margin, top);
  doc
    .font(fonts.display)
    .fontSize(30)
    .fillColor(inks.marigold)
    .text(inkable(formatPrice(destination.starting_price)), sheet.margin, top + 15, { width: column });
  doc
    .font(fonts.text)
    .fontSize(9.5)
    .fillColor(inks.onInk)
    .text('per person, on twin sharing', sheet.margin, top + 49, { lineBreak: false });
}

/** A picture as a JPEG of the cover's shape. */
async function fitCover(picture: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  const [width, height] = [sheet.width * 2, pictureHeight * 2].map(Math.round);
  return sharp(picture).resize({ width, height, fit: 'cover' }).jpeg({ quality: 84 }).toBuffer();
}

/** A low sun over the sea, drawn by hand. */
function drawSun(doc: Sheet): void {
  doc.rect(0, 0, sheet.width, pictureHeight).fill(inks.evening);
  doc.circle(sheet.width * 0.62, 300, 96).fill(inks.marigold);
  doc.rect(0, 320, sheet.width, pictureHeight - 320).fill(inks.lagoon);
  doc.rect(sheet.width * 0.5, 336, sheet.width * 0.24, 4).fill(inks.evening);
  doc.rect(sheet.width * 0.54, 352, sheet.width * 0.16, 4).fill(inks.evening);
}
