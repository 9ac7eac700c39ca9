import { inflateSync } from 'node:zlib';

/** Texts by glyph; null for a standard font, whose glyphs are codes of Windows-1252. */
type Characters = string[] | null;

/** The text of a PDF that pdfkit wrote, without any white space. For what Chromium prints see e2e/support/pdfText.ts. */
export function readPlainPdf(pdf: Buffer): string {
  const file = pdf.toString('latin1');
  const fonts = new Map<string, Characters>();
  for (const [, name = '', id = ''] of file.matchAll(/\/(F\d+) (\d+) 0 R/g))
    fonts.set(name, readCharacters(file, id));
  let text = '';
  for (const operators of readContents(pdf)) {
    let characters: Characters = null;
    for (const [, font, codes = ''] of operators.matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9a-f]+)>/g)) {
      if (font) characters = fonts.get(font) ?? null;
      else text += decode(codes, characters);
    }
  }
  return text.replace(/\s/g, '');
}

/** The operators of each page. */
export function readContents(pdf: Buffer): string[] {
  const streams = pdf.toString('latin1').matchAll(/FlateDecode\n>>\nstream\n([\s\S]*?)\nendstream/g);
  return [...streams].map(([, stream = '']) => inflate(stream)).filter((content) => / Tf\n/.test(content));
}

const inflate = (stream: string) => inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');

function readCharacters(file: string, fontId: string): Characters {
  const [, id] = new RegExp(`\n${fontId} 0 obj\n[^>]*/ToUnicode (\\d+) 0 R`).exec(file) ?? [];
  if (!id) return null;
  const [, stream = ''] =
    new RegExp(`\n${id} 0 obj\n[^>]*>>\nstream\n([\\s\\S]*?)\nendstream`).exec(file) ?? [];
  const lists = inflate(stream).matchAll(/\[(.*?)\]/g);
  return [...lists].flatMap(([, list = '']) =>
    [...list.matchAll(/<(.*?)>/g)].map(([, codes = '']) =>
      String.fromCharCode(...codes.split(' ').map((code) => Number.parseInt(code, 16))),
    ),
  );
}

function decode(codes: string, characters: Characters): string {
  if (!characters) return new TextDecoder('windows-1252').decode(Buffer.from(codes, 'hex'));
  return codes.replace(/..../g, (glyph) => characters[Number.parseInt(glyph, 16)] ?? '');
}
