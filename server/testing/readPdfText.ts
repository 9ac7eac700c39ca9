import { inflateSync } from 'node:zlib';

type PdfObject = { dictionary: string; stream: string };
/** Characters by glyph; the codes of variable fonts have one byte (two hexadecimal digits), others two. */
type Font = { digits: number; characters: Map<number, string> };

/** The text of a PDF that pdfkit or Chromium wrote, without any white space. */
export function readPdfText(pdf: Buffer): string {
  const objects = readObjects(pdf);
  const fonts = new Map<string, Font>();
  for (const { dictionary } of objects.values())
    for (const [, name = '', id = ''] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g))
      fonts.set(name, readFont(objects, id));
  const texts = readContents(pdf).map((operators) => showText(operators, fonts));
  return texts.join('').replace(/\s/g, '');
}

/** The operators of each page, and of the forms that pages contain. */
export function readContents(pdf: Buffer): string[] {
  const objects = readObjects(pdf);
  return [...objects.values()].flatMap(({ dictionary, stream }) => {
    const content = /\/Contents (\d+) 0 R/.exec(dictionary)?.[1];
    if (content) return objects.get(content)?.stream ?? [];
    return /\/Subtype \/Form/.test(dictionary) ? stream : [];
  });
}

function readObjects(pdf: Buffer): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>();
  for (const [, id = '', body = ''] of pdf.toString('latin1').matchAll(/(\d+) 0 obj\s([\s\S]*?)endobj/g)) {
    const [dictionary = '', rest = ''] = body.split(/stream\r?\n/, 2);
    const bytes = Buffer.from(rest.replace(/\r?\nend$/, ''), 'latin1');
    const isText = /FlateDecode/.test(dictionary) && !/\/Subtype \/Image|FontFile/.test(dictionary);
    objects.set(id, { dictionary, stream: isText ? inflate(bytes) : rest });
  }
  return objects;
}

/** Fonts and other embedded files may have another format; they contain no text. */
function inflate(bytes: Buffer): string {
  try {
    return inflateSync(bytes, { finishFlush: 2 }).toString('latin1');
  } catch {
    return '';
  }
}

function readFont(objects: Map<string, PdfObject>, fontId: string): Font {
  const dictionary = objects.get(fontId)?.dictionary ?? '';
  const id = /\/ToUnicode (\d+) 0 R/.exec(dictionary)?.[1];
  if (!id) return standardFont;
  const map = objects.get(id)?.stream ?? '';
  const characters = new Map<number, string>();
  const number = (hex: string) => Number.parseInt(hex, 16);
  for (const [, block = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, glyph = '', code = ''] of block.matchAll(/<(\w+)> <(\w+)>/g))
      characters.set(number(glyph), String.fromCodePoint(number(code.slice(0, 4))));
  for (const [, block = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, first = '', last = '', code = ''] of block.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g))
      for (let glyph = number(first); glyph <= number(last); glyph += 1)
        characters.set(glyph, String.fromCodePoint(number(code) + glyph - number(first)));
    for (const [, first = '', list = ''] of block.matchAll(/<(\w+)> <\w+> \[(.*?)\]/g))
      for (const [place, [, codes = '']] of [...list.matchAll(/<(.*?)>/g)].entries())
        characters.set(number(first) + place, String.fromCharCode(...codes.split(' ').map(number)));
  }
  return { digits: /\/Subtype \/Type3/.test(dictionary) ? 2 : 4, characters };
}

/** Fonts that every reader has: their glyphs are the codes of Windows-1252. */
const codes = [
  ...new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, code) => code)),
];
const standardFont: Font = { digits: 2, characters: new Map(codes.entries()) };

function showText(operators: string, fonts: Map<string, Font>): string {
  let font = standardFont;
  let text = '';
  for (const [, name, glyphs = ''] of operators.matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9A-Fa-f]+)>/g)) {
    if (name) font = fonts.get(name) ?? font;
    for (let at = 0; at < glyphs.length; at += font.digits)
      text += font.characters.get(Number.parseInt(glyphs.slice(at, at + font.digits), 16)) ?? '';
  }
  return text;
}
