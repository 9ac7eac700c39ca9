import { Box, Button, Collapse, Badge as Count } from '@mui/material';
import { SlidersHorizontal, X } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { AddressChange } from './listAddress.ts';

type Props = {
  label?: string;
  /** Search and the filters that are always visible. */
  tools: ReactNode;
  /** Follow the button. */
  actions?: ReactNode;
  /** The active filters: those always visible, and those behind the button. */
  inForce: FiltersInForce;
  onChange: (change: AddressChange) => void;
  /** The filters behind the button; without any there is none. */
  children?: ReactNode;
};

/** A filter bar with a button for more filters, which counts the active ones; they would hide the list on a phone. */
export function MoreFilters({ label = 'More Filters', tools, actions, inForce, onChange, children }: Props) {
  const active = inForce.behind.length;
  const all = [...inForce.seen, ...inForce.behind];
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Box sx={{ mb: 2.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: 1.75, alignItems: 'center' }}>
        {tools}
        {children ? (
          <Count color="primary" badgeContent={active}>
            <Button
              variant="outlined"
              startIcon={<SlidersHorizontal size={16} />}
              aria-expanded={open}
              aria-controls={id}
              onClick={() => setOpen(!open)}
            >
              {label}
            </Button>
          </Count>
        ) : null}
        {actions}
        {all.length > 0 ? (
          <Button
            color="inherit"
            startIcon={<X size={16} />}
            onClick={() => onChange(Object.fromEntries(all.map((name) => [name, undefined])))}
          >
            Clear
          </Button>
        ) : null}
      </Box>
      <Collapse in={open} id={id}>
        {open ? (
          <Box
            sx={{
              display: 'grid',
              gap: 1.5,
              pt: 2,
              gridTemplateColumns: {
                xs: 'minmax(0, 1fr)',
                sm: 'repeat(2, minmax(0, 1fr))',
                lg: 'repeat(4, minmax(0, 1fr))',
              },
            }}
          >
            {children}
          </Box>
        ) : null}
      </Collapse>
    </Box>
  );
}

/** Names of the active filters: of those that are always visible, and of those behind the button. */
export type FiltersInForce = { seen: string[]; behind: string[] };

/** Returns the active filters of a list; an empty search is not active. */
export function filtersInForce<Filters extends object>(
  filters: Filters,
  {
    seen,
    behind,
  }: { seen: readonly (keyof Filters & string)[]; behind: readonly (keyof Filters & string)[] },
): FiltersInForce {
  const inForce = (name: keyof Filters & string) => filters[name] !== undefined && filters[name] !== '';
  return { seen: seen.filter(inForce), behind: behind.filter(inForce) };
}

export const isAnyInForce = ({ seen, behind }: FiltersInForce) => seen.length + behind.length > 0;
