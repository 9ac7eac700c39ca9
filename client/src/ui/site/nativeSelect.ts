import type { TextFieldProps } from '@mui/material/TextField';

/** A long choice breaks into lines, where the browser's text is large and the screen narrow. */
const wrapped = { height: 'auto', minHeight: '1.4375em', whiteSpace: 'normal' };

/** A select of the browser: it works before hydration, and looks as phones show all others. */
export const nativeSelect = {
  select: true,
  size: 'medium',
  slotProps: { select: { native: true }, htmlInput: { style: wrapped } },
} satisfies TextFieldProps;

/** A select of the browser whose empty option has a text, which the label must not cover. */
export const nativeSelectWithEmptyChoice = {
  ...nativeSelect,
  slotProps: { ...nativeSelect.slotProps, inputLabel: { shrink: true } },
} satisfies TextFieldProps;
