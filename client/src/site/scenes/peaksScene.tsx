import { band, ink, lagoon, light, marigold } from '../../ui/site/sceneColours.ts';

/** Snow peaks before sunrise. */
export const peaksScene = (
  <>
    <circle cx="1262" cy="132" r="30" fill={light} opacity=".9" />
    <path fill={lagoon} d="M600 320l170-128 74 46 138-150 96 92 86-64 118 112 66-38 92 68v62z" />
    <path
      fill={light}
      d="M982 88l-60 65 26-8 18 20 20-24 22 16 10-14 22 3zM1164 116l-38 28 22-2 14 16 16-14 20 8z"
      opacity=".92"
    />
    <path fill={band} d="M690 320l196-96 92 44 150-92 132 78 92-42 88 52v56z" />
    <path fill={ink} d="M620 320c120-50 210-58 300-40s140-46 240-56 190 16 280 40v56z" />
    <path fill={marigold} d="M1286 246h26v-20l-13-10-13 10zM1324 250h18v-14l-9-8-9 8z" />
  </>
);
