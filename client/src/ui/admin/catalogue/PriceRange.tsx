import { Box, TextField } from '@mui/material';
import { useState } from 'react';

type Props = {
  min: string | undefined;
  max: string | undefined;
  onChange: (range: { min_price?: string; max_price?: string }) => void;
};

/** Minimum and maximum price in rupees, as numbers without signs; applied on blur or Enter. */
export function PriceRange({ min, max, onChange }: Props) {
  return (
    <Box role="group" aria-label="Price range" sx={{ display: 'flex', gap: 1 }}>
      <Amount
        key={`min-${min}`}
        label="Price from ₹"
        value={min}
        onSend={(text) => onChange({ min_price: text })}
      />
      <Amount
        key={`max-${max}`}
        label="Price to ₹"
        value={max}
        onSend={(text) => onChange({ max_price: text })}
      />
    </Box>
  );
}

type AmountProps = { label: string; value: string | undefined; onSend: (text: string) => void };

function Amount({ label, value, onSend }: AmountProps) {
  const before = value ?? '';
  const [text, setText] = useState(before);
  const send = () => {
    if (text !== before) onSend(text);
  };
  return (
    <TextField
      label={label}
      value={text}
      onChange={(event) => setText(event.target.value.replace(/[^\d.]/g, ''))}
      onBlur={send}
      onKeyDown={(event) => {
        if (event.key === 'Enter') send();
      }}
      sx={{ flex: 1, minWidth: 0 }}
      slotProps={{ htmlInput: { inputMode: 'decimal' }, inputLabel: { shrink: true } }}
    />
  );
}
