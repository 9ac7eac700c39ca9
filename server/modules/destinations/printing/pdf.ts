import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import { brand, lightScheme } from '../../../platform/palette.contract.ts';
import { needsEmbeddedFont, toPrintable } from './letters.ts';

/** Points; an A4 page. */
export const page = { width: 595.28, height: 841.89, margin: 56 } as const;
export const columnWidth = page.width - 2 * page.margin;
const marginBottom = 72;
const headingHeight = 70;

export const inks = {
  ...brand,
  /** Terracotta that is readable on sand. */
  price: lightScheme.error.main,
  soft: lightScheme.quietText,
  line: lightScheme.line,
  evening: lightScheme.warning.wash,
  onInk: lightScheme.primary.wash,
} as const;

/** The fonts that every PDF reader has; they contain Western European letters, but no rupee sign. */
const standardFonts = {
  display: 'Times-Bold',
  displayItalic: 'Times-Italic',
  text: 'Helvetica',
  bold: 'Helvetica-Bold',
} as const;

const regular = import.meta.resolve('@expo-google-fonts/mukta/400Regular/Mukta_400Regular.ttf');
const bold = import.meta.resolve('@expo-google-fonts/mukta/700Bold/Mukta_700Bold.ttf');
/** Files of a font with Latin and Devanagari letters. */
const embeddedFonts = { display: bold, displayItalic: regular, text: regular, bold } as const;

export type Pdf = PDFKit.PDFDocument;
/** `size` in points. */
export type TextStyle = { font: keyof typeof standardFonts; size: number; ink: string };
type TextOptions = PDFKit.Mixins.TextOptions;

export function openPdf(title: string, author: string): Pdf {
  return new PDFDocument({
    size: 'A4',
    margins: { top: page.margin, bottom: marginBottom, left: page.margin, right: page.margin },
    bufferPages: true,
    lang: 'en-IN',
    displayTitle: true,
    info: { Title: title, Author: author },
  });
}

/** Sets the style of a text, with a single font for all of it, so that lines and heights are those of that font. */
function setStyle(doc: Pdf, text: string, { font, size, ink }: TextStyle): Pdf {
  const name = needsEmbeddedFont(text) ? fileURLToPath(embeddedFonts[font]) : standardFonts[font];
  return doc.font(name).fontSize(size).fillColor(ink);
}

export function write(
  doc: Pdf,
  text: string,
  style: TextStyle,
  x: number,
  y: number,
  options: TextOptions,
): void {
  setStyle(doc, text, style).text(toPrintable(text), x, y, options);
}

/** The height in points that `write` needs with the same options. */
export function measure(doc: Pdf, text: string, style: TextStyle, options: TextOptions): number {
  return setStyle(doc, text, style).heightOfString(toPrintable(text), options);
}

/** The height in points of one line. */
export const getLineHeight = (doc: Pdf, text: string, style: TextStyle): number =>
  setStyle(doc, text, style).currentLineHeight(true);

const maxHeight = page.height - page.margin - marginBottom;
/** For text that fits on no page. */
const firstLines = 120;

/** Starts a new page unless `height` points are left on this one, or the first lines of text that fits on no page. */
export function makeRoom(doc: Pdf, height: number): void {
  const room = height > maxHeight ? firstLines : height;
  if (doc.y + room > page.height - marginBottom) doc.addPage();
}

/**
 * A heading with a marigold line below it.
 * @param next the height in points of the content that must be on the same page
 */
export function heading(doc: Pdf, text: string, next = 40): void {
  makeRoom(doc, headingHeight + next);
  doc.moveDown(doc.y > page.margin + 10 ? 1.2 : 0);
  write(doc, text, { font: 'display', size: 20, ink: inks.ink }, page.margin, doc.y, { width: columnWidth });
  doc.rect(page.margin, doc.y + 3, 46, 3).fill(inks.marigold);
  doc.y += 22;
}

const plain = { font: 'text', size: 10.5, ink: inks.ink } as const;
const toPlainOptions = (indent: number) => ({ width: columnWidth - indent, lineGap: 3.5 });

export function paragraph(doc: Pdf, text: string, indent = 0): void {
  write(doc, text, plain, page.margin + indent, doc.y, toPlainOptions(indent));
}

/** The height in points that `paragraph` needs. */
export const measureParagraph = (doc: Pdf, text: string, indent: number): number =>
  measure(doc, text, plain, toPlainOptions(indent));

const toRemarkOptions = (indent: number) => ({ width: columnWidth - indent, lineGap: 2 });

/** A small line in the secondary colour, such as what a day includes. */
export function remark(doc: Pdf, label: string, text: string, indent: number): void {
  if (!text) return;
  const style = { size: 9, ink: inks.soft };
  // In the font of the text, so that both are on one line.
  setStyle(doc, text, { ...style, font: 'bold' }).text(`${label}: `, page.margin + indent, doc.y + 2, {
    continued: true,
    ...toRemarkOptions(indent),
  });
  setStyle(doc, text, { ...style, font: 'text' }).text(toPrintable(text), toRemarkOptions(indent));
}

/** The height in points that `remark` needs, or a little more. */
export const measureRemark = (doc: Pdf, label: string, text: string, indent: number): number =>
  text
    ? 2 +
      measure(doc, `${label}: ${text}`, { font: 'bold', size: 9, ink: inks.soft }, toRemarkOptions(indent))
    : 0;

/** A heading with lines below it, each after a dot; nothing without lines. */
export function section(doc: Pdf, title: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  heading(doc, title);
  for (const line of lines) {
    makeRoom(doc, 32);
    const middle = doc.y + getLineHeight(doc, line, plain) / 2;
    doc.circle(page.margin + 4, middle, 2.2).fill(inks.terracotta);
    paragraph(doc, line, 16);
    doc.y += 4;
  }
}
