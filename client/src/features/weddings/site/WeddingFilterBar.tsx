import MuiButton from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { RotateCcw } from 'lucide-react';
import { useRef } from 'react';
import { useUrlDraft } from '../../../lib/useUrlDraft.ts';
import { Button } from '../../../ui/site/Button.tsx';
import styles from '../../../ui/site/FilterBar.module.css';
import { nativeSelectWithEmptyChoice } from '../../../ui/site/nativeSelect.ts';
import { Options } from '../../../ui/site/Options.tsx';
import { RouterLink } from '../../../ui/site/RouterLink.tsx';
import {
  isUnfiltered,
  listWeddingChoices,
  type WeddingFilter,
  weddingFilterQuery,
} from './weddingFilters.ts';
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
  const { draft: chosen, choose } = useUrlDraft({
    value: filter,
    toKey: (one) => weddingFilterQuery(one).toString(),
    onChange,
  });
  const form = useRef<HTMLFormElement>(null);
  const choices = listWeddingChoices(all, chosen);
  return (
    <search>
      <form ref={form} className={styles.bar} action="/wedding" aria-label="Filter wedding packages">
        <div className={styles.row}>
          {fields.map(({ name, label, any }) => (
            <TextField
              {...nativeSelectWithEmptyChoice}
              key={name}
              className={styles.even ?? ''}
              label={label}
              name={name}
              value={chosen[name]}
              onChange={(event) => choose({ ...chosen, [name]: event.target.value })}
            >
              <option value="">{any}</option>
              <Options choices={choices[name]} />
            </TextField>
          ))}
          {isUnfiltered(filter) ? null : (
            <MuiButton
              component={RouterLink}
              to="/wedding"
              replace
              size="large"
              // the button will be gone, which would move the focus to the page
              onClick={() => form.current?.querySelector('select')?.focus()}
            >
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
