import { inflateSync } from 'node:zlib';

/**
 * The text of a PDF with standard fonts, whose glyphs are the letters' codes in Latin 1, without any white space. For
 * what Chromium prints see e2e/support/pdfText.ts.
 */
export function readPlainPdf(pdf: Buffer): string {
  const file = pdf.toString('latin1');
  let text = '';
  for (const [, stream = ''] of file.matchAll(/FlateDecode\n>>\nstream\n([\s\S]*?)\nendstream/g)) {
    const operators = inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
    for (const [, codes = ''] of operators.matchAll(/<([0-9a-f]+)>/g))
      text += Buffer.from(codes, 'hex').toString('latin1');
  }
  return text.replace(/\s/g, '');
}
