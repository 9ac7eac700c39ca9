import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { classNames } from '../../app/classNames.ts';
import { formatPrice } from '../../app/formats.ts';
import { ButtonLink } from '../../components/Button.tsx';
import styles from './HeroSlider.module.css';

const slides = [
  {
    picture: 'coast',
    subheading: 'From Goa, with care',
    heading: 'Journeys drawn by people who walked them',
    description: 'Beaches, backwaters, passes and palaces, planned around your days and your purse.',
  },
  {
    picture: 'palace',
    subheading: 'Palaces, lakes and lamps',
    heading: 'The India you remember before you have been',
    description: 'Rajasthan by boat and by road, with rooms we have slept in and prices without fog.',
  },
] as const;

const autoplayMs = 5000;

type HeroSliderProps = {
  /** The lowest price on offer, in rupees, when it is known. */
  fromPrice: number | null;
};

/** Two slides that fade into each other; it can be paused, and stands still when motion is not wanted. */
export function HeroSlider({ fromPrice }: HeroSliderProps) {
  const [shown, setShown] = useState(0);
  const [playing, setPlaying] = useState(true);
  const [attended, setAttended] = useState(false);
  const [alive, setAlive] = useState(false);

  useEffect(() => {
    setAlive(true);
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(false);
  }, []);

  useEffect(() => {
    if (!playing || attended) return;
    const timer = setInterval(() => {
      if (!document.hidden) setShown((now) => (now + 1) % slides.length);
    }, autoplayMs);
    return () => clearInterval(timer);
  }, [playing, attended]);

  const turn = (step: number) => setShown((shown + step + slides.length) % slides.length);

  return (
    <section
      className={styles.hero}
      aria-roledescription="carousel"
      aria-label="Highlights"
      data-on="ink"
      data-own-keys
      onMouseEnter={() => setAttended(true)}
      onMouseLeave={() => setAttended(false)}
      onFocus={() => setAttended(true)}
      onBlur={() => setAttended(false)}
    >
      {slides.map(({ picture, subheading, heading, description }, place) => {
        const Heading = place === 0 ? 'h1' : 'h2';
        return (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group, not a fieldset
          <div
            key={picture}
            className={classNames(styles.slide, place === shown && styles.shown)}
            role="group"
            aria-roledescription="slide"
            aria-label={`${place + 1} of ${slides.length}`}
            inert={place !== shown}
          >
            {/* Nobody sees the others before the page is alive: they leave the line to the first view. */}
            {place === 0 || alive ? (
              <picture>
                <source media="(max-width: 767px)" srcSet={`/pictures/hero/${picture}-tall.svg`} />
                <img
                  src={`/pictures/hero/${picture}.svg`}
                  alt=""
                  width={1600}
                  height={1000}
                  fetchPriority={place === 0 ? 'high' : 'low'}
                />
              </picture>
            ) : null}
            <div className={`wrap ${styles.text}`}>
              <p className={styles.subheading}>{subheading}</p>
              <Heading>{heading}</Heading>
              <p className={styles.description}>{description}</p>
              {fromPrice ? (
                <p className={styles.price}>
                  Journeys from <strong>{formatPrice(fromPrice)}</strong> a person
                </p>
              ) : null}
              <div className={styles.ways}>
                <ButtonLink to="/destination" look="sunny">
                  Explore More
                </ButtonLink>
                <ButtonLink to="/booking" look="light">
                  Enquire
                </ButtonLink>
              </div>
            </div>
          </div>
        );
      })}
      <div className={`wrap ${styles.tools}`}>
        <button type="button" aria-label="Previous slide" onClick={() => turn(-1)}>
          <ChevronLeft size={22} aria-hidden="true" />
        </button>
        <button type="button" aria-label="Next slide" onClick={() => turn(1)}>
          <ChevronRight size={22} aria-hidden="true" />
        </button>
        <button
          type="button"
          aria-label={playing ? 'Pause the slides' : 'Play the slides'}
          onClick={() => setPlaying(!playing)}
        >
          {playing ? <Pause size={18} aria-hidden="true" /> : <Play size={18} aria-hidden="true" />}
        </button>
      </div>
    </section>
  );
}
