import { Box, List, ListItem, ListItemButton, ListItemText } from '@mui/material';
import { Link } from 'react-router-dom';
import { countText, useEnquiryViews } from './enquiryViews.ts';

/** The views of the desk below its entry of the sidebar. */
export function EnquiryViewList({ onNavigate }: { onNavigate?: (() => void) | undefined }) {
  return (
    <Box component="nav" aria-label="Lists">
      <List disablePadding>
        {useEnquiryViews().map(({ label, to, current, count, name, late }) => (
          <ListItem key={label} disablePadding>
            <ListItemButton
              component={Link}
              to={to}
              onClick={onNavigate}
              aria-label={name}
              aria-current={current ? 'page' : undefined}
              sx={current ? { ...linkStyles, ...currentStyles } : linkStyles}
            >
              <ListItemText primary={label} sx={{ my: 0 }} />
              {count > 0 ? (
                <Box component="span" sx={{ color: late ? 'warning.main' : undefined, fontWeight: 600 }}>
                  {countText(count)}
                </Box>
              ) : null}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}

const linkStyles = {
  minHeight: 34,
  py: 0.25,
  pr: 1.75,
  // in line with the label of the screen
  pl: 6,
  borderRadius: 2,
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  color: 'text.secondary',
  '& .MuiListItemText-primary': { fontSize: 'inherit' },
  '&:hover': { color: 'text.primary' },
} as const;

const currentStyles = {
  color: 'text.primary',
  backgroundColor: 'action.selected',
  '& .MuiListItemText-primary': { fontSize: 'inherit', fontWeight: 650 },
} as const;
