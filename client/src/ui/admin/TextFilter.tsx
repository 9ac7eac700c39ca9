import { TextField, type TextFieldProps } from '@mui/material';
import { useState } from 'react';

type Props = Pick<TextFieldProps, 'placeholder' | 'sx'> & {
  label: string;
  value: string | undefined;
  /** What cannot be typed. */
  forbidden?: RegExp;
  htmlInput: { maxLength?: number; inputMode?: 'decimal' };
  onChange: (text: string) => void;
};

/** A text as one filter of a list, applied when the field is left or Enter is pressed. */
export function TextFilter({ value = '', forbidden, htmlInput, onChange, ...look }: Props) {
  const [text, setText] = useState(value);
  const [applied, setApplied] = useState(value);
  if (value !== applied) {
    setApplied(value);
    setText(value);
  }
  const apply = () => {
    if (text.trim() !== applied) onChange(text.trim());
  };
  return (
    <TextField
      {...look}
      value={text}
      onChange={({ target }) => setText(forbidden ? target.value.replace(forbidden, '') : target.value)}
      onBlur={apply}
      onKeyDown={(event) => {
        if (event.key === 'Enter') apply();
      }}
      slotProps={{ inputLabel: { shrink: true }, htmlInput }}
    />
  );
}
