import { Box, Skeleton, Typography } from '@mui/material';
import { momentText } from '../../../ui/admin/dateTexts.ts';
import { Subject } from '../../../ui/admin/Subject.tsx';
import { useGetEnquiryHistoryQuery } from './enquiriesApi.ts';
import { historyText } from './historyText.ts';

/** The changes to the enquiry, with user and time. */
export function EnquiryHistory({ id }: { id: number }) {
  const { data, isError } = useGetEnquiryHistoryQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <Subject title="History">
      {data ? (
        <Box
          component="ol"
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            borderInlineStart: '2px solid',
            borderColor: 'divider',
            pl: 2,
          }}
        >
          {data.map((entry) => (
            <Box component="li" key={entry.id} sx={{ '& + &': { mt: 1.25 } }}>
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {historyText(entry)}
              </Typography>
              <Typography
                variant="caption"
                component="time"
                dateTime={entry.at}
                sx={{ color: 'text.secondary', display: 'block' }}
              >
                {momentText(entry.at)}
              </Typography>
            </Box>
          ))}
        </Box>
      ) : isError ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          The history could not be loaded.
        </Typography>
      ) : (
        <Skeleton variant="rounded" height={72} />
      )}
    </Subject>
  );
}
