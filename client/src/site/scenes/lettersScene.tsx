import { band, ink, lagoon, light, terracotta } from '../../ui/site/sceneColours.ts';

/** Letters on their way to a pillar box. */
export const lettersScene = (
  <>
    <path fill={lagoon} d="M560 320c120-90 230-118 340-104s170-74 290-70 170 40 250 26v148z" opacity=".75" />
    <path fill={band} d="M720 320c130-50 240-54 350-46s250-50 370-44v90z" />
    <path
      fill="none"
      stroke={light}
      strokeWidth="4"
      strokeLinecap="round"
      strokeDasharray="2 13"
      d="M900 226q40-92 128-82M1078 116q54-24 92 14"
      opacity=".8"
    />
    <path fill={light} d="M1012 128l62-20 16 48-62 20zM866 236l44-8 6 34-44 8z" />
    <path fill="none" stroke={terracotta} strokeWidth="4" d="M1012 128l44 22 18-42M866 236l28 16 16-24" />
    <path fill={ink} d="M560 320c180-34 380-30 540-24s240-16 340-10v34zM1176 292h112v14h-112z" />
    <path fill={terracotta} d="M1184 292V146q0-48 48-50 48 2 48 50v146z" />
    <path fill={ink} d="M1232 96q48 2 48 50v146h-26V146q0-36-22-50z" opacity=".3" />
    <path fill={ink} d="M1172 156h120v-12h-120zM1202 176h46v10h-46z" />
    <path fill={light} d="M1204 206h42v46h-42z" />
    <path stroke={ink} strokeWidth="3" d="M1212 218h26M1212 229h26M1212 240h16" />
  </>
);
