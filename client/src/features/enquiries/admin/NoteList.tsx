import type { EnquiryNote } from '@modules/enquiries/contract.ts';
import { Box, Typography } from '@mui/material';
import { momentText } from '../../../ui/admin/dateTexts.ts';

/** Notes on an enquiry, oldest first, each with its author and time. */
export function NoteList({ notes }: { notes: readonly EnquiryNote[] }) {
  if (notes.length === 0) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        No notes.
      </Typography>
    );
  }
  return (
    <Box component="ol" aria-label="Notes" sx={{ listStyle: 'none', m: 0, p: 0, mb: 1.5 }}>
      {notes.map(({ id, text, author, created_at }) => (
        <Box
          component="li"
          key={id}
          sx={{ py: 1, '& + &': { borderTop: '1px solid', borderColor: 'divider' } }}
        >
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            <Box component="span" sx={{ fontWeight: 600 }}>
              {author ?? 'Unsigned'}
            </Box>{' '}
            · <time dateTime={created_at}>{momentText(created_at)}</time>
          </Typography>
          <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
