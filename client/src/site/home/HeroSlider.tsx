import type { PageContents } from '@modules/content/contract.ts';
import IconButton from '@mui/material/IconButton';
import { formatPrice } from '@platform/text/formats.contract.ts';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { classNames } from '../../lib/text/classNames.ts';
import { ButtonLink } from '../../ui/site/Button.tsx';
import { Picture } from '../../ui/site/Picture.tsx';
import styles from './HeroSlider.module.css';

const autoplayMs = 5000;

type Slide = PageContents['home']['slides'][number];

type HeroSliderProps = {
  slides: Slide[];
  /** The page's only h1, for search engines and screen readers: hidden slides are hidden from both. */
  title: string;
  /** The lowest price in rupees, if known. */
  fromPrice: number | null;
};

/**
 * Slides that cross-fade; they can be paused, and stop when reduced motion is preferred. Screen readers announce a
 * slide that a button has selected, but not those that change by themselves.
 */
export function HeroSlider({ title, slides, fromPrice }: HeroSliderProps) {
  const [playing, setPlaying] = useState(true);
  const [attended, setAttended] = useState(false);
  const [isHydrated, setHydrated] = useState(false); // hidden slides get their pictures after the first view
  const changing = playing && !attended;
  const [shown, setShown] = useShownSlide(slides.length, changing);

  useEffect(() => {
    setHydrated(true);
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(false);
  }, []);

  return (
    <section
      className={styles.hero}
      aria-roledescription="carousel"
      aria-label="Highlights"
      data-on="ink"
      data-own-keys
      onMouseEnter={() => setAttended(true)}
      onMouseLeave={({ currentTarget }) =>
        setAttended(currentTarget.querySelector(':focus-visible') !== null)
      }
      onFocus={() => setAttended(true)}
      onBlur={() => setAttended(false)}
    >
      <h1 id="page-title" className="visually-hidden">
        {title}
      </h1>
      <div className={styles.slides} aria-live={changing ? 'off' : 'polite'}>
        {slides.map((slide, place) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group, not a fieldset
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: staff may write a text twice
            key={place}
            className={classNames(styles.slide, place === shown && styles.shown)}
            role="group"
            aria-roledescription="slide"
            aria-label={`${place + 1} of ${slides.length}`}
            inert={place !== shown}
          >
            {place === 0 || isHydrated ? <SlidePicture slide={slide} first={place === 0} /> : null}
            <SlideText slide={slide} fromPrice={fromPrice} />
          </div>
        ))}
      </div>
      {slides.length > 1 ? (
        <SliderButtons
          playing={playing}
          onTurn={(step) => setShown((shown + step + slides.length) % slides.length)}
          onToggle={() => setPlaying(!playing)}
        />
      ) : null}
    </section>
  );
}

/** The place of the shown slide, which advances while the slides are changing. */
function useShownSlide(count: number, changing: boolean) {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    if (!changing || count < 2) return;
    const timer = setInterval(() => {
      if (!document.hidden) setShown((now) => (now + 1) % count);
    }, autoplayMs);
    return () => clearInterval(timer);
  }, [changing, count]);

  return [shown, setShown] as const;
}

type SliderButtonsProps = { playing: boolean; onTurn: (step: number) => void; onToggle: () => void };

function SliderButtons({ playing, onTurn, onToggle }: SliderButtonsProps) {
  return (
    <div className={`wrap ${styles.tools}`}>
      <IconButton size="large" aria-label="Previous slide" onClick={() => onTurn(-1)}>
        <ChevronLeft size={22} aria-hidden="true" />
      </IconButton>
      <IconButton size="large" aria-label="Next slide" onClick={() => onTurn(1)}>
        <ChevronRight size={22} aria-hidden="true" />
      </IconButton>
      <IconButton
        size="large"
        aria-label={playing ? 'Pause the slides' : 'Play the slides'}
        onClick={onToggle}
      >
        {playing ? <Pause size={18} aria-hidden="true" /> : <Play size={18} aria-hidden="true" />}
      </IconButton>
    </div>
  );
}

type SlideTextProps = { slide: Slide } & Pick<HeroSliderProps, 'fromPrice'>;

function SlideText({ slide, fromPrice }: SlideTextProps) {
  return (
    <div className={`wrap ${styles.text}`}>
      <p className={styles.subheading}>{slide.subheading}</p>
      <h2>{slide.heading}</h2>
      <p className={styles.description}>{slide.description}</p>
      {fromPrice ? (
        <p className={styles.price}>
          Journeys from <strong>{formatPrice(fromPrice)}</strong> per person
        </p>
      ) : null}
      <div className={styles.ways}>
        <ButtonLink to={slide.link} look="sunny">
          {slide.link_label}
        </ButtonLink>
        <ButtonLink to="/booking" look="light" className={styles.enquire}>
          Enquire
        </ButtonLink>
      </div>
    </div>
  );
}

/** The site's own drawings have a tall version for phones; an uploaded picture is cut to fit. */
function SlidePicture({ slide: { picture, alt }, first }: { slide: Slide; first: boolean }) {
  const look = { alt, width: 1600, height: 1000 };
  if (!picture.startsWith('/pictures/hero/')) {
    return <Picture {...look} src={picture} kind="destination" size="full" eager={first} />;
  }
  return (
    <picture>
      <source media="(max-width: 47.95em)" srcSet={picture.replace('.svg', '-tall.svg')} />
      {/* biome-ignore lint/a11y/useAltText: it is in `look` */}
      <img {...look} src={picture} fetchPriority={first ? 'high' : 'low'} />
    </picture>
  );
}
