import { TextField, type TextFieldProps } from '@mui/material';
import { useState } from 'react';
import { useUrlDraft } from '../../lib/useUrlDraft.ts';
import { Options } from '../site/Options.tsx';

export type FilterOption = { value: string; label: string };

type Props = Pick<TextFieldProps, 'sx'> & {
  label: string;
  /** Label of the option that filters nothing; without it an option is always selected. */
  all?: string;
  value: string | undefined;
  options: readonly FilterOption[];
  onChange: (value: string) => void;
};

export function FilterSelect({ label, all, value, options, onChange, sx }: Props) {
  return (
    <TextField
      select
      label={label}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={sx}
    >
      {all === undefined ? null : <option value="">{all}</option>}
      <Options choices={options} />
    </TextField>
  );
}

type OrderProps = {
  /** The value of each option is its column and direction, separated by a space. */
  orders: readonly FilterOption[];
  value: { sort: string | undefined; order: string | undefined };
  onChange: (value: { sort: string | undefined; order: string | undefined }) => void;
};

export function OrderSelect({ orders, value, onChange }: OrderProps) {
  return (
    <FilterSelect
      label="Order"
      value={`${value.sort} ${value.order}`}
      options={orders}
      onChange={(to) => {
        const [sort, order] = to.split(' ');
        onChange({ sort, order });
      }}
    />
  );
}

type DayFilterProps = {
  label: string;
  value: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  onChange: (day: string) => void;
};

/** A day as one filter of a list; an empty one stands for any day. */
export function DayFilter({ label, value = '', min, max, onChange }: DayFilterProps) {
  const { draft, type, flush } = useUrlDraft({
    value,
    toKey: (day) => day,
    onChange,
    pauseMs: 500,
    // while a year is typed, browsers report the years 0002, 0020 and 0202
    isComplete: (day) => day === '' || day >= '1900',
  });
  return (
    <TextField
      type="date"
      label={label}
      value={draft}
      onChange={(event) => type(event.target.value)}
      onBlur={flush}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { min, max } }}
    />
  );
}

type TextFilterProps = Pick<TextFieldProps, 'placeholder' | 'sx'> & {
  label: string;
  value: string | undefined;
  /** Characters that cannot be typed. */
  forbidden?: RegExp;
  htmlInput: { maxLength?: number; inputMode?: 'decimal' };
  onChange: (text: string) => void;
};

/** A text as one filter of a list, applied when the field is left or Enter is pressed. */
export function TextFilter({ value = '', forbidden, htmlInput, onChange, ...look }: TextFilterProps) {
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
