import { Box } from '@mui/material';
import Minus from 'lucide-react/icons/minus';
import TrendingDown from 'lucide-react/icons/trending-down';
import TrendingUp from 'lucide-react/icons/trending-up';
import { trendText } from './trendText.ts';

/** Percent against the period before, with one decimal. */
export function TrendNote({ percent, days }: { percent: number | null | undefined; days: number }) {
  if (percent === undefined) return null;
  const Icon = percent === null || percent === 0 ? Minus : percent > 0 ? TrendingUp : TrendingDown;
  const rising = percent !== null && percent > 0;
  return (
    <Box
      component="span"
      title={`Against the ${days} days before`}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        color: rising ? 'success.main' : 'text.secondary',
      }}
    >
      <Icon size={14} aria-hidden />
      {trendText(percent)}
    </Box>
  );
}
