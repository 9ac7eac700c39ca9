import sharp from 'sharp';
import type { BusinessFacts } from '../../server/modules/settings/contract.ts';
import { formatPrice } from '../../server/platform/contract.ts';
import type { DemoDestination } from '../readDestinations.ts';
import { readIllustration } from '../uploadIllustration.ts';
import { column, fonts, inkable, inks, type Sheet, sheet } from './sheet.ts';

export type BrochureDestination = Omit<
  DemoDestination,
  'slug' | 'brochure' | 'departures' | 'upload_picture'
>;

const pictureHeight = 470;

/** The first sheet: the poster of the place, its name, and what people ask first. */
export async function drawCover(
  doc: Sheet,
  destination: BrochureDestination,
  agency: BusinessFacts,
): Promise<void> {
  // What stands near the edge would begin a new sheet.
  doc.page.margins.bottom = 0;
  doc.rect(0, 0, sheet.width, sheet.height).fill(inks.ink);
  const poster = await readPoster(destination.image);
  if (poster) doc.image(poster, 0, 0, { width: sheet.width, height: pictureHeight });
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
  const facts = [destination.duration, `Groups of ${destination.group_size}`, destination.difficulty];
  doc
    .font(fonts.displayItalic)
    .fontSize(16)
    .fillColor('#D5E3DE')
    .text(inkable(facts.filter(Boolean).join('   ·   ')), sheet.margin, doc.y + 4, { width: column });
  doc
    .font(fonts.text)
    .fontSize(11)
    .text(inkable(`Best time: ${destination.best_time_to_visit}`), sheet.margin, doc.y + 8, {
      width: column,
    });

  const top = sheet.height - 118;
  doc.font(fonts.text).fontSize(11).fillColor('#D5E3DE').text('From', sheet.margin, top);
  doc
    .font(fonts.display)
    .fontSize(30)
    .fillColor(inks.marigold)
    .text(inkable(formatPrice(destination.starting_price)), sheet.margin, top + 15, { width: column });
  doc
    .font(fonts.text)
    .fontSize(9.5)
    .fillColor('#D5E3DE')
    .text('per person, on twin sharing', sheet.margin, top + 49, { lineBreak: false });
}

/** The poster as a JPEG of the cover's shape, or null where the site's pictures are not at hand. */
async function readPoster(path: string): Promise<Buffer | null> {
  const svg = await readIllustration(path);
  if (!svg) return null;
  const [width, height] = [sheet.width * 2, pictureHeight * 2].map(Math.round);
  return sharp(svg).resize({ width, height, fit: 'cover' }).jpeg({ quality: 84 }).toBuffer();
}

/** A low sun over the sea, drawn by hand. */
function drawSun(doc: Sheet): void {
  doc.rect(0, 0, sheet.width, pictureHeight).fill('#F3C98B');
  doc.circle(sheet.width * 0.62, 300, 96).fill(inks.marigold);
  doc.rect(0, 320, sheet.width, pictureHeight - 320).fill(inks.lagoon);
  doc.rect(sheet.width * 0.5, 336, sheet.width * 0.24, 4).fill('#F3C98B');
  doc.rect(sheet.width * 0.54, 352, sheet.width * 0.16, 4).fill('#F3C98B');
}
