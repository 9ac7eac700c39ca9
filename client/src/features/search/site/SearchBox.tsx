import { maxSearchLength, shortestSearch } from '@modules/search/limits.contract.ts';
import TextField from '@mui/material/TextField';
import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { Button } from '../../../ui/site/Button.tsx';
import styles from './Search.module.css';

type SearchBoxProps = { words: string; onSearch: (words: string) => void };

/**
 * The field and its button. The field takes the focus when a link of the site leads here without words, and keeps it
 * after a search. Without a script the form leads to the page of the results.
 */
export function SearchBox({ words, onSearch }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const isLink = useNavigationType() !== 'POP';
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has its own key
  useEffect(() => {
    // After the layout effect that moves the focus to the new page. A search has replaced the field that had it.
    const isLost = document.activeElement === document.body;
    if (isLink && (!words || isLost)) input.current?.focus({ preventScroll: true });
  }, [key]);
  return (
    <search>
      <form
        className={styles.box}
        action="/search"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(String(new FormData(event.currentTarget).get('q') ?? ''));
        }}
      >
        {/* Another page of results starts with its own words. */}
        <TextField
          key={words}
          size="medium"
          type="search"
          name="q"
          inputRef={input}
          label="Search for"
          className={styles.field ?? ''}
          defaultValue={words}
          required
          slotProps={{
            htmlInput: { minLength: shortestSearch, maxLength: maxSearchLength, enterKeyHint: 'search' },
          }}
        />
        <Button type="submit">
          <Search size={18} aria-hidden="true" />
          Search
        </Button>
      </form>
    </search>
  );
}
