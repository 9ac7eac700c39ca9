import { Box, Button } from '@mui/material';
import ArrowUp from 'lucide-react/icons/arrow-up';

/** Announces new enquiries; the list is reloaded only on request. */
export function NewEnquiriesBar({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <Box role="status">
      {count > 0 ? (
        <Button
          fullWidth
          size="small"
          startIcon={<ArrowUp size={16} />}
          onClick={onShow}
          sx={{
            mb: 1.5,
            backgroundColor: 'color-mix(in srgb, var(--mui-palette-primary-main) 14%, transparent)',
          }}
        >
          {count} new {count === 1 ? 'enquiry' : 'enquiries'}
        </Button>
      ) : null}
    </Box>
  );
}
