import type { JourneyPlace } from '@modules/destinations/contract.ts';
import { itineraryPath } from '@modules/destinations/itineraryPath.contract.ts';
import { useEffect, useRef } from 'react';
import { RouterLink } from '../../../ui/site/RouterLink.tsx';
import styles from './JourneyMap.module.css';
import { frameMap, placePins } from './mapPins.ts';

const percent = (part: number) => `${(part * 100).toFixed(2)}%`;

/** Where journeys are, on a drawn map; nothing when no place is known. Phones scroll it sideways. */
export function JourneyMap({ places }: { places: JourneyPlace[] }) {
  const scroller = useRef<HTMLDivElement>(null);
  const frame = frameMap(places);
  const pins = placePins(places, frame);
  // The median: a few places far away do not move the others out of sight.
  const middle = pins.map(({ left }) => left).sort((a, b) => a - b)[Math.floor(pins.length / 2)] ?? 0;
  useEffect(() => {
    const node = scroller.current;
    if (node) node.scrollLeft = node.scrollWidth * middle - node.clientWidth / 2;
  }, [middle]);
  if (places.length === 0) return null;
  // The drawing counts in tenths of a degree.
  const view = [frame.left, frame.top, frame.width, frame.height].map((side) => Math.round(side * 10));
  return (
    <section className={styles.section} aria-labelledby="journey-map">
      <h2 id="journey-map">On the map</h2>
      <div ref={scroller} className={styles.scroller}>
        <div className={styles.map}>
          <img
            src={`/pictures/maps/world.svg#svgView(viewBox(${view.join(',')}))`}
            alt=""
            width={1600}
            height={1000}
            loading="lazy"
          />
          <ul>
            {pins.map(({ left, top, names, isLabelledWest }) => (
              <li
                key={names[0]}
                style={{ left: percent(left), top: percent(top) }}
                data-west={isLabelledWest || undefined}
              >
                <div>
                  {names.map((name) => (
                    <RouterLink key={name} to={itineraryPath(name)}>
                      {name}
                    </RouterLink>
                  ))}
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
