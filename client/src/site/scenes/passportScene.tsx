import { band, ink, lagoon, light, marigold, terracotta } from '../../ui/site/sceneColours.ts';

/** A passport, its stamps, and an aeroplane on its way. */
export const passportScene = (
  <>
    <path fill={lagoon} d="M560 320c130-96 250-130 390-116s190-90 310-84 130 30 180 24v176z" opacity=".7" />
    <path fill={ink} d="M620 320c160-52 340-64 480-50s240-30 340-22v72z" />
    <path
      fill="none"
      stroke={light}
      strokeWidth="4"
      strokeLinecap="round"
      strokeDasharray="2 13"
      d="M838 272q36-88 128-118"
      opacity=".8"
    />
    <path fill={light} d="M978 146l38-18 16-28h8l-4 22 22-10q12-2 12 6l-30 18-16 30h-8l2-22-20 8-8 12h-6z" />
    <g transform="rotate(12 1250 190)">
      <path fill={light} d="M1196 96h170v172h-170z" />
      <path stroke={lagoon} strokeWidth="5" d="M1290 126h56M1290 146h40M1290 166h56" />
      <circle cx="1312" cy="222" r="26" fill="none" stroke={terracotta} strokeWidth="5" />
      <path stroke={terracotta} strokeWidth="5" d="M1294 222h36" />
    </g>
    <g transform="rotate(-9 1180 190)">
      <path fill={band} d="M1112 88h124q12 0 12 12v176q0 12-12 12h-124z" />
      <path fill={ink} d="M1112 88h14v200h-14z" opacity=".5" />
      <circle cx="1188" cy="164" r="36" fill="none" stroke={marigold} strokeWidth="5" />
      <path
        fill={marigold}
        d="M1188 138q6 20 26 26-20 6-26 26-6-20-26-26 20-6 26-26zM1154 226h68v7h-68zM1164 242h48v7h-48z"
      />
    </g>
  </>
);
