import type { TextFieldProps } from '@mui/material/TextField';

/** A select of the browser: it works before hydration, and looks as phones show all others. */
export const nativeSelect = {
  select: true,
  size: 'medium',
  slotProps: { select: { native: true } },
} satisfies TextFieldProps;

/** The same for a select whose empty option has a text, which the label must not cover. */
export const nativeSelectWithEmptyChoice = {
  ...nativeSelect,
  slotProps: { ...nativeSelect.slotProps, inputLabel: { shrink: true } },
} satisfies TextFieldProps;
