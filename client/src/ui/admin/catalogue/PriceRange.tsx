import { Box } from '@mui/material';
import { TextFilter } from '../filterInputs.tsx';

type Props = {
  min: string | undefined;
  max: string | undefined;
  onChange: (range: { min_price?: string; max_price?: string }) => void;
};

const amount = {
  forbidden: /^\D+|[^\d.]/g,
  htmlInput: { inputMode: 'decimal' },
  sx: { flex: 1, minWidth: 0 },
} as const;

/** Minimum and maximum price in rupees, as numbers without signs. */
export function PriceRange({ min, max, onChange }: Props) {
  return (
    <Box role="group" aria-label="Price range" sx={{ display: 'flex', gap: 1 }}>
      <TextFilter
        {...amount}
        label="Price from ₹"
        value={min}
        onChange={(text) => onChange({ min_price: text })}
      />
      <TextFilter
        {...amount}
        label="Price to ₹"
        value={max}
        onChange={(text) => onChange({ max_price: text })}
      />
    </Box>
  );
}
