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
const isTooShort = (term: string) => term !== '' && term.length < shortest;

/** The text in the box, and the search for it: by itself after a pause, or at once. */
function useDebouncedSearch({ value, onSearch }: Pick<Props, 'value' | 'onSearch'>) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  // Until the address has changed, `value` is an earlier search, while the box is typed in.
  const [pending, setPending] = useState<string[]>([]);
  if (value !== seen) {
    setSeen(value);
    const place = pending.indexOf(value);
    setPending(place < 0 ? [] : pending.slice(place + 1));
    if (place < 0) setText(value);
  }

  const send = useEffectEvent((term: string) => {
    if (term === (pending.at(-1) ?? value)) return;
    setPending([...pending, term]);
    onSearch(term);
  });

  useEffect(() => {
    const term = text.trim();
    if (isTooShort(term)) return;
    const timer = setTimeout(() => send(term), waitMs);
    return () => clearTimeout(timer);
  }, [text]);

  return {
    text,
    setText,
    search: () => {
      if (!isTooShort(text.trim())) send(text.trim());
    },
    clear: () => {
      setText('');
      send('');
    },
  };
}

/** Searches half a second after the last key, from three characters on; an empty box clears the search. */
export function SearchBox({ label, placeholder, value, onSearch }: Props) {
  const { text, setText, search, clear } = useDebouncedSearch({ value, onSearch });
  return (
    <TextField
      type="search"
      value={text}
      placeholder={placeholder ?? label}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') search();
      }}
      helperText={isTooShort(text.trim()) ? `Type at least ${shortest} characters` : undefined}
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
