import { band, ink, lagoon, light, marigold, terracotta } from '../../ui/site/sceneColours.ts';

// Drawings for the right half of a page's banner, 1440 by 320 like the sunset that other pages have.

/** Snow peaks before sunrise. */
export const peaks = (
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

/** A boat under sail, and palms on the shore. */
export const shore = (
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

/** A courtyard of arches with strings of lights. */
export const courtyard = (
  <>
    <circle cx="1262" cy="66" r="32" fill={light} opacity=".9" />
    <path fill={band} d="M770 320V118h670v202z" />
    <path fill={terracotta} d="M756 118v-14h684v14zM770 130v-5h670v5z" />
    <path
      fill={lagoon}
      d="M800 320V212q0-30 22-40 6-22 38-34 32 12 38 34 22 10 22 40v108zM970 320V212q0-30 22-40 6-22 38-34 32 12 38 34 22 10 22 40v108zM1140 320V212q0-30 22-40 6-22 38-34 32 12 38 34 22 10 22 40v108zM1310 320V212q0-30 22-40 6-22 38-34 32 12 38 34 22 10 22 40v108z"
    />
    <path
      fill="none"
      stroke={marigold}
      strokeWidth="8"
      strokeLinecap="round"
      strokeDasharray="0 24"
      d="M756 84q120 60 230 12t230 8 224-18"
    />
    <path
      fill={marigold}
      d="M852 214h16l6 22-14 12-14-12zM1022 214h16l6 22-14 12-14-12zM1192 214h16l6 22-14 12-14-12zM1362 214h16l6 22-14 12-14-12z"
    />
    <path stroke={marigold} strokeWidth="2" d="M860 140v74M1030 140v74M1200 140v74M1370 140v74" />
  </>
);

/** A night train on its viaduct. */
export const nightTrain = (
  <>
    <path fill={lagoon} d="M560 320c110-90 190-120 300-116s160-60 270-64 210 70 310 60v120z" opacity=".75" />
    <circle cx="1262" cy="116" r="32" fill={light} />
    <path
      stroke={light}
      strokeWidth="5"
      strokeLinecap="round"
      d="M910 128h0M990 102h0M1080 138h0M1160 98h0M1350 104h0M1210 148h0"
    />
    <path
      fill={ink}
      d="M560 320c50-10 60-100 130-106h750v106h-50v-40a28 28 0 0 0-56 0v40h-34v-40a28 28 0 0 0-56 0v40h-34v-40a28 28 0 0 0-56 0v40h-34v-40a28 28 0 0 0-56 0v40h-34v-40a28 28 0 0 0-56 0v40h-34v-40a28 28 0 0 0-56 0v40h-34v-40a28 28 0 0 0-56 0v40z"
    />
    <g transform="translate(150 0)">
      <path
        fill={terracotta}
        d="M800 172h150v36H778l6-22q4-14 16-14zM958 172h140v36H958zM1106 172h140v36h-140zM1254 172h140v36h-140z"
      />
      <path
        stroke={marigold}
        strokeWidth="14"
        strokeDasharray="18 10"
        d="M816 188h122M970 188h122M1118 188h122M1266 188h122"
      />
    </g>
  </>
);
