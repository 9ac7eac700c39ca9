import { IconButton, InputAdornment, TextField } from '@mui/material';
import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { useUrlDraft } from '../../lib/useUrlDraft.ts';

type Props = {
  label: string;
  placeholder?: string;
  /** The active search; an external change replaces the text in the box. */
  value: string;
  onSearch: (text: string) => void;
};

const shortest = 3;
const toTerm = (text: string) => text.trim();
const isTooShort = (text: string) => text.trim() !== '' && text.trim().length < shortest;

/** Searches half a second after the last key, from three characters on; an empty box clears the search. */
export function SearchBox({ label, placeholder, value, onSearch }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const { draft, choose, type, flush } = useUrlDraft({
    value,
    toKey: toTerm,
    onChange: (text) => onSearch(toTerm(text)),
    pauseMs: 500,
    isComplete: (text) => !isTooShort(text),
  });
  return (
    <TextField
      type="search"
      inputRef={input}
      value={draft}
      placeholder={placeholder ?? label}
      onChange={(event) => type(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') flush();
      }}
      helperText={isTooShort(draft) ? `Type at least ${shortest} characters` : undefined}
      sx={{
        flex: '1 1 12rem',
        maxWidth: { md: 420 },
        '& input::-webkit-search-cancel-button': { display: 'none' },
        '& .MuiFormHelperText-root': { position: 'absolute', top: '100%', mt: '1px' },
      }}
      slotProps={{
        htmlInput: { 'aria-label': label, maxLength: 200 },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search size={16} aria-hidden />
            </InputAdornment>
          ),
          endAdornment: draft ? (
            <InputAdornment position="end">
              <IconButton
                size="small"
                edge="end"
                aria-label="Clear search"
                onClick={() => {
                  choose('');
                  input.current?.focus(); // this button is gone now
                }}
              >
                <X size={16} />
              </IconButton>
            </InputAdornment>
          ) : null,
        },
      }}
    />
  );
}
