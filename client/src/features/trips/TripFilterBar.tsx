import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { Button } from '../../ui/site/Button.tsx';
import styles from '../../ui/site/FilterBar.module.css';
import { nativeSelect } from '../../ui/site/nativeSelect.ts';
import { parseTripFilter, type TripFilter, tripCategories, tripSorts } from './tripFilters.ts';

type TripFilterBarProps = { filter: TripFilter; onChange: (change: Partial<TripFilter>) => void };

/** Category and order. Without a script the form leads to the filtered page. */
export function TripFilterBar({ filter, onChange }: TripFilterBarProps) {
  return (
    <search>
      <form className={styles.bar} action="/trips" onSubmit={(event) => event.preventDefault()}>
        <div className={styles.row}>
          {/* biome-ignore lint/a11y/useSemanticElements: a row of toggles, not fields of a form */}
          <div className={styles.chips} role="group" aria-label="Category">
            {[null, ...tripCategories].map((category) => (
              <Chip
                key={category}
                component="button"
                type="submit"
                name="category"
                value={category ?? ''}
                clickable
                color={filter.category === category ? 'primary' : 'default'}
                variant={filter.category === category ? 'filled' : 'outlined'}
                aria-pressed={filter.category === category}
                label={category ?? 'All Trips'}
                onClick={() => onChange({ category })}
              />
            ))}
          </div>
          <TextField
            {...nativeSelect}
            name="sort"
            label="Sort trips"
            value={filter.sort}
            onChange={({ target }) =>
              onChange({ sort: parseTripFilter(new URLSearchParams({ sort: target.value })).sort })
            }
          >
            {Object.entries(tripSorts).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </TextField>
        </div>
        <noscript>
          {/* After the chips: of two categories, the page takes the first. */}
          <input type="hidden" name="category" value={filter.category ?? ''} />
          <Button type="submit" small>
            Show trips
          </Button>
        </noscript>
      </form>
    </search>
  );
}
