import { Box, Button } from '@mui/material';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { countText, type EnquiryViewLink, useEnquiryViews } from './enquiryViews.ts';

/**
 * The views of the enquiries screen in a row, where the sidebar does not list them; on a phone the row scrolls to the
 * current one.
 */
export function EnquiryViewBar() {
  const views = useEnquiryViews();
  const bar = useRef<HTMLElement>(null);
  const current = views.findIndex((view) => view.current);
  const counted = views.filter(({ count }) => count > 0).length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: counts widen the links when they arrive
  useEffect(() => {
    const link = bar.current?.children[current];
    if (!bar.current || !(link instanceof HTMLElement)) return;
    const { offsetLeft, clientWidth } = bar.current;
    bar.current.scrollLeft = link.offsetLeft - offsetLeft - (clientWidth - link.offsetWidth) / 2;
  }, [current, counted]);
  return (
    <Box component="nav" ref={bar} aria-label="Lists" sx={barStyles}>
      {views.map((link) => (
        <ViewLink key={link.label} {...link} />
      ))}
    </Box>
  );
}

function ViewLink({ label, to, current, count, late }: EnquiryViewLink) {
  return (
    <Button
      component={Link}
      to={to}
      size="small"
      color={late && !current ? 'warning' : 'primary'}
      variant={current ? 'contained' : 'outlined'}
      aria-current={current ? 'page' : undefined}
      sx={{ flexShrink: 0, fontVariantNumeric: 'tabular-nums' }}
    >
      {label}{' '}
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
