import type { TextFieldProps } from '@mui/material/TextField';

/** A select of the browser: it works before hydration, and phones show it as they show all others. */
export const nativeSelect = {
  select: true,
  size: 'medium',
  slotProps: { select: { native: true } },
} satisfies TextFieldProps;
