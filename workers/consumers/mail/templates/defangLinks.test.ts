import fc from 'fast-check';
import { LinkifyIt } from 'linkify-it';
import { describe, expect, it } from 'vitest';
import { defangLinks } from './defangLinks.ts';

/** Finds links as eagerly as any mail program does. */
const linkifier = new LinkifyIt({
  fuzzyLink: true,
  fuzzyEmail: true,
  fuzzyIP: true,
  urlAuth: true,
  tlds: ['com', 'in', 'example', 'भारत', 'zip', 'me', 'm'],
});
const linksIn = (text: string) => (linkifier.match(text) ?? []).map(({ text: link }) => link);

/** Each becomes a link, or goes to the host evil, in some mail program. */
const attacks = [
  'https://evil.com/win?a=b',
  'HTTP://EVIL.COM',
  'http:a:////evil%2Ecom/login',
  'http:a:////evil.com/login',
  'hthttp://tp://evil.com',
  'http://http://evil.com',
  'http:http:////evil.com',
  'http:/http:////evil%2ecom',
  'http://evil%2Ecom',
  'http://evil%E3%80%82com',
  'http:\\\\evil.com',
  'http:/\\evil.com',
  'http：／／evil.com',
  'ftp://evil.com/a.exe',
  'file://evil/share',
  '\\\\evil\\share',
  '＼＼evil＼share',
  '//evil.com/login',
  'mailto:a@evil.com',
  'mailto:a@evil',
  'javascript:alert(1)',
  'tel:+911234567890',
  'www.evil.com',
  'evil.com',
  'evil。com',
  'evil．com',
  'evil｡com',
  'evil․com',
  'evil\u200b.\u200bcom',
  'evil.\u200bcom',
  'evil.\u200dcom',
  'evil\u00ad.com',
  'http:\u200b//evil.com',
  'ht\u2060tp://evil.com',
  '\u202emoc.live//:ptth',
  'me@evil.com',
  'me@sub.evil.com',
  'पर्यटन.भारत',
  'दिल्ली.भारत',
  'i❤.me',
  'evil-.com',
  '203.0.113.9',
  'http://203.0.113.9/login',
  '203。0。113。9',
  'http://3405803785/login',
  'http://0xCB007109/',
  'http://0313.0.0161.011/',
  'http://[2001:db8::1]/',
  'http://user:password@evil.com',
  'a.zip',
];

describe('a stranger’s text', () => {
  it.each([
    ['Look at https://evil.example/win?a=b now', 'Look at https[:]//evil[.]example/win?a=b now'],
    ['www.evil.example', 'www[.]evil[.]example'],
    ['write to me@evil.example', 'write to me@evil[.]example'],
    ['पर्यटन.भारत and evil。example', 'पर्यटन[.]भारत and evil[.]example'],
    ['Win http:a:////evil%2Ecom/login', 'Win http[:]a[:]////evil[%]2Ecom/login'],
    ['Call 203.0.113.9 or 2.12.2026', 'Call 203[.]0[.]113[.]9 or 2[.]12[.]2026'],
    ['a\nb', 'a\nb'],
  ])('shows %j as %j', (given, shown) => {
    expect(defangLinks(given, 200)).toBe(shown);
  });

  it.each([
    'Four of us. Rooms at ₹3.500, on 2.12., by 10.30 or 10:30. 100% sure: yes! 🌴',
    'Note: two rooms; ratio 1:2, 50% off, and/or breakfast…',
    "D'Souza, Mary-Jane (née Rao) & 2 children :)",
    'क्‍या दो कमरे मिलेंगे? 👨‍👩‍👧 धन्यवाद।',
  ])('leaves %j as it is', (text) => {
    expect(defangLinks(text, 200)).toBe(text);
  });

  it.each(attacks)('makes no link of %j, whatever surrounds it', (attack) => {
    for (const text of [attack, `Dear ${attack} see`, `(${attack})`, `x${attack}`, `${attack}${attack}`]) {
      const shown = defangLinks(text, 500);
      expect(linksIn(shown), shown).toEqual([]);
      expect(shown).not.toMatch(/:[/\\]|\\\\|%[0-9a-f]{2}|[\p{L}\p{N}][.。．｡․]\p{L}|\d\.\d+\.\d/iu);
      expect(defangLinks(shown, 1000), 'stable').toBe(shown);
    }
  });

  it('contains no link, whatever its parts are', () => {
    const parts = fc.oneof(
      fc.constantFrom(...attacks, 'http', 'a', ':', '/', '//', '\\', '.', '%', '2E', '@', '1', ' ', '[', ']'),
      fc.constantFrom('。', '：', '\u200b', '\u202e', '\u200d', 'com', '.com', 'भारत', '🌴', '\n'),
      fc.string({ unit: 'grapheme', maxLength: 4 }),
    );
    const texts = fc.array(parts, { maxLength: 12 }).map((all) => all.join(''));
    fc.assert(
      fc.property(texts, fc.integer({ min: 2, max: 200 }), (text, maxLength) => {
        const shown = defangLinks(text, maxLength);
        expect(linksIn(shown)).toEqual([]);
        expect([...shown].length).toBeLessThanOrEqual(maxLength);
        const whole = defangLinks(text, 10_000);
        expect(defangLinks(whole, 10_000)).toBe(whole);
      }),
      { seed: 1, numRuns: 2000 },
    );
  });

  it('is cut between whole letters', () => {
    expect(defangLinks('🌴🌴🌴🌴', 3)).toBe('🌴🌴…');
    expect(defangLinks('four', 4)).toBe('four');
  });
});
