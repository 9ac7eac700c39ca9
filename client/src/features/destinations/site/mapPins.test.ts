import { describe, expect, it } from 'vitest';
import { frameMap, placePins } from './mapPins.ts';

const goa = { name: 'Goa', latitude: 15.5, longitude: 73.8 };
const kashmir = { name: 'Kashmir', latitude: 34.1, longitude: 74.8 };
const ladakh = { name: 'Ladakh', latitude: 34.2, longitude: 77.6 };
const bali = { name: 'Bali', latitude: -8.5, longitude: 115.3 };

describe('the map of journeys', () => {
  it.each([
    { places: [goa] },
    { places: [goa, kashmir, ladakh, bali] },
    { places: [{ name: 'Fiji', latitude: -17, longitude: 179 }] },
    { places: [{ name: 'Svalbard', latitude: 89, longitude: -179 }, bali] },
  ])('shows every place, %#', ({ places }) => {
    const frame = frameMap(places);
    for (const { left, top } of placePins(places, frame)) {
      expect(left).toBeGreaterThan(0);
      expect(left).toBeLessThan(1);
      expect(top).toBeGreaterThan(0);
      expect(top).toBeLessThan(1);
    }
  });

  it('shows the surroundings of a single place', () => {
    expect(frameMap([goa])).toMatchObject({ width: 24, height: 15 });
  });

  it('joins places at one spot, and writes a name where the next one leaves room', () => {
    const places = [goa, { ...goa, name: 'Old Goa' }, kashmir, ladakh, bali];
    const pins = placePins(places, frameMap(places));
    expect(pins.map(({ names, isLabelledWest }) => ({ names, isLabelledWest }))).toEqual([
      { names: ['Goa', 'Old Goa'], isLabelledWest: false },
      { names: ['Kashmir'], isLabelledWest: true },
      { names: ['Ladakh'], isLabelledWest: false },
      { names: ['Bali'], isLabelledWest: false },
    ]);
    const far = [goa, { ...goa, name: 'Luzon', longitude: 121 }];
    expect(
      placePins(far, frameMap(far)).map(({ isLabelledWest }) => isLabelledWest),
      'at the edge',
    ).toEqual([...[false, true]]);
  });

  it.each([
    ['a long name near the eastern edge', [goa, { name: 'Andaman Islands', longitude: 92 }], [false, true]],
    [
      'a name near the western edge',
      [goa, { name: 'Panaji', longitude: 76.5 }, { name: 'Bali', longitude: 115.3 }],
      [false, false, true],
    ],
    [
      'a long name with room on both sides',
      [{ name: 'Andaman and Nicobar Islands', longitude: 92 }],
      [false],
    ],
  ])('writes %s inside the frame', (_case, given, expected) => {
    const places = given.map((place) => ({ ...goa, ...place }));
    const pins = placePins(places, frameMap(places));
    expect(pins.map(({ isLabelledWest }) => isLabelledWest)).toEqual(expected);
  });
});
