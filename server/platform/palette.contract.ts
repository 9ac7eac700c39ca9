/**
 * The colours of the product, defined only here. The MUI theme of the client is built from them; mails and pages
 * outside the client read them here.
 */
export const brand = {
  ink: '#10302F',
  lagoon: '#0E6B6F',
  azulejo: '#1F4E9E',
  marigold: '#F2A93B',
  terracotta: '#C8502F',
  sand: '#FBF6EC',
  shell: '#FFFFFF',
} as const;

/** Surfaces and accents that both schemes share. Text on dark surfaces is `onInk`, or the quieter `onInkSoft`. */
export const fixed = {
  onInk: '#F4ECDC',
  onInkSoft: '#B9CCC7',
  lineOnInk: '#2B4C4A',
  lagoonDeep: '#0A5255',
  azulejoDeep: '#173C7C',
  onAzulejoSoft: '#E6ECF6',
  marigoldDeep: '#E0932A',
  platinum: '#5B3A8C',
  royal: '#7D1F26',
  traditional: '#1E4630',
} as const;

/** A colour, its shade on hover, text on it, and a faint background of it. */
type Accent = { main: string; dark: string; contrastText: string; wash: string };

export type Scheme = {
  ground: string;
  surface: string;
  raised: string;
  line: string;
  /** Borders of controls: 3:1 on every surface. */
  outline: string;
  text: string;
  quietText: string;
  primary: Accent;
  secondary: Accent;
  error: Accent;
  warning: Accent;
  success: Accent;
};

export const lightScheme: Scheme = {
  ground: brand.sand,
  surface: brand.shell,
  raised: '#F2E8D5',
  line: '#E3D8C3',
  outline: '#827C67',
  text: brand.ink,
  quietText: '#3F5C5A',
  primary: { main: brand.lagoon, dark: fixed.lagoonDeep, contrastText: brand.shell, wash: '#E3EFEC' },
  secondary: { main: brand.azulejo, dark: fixed.azulejoDeep, contrastText: brand.shell, wash: '#E6ECF6' },
  error: { main: '#9E3516', dark: '#862C12', contrastText: brand.shell, wash: '#FBE9E2' },
  warning: { main: '#865600', dark: '#6E4700', contrastText: brand.shell, wash: '#FDF0D8' },
  success: { main: '#1D6B43', dark: '#165535', contrastText: brand.shell, wash: '#E4F2E9' },
};

export const darkScheme: Scheme = {
  ground: '#0A1E1E',
  surface: brand.ink,
  raised: '#163D3C',
  line: '#2B5654',
  outline: '#7C9C98',
  text: '#EDF4F2',
  quietText: '#A9C3BF',
  primary: { main: '#5CC7C4', dark: '#4BB0AD', contrastText: '#06201F', wash: '#133F40' },
  secondary: { main: '#9DB9EE', dark: '#86A5E2', contrastText: '#0B1C3D', wash: '#1B3050' },
  error: { main: '#FF9C7D', dark: '#F08A6A', contrastText: '#3A1003', wash: '#45231B' },
  warning: { main: brand.marigold, dark: fixed.marigoldDeep, contrastText: '#2E1C00', wash: '#3D2F12' },
  success: { main: '#84D69B', dark: '#6CC386', contrastText: '#06230F', wash: '#15412C' },
};
