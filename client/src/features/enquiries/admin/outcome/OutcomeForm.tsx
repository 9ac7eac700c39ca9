import {
  bookedAmount,
  type LostReason,
  lostReasonLabels,
  lostReasons,
  type Outcome,
} from '@modules/responses/contract.ts';
import { Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { formatPrice } from '@platform/text/formats.contract.ts';
import { useState } from 'react';
import { failureText } from '../../../../lib/api/failureText.ts';
import { useHasPermission } from '../../../../lib/session/useSession.ts';
import { RetryAlert } from '../../../../ui/admin/StateViews.tsx';
import { Subsection } from '../../../../ui/admin/Subsection.tsx';
import { toastResult } from '../../../../ui/admin/toastResult.ts';
import { getOutcome, recordOutcome } from './outcomeApi.ts';

/** The outcome of an enquiry: booked with an amount, lost for a reason, or undecided. */
export function OutcomeForm({ enquiryId }: { enquiryId: number }) {
  const { data, error, refetch } = getOutcome.useQuery(enquiryId);
  const may = useHasPermission('enquiries.respond');
  if (error && !data) {
    return <RetryAlert message={failureText('The outcome could not be loaded', error)} onRetry={refetch} />;
  }
  if (!data) return null;
  return (
    <Subsection title="Outcome">
      {data.outcome === 'open' ? null : (
        <Typography sx={{ mb: may ? 1.5 : 0 }}>{outcomeText(data)}</Typography>
      )}
      {may ? <DecideOutcome enquiryId={enquiryId} current={data} /> : null}
      {!may && data.outcome === 'open' ? <Typography>Not decided yet</Typography> : null}
    </Subsection>
  );
}

function outcomeText({ outcome, amount, reason }: Outcome): string {
  if (outcome === 'booked') return amount === null ? 'Booked' : `Booked for ${formatPrice(amount)}`;
  return `Lost: ${reason ? lostReasonLabels[reason] : lostReasonLabels.other}`;
}

type Typed = { amount?: string; amountError?: string | undefined; reason?: LostReason };

function DecideOutcome({ enquiryId, current }: { enquiryId: number; current: Outcome }) {
  const [send, { isLoading }] = recordOutcome.useMutation();
  /** Without a field until something is typed or chosen: the outcome may change meanwhile. */
  const [typed, setTyped] = useState<Typed>({});
  const { amount = String(current.amount ?? ''), amountError, reason = current.reason ?? '' } = typed;
  const decide = async (outcome: Parameters<typeof send>[0]['outcome']) => {
    const result = await send({ id: enquiryId, outcome });
    if (!toastResult(result, 'The outcome was not saved', 'Outcome saved.')) return;
    setTyped((now) => (now === typed ? {} : now));
  };
  const book = () => {
    const { data, error } = bookedAmount.safeParse(amount);
    if (error) setTyped({ ...typed, amountError: error.issues[0]?.message });
    else void decide({ outcome: 'booked', amount: data });
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5, pt: 1.25 }}>
      <Box sx={rowStyles}>
        <TextField
          label="Amount in ₹ (optional)"
          value={amount}
          error={amountError !== undefined}
          helperText={amountError}
          onChange={(event) => setTyped({ ...typed, amount: event.target.value, amountError: undefined })}
          slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 40 }, inputLabel: { shrink: true } }}
        />
        <Button variant="outlined" disabled={isLoading} onClick={book}>
          Booked
        </Button>
      </Box>
      <Box sx={rowStyles}>
        <TextField
          select
          label="Reason"
          value={reason}
          onChange={(event) => setTyped({ ...typed, reason: event.target.value as LostReason })} // one of the options
        >
          {lostReasons.map((one) => (
            <MenuItem key={one} value={one}>
              {lostReasonLabels[one]}
            </MenuItem>
          ))}
        </TextField>
        <Button
          variant="outlined"
          color="inherit"
          disabled={isLoading || reason === ''}
          onClick={() => decide({ outcome: 'lost', reason: reason || undefined })}
        >
          Lost
        </Button>
      </Box>
      {current.outcome === 'open' ? null : (
        <Button size="small" color="inherit" disabled={isLoading} onClick={() => decide({ outcome: 'open' })}>
          Take the outcome back
        </Button>
      )}
    </Box>
  );
}

const rowStyles = { display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr) 5.5rem' } as const;
