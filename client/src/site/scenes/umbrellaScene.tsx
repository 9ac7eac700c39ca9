import { ink, lagoon, light, marigold, terracotta } from '../../ui/site/sceneColours.ts';

/** A suitcase under an umbrella. */
export const umbrellaScene = (
  <>
    <path fill={lagoon} d="M560 320c140-70 260-84 380-76s180-64 290-58 150 40 210 34v100z" opacity=".75" />
    <path
      stroke={light}
      strokeWidth="4"
      strokeLinecap="round"
      d="M962 96l-12 32M930 176l-12 32M988 204l-12 32M1400 70l-12 32M1420 168l-12 32M1370 214l-12 32M1010 66l-10 26M1344 60l-10 26"
      opacity=".55"
    />
    <path fill={ink} d="M600 320c160-40 340-44 500-36s240-18 340-12v48z" />
    <path fill="none" stroke={ink} strokeWidth="8" strokeLinecap="round" d="M1190 88v182q0 20-18 20t-18-20" />
    <path
      fill={terracotta}
      d="M1030 196q16-98 160-102 144 4 160 102-26-22-53 0-27-22-54 0-26-22-53 0-27-22-54 0-26-22-53 0-27-22-53 0z"
    />
    <path fill={marigold} d="M1137 196q4-70 53-102 49 32 53 102-26-22-53 0-27-22-53 0z" />
    <path fill={ink} d="M1190 94q144 4 160 102-26-22-53 0-14-76-107-102z" opacity=".28" />
    <path fill="none" stroke={light} strokeWidth="8" d="M1230 232v-16q0-8 8-8h32q8 0 8 8v16" />
    <path fill={marigold} d="M1200 230h108q10 0 10 10v52h-128v-52q0-10 10-10z" />
    <path fill={terracotta} d="M1214 230h14v62h-14zM1280 230h14v62h-14z" />
  </>
);
