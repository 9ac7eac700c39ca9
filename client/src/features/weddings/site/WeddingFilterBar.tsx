import MuiButton from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/site/Button.tsx';
import styles from '../../../ui/site/FilterBar.module.css';
import { RouterLink } from '../../../ui/site/RouterLink.tsx';
import { isUnfiltered, listWeddingChoices, type WeddingFilter } from './weddingFilters.ts';
import type { WeddingCardFacts } from './weddingsApi.ts';

type WeddingFilterBarProps = {
  all: WeddingCardFacts[];
  filter: WeddingFilter;
  onChange: (filter: WeddingFilter) => void;
};

const fields = [
  { name: 'place', label: 'Place', any: 'Anywhere' },
  { name: 'guests', label: 'Guests', any: 'Any number' },
  { name: 'budget', label: 'Budget', any: 'Any budget' },
] as const;

/** Place, guests and budget. Without a script the form leads to the filtered page. */
export function WeddingFilterBar({ all, filter, onChange }: WeddingFilterBarProps) {
  const { place, guests, budget } = filter;
  // The URL follows with a delay: a second choice that comes before it must not undo the first.
  const [chosen, setChosen] = useState(filter);
  useEffect(() => setChosen({ place, guests, budget }), [place, guests, budget]);
  const choices = listWeddingChoices(all, chosen);
  const choose = (next: WeddingFilter) => {
    setChosen(next);
    onChange(next);
  };
  return (
    <search>
      <form className={styles.bar} action="/wedding" aria-label="Filter wedding packages">
        <div className={styles.row}>
          {fields.map(({ name, label, any }) => (
            <TextField
              key={name}
              select
              size="medium"
              className={styles.even ?? ''}
              label={label}
              name={name}
              value={chosen[name]}
              // The first option has a text, though its value is empty.
              slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
              onChange={(event) => choose({ ...chosen, [name]: event.target.value })}
            >
              <option value="">{any}</option>
              {choices[name].map(({ value, label: text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </TextField>
          ))}
          {isUnfiltered(filter) ? null : (
            <MuiButton component={RouterLink} to="/wedding" replace size="large">
              <RotateCcw size={18} aria-hidden="true" />
              Reset
            </MuiButton>
          )}
        </div>
        <noscript>
          <Button type="submit">Show packages</Button>
        </noscript>
      </form>
    </search>
  );
}
