import { Box, Button, Collapse, Badge as Count } from '@mui/material';
import { SlidersHorizontal, X } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { SearchParamsChange } from './listUrl.ts';

type Props = {
  label?: string;
  /** Search and the filters that are always visible. */
  tools: ReactNode;
  /** Follow the button. */
  actions?: ReactNode;
  activeFilters: ActiveFilters;
  onChange: (change: SearchParamsChange) => void;
  /** The filters behind the button; without any there is none. */
  children?: ReactNode;
};

/** A filter bar with a button for more filters, which counts the active ones; they would hide the list on a phone. */
export function MoreFilters(props: Props) {
  const { label = 'More Filters', tools, actions, activeFilters, onChange, children } = props;
  const { visible, hidden } = activeFilters;
  const all = [...visible, ...hidden];
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Box sx={{ mb: 2.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: 1.75, alignItems: 'center' }}>
        {tools}
        {children ? (
          <Count color="primary" badgeContent={hidden.length}>
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

/** Names of active filters; the hidden ones are behind the button. */
export type ActiveFilters = { visible: string[]; hidden: string[] };

/** Returns the active filters of a list; an empty search is not active. */
export function findActiveFilters<Filters extends object>(
  filters: Filters,
  {
    visible,
    hidden,
  }: { visible: readonly (keyof Filters & string)[]; hidden: readonly (keyof Filters & string)[] },
): ActiveFilters {
  const isActive = (name: keyof Filters & string) => filters[name] !== undefined && filters[name] !== '';
  return { visible: visible.filter(isActive), hidden: hidden.filter(isActive) };
}

export const hasActiveFilters = ({ visible, hidden }: ActiveFilters) => visible.length + hidden.length > 0;
