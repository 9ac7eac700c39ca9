import { Box, Button, Typography } from '@mui/material';
import type { Pagination } from '@platform/contract.ts';
import { formatNumber } from '@platform/text/formats.contract.ts';
import { listPageNumbers } from './listPageNumbers.ts';
import { visuallyHidden } from './visuallyHidden.ts';

type Props = { pagination: Pagination; onPage: (page: number) => void };

/** Previous, up to five page numbers, Next; with a single page only the range; beyond the last page a way back. */
export function Pager({ pagination: { page, limit, total, total_pages: pages }, onPage }: Props) {
  const go = (next: number) => {
    if (next >= 1 && next <= pages && next !== page) onPage(next);
  };
  const first = (page - 1) * limit + 1;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        justifyContent: 'space-between',
        py: 1.5,
      }}
    >
      <Typography
        role="status"
        variant="body2"
        // an empty list says so itself, but not to screen readers
        sx={total === 0 ? visuallyHidden : { color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
      >
        {total === 0 || first > total
          ? `${formatNumber(total)} in all`
          : `${formatNumber(first)}–${formatNumber(Math.min(first + limit - 1, total))} of ${formatNumber(total)}`}
      </Typography>
      {total > 0 && page > pages ? <Button onClick={() => onPage(1)}>Back to the first page</Button> : null}
      {pages > 1 ? (
        <Box component="nav" aria-label="Pagination" sx={{ display: 'flex', gap: 0.5 }}>
          <Button size="small" color="inherit" disabled={page <= 1} onClick={() => go(page - 1)}>
            Previous
          </Button>
          {listPageNumbers(page, pages).map((entry) =>
            typeof entry === 'string' ? (
              <Box key={entry} component="span" aria-hidden sx={{ alignSelf: 'center' }}>
                …
              </Box>
            ) : (
              <Button
                key={entry}
                size="small"
                variant={entry === page ? 'contained' : 'text'}
                color={entry === page ? 'primary' : 'inherit'}
                aria-current={entry === page ? 'page' : undefined}
                aria-label={`Page ${entry}`}
                onClick={() => go(entry)}
                sx={{ minWidth: 34, px: 0.5 }}
              >
                {entry}
              </Button>
            ),
          )}
          <Button size="small" color="inherit" disabled={page >= pages} onClick={() => go(page + 1)}>
            Next
          </Button>
        </Box>
      ) : null}
    </Box>
  );
}
