import { loadSharp } from '../../../platform/storage/images.ts';
import { formatPrice } from '../../../platform/text/formats.contract.ts';
import { describePrice } from '../calculatePrice.contract.ts';
import type { DestinationFields } from '../contract.ts';
import type { Agency } from './agency.ts';
import { needsEmbeddedFont } from './letters.ts';
import { columnWidth, inks, measure, type Pdf, page, type TextStyle, write } from './pdf.ts';

const pictureHeight = 470;
const priceTop = page.height - 118;
/** Above and below the lines of text. */
const space = { above: 44, below: 16 };

/** The first page: the picture of the place, its name, facts, season and price. */
export async function drawCover(
  doc: Pdf,
  destination: DestinationFields,
  agency: Agency,
  picture: Buffer | null,
): Promise<void> {
  // Text near the edge would start a new page.
  doc.page.margins.bottom = 0;
  if (picture) {
    const content = await cropPicture(picture, destination.image_details);
    doc.image(content, 0, 0, { width: page.width, height: pictureHeight });
  } else drawSun(doc);

  const { lines, height } = fitLines(doc, destination, agency);
  // Text that does not fit below the picture covers a part of it.
  const top = Math.min(pictureHeight, priceTop - space.below - height - space.above);
  doc.rect(0, top, page.width, page.height).fill(inks.marigold);
  doc.rect(0, top + 6, page.width, page.height).fill(inks.ink);
  doc.y = top + space.above;
  for (const line of lines) write(doc, line.text, line, page.margin, doc.y + line.gap, toOptions(line));

  const small = { font: 'text', size: 11, ink: inks.onInk } as const;
  const price = { font: 'display', size: 30, ink: inks.marigold } as const;
  const width = { width: columnWidth };
  write(doc, 'From', small, page.margin, priceTop, width);
  write(doc, formatPrice(destination.starting_price), price, page.margin, priceTop + 15, width);
  const note = describePrice(destination.package_cost, destination.starting_price);
  const twoLines = { ...width, height: 24, ellipsis: true };
  write(doc, note, { ...small, size: 9.5 }, page.margin, priceTop + 49, twoLines);
}

/** `gap` is the space above it in points. */
type Line = TextStyle & { text: string; gap: number; characterSpacing?: number };

const toOptions = ({ characterSpacing = 0 }: Line) => ({ width: columnWidth, characterSpacing });

/** The lines of text, with the largest name that leaves room for the others, and their height. */
function fitLines(
  doc: Pdf,
  destination: DestinationFields,
  agency: Agency,
): { lines: Line[]; height: number } {
  const room = priceTop - pictureHeight - space.above - space.below;
  for (let nameSize = destination.name.length > 14 ? 44 : 60; ; nameSize -= 4) {
    const lines = listLines(destination, agency, nameSize);
    const heights = lines.map((line) => line.gap + measure(doc, line.text, line, toOptions(line)));
    const height = heights.reduce((sum, one) => sum + one, 0);
    if (height <= room || nameSize <= 20) return { lines, height };
  }
}

function listLines(destination: DestinationFields, { agency_name }: Agency, nameSize: number): Line[] {
  const { name, duration, group_size, difficulty, best_time_to_visit } = destination;
  const group = group_size ? `Groups of ${group_size}` : null;
  const facts = [duration, group, difficulty].filter(Boolean).join('   ·   ');
  const season = best_time_to_visit ? `Best time: ${best_time_to_visit}` : '';
  const lines: Line[] = [
    {
      text: agency_name.toUpperCase(),
      font: 'text',
      size: 11,
      ink: inks.marigold,
      gap: 0,
      // Spacing would tear joined letters apart.
      characterSpacing: needsEmbeddedFont(agency_name) ? 0 : 2.5,
    },
    { text: name, font: 'display', size: nameSize, ink: inks.sand, gap: 8 },
    { text: facts, font: 'displayItalic', size: 16, ink: inks.onInk, gap: 4 },
    { text: season, font: 'text', size: 11, ink: inks.onInk, gap: 8 },
  ];
  return lines.filter(({ text }) => text);
}

/** A picture as a JPEG of the cover's shape, cropped like `object-position` does: the focal point stays in view. */
async function cropPicture(
  picture: Buffer,
  { focal_x, focal_y }: DestinationFields['image_details'],
): Promise<Buffer> {
  const sharp = await loadSharp();
  const image = sharp(picture);
  const [width, height] = [Math.round(page.width * 2), pictureHeight * 2];
  const original = await image.metadata();
  const scale = Math.max(width / original.width, height / original.height);
  const scaled = { width: Math.round(original.width * scale), height: Math.round(original.height * scale) };
  const left = Math.round(((scaled.width - width) * focal_x) / 100);
  const top = Math.round(((scaled.height - height) * focal_y) / 100);
  return image
    .resize({ ...scaled, fit: 'fill' })
    .extract({ left, top, width, height })
    .jpeg({ quality: 84 })
    .toBuffer();
}

/** A low sun over the sea, drawn by hand. */
function drawSun(doc: Pdf): void {
  doc.rect(0, 0, page.width, pictureHeight).fill(inks.evening);
  doc.circle(page.width * 0.62, 300, 96).fill(inks.marigold);
  doc.rect(0, 320, page.width, pictureHeight - 320).fill(inks.lagoon);
  doc.rect(page.width * 0.5, 336, page.width * 0.24, 4).fill(inks.evening);
  doc.rect(page.width * 0.54, 352, page.width * 0.16, 4).fill(inks.evening);
}
