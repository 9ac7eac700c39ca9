import { band, lagoon, light, marigold, terracotta } from '../../ui/site/sceneColours.ts';

/** A courtyard of arches with strings of lights. */
export const courtyardScene = (
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
