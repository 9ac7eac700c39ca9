import { Autocomplete, Chip, TextField } from '@mui/material';
import { useState } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import type { FieldProps } from '../../../lib/forms/useFormField.ts';
import { useUnloadWarning } from '../useUnloadWarning.ts';
import { addTexts } from './addTexts.ts';
import { listMessages } from './formErrors.ts';

type Look = { label: string; options: readonly string[]; hint?: string; required?: boolean };
type Props = Look & {
  name: string;
  value: string[];
  onChange: (texts: string[]) => void;
  error?: string | undefined;
};

/** Short texts as chips: typed (Enter or comma) or selected. Duplicates are ignored, regardless of case. */
export function ChipsField({ name, value, error, onChange, label, options, hint, required = false }: Props) {
  const [typed, setTyped] = useState('');
  const isTyped = typed.trim() !== '';
  useUnloadWarning(isTyped);
  const add = (text: string) => {
    onChange(addTexts(value, text.split(',')));
    setTyped('');
  };
  return (
    <Autocomplete
      multiple
      freeSolo
      filterSelectedOptions
      autoSelect={false}
      options={options}
      value={value}
      inputValue={typed}
      onInputChange={(_event, text, reason) => {
        if (reason === 'reset') setTyped('');
        else if (text.endsWith(',')) add(text);
        else setTyped(text);
      }}
      onChange={(_event, texts, reason) => {
        // typed text may be a pasted list; selected names may contain commas
        const chosen = reason === 'createOption' ? texts.length - 1 : texts.length;
        const typedNow = texts.slice(chosen).flatMap((text) => text.split(','));
        onChange(addTexts([], [...texts.slice(0, chosen), ...typedNow]));
      }}
      onBlur={() => {
        // adds text that was typed but not confirmed
        if (isTyped) add(typed);
      }}
      renderValue={(texts, chipProps) =>
        texts.map((text, index) => {
          const { key, ...rest } = chipProps({ index });
          return <Chip key={key} size="small" label={text} {...rest} />;
        })
      }
      renderInput={(params) => (
        <TextField
          {...params}
          name={name}
          label={label}
          required={required && value.length === 0}
          error={error !== undefined}
          helperText={error ?? hint ?? 'Choose, or type and press Enter'}
        />
      )}
    />
  );
}

export function ChipsInput<Values extends FieldValues>(props: FieldProps<Values, string[]> & Look) {
  const { control, name, ...look } = props;
  const { field, fieldState } = useController({ control, name });
  return (
    <ChipsField
      {...look}
      name={name}
      value={field.value}
      onChange={field.onChange}
      error={listMessages(fieldState.error)[0]}
    />
  );
}
