import { Box, Button, TextField, Typography } from '@mui/material';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { visuallyHidden } from '../visuallyHidden.ts';
import type { FieldErrors } from './fieldErrors.ts';
import { type Line, toLines } from './keyed.ts';
import { RowButtons } from './RowButtons.tsx';
import { useRows } from './useRows.ts';

type Props = {
  /** The noun for one line: `highlight`. */
  noun: string;
  placeholder: string;
  lines: Line[];
  onChange: (change: (lines: Line[]) => Line[]) => void;
  errors: FieldErrors;
  /** Path of a line's error message: `highlights.2`. */
  errorPath: (index: number) => string;
};

/** A list of one-line texts: added with Enter or the button (a pasted list at once), editable, movable. */
export function LineList(props: Props) {
  const { noun, placeholder, lines, onChange, errors, errorPath } = props;
  const [typed, setTyped] = useState('');
  const { list, announcement, move, remove } = useRows({ rows: lines, onChange, noun });

  const add = () => {
    const texts = typed.split('\n').map((text) => text.trim());
    onChange((all) => [...all, ...toLines(texts.filter((text) => text !== ''))]);
    setTyped('');
  };

  return (
    <Box ref={list} sx={{ display: 'grid', gap: 1 }}>
      {lines.map((line, index) => {
        const error = errors[errorPath(index)];
        return (
          <Box
            key={line.key}
            data-row={line.key}
            sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}
          >
            <TextField
              fullWidth
              multiline
              value={line.text}
              error={error !== undefined}
              helperText={error}
              onChange={({ target }) => {
                const text = target.value.replaceAll('\n', ' ');
                onChange((all) => all.map((one) => (one.key === line.key ? { ...one, text } : one)));
              }}
              slotProps={{ htmlInput: { 'aria-label': `${noun} ${index + 1}` } }}
            />
            <RowButtons
              name={`${noun} ${index + 1}`}
              isFirst={index === 0}
              isLast={index === lines.length - 1}
              onMove={(where) => move(index, where)}
              onRemove={() => remove(index)}
            />
          </Box>
        );
      })}
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <TextField
          fullWidth
          multiline
          maxRows={6}
          value={typed}
          placeholder={placeholder}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            add();
          }}
          onBlur={() => {
            // adds text that was typed but not confirmed
            if (typed.trim()) add();
          }}
          slotProps={{ htmlInput: { 'aria-label': `New ${noun}`, 'data-row-add': '' } }}
        />
        <Button
          startIcon={<Plus size={16} />}
          onMouseDown={(event) => event.preventDefault()}
          onClick={add}
          sx={{ flexShrink: 0, height: 40 }}
        >
          Add
        </Button>
      </Box>
      <Typography role="status" sx={visuallyHidden}>
        {announcement}
      </Typography>
    </Box>
  );
}
