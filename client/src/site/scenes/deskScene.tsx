import { band, ink, lagoon, light, marigold, terracotta } from '../../ui/site/sceneColours.ts';

/** Books, a pen in its inkwell and a lamp. */
export const deskScene = (
  <>
    <circle cx="1262" cy="168" r="150" fill={lagoon} opacity=".6" />
    <circle cx="1262" cy="168" r="92" fill={lagoon} />
    <path fill={ink} d="M600 320q60-34 150-34h690v34z" />
    <path fill={band} d="M1000 286v-36h196v36z" />
    <path fill={terracotta} d="M1016 250v-32h170v32z" />
    <path fill={light} d="M1012 218v-28h160v28z" />
    <path stroke={marigold} strokeWidth="5" d="M1024 250v36M1036 250v36M1160 218v32M1040 190v28" />
    <path fill={light} d="M1078 190q-6-70 44-106 12 56-30 106z" />
    <path fill="none" stroke={lagoon} strokeWidth="3" d="M1088 180q4-40 30-86" />
    <path fill={ink} d="M1066 190v-22h10v-9h28v9h10v22z" />
    <path fill={marigold} d="M1236 176l24 8 16 102h-78z" opacity=".3" />
    <path fill="none" stroke={ink} strokeWidth="9" strokeLinejoin="round" d="M1320 286V208l-48-76" />
    <path fill={ink} d="M1282 286h76v-14h-76z" />
    <path fill={marigold} d="M1222 154l44-48q34-6 44 24l-62 52z" />
    <path fill={light} d="M1228 160l26 24q-22 10-34-2-8-12 8-22z" />
  </>
);
