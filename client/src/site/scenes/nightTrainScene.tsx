import { ink, lagoon, light, marigold, terracotta } from '../../ui/site/sceneColours.ts';

/** A night train on its viaduct. */
export const nightTrainScene = (
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
