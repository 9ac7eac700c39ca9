import { palette as house } from './tokens.ts';

/** Shades of the brand palette for the back office, where text must reach 4.5:1 in both modes. */
type Scheme = {
  ground: string;
  surface: string;
  raised: string;
  line: string;
  text: string;
  quietText: string;
  primary: string;
  /** Filled buttons on hover: their text must stay legible. */
  primaryHover: string;
  onPrimary: string;
  secondary: string;
  onSecondary: string;
  error: string;
  onError: string;
  warning: string;
  onWarning: string;
  success: string;
  onSuccess: string;
  info: string;
  onInfo: string;
};

export const darkScheme: Scheme = {
  ground: '#0A1E1E',
  surface: house.ink,
  raised: '#163D3C',
  line: '#2B5654',
  text: '#EDF4F2',
  quietText: '#A9C3BF',
  primary: '#5CC7C4',
  primaryHover: '#4BB0AD',
  onPrimary: '#06201F',
  secondary: '#9DB9EE',
  onSecondary: '#0B1C3D',
  error: '#FF9C7D',
  onError: '#3A1003',
  warning: house.marigold,
  onWarning: '#2E1C00',
  success: '#84D69B',
  onSuccess: '#06230F',
  info: '#9DB9EE',
  onInfo: '#0B1C3D',
};

export const lightScheme: Scheme = {
  ground: house.sand,
  surface: house.shell,
  raised: '#F3ECDD',
  line: '#D9CFBB',
  text: house.ink,
  quietText: '#4A6462',
  primary: house.lagoon,
  primaryHover: '#0A4F51',
  onPrimary: house.shell,
  secondary: house.azulejo,
  onSecondary: house.shell,
  error: '#9E3516',
  onError: house.shell,
  warning: '#865600',
  onWarning: house.shell,
  success: '#1E6B38',
  onSuccess: house.shell,
  info: house.azulejo,
  onInfo: house.shell,
};
