import PDFDocument from 'pdfkit';
import { brand, lightScheme } from '../../../platform/palette.contract.ts';

/** Points; an A4 sheet. */
export const sheet = { width: 595.28, height: 841.89, margin: 56 } as const;
export const column = sheet.width - 2 * sheet.margin;

export const inks = {
  ...brand,
  /** Terracotta that can be read on sand. */
  price: lightScheme.error.main,
  soft: lightScheme.quietText,
  line: lightScheme.line,
  evening: lightScheme.warning.wash,
  onInk: lightScheme.primary.wash,
} as const;

/** The fonts that every reader of PDF has; they know Western European letters, and no rupee sign. */
export const fonts = {
  display: 'Times-Bold',
  displayItalic: 'Times-Italic',
  text: 'Helvetica',
  bold: 'Helvetica-Bold',
} as const;

export type Sheet = PDFKit.PDFDocument;

export function openSheets(title: string, author: string): Sheet {
  return new PDFDocument({
    size: 'A4',
    margins: { top: sheet.margin, bottom: 72, left: sheet.margin, right: sheet.margin },
    bufferPages: true,
    lang: 'en-IN',
    displayTitle: true,
    info: { Title: title, Author: author },
  });
}

const printable = /[^\n\u0020-\u007e\u00a0-\u00ff–—‘’‚“”„†‡•…‰‹›€™ŒœŠšŽžŸƒ]/g;

/** Text as those fonts can print it: `₹15,999` becomes `INR 15,999`. */
export function inkable(text: string): string {
  return text
    .replace(/₹\s?/g, 'INR ')
    .replace(printable, (letter) => letter.normalize('NFD').replace(/[^\u0020-\u007e]/g, ''));
}

/** Begins a new sheet unless `height` points are left on this one. */
export function makeRoom(doc: Sheet, height: number): void {
  if (doc.y + height > sheet.height - 72) doc.addPage();
}

/** A heading with a marigold line below it. */
export function heading(doc: Sheet, text: string): void {
  makeRoom(doc, 110);
  doc.moveDown(doc.y > sheet.margin + 10 ? 1.2 : 0);
  doc
    .font(fonts.display)
    .fontSize(20)
    .fillColor(inks.ink)
    .text(inkable(text), sheet.margin, doc.y, { width: column });
  doc.rect(sheet.margin, doc.y + 3, 46, 3).fill(inks.marigold);
  doc.y += 22;
}

export function paragraph(doc: Sheet, text: string, indent = 0): void {
  doc
    .font(fonts.text)
    .fontSize(10.5)
    .fillColor(inks.ink)
    .text(inkable(text), sheet.margin + indent, doc.y, { width: column - indent, lineGap: 3.5 });
}

/** A small line in the quiet colour, such as what a day includes. */
export function remark(doc: Sheet, label: string, text: string, indent = 0): void {
  if (!text) return;
  doc
    .font(fonts.bold)
    .fontSize(9)
    .fillColor(inks.soft)
    .text(`${inkable(label)}: `, sheet.margin + indent, doc.y + 2, {
      continued: true,
      width: column - indent,
    })
    .font(fonts.text)
    .text(inkable(text), { lineGap: 2 });
}

/** A heading with lines below it, each after a dot; nothing without lines. */
export function section(doc: Sheet, title: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  heading(doc, title);
  for (const line of lines) {
    makeRoom(doc, 32);
    doc.circle(sheet.margin + 4, doc.y + 6, 2.2).fill(inks.terracotta);
    paragraph(doc, line, 16);
    doc.y += 4;
  }
}
