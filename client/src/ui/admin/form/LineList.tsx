import { Box, Button, TextField, Typography } from '@mui/material';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import {
  type FieldArray,
  type FieldArrayPath,
  type FieldPathByValue,
  type FieldValues,
  get,
  useController,
} from 'react-hook-form';
import type { FormControl } from '../../../lib/forms/useFormField.ts';
import { useUnloadWarning } from '../useUnloadWarning.ts';
import { visuallyHidden } from '../visuallyHidden.ts';
import { listMessages } from './formErrors.ts';
import { ListError } from './ListError.tsx';
import { RowButtons } from './RowButtons.tsx';
import { useRows } from './useRows.ts';

export type Line = { text: string };

type Props<Values extends FieldValues> = {
  control: FormControl<Values>;
  name: FieldArrayPath<Values>;
  /** The noun for one line: `highlight`. */
  noun: string;
  placeholder: string;
};

/** A list of one-line texts: added with Enter or the button (a pasted list at once), editable, movable. */
export function LineList<Values extends FieldValues>({ control, name, noun, placeholder }: Props<Values>) {
  const { fields, append, list, message, announcement, move, remove } = useRows(control, name, noun);
  const add = (lines: Line[]) =>
    append(lines as FieldArray<Values, FieldArrayPath<Values>>[], { shouldFocus: false }); // see `name`

  return (
    <Box ref={list} sx={{ display: 'grid', gap: 1 }}>
      {fields.map(({ id }, index) => (
        <Box key={id} data-row={id} sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
          <LineInput control={control} path={`${name}.${index}`} label={`${noun} ${index + 1}`} />
          <RowButtons
            name={`${noun} ${index + 1}`}
            isFirst={index === 0}
            isLast={index === fields.length - 1}
            onMove={(where) => move(index, where)}
            onRemove={() => remove(index)}
          />
        </Box>
      ))}
      {message ? <ListError message={message} /> : null}
      <NewLine noun={noun} placeholder={placeholder} onAdd={add} />
      <Typography role="status" sx={visuallyHidden}>
        {announcement}
      </Typography>
    </Box>
  );
}

type NewLineProps = { noun: string; placeholder: string; onAdd: (lines: Line[]) => void };

function NewLine({ noun, placeholder, onAdd }: NewLineProps) {
  const [typed, setTyped] = useState('');
  const isTyped = typed.trim() !== '';
  useUnloadWarning(isTyped);

  const add = () => {
    const texts = typed.split('\n').map((text) => text.trim());
    onAdd(texts.filter((text) => text !== '').map((text) => ({ text })));
    setTyped('');
  };

  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <TextField
        fullWidth
        multiline
        maxRows={6}
        value={typed}
        placeholder={placeholder}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.shiftKey || event.nativeEvent.isComposing) return;
          if (event.key === 'Escape' && isTyped)
            event.stopPropagation(); // the editor would close without the text
          else if (event.key !== 'Enter') return;
          event.preventDefault();
          add();
        }}
        onBlur={() => {
          // adds text that was typed but not confirmed
          if (isTyped) add();
        }}
        slotProps={{ htmlInput: { 'aria-label': `New ${noun}`, 'data-row-add': '' } }}
      />
      <Button
        startIcon={<Plus size={16} />}
        aria-label={`Add ${noun}`}
        onMouseDown={(event) => event.preventDefault()}
        onClick={add}
        sx={{ flexShrink: 0, height: 40 }}
      >
        Add
      </Button>
    </Box>
  );
}

type LineInputProps<Values extends FieldValues> = {
  control: FormControl<Values>;
  path: string;
  label: string;
};

function LineInput<Values extends FieldValues>({ control, path, label }: LineInputProps<Values>) {
  const name = `${path}.text` as FieldPathByValue<Values, string>; // a row of the list is a `Line`
  const { field, formState } = useController({ control, name });
  const [message] = listMessages(get(formState.errors, path));
  return (
    <TextField
      fullWidth
      multiline
      name={name}
      value={field.value}
      error={message !== undefined}
      helperText={message}
      onChange={({ target }) => field.onChange(target.value.replaceAll('\n', ' '))}
      onBlur={field.onBlur}
      slotProps={{ htmlInput: { 'aria-label': label } }}
    />
  );
}
