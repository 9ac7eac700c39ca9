import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readContents, readPdfText } from '../../../testing/readPdfText.ts';
import { type DestinationFields, destinationCreateSchema } from '../contract.ts';
import { drawBrochure } from './drawBrochure.ts';

const agency = {
  agency_name: 'Safarnama Travels',
  phone_primary: '+91 98765 43210',
  email_package: 'packages@example.com',
  address: '12 MG Road, Panaji',
};
const fill = (length: number, text: string) => text.repeat(length).slice(0, length).trim();

function build(more: object = {}): DestinationFields {
  return destinationCreateSchema.parse({
    name: 'Kerala',
    starting_price: 25_499,
    image: '/pictures/destinations/kerala.svg',
    description: 'Houseboats and tea hills.',
    itineraries: [{ day: 1, title: 'Fort Kochi', description: 'Chinese fishing nets.' }],
    ...more,
  });
}

type Line = { x: number; y: number; size: number };

/** The lines of text of a page from top to bottom; `y` is the baseline in points from the top. */
function readLines(content: string): Line[] {
  const lines: Line[] = [];
  for (const [, x, y, size] of content.matchAll(/BT\n1 0 0 1 ([\d.]+) ([\d.]+) Tm\n\/F\d+ ([\d.]+) Tf/g))
    lines.push({ x: Number(x), y: 841.89 - Number(y), size: Number(size) });
  return lines.sort((one, other) => one.y - other.y);
}

/** The upper and lower edges of the boxes with round corners. */
function readBoxes(content: string): { top: number; bottom: number }[] {
  return [...content.matchAll(/^64 ([\d.]+) m\n([\s\S]*?)\nh$/gm)].map(([, top, path = '']) => {
    const heights = [...path.matchAll(/ ([\d.]+) [lc]$/gm)].map(([, y]) => Number(y));
    return { top: Number(top), bottom: Math.max(...heights) };
  });
}

/** The text of a page that uses standard fonts, without spaces. */
const readPage = (content: string) =>
  [...content.matchAll(/<([0-9a-f]+)>/g)]
    .map(([, codes = '']) => Buffer.from(codes, 'hex').toString('latin1'))
    .join('')
    .replace(/\s/g, '');

