import { MapPin } from 'lucide-react';
import type { BusinessFacts } from '../../features/settings/settingsApi.ts';
import { ButtonLink } from '../../ui/site/Button.tsx';
import styles from './AgencyMap.module.css';

/** The address on a drawn map, with a link to directions. The drawing shows no real streets. */
export function AgencyMap({ facts }: { facts: BusinessFacts }) {
  if (!facts.address) return null;
  return (
    <section className={styles.map} aria-labelledby="agency-map">
      <MapDrawing />
      <div className={styles.card}>
        <h2 id="agency-map">Come and see us</h2>
        <address>{facts.address}</address>
        <p>The map is a drawing, not to scale.</p>
        {facts.directions_url ? (
          <ButtonLink to={facts.directions_url}>
            <MapPin size={18} aria-hidden="true" />
            &nbsp;Directions
          </ButtonLink>
        ) : null}
      </div>
    </section>
  );
}

/** A river town between the sea and the hills. */
const MapDrawing = () => (
  <svg
    className={styles.drawing}
    viewBox="0 0 1440 420"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <rect width="1440" height="420" className={styles.land} />
    <path className={styles.water} d="M0 0h250c40 60 10 110 60 160s20 120 70 170 40 60 60 90H0z" />
    <path
      className={styles.water}
      d="M300 150c120-40 190 30 320 10s190-80 330-60 170 70 290 50 130-60 200-70v44c-80 12-110 60-210 74s-190-40-300-54-190 50-320 66-210-40-290 0z"
    />
    <g className={styles.waves}>
      <path d="M40 90q14-12 28 0t28 0 28 0M110 210q14-12 28 0t28 0 28 0M60 330q14-12 28 0t28 0 28 0M210 380q14-12 28 0t28 0" />
      <path d="M560 178q12-10 24 0t24 0M1010 138q12-10 24 0t24 0M1270 140q12-10 24 0t24 0" />
    </g>
    <g className={styles.hills}>
      <path d="M1040 420c40-90 110-110 170-60s90-70 230-90v150z" />
      <path d="M1220 60c50-60 150-70 220-40v-20h-240z" />
    </g>
    <g className={styles.roads}>
      <path d="M470 420c40-90 110-120 210-130s230 20 330-10 160-70 430-60" />
      <path d="M680 0c10 60 60 90 50 150s-50 90-50 140 40 80 40 130" />
      <path d="M420 60c120 20 210 10 310-30M900 0c20 50-10 80 20 120M860 420c-10-60 30-90 20-138" />
    </g>
    <path className={styles.bridge} d="M728 116q4 34-18 74" />
    <g className={styles.houses}>
      <path d="M560 250h38v-26l-19-16-19 16zM606 250h30v-20l-15-14-15 14zM760 262h42v-28l-21-16-21 16zM810 262h28v-20l-14-12-14 12zM590 330h34v-22l-17-15-17 15zM930 330h40v-26l-20-16-20 16zM520 96h30v-20l-15-13-15 13zM960 76h36v-24l-18-15-18 15z" />
    </g>
    <g className={styles.palms}>
      <path d="M452 330q8-34 2-60M500 210q8-24 2-44M1080 230q8-30 2-52M840 80q6-22 2-40" />
      <path d="M454 270q-24-14-40 4 24-2 40-4 2-26 28-24-18 8-28 24 26-10 40 8-24 0-40-8M502 166q-20-12-34 4 20-2 34-4 2-22 24-20-16 6-24 20 22-8 34 8-20 0-34-8M1082 178q-20-12-34 4 20-2 34-4 2-22 24-20-16 6-24 20 22-8 34 8-20 0-34-8M842 40q-16-10-28 4 16-2 28-4 2-18 20-16-14 4-20 16 18-6 28 6-16 0-28-6" />
    </g>
    <g transform="translate(682 288)">
      <ellipse rx="22" ry="7" className={styles.shade} />
      <path className={styles.pin} d="M0 0c-8-26-34-44-34-72a34 34 0 0 1 68 0c0 28-26 46-34 72z" />
      <circle cy="-72" r="13" className={styles.eye} />
    </g>
  </svg>
);
