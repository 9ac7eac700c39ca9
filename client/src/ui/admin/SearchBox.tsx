import { IconButton, InputAdornment, TextField } from '@mui/material';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useEffect, useEffectEvent, useState } from 'react';

type Props = {
  label: string;
  placeholder?: string;
  /** The active search; an external change replaces the text in the box. */
  value: string;
  onSearch: (text: string) => void;
};

const waitMs = 500;
const shortest = 3;

/** Searches half a second after the last key, from three characters on; an empty box clears the search. */
export function SearchBox({ label, placeholder, value, onSearch }: Props) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    setText(value);
  }

  const send = useEffectEvent((term: string) => {
    if (term !== value) {
      setSeen(term);
      onSearch(term);
    }
  });

  useEffect(() => {
    const term = text.trim();
    if (term !== '' && term.length < shortest) return;
    const timer = setTimeout(() => send(term), waitMs);
    return () => clearTimeout(timer);
  }, [text]);

  const clear = () => {
    setText('');
    send('');
  };

  const tooShort = text.trim() !== '' && text.trim().length < shortest;
  return (
    <TextField
      type="search"
      value={text}
      placeholder={placeholder ?? label}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !tooShort) send(text.trim());
      }}
      helperText={tooShort ? `Type at least ${shortest} characters` : undefined}
      sx={{
        flex: '1 1 16rem',
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
          endAdornment: text ? (
            <InputAdornment position="end">
              <IconButton size="small" edge="end" aria-label="Clear search" onClick={clear}>
                <X size={16} />
              </IconButton>
            </InputAdornment>
          ) : null,
        },
      }}
    />
  );
}
