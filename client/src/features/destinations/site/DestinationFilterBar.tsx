import TextField from '@mui/material/TextField';
import { ArrowDownWideNarrow, ArrowUpNarrowWide, RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/site/Button.tsx';
import styles from '../../../ui/site/FilterBar.module.css';
import { nativeSelect } from '../../../ui/site/nativeSelect.ts';
import { type DestinationFilter, noFilter, parseDestinationFilter } from './destinationFilters.ts';

type FilterBarProps = { filter: DestinationFilter; onChange: (filter: DestinationFilter) => void };

export function DestinationFilterBar({ filter, onChange }: FilterBarProps) {
  const choose = (name: 'type' | 'sort', value: string) =>
    onChange({ ...filter, [name]: parseDestinationFilter(new URLSearchParams({ [name]: value }))[name] });
  // The URL is updated with a delay, so the field holds its own text while it has the focus.
  const [search, setSearch] = useState(filter.search);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (document.activeElement !== field.current) setSearch(filter.search);
  }, [filter.search]);
  const type = (text: string) => {
    setSearch(text);
    onChange({ ...filter, search: text });
  };
  const rising = filter.order === 'asc';
  const Way = rising ? ArrowUpNarrowWide : ArrowDownWideNarrow;

  return (
    <search className={styles.bar}>
      <TextField
        size="medium"
        type="search"
        label="Search"
        className={styles.grow ?? ''}
        inputRef={field}
        value={search}
        placeholder="A place, a beach, a festival…"
        slotProps={{ htmlInput: { maxLength: 200 } }}
        onChange={(event) => type(event.target.value)}
      />
      <TextField
        {...nativeSelect}
        label="Type"
        value={filter.type}
        onChange={(event) => choose('type', event.target.value)}
      >
        <option value="all">All</option>
        <option value="international">International</option>
        <option value="domestic">Domestic</option>
      </TextField>
      <TextField
        {...nativeSelect}
        label="Sort by"
        value={filter.sort}
        onChange={(event) => choose('sort', event.target.value)}
      >
        <option value="recommended">Recommended</option>
        <option value="name">Name</option>
        <option value="price">Price</option>
      </TextField>
      <Button look="outline" onClick={() => onChange({ ...filter, order: rising ? 'desc' : 'asc' })}>
        <Way size={18} aria-hidden="true" />
        {rising ? 'Ascending' : 'Descending'}
      </Button>
      <Button look="quiet" onClick={() => onChange(noFilter)}>
        <RotateCcw size={18} aria-hidden="true" />
        Reset
      </Button>
    </search>
  );
}
