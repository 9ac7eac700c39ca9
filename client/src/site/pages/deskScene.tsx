/** Books, a pen in its inkwell and a lamp. */
export const deskScene = (
  <>
    <circle cx="1262" cy="168" r="150" fill="var(--mui-palette-lagoon-main)" opacity=".6" />
    <circle cx="1262" cy="168" r="92" fill="var(--mui-palette-lagoon-main)" />
    <path fill="var(--mui-palette-ink-main)" d="M600 320q60-34 150-34h690v34z" />
    <path fill="var(--mui-palette-band-main)" d="M1000 286v-36h196v36z" />
    <path fill="var(--mui-palette-terracotta-main)" d="M1016 250v-32h170v32z" />
    <path fill="var(--mui-palette-ink-contrastText)" d="M1012 218v-28h160v28z" />
    <path
      stroke="var(--mui-palette-marigold-main)"
      strokeWidth="5"
      d="M1024 250v36M1036 250v36M1160 218v32M1040 190v28"
    />
    <path fill="var(--mui-palette-ink-contrastText)" d="M1078 190q-6-70 44-106 12 56-30 106z" />
    <path fill="none" stroke="var(--mui-palette-lagoon-main)" strokeWidth="3" d="M1088 180q4-40 30-86" />
    <path fill="var(--mui-palette-ink-main)" d="M1066 190v-22h10v-9h28v9h10v22z" />
    <path fill="var(--mui-palette-marigold-main)" d="M1236 176l24 8 16 102h-78z" opacity=".3" />
    <path
      fill="none"
      stroke="var(--mui-palette-ink-main)"
      strokeWidth="9"
      strokeLinejoin="round"
      d="M1320 286V208l-48-76"
    />
    <path fill="var(--mui-palette-ink-main)" d="M1282 286h76v-14h-76z" />
    <path fill="var(--mui-palette-marigold-main)" d="M1222 154l44-48q34-6 44 24l-62 52z" />
    <path fill="var(--mui-palette-ink-contrastText)" d="M1228 160l26 24q-22 10-34-2-8-12 8-22z" />
  </>
);
