import type { Seats } from '@modules/seats/contract.ts';
import { Box, Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { asApiError } from '../../../../lib/api/apiError.ts';
import { failureText } from '../../../../lib/api/failureText.ts';
import { useHasPermission } from '../../../../lib/session/useSession.ts';
import { formatShortDay } from '../../../../ui/admin/dateFormats.ts';
import { RetryAlert } from '../../../../ui/admin/StateViews.tsx';
import { Subsection } from '../../../../ui/admin/Subsection.tsx';
import { toast } from '../../../../ui/admin/toast.ts';
import { useFailureAfterLeaving } from '../../../../ui/admin/useFailureAfterLeaving.ts';
import { confirmSeats, getSeats } from './seatsApi.ts';

type Props = { enquiry: { id: number; name: string } };

/** Free, requested and confirmed seats of the departure that an enquiry names. */
export function SeatsForm({ enquiry }: Props) {
  const { data, error, refetch } = getSeats.useQuery(enquiry.id);
  const may = useHasPermission('enquiries.respond');
  if (error && data === undefined) {
    return <RetryAlert message={failureText('The seats could not be loaded', error)} onRetry={refetch} />;
  }
  if (!data) return null;
  return (
    <Subsection title="Seats">
      <Typography>
        {data.destination}, {formatShortDay(data.date)}: {data.seats_left} of {data.seats} seats free,{' '}
        {data.requested} requested by open enquiries
      </Typography>
      <Typography sx={{ mb: may ? 1.5 : 0 }}>
        {data.confirmed > 0
          ? `${data.confirmed} confirmed for this enquiry`
          : 'None confirmed for this enquiry'}
      </Typography>
      {may ? <ConfirmSeats enquiry={enquiry} current={data} /> : null}
    </Subsection>
  );
}

function ConfirmSeats({ enquiry, current }: Props & { current: NonNullable<Seats> }) {
  const [send, { isLoading, error }] = confirmSeats.useMutation();
  /** Undefined until something is typed: the seats may change meanwhile. */
  const [typed, setTyped] = useState<string>();
  const seats = typed ?? String(current.confirmed || current.travellers || 1);
  const showAfterLeaving = useFailureAfterLeaving();
  const save = async (count: string) => {
    const { error: refused } = await send({ id: enquiry.id, seats: count });
    if (refused) {
      showAfterLeaving(failureText(`The seats of ${enquiry.name}'s enquiry were not changed`, refused));
      return;
    }
    toast('success', count === '0' ? 'Seats released.' : 'Seats confirmed.');
    setTyped((now) => (now === typed ? undefined : now));
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr) 5.5rem' }}>
      <TextField
        label="Seats for this enquiry"
        value={seats}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
        error={error !== undefined}
        helperText={error && asApiError(error).message}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 4 }, inputLabel: { shrink: true } }}
      />
      <Button
        variant="outlined"
        disabled={isLoading || seats === ''}
        onClick={() => save(seats)}
        sx={{ maxHeight: 40 }} // as high as the field without its message
      >
        Confirm
      </Button>
      {current.confirmed > 0 ? (
        <Button size="small" color="inherit" disabled={isLoading} onClick={() => save('0')}>
          Release the seats
        </Button>
      ) : null}
    </Box>
  );
}
