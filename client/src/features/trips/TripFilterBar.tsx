import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { useUrlDraft } from '../../lib/useUrlDraft.ts';
import { Button } from '../../ui/site/Button.tsx';
import styles from '../../ui/site/FilterBar.module.css';
import { nativeSelect } from '../../ui/site/nativeSelect.ts';
import { parseTripFilter, type TripFilter, tripCategories, tripQuery, tripSorts } from './tripFilters.ts';

type TripFilterBarProps = { filter: TripFilter; onChange: (filter: TripFilter) => void };

/** Category and order. Without a script the form leads to the filtered page. */
export function TripFilterBar({ filter, onChange }: TripFilterBarProps) {
  const { draft: chosen, choose } = useUrlDraft({
    value: filter,
    toKey: (one) => tripQuery(one).toString(),
    onChange,
  });
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
                color={chosen.category === category ? 'primary' : 'default'}
                variant={chosen.category === category ? 'filled' : 'outlined'}
                aria-pressed={chosen.category === category}
                label={category ?? 'All Trips'}
                onClick={() => choose({ ...chosen, category })}
              />
            ))}
          </div>
          <TextField
            {...nativeSelect}
            name="sort"
            label="Sort trips"
            value={chosen.sort}
            onChange={({ target }) =>
              choose({ ...chosen, sort: parseTripFilter(new URLSearchParams({ sort: target.value })).sort })
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
