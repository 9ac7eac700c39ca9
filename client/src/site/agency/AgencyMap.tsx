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

/** The streets of an invented town. */
const MapDrawing = () => (
  <svg
    className={styles.drawing}
    viewBox="0 0 1440 420"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <rect width="1440" height="420" className={styles.land} />
    <g className={styles.parks}>
      <path d="M838 132c50-26 132-26 178 6s38 84-12 104-150 12-180-20-30-68 14-90z" />
      <path d="M-20 250c80-30 160-20 200 30s10 110-50 160H-20z" />
      <path d="M1240-20h220v110c-70 20-150 10-190-30s-40-60-30-80zM300-20h170c10 40-10 80-60 90s-100-20-110-90zM1180 370c60-20 130-10 160 70h-200c0-30 10-60 40-70z" />
    </g>
    <path className={styles.water} d="M880 170c30-14 80-12 100 8s14 40-14 48-80 4-100-12-14-32 14-44z" />
    <g className={styles.waves}>
      <path d="M898 190q10-9 20 0t20 0M924 208q10-9 20 0t20 0" />
    </g>
    <path
      className={styles.blocks}
      d="M430 118h66v48h-66zM515 112h64v50h-64zM440 198h56v56h-56zM718 184h60v40h-60zM480 336h66v52h-66zM640 346h50v46h-50zM800 326h76v40h-76zM980 308h74v38h-74zM1078 124h56v56h-56zM1160 176h62v46h-62zM1250 128h56v46h-56zM1356 150h60v66h-60zM250 112h66v50h-66zM326 186h70v44h-70zM300 330h66v46h-66zM1250 286h58v42h-58zM1346 288h66v52h-66zM90 36h76v50h-76zM60 132h104v40h-104z"
    />
    <path
      className={styles.houses}
      d="M548 226h40v-24l-20-17-20 17zM594 226h30v-20l-15-13-15 13zM712 92h42v-26l-21-18-21 18zM722 158h36v-22l-18-15-18 15zM546 84h38v-24l-19-16-19 16zM590 84h28v-18l-14-12-14 12zM570 376h36v-22l-18-15-18 15zM896 376h40v-26l-20-17-20 17zM942 376h28v-18l-14-12-14 12zM1168 152h38v-24l-19-16-19 16zM1256 232h36v-22l-18-15-18 15zM258 244h38v-24l-19-16-19 16zM340 152h34v-20l-17-14-17 14zM440 386h38v-24l-19-16-19 16zM1106 340h36v-22l-18-15-18 15zM228 60h30v-18l-15-13-15 13z"
    />
    <g className={styles.roads}>
      <path d="M-20 204c140-10 190 90 340 90s240-16 362-6 180 24 330 4 260-40 450-24" />
      <path d="M640-20c30 70 60 110 46 180s-20 90-4 128 80 90 90 150" />
    </g>
    <g className={styles.streets}>
      <path d="M-20 110c120 0 180-20 320-14s250-10 386 4 160 0 380 4 270 4 410-6M206-20c10 120 30 200 16 300s-10 120-20 160M412-20c16 60-4 140 8 220s0 60 4 94-14 80-8 146M1064-20c0 80-14 160 6 230s20 130 10 230M1330-20c-20 90 10 200 0 280s-10 120 0 180M686 160c-80 20-180 10-262 24M682 240c120 10 240 30 386 4" />
    </g>
    <g className={styles.trees}>
      <path d="M824 214a13 13 0 1 0 26 0 13 13 0 1 0-26 0M998 160a15 15 0 1 0 30 0 15 15 0 1 0-30 0M868 144a11 11 0 1 0 22 0 11 11 0 1 0-22 0M980 232a11 11 0 1 0 22 0 11 11 0 1 0-22 0M40 300a16 16 0 1 0 32 0 16 16 0 1 0-32 0M96 330a13 13 0 1 0 26 0 13 13 0 1 0-26 0M120 290a10 10 0 1 0 20 0 10 10 0 1 0-20 0M1290 40a14 14 0 1 0 28 0 14 14 0 1 0-28 0M1380 50a16 16 0 1 0 32 0 16 16 0 1 0-32 0M350 26a13 13 0 1 0 26 0 13 13 0 1 0-26 0M1210 396a13 13 0 1 0 26 0 13 13 0 1 0-26 0M1270 404a11 11 0 1 0 22 0 11 11 0 1 0-22 0" />
    </g>
    <g transform="translate(682 288)">
      <ellipse rx="22" ry="7" className={styles.shade} />
      <path className={styles.pin} d="M0 0c-8-26-34-44-34-72a34 34 0 0 1 68 0c0 28-26 46-34 72z" />
      <circle cy="-72" r="13" className={styles.eye} />
    </g>
  </svg>
);
