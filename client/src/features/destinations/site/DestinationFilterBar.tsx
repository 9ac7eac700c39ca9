import type { ChoiceName } from '@modules/destinations/journeyChoices.contract.ts';
import TextField from '@mui/material/TextField';
import { ArrowDownWideNarrow, ArrowUpNarrowWide, RotateCcw } from 'lucide-react';
import { useUrlDraft } from '../../../lib/useUrlDraft.ts';
import { Button } from '../../../ui/site/Button.tsx';
import styles from '../../../ui/site/FilterBar.module.css';
import { nativeSelect, nativeSelectWithEmptyChoice } from '../../../ui/site/nativeSelect.ts';
import { Options } from '../../../ui/site/Options.tsx';
import {
  countChoices,
  type DestinationFilter,
  filterQuery,
  noFilter,
  type OptionCounts,
  parseDestinationFilter,
} from './destinationFilters.ts';

type FilterBarProps = {
  counts: OptionCounts | undefined;
  filter: DestinationFilter;
  onChange: (filter: DestinationFilter) => void;
};

const fields: [name: ChoiceName, label: string][] = [
  ['type', 'Type'],
  ['month', 'Month'],
  ['days', 'Days'],
  ['budget', 'Budget'],
  ['theme', 'Theme'],
  ['group', 'Group'],
];

/** Search, filters and order. Without a script the form leads to the filtered page. */
export function DestinationFilterBar({ counts, filter, onChange }: FilterBarProps) {
  const {
    draft: chosen,
    choose,
    type,
  } = useUrlDraft({ value: filter, toKey: (one) => filterQuery(one).toString(), onChange });
  const chooseOption = (name: ChoiceName | 'sort', value: string) =>
    choose({ ...chosen, [name]: parseDestinationFilter(new URLSearchParams({ [name]: value }))[name] });
  return (
    <search>
      <form className={styles.bar} action="/destination" onSubmit={(event) => event.preventDefault()}>
        <div className={styles.row}>
          <TextField
            size="medium"
            type="search"
            name="search"
            label="Search"
            className={styles.grow ?? ''}
            value={chosen.search}
            placeholder="A place, a beach, a festival…"
            slotProps={{ htmlInput: { maxLength: 200 } }}
            onChange={(event) => type({ ...chosen, search: event.target.value })}
          />
          {fields.map(([name, label]) => (
            <ChoiceField
              key={name}
              name={name}
              label={label}
              value={chosen[name]}
              choices={countChoices(counts, name)}
              onChoose={(value) => chooseOption(name, value)}
            />
          ))}
          <TextField
            {...nativeSelect}
            name="sort"
            label="Sort by"
            value={chosen.sort}
            onChange={(event) => chooseOption('sort', event.target.value)}
          >
            <option value="recommended">Recommended</option>
            <option value="name">Name</option>
            <option value="price">Price</option>
          </TextField>
          <OrderAndReset
            order={chosen.order}
            onChoose={(order) => choose({ ...chosen, order })}
            onReset={() => choose(noFilter)}
          />
        </div>
        <noscript>
          <Button type="submit" small>
            Show journeys
          </Button>
        </noscript>
      </form>
    </search>
  );
}

type ChoiceFieldProps = {
  name: ChoiceName;
  label: string;
  value: string;
  choices: { value: string; label: string }[];
  onChoose: (value: string) => void;
};

function ChoiceField({ name, label, value, choices, onChoose }: ChoiceFieldProps) {
  return (
    <TextField
      {...nativeSelectWithEmptyChoice}
      name={name}
      label={label}
      value={value}
      onChange={(event) => onChoose(event.target.value)}
    >
      <Options choices={choices} />
    </TextField>
  );
}

type Order = DestinationFilter['order'];

type OrderAndResetProps = { order: Order; onChoose: (order: Order) => void; onReset: () => void };

/** Reverses the order, and removes all filters. Without JavaScript the form sends the present order. */
function OrderAndReset({ order, onChoose, onReset }: OrderAndResetProps) {
  const rising = order === 'asc';
  const Way = rising ? ArrowUpNarrowWide : ArrowDownWideNarrow;
  return (
    <span className={styles.buttons}>
      {rising ? null : <input type="hidden" name="order" value="desc" />}
      <Button type="button" look="outline" small onClick={() => onChoose(rising ? 'desc' : 'asc')}>
        <Way size={18} aria-hidden="true" />
        <span>{rising ? 'Ascending' : 'Descending'}</span>
      </Button>
      <Button type="button" look="outline" small onClick={onReset}>
        <RotateCcw size={18} aria-hidden="true" />
        Reset
      </Button>
    </span>
  );
}
