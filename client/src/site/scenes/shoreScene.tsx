import { ink, lagoon, light, marigold, terracotta } from '../../ui/site/sceneColours.ts';

/** A boat under sail, and palms on the shore. */
export const shoreScene = (
  <>
    <circle cx="1010" cy="176" r="92" fill={marigold} />
    <path fill={lagoon} d="M510 320c50-70 120-102 230-110s200-12 330-10 260 4 370 0v120z" />
    <path
      stroke={marigold}
      strokeWidth="5"
      strokeLinecap="round"
      d="M936 222h150M956 240h110M910 258h70M1010 258h84M968 276h64"
      opacity=".8"
    />
    <path fill={light} d="M836 132v76h-50zM844 120c34 22 50 52 52 88h-52z" />
    <path fill={terracotta} d="M772 216h136l-20 24h-92z" />
    <path fill={ink} d="M1060 320c70-46 130-66 220-70s110 6 160 2v68z" />
    <g fill={ink} transform="translate(0 34)">
      <path d="M1262 262c6-60 20-110 46-150l10 4c-24 44-36 92-40 148zM1352 262c0-46-8-84-26-116l9-4c20 34 30 74 31 120z" />
      <path d="M1314 116c-34-30-70-26-88 0 30-12 58-12 88 0zM1314 116c-24-44-4-70 30-76-16 26-22 50-30 76zM1314 116c24-36 64-40 88-12-32-4-58 0-88 12zM1314 116c-40 0-62 24-60 54 18-24 36-42 60-54zM1314 116c34 8 50 34 42 62-12-26-24-44-42-62zM1330 146c-24-20-50-16-62 4 22-8 42-8 62-4zM1330 146c18-26 48-28 64-8-24-2-42 0-64 8zM1330 146c26 6 38 26 32 48-8-20-18-34-32-48z" />
    </g>
  </>
);
