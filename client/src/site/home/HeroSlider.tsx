import IconButton from '@mui/material/IconButton';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { classNames } from '../../lib/text/classNames.ts';
import { formatPrice } from '../../lib/text/formats.ts';
import { ButtonLink } from '../../ui/site/Button.tsx';
import styles from './HeroSlider.module.css';

const slides = [
  {
    picture: 'coast',
    subheading: 'From Goa, with care',
    heading: 'Journeys drawn by people who walked them',
    description: 'Beaches, backwaters, passes and palaces, planned around your time and your budget.',
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
  /** The page's only h1, for search engines and screen readers: hidden slides are hidden from both. */
  title: string;
  /** The lowest price in rupees, if known. */
  fromPrice: number | null;
};

/** Two slides that cross-fade; can be paused, and stops when reduced motion is preferred. */
export function HeroSlider({ title, fromPrice }: HeroSliderProps) {
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
      <h1 className="visually-hidden">{title}</h1>
      {slides.map(({ picture, subheading, heading, description }, place) => {
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
            {/* The other slides are invisible before hydration, so they load after the first view. */}
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
              <h2>{heading}</h2>
              <p className={styles.description}>{description}</p>
              {fromPrice ? (
                <p className={styles.price}>
                  Journeys from <strong>{formatPrice(fromPrice)}</strong> per person
                </p>
              ) : null}
              <div className={styles.ways}>
                <ButtonLink to="/destination" look="sunny">
                  Explore More
                </ButtonLink>
                <ButtonLink to="/booking" look="light" className={styles.enquire}>
                  Enquire
                </ButtonLink>
              </div>
            </div>
          </div>
        );
      })}
      <div className={`wrap ${styles.tools}`}>
        <IconButton size="large" aria-label="Previous slide" onClick={() => turn(-1)}>
          <ChevronLeft size={22} aria-hidden="true" />
        </IconButton>
        <IconButton size="large" aria-label="Next slide" onClick={() => turn(1)}>
          <ChevronRight size={22} aria-hidden="true" />
        </IconButton>
        <IconButton
          size="large"
          aria-label={playing ? 'Pause the slides' : 'Play the slides'}
          onClick={() => setPlaying(!playing)}
        >
          {playing ? <Pause size={18} aria-hidden="true" /> : <Play size={18} aria-hidden="true" />}
        </IconButton>
      </div>
    </section>
  );
}