describe('the pages of a brochure', () => {
  it.each([1, 6, 12, 18, 24])('print each day on a single page: %d lines above', async (lines) => {
    const words = 'A slow walk between the houses, and tea with the family that lives there. ';
    const days = [1, 2, 3, 4, 5, 6].map((day) => ({
      day,
      title: `Morning${day}.`,
      description: `${words.repeat(14)}Evening${day}.`,
      meals: [`Dinner${day}.`],
    }));
    const description = 'Hills and water. '.repeat(6 * lines);
    const pages = readContents(await drawBrochure(build({ description, itineraries: days }), agency, null));
    const texts = pages.map(readPage);
    for (const { day } of days) {
      const [page = '', ...others] = texts.filter((text) => text.includes(`Morning${day}.`));
      expect(others).toEqual([]);
      expect(page).toContain(`Evening${day}.`);
      expect(page).toContain(`Dinner${day}.`);
    }
    expect(texts.find((text) => text.includes('Daybyday'))).toContain('Dinner1.');
    expect(
      texts.every((text) => text.length > 40),
      'no page is empty',
    ).toBe(true);
  });

  it('print a day that is longer than a page', async () => {
    const day = { day: 1, title: 'Fort Kochi', description: fill(5000, 'Nets, and tea. ') };
    const itineraries = [day, { ...day, day: 2 }];
    expect(readContents(await drawBrochure(build({ itineraries }), agency, null)).length).toBeLessThan(6);
  });

  it('print the note of staff with a price, and leave out unknown values', async () => {
    const itineraries = [{ day: 1, title: 'Fort Kochi' }];
    const payment_policies = [{ policy_type: 'Deposit by card' }];
    const destination = build({ package_cost: '₹25,499 for two', itineraries, payment_policies });
    const text = readPdfText(await drawBrochure(destination, { ...agency, phone_primary: '' }, null));
    expect(text).toContain('FromINR25,499fortwo');
    expect(text).toContain('WhatitcostsINR25,499fortwo');
    expect(text).toContain('Depositbycard');
    expect(text).not.toContain('Depositbycard:');
    expect(text).toContain('planittogether?packages@example.com12MGRoad');
    const cut = build({ original_price: 30_000, discount: '15% Off' });
    expect(readPdfText(await drawBrochure(cut, agency, null))).toContain(
      'InsteadofINR30,000(15%Off)·perperson',
    );
    const plain = readPdfText(await drawBrochure(build({ original_price: 25_499 }), agency, null));
    expect(plain).not.toContain('Insteadof');
    expect(plain).toContain('FromINR25,499perpersonThejourney');
  });

  it('link to the telephone and the mailbox of the agency', async () => {
    const file = (await drawBrochure(build(), agency, null)).toString('latin1');
    expect(file).toContain('/URI (tel:+919876543210)');
    expect(file).toContain('/URI (mailto:packages@example.com)');
  });

  it('have Devanagari and other Latin letters, in each part', async () => {
    const day = {
      day: 1,
      title: 'आगरा → Wrocław',
      description: 'ताज महल\tका',
      activities: ['भवन'],
      meals: ['चाय'],
    };
    const destination = build({
      name: 'भारत',
      description: 'नगर',
      highlights: ['ताल'],
      package_cost: 'धन',
      itineraries: [day],
    });
    const text = readPdfText(await drawBrochure(destination, { ...agency, agency_name: 'सफर' }, null));
    for (const part of [
      'भारत',
      'नगर',
      'ताल',
      'आगरा–Wrocław',
      'ताजमहलका',
      'Ontheway:भवन',
      'Meals:चाय',
      'धन',
      'सफर',
    ])
      expect(text).toContain(part);
  });

  it.each([
    ['words', 'Backwaters and Tea Gardens of '],
    ['one word', 'W'],
    ['Hindi', 'केरल की नहरें और चाय के बागान '],
  ])('have room for the longest texts: %s', async (_, words) => {
    const destination = build({
      name: fill(200, words),
      best_time_to_visit: fill(200, words),
      duration: fill(120, words),
      group_size: fill(120, words),
      package_cost: fill(200, words),
    });
    const longAgency = { ...agency, agency_name: fill(120, words), address: fill(300, words) };
    const pages = readContents(await drawBrochure(destination, longAgency, null));
    const short = readContents(await drawBrochure(build(), agency, null));
    expect(pages).toHaveLength(short.length);

    const cover = readLines(pages[0] ?? '');
    cover.slice(1).forEach((line, place) => {
      expect(line.y - (cover[place]?.y ?? 0)).toBeGreaterThan(line.size * 0.75);
    });
    expect(cover[0]?.y).toBeGreaterThan(100);
    expect(cover.at(-1)?.y).toBeLessThan(800);
    for (const page of pages.slice(1)) {
      const boxes = readBoxes(page);
      for (const { y } of readLines(page).filter(({ x }) => x === 76 || x === 78))
        expect(boxes.some(({ top, bottom }) => y > top + 10 && y < bottom - 10)).toBe(true);
    }
    expect(pages.flatMap(readBoxes)).toHaveLength(2);
  });

  it.each([
    [
      { focal_x: 0, focal_y: 50 },
      { red: 255, green: 0, blue: 0 },
    ],
    [
      { focal_x: 100, focal_y: 50 },
      { red: 0, green: 0, blue: 255 },
    ],
  ])('show the picture around its focal point %j', async (focus, { red, blue }) => {
    const half = { create: { width: 1000, height: 500, channels: 3, background: '#f00' } } as const;
    const picture = await sharp({ create: { ...half.create, width: 2000, background: '#00f' } })
      .composite([{ input: half, left: 0, top: 0 }])
      .png()
      .toBuffer();
    const destination = build({ image_details: { alt: '', credit: '', ...focus } });
    const file = (await drawBrochure(destination, agency, picture)).toString('latin1');
    const [, jpeg = ''] = /\/DCTDecode[\s\S]*?stream\n([\s\S]*?)\nendstream/.exec(file) ?? [];
    const { channels } = await sharp(Buffer.from(jpeg, 'latin1')).stats();
    expect(Math.abs((channels[0]?.mean ?? 0) - red)).toBeLessThan(10);
    expect(Math.abs((channels[2]?.mean ?? 0) - blue)).toBeLessThan(10);
  });
});
