import { Box, Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { countText, type EnquiryViewLink, useEnquiryViews } from './enquiryViews.ts';

/** The views of the desk in a row, where the sidebar does not list them. */
export function EnquiryViewBar() {
  return (
    <Box component="nav" aria-label="Lists" sx={barStyles}>
      {useEnquiryViews().map((link) => (
        <ViewLink key={link.label} {...link} />
      ))}
    </Box>
  );
}

function ViewLink({ label, to, current, count, name, late }: EnquiryViewLink) {
  return (
    <Button
      component={Link}
      to={to}
      size="small"
      color={late && !current ? 'warning' : 'primary'}
      variant={current ? 'contained' : 'outlined'}
      aria-current={current ? 'page' : undefined}
      aria-label={name}
      sx={{ flexShrink: 0, fontVariantNumeric: 'tabular-nums' }}
    >
      {label}
      {count > 0 ? (
        <Box component="span" sx={{ ml: 1, fontWeight: 700 }}>
          {countText(count)}
        </Box>
      ) : null}
    </Button>
  );
}

const barStyles = {
  display: 'flex',
  flexWrap: { md: 'wrap' },
  gap: 1,
  mb: 2,
  pb: 0.5,
  overflowX: 'auto',
  'body:has(aside nav[aria-label="Lists"]) &': { display: 'none' },
} as const;
