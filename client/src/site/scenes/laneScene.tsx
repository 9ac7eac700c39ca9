import { band, ink, lagoon, light, marigold, terracotta } from '../../ui/site/sceneColours.ts';

/** A lane of houses below a clock tower in the evening, their windows lit. */
export const laneScene = (
  <>
    <circle cx="1352" cy="112" r="30" fill={light} opacity=".9" />
    <path fill={lagoon} d="M600 320c90-76 190-96 300-88s150-56 270-50 190 50 270 38v100z" />
    <path
      fill={light}
      d="M966 214v-72h-6l26-34 26 34h-6v72zM986 150a13 13 0 1 0 .1 0z"
      fillRule="evenodd"
      opacity=".8"
    />
    <path fill="none" stroke={light} strokeWidth="3" d="M986 155v8l6 4" opacity=".8" />
    <path fill={band} d="M890 320v-92h150v92z" />
    <path fill={terracotta} d="M1064 320V184h186v136z" />
    <path fill={marigold} d="M1250 320V206h190v114z" />
    <path
      fill={ink}
      d="M876 228l28-34h122l28 34zM1050 184l34-40h146l34 40zM1238 206l30-36h172v36zM1142 320v-70a18 18 0 0 1 36 0v70zM1330 320v-60a16 16 0 0 1 32 0v60z"
    />
    <path
      fill={marigold}
      d="M912 284v-26a12 12 0 0 1 24 0v26zM996 284v-26a12 12 0 0 1 24 0v26zM1088 240v-26a12 12 0 0 1 24 0v26zM1208 240v-26a12 12 0 0 1 24 0v26z"
    />
    <path fill={light} d="M1272 260v-26a12 12 0 0 1 24 0v26zM1396 260v-26a12 12 0 0 1 24 0v26z" />
    <path
      fill="none"
      stroke={ink}
      strokeWidth="3"
      d="M1080 226h40v16h-40zm10 0v16m10-16v16m10-16v16M1200 226h40v16h-40zm10 0v16m10-16v16m10-16v16M1264 246h40v16h-40zm10 0v16m10-16v16m10-16v16M1388 246h40v16h-40zm10 0v16m10-16v16m10-16v16"
    />
    <path fill={ink} d="M560 320c120-34 300-44 470-36s280-6 410 2v34z" />
  </>
);
