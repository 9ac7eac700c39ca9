import { Box } from '@mui/material';
import Minus from 'lucide-react/icons/minus';
import TrendingDown from 'lucide-react/icons/trending-down';
import TrendingUp from 'lucide-react/icons/trending-up';
import { trendText } from './trendText.ts';

type Props = { percent: number | null | undefined; count: number | undefined; days: number };

/** The number of the period, and its change in percent from the previous period. */
export function TrendNote({ percent, count, days }: Props) {
  if (percent === undefined || count === undefined) return null;
  const Icon = percent === null || percent === 0 ? Minus : percent > 0 ? TrendingUp : TrendingDown;
  const rising = percent !== null && percent > 0;
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        color: rising ? 'success.main' : 'text.secondary',
      }}
    >
      <Box
        component={Icon}
        size={14}
        aria-hidden
        sx={{ flexShrink: 0, alignSelf: 'flex-start', mt: '0.2em' }}
      />
      {trendText(percent, count, days)}
    </Box>
  );
}
