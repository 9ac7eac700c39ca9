import { Box, Typography } from '@mui/material';
import { Badge } from '../../../ui/admin/Badge.tsx';

export type TestResult = { id: number; name: string; ok: boolean; text: string };

/** Newest first. */
export function TestResults({ results }: { results: TestResult[] }) {
  return (
    <Box role="log" aria-label="Test results">
      {results.length === 0 ? (
        <Typography color="textSecondary">No results yet.</Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
          {results.map(({ id, name, ok, text }) => (
            <Box
              component="li"
              key={id}
              sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'baseline' }}
            >
              <Badge tone={ok ? 'success' : 'error'}>{ok ? 'Passed' : 'Failed'}</Badge>
              <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {text}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
