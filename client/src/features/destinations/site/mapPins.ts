import type { JourneyPlace } from '@modules/destinations/contract.ts';

/** A part of the drawn world, in degrees from 180° west and 90° north. */
export type MapFrame = { left: number; top: number; width: number; height: number };

/** Places close enough to share a pin; its position is a fraction of the frame's width and height. */
export type MapPin = { left: number; top: number; names: string[]; isLabelledWest: boolean };

const leastWidth = 24;
const widthToHeight = 1.6;
/** Margin around the places, as a fraction of their extent. */
const margin = 0.08;

/** The smallest frame around places that leaves room for their names. Beyond the world the drawing is sea. */
export function frameMap(places: readonly JourneyPlace[]): MapFrame {
  const across = places.map(({ longitude }) => longitude + 180);
  const down = places.map(({ latitude }) => 90 - latitude);
  const [west, east] = [Math.min(...across), Math.max(...across)];
  const [north, south] = [Math.min(...down), Math.max(...down)];
  const extent = Math.max(east - west, (south - north) * widthToHeight) * (1 + 2 * margin);
  const width = Math.max(extent, leastWidth);
  const height = width / widthToHeight;
  return { left: (west + east - width) / 2, top: (north + south - height) / 2, width, height };
}

/** Pins closer than this fraction of the frame's width are merged. */
const together = 0.02;
/** The width of a letter as a fraction of the frame's width, and its height as a fraction of the frame's height. */
const label = { letter: 0.01, fewestLetters: 10, height: 0.036 };

/**
 * The pins of places in a frame. A name stands east of its pin, or west where another pin follows in the east or the
 * frame ends there, unless the frame also ends in the west.
 */
export function placePins(places: readonly JourneyPlace[], frame: MapFrame): MapPin[] {
  const pins: Omit<MapPin, 'isLabelledWest'>[] = [];
  for (const { name, latitude, longitude } of places) {
    const left = (longitude + 180 - frame.left) / frame.width;
    const top = (90 - latitude - frame.top) / frame.height;
    const near = pins.find((pin) => Math.hypot(pin.left - left, (pin.top - top) / widthToHeight) < together);
    if (near) near.names.push(name);
    else pins.push({ left, top, names: [name] });
  }
  const isLabelledWest = (pin: (typeof pins)[number]) => {
    const width = label.letter * Math.max(label.fewestLetters, ...pin.names.map(({ length }) => length));
    const fitsEast = pin.left + width <= 1;
    if (pin.left < width) return !fitsEast && pin.left > 0.5;
    const isFollowed = pins.some(
      ({ left, top }) => left > pin.left && left - pin.left < width && Math.abs(top - pin.top) < label.height,
    );
    return isFollowed || !fitsEast;
  };
  return pins.map((pin) => ({ ...pin, isLabelledWest: isLabelledWest(pin) }));
}
