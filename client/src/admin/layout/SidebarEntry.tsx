import { Box, ListItem, ListItemButton, ListItemIcon, ListItemText, Tooltip } from '@mui/material';
import { formatNumber } from '@platform/text/formats.contract.ts';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { NavLink } from 'react-router-dom';
import { countText } from './enquiryViews.ts';

export type SidebarCount = {
  value: number;
  /** A word after the count: `new`. */
  noun: string;
  tone: 'primary' | 'warning' | 'error';
};

type Props = {
  label: string;
  icon: LucideIcon;
  counts: SidebarCount[];
  expanded: boolean;
  onNavigate?: (() => void) | undefined;
  /** Links into the screen. */
  children?: ReactNode;
} & ({ to: string } | { href: string });

/** A link to a screen, or to an external page that opens in a new tab. */
export function SidebarEntry({
  label,
  icon: Icon,
  counts,
  expanded,
  onNavigate,
  children,
  ...target
}: Props) {
  const id = useId();
  const shown = counts.filter(({ value }) => value > 0);
  const text = shown.map(({ value, noun }) => `${formatNumber(value)} ${noun}`).join(', ');
  const link =
    'to' in target
      ? { component: NavLink, to: target.to, onClick: onNavigate }
      : { component: 'a', href: target.href, target: '_blank' };
  return (
    <ListItem disablePadding sx={{ display: 'block' }}>
      <Tooltip title={expanded ? text : [label, text].filter(Boolean).join(': ')} placement="right">
        <ListItemButton
          {...link}
          // Without a value here, the tooltip would replace the visible name.
          aria-label={expanded ? undefined : label}
          aria-describedby={text ? id : undefined}
          sx={entryStyles}
        >
          <ListItemIcon sx={{ minWidth: 0, color: 'inherit', position: 'relative' }}>
            <Icon size={20} strokeWidth={1.75} aria-hidden />
            {expanded || !shown[0] ? null : (
              <Box aria-hidden sx={{ ...dotStyles, backgroundColor: `${shown[0].tone}.main` }} />
            )}
          </ListItemIcon>
          {expanded ? <ListItemText primary={label} sx={{ my: 0 }} /> : null}
          {expanded
            ? shown.map(({ value, noun, tone }) => (
                <Box
                  key={noun}
                  aria-hidden
                  sx={{ ...countStyles, color: `${tone}.contrastText`, backgroundColor: `${tone}.main` }}
                >
                  {countText(value)}
                </Box>
              ))
            : null}
          {text ? (
            <span id={id} hidden>
              {text}
            </span>
          ) : null}
        </ListItemButton>
      </Tooltip>
      {children}
    </ListItem>
  );
}

const dotStyles = {
  position: 'absolute',
  top: -3,
  right: -3,
  width: 9,
  height: 9,
  borderRadius: '50%',
  forcedColorAdjust: 'none',
} as const;

const countStyles = {
  minWidth: 22,
  px: 0.75,
  borderRadius: 99,
  fontSize: '0.75rem',
  fontWeight: 700,
  lineHeight: '20px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
} as const;

const entryStyles = {
  minHeight: 40,
  px: 1.75,
  py: 0.5,
  gap: 1.5,
  borderRadius: 2,
  color: 'text.secondary',
  '&:hover': { color: 'text.primary' },
  '&.active': {
    color: 'primary.main',
    fontWeight: 600,
    backgroundColor: 'action.selected',
    '& .MuiListItemText-primary': { fontWeight: 600 },
  },
} as const;
