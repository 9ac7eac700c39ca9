import { band, ink, lagoon, light, marigold, terracotta } from '../../ui/site/sceneColours.ts';

/** A lighthouse that sweeps the sea. */
export const lighthouseScene = (
  <>
    <path fill={light} d="M1196 134L640 12V0h190zM1196 134l244 30v84z" opacity=".16" />
    <path fill={lagoon} d="M520 320c60-60 140-84 260-84s220 8 340 0 220-8 320-4v88z" />
    <path
      stroke={light}
      strokeWidth="4"
      strokeLinecap="round"
      d="M860 262h70M950 284h90M820 292h60M1004 256h44"
      opacity=".5"
    />
    <path fill={light} d="M1020 176v62h-40zM1028 186q22 20 26 52h-26z" />
    <path fill={terracotta} d="M970 244h92l-14 18h-62z" />
    <path fill={light} d="M1168 286l14-130h28l14 130z" />
    <path fill={terracotta} d="M1179 186h34l4 34h-42zM1172 252h48l4 34h-56z" />
    <path fill={ink} d="M1196 156h14l14 130h-20zM1172 156h48v-8h-48zM1176 118l20-20 20 20z" opacity=".9" />
    <path fill={marigold} d="M1182 148v-30h28v30z" />
    <path fill={band} d="M1070 320c40-44 80-62 130-66s150 10 240-6v72z" />
    <path fill={ink} d="M1100 320c60-30 130-40 200-32s100-4 140-8v40z" />
  </>
);
