import type { Enquiry } from '@modules/enquiries/contract.ts';
import {
  Box,
  Dialog,
  DialogContent,
  DialogTitle,
  IconButton,
  Skeleton,
  Typography,
  useMediaQuery,
} from '@mui/material';
import type { Theme } from '@mui/material/styles';
import X from 'lucide-react/icons/x';
import { useCallback, useState } from 'react';
import { asApiError } from '../../../lib/api/apiError.ts';
import { ErrorState } from '../../../ui/admin/StateViews.tsx';
import { useUnsavedGuard } from '../../../ui/admin/useUnsavedGuard.ts';
import { EnquiryActionBar } from './EnquiryActionBar.tsx';
import { EnquiryDetail, type RenderConversation, type UnsavedPart } from './EnquiryDetail.tsx';
import { useGetEnquiryQuery } from './enquiriesApi.ts';
import { type EnquiryKey, enquiryKeyText } from './enquiryFilters.ts';

/** Attachment links expire after 5 minutes; an open enquiry fetches a new one before that. */
const renewEveryMs = 4 * 60_000;

type Props = {
  /** Null closes the dialog. */
  open: EnquiryKey | null;
  onClose: () => void;
  renderConversation: RenderConversation;
};

/** One enquiry with all its data. Unsaved text must be confirmed before it closes. */
export function EnquiryDialog({ open, onClose, renderConversation }: Props) {
  const fullScreen = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const [unsavedParts, setUnsavedParts] = useState<ReadonlySet<UnsavedPart>>(new Set());
  const unsaved = unsavedParts.size > 0;
  const reportUnsaved = useCallback((part: UnsavedPart, isUnsaved: boolean) => {
    setUnsavedParts((parts) => {
      const others = [...parts].filter((one) => one !== part);
      return new Set(isUnsaved ? [...others, part] : others);
    });
  }, []);
  useUnsavedGuard(
    unsaved && open !== null,
    ({ currentLocation: from, nextLocation: to }) =>
      from.pathname !== to.pathname || openIn(from.search) !== openIn(to.search),
  );
  return (
    <Dialog
      open={open !== null}
      onClose={onClose}
      fullScreen={fullScreen}
      fullWidth
      maxWidth="lg"
      scroll="paper"
      aria-labelledby="enquiry-title"
    >
      {open ? (
        <OpenEnquiry
          key={enquiryKeyText(open)}
          enquiryKey={open}
          onClose={onClose}
          onUnsaved={reportUnsaved}
          renderConversation={renderConversation}
        />
      ) : null}
    </Dialog>
  );
}

const openIn = (search: string) => new URLSearchParams(search).get('enquiry');

type OpenProps = Pick<Props, 'onClose' | 'renderConversation'> & {
  enquiryKey: EnquiryKey;
  onUnsaved: (part: UnsavedPart, unsaved: boolean) => void;
};

function OpenEnquiry({ enquiryKey, onClose, onUnsaved, renderConversation }: OpenProps) {
  const { data, error, refetch } = useGetEnquiryQuery(enquiryKey, {
    refetchOnMountOrArgChange: true,
    pollingInterval: renewEveryMs,
  });
  return (
    <>
      <DialogTitle sx={{ display: 'flex', alignItems: 'flex-start', gap: 2, pr: 1.5 }} component="div">
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h2" id="enquiry-title" sx={{ overflowWrap: 'anywhere' }}>
            {getDialogTitle(data, error !== undefined)}
          </Typography>
          {data ? (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {data.reference}
            </Typography>
          ) : null}
        </Box>
        <IconButton aria-label="Close" onClick={onClose}>
          <X size={20} />
        </IconButton>
      </DialogTitle>
      <DialogContent dividers>
        {data ? (
          <EnquiryDetail
            enquiry={data}
            renderConversation={renderConversation}
            onUnsaved={onUnsaved}
            onDeleted={onClose}
          />
        ) : error ? (
          <ErrorState
            title="The enquiry could not be loaded"
            text={asApiError(error).status === 404 ? 'It may have been deleted.' : error.message}
            onRetry={refetch}
          />
        ) : (
          <Box aria-busy="true" sx={{ display: 'grid', gap: 2 }}>
            <Skeleton variant="rounded" height={96} />
            <Skeleton variant="rounded" height={180} />
            <Skeleton variant="rounded" height={120} />
          </Box>
        )}
      </DialogContent>
      {data ? <EnquiryActionBar enquiry={data} /> : null}
    </>
  );
}

function getDialogTitle(enquiry: Enquiry | undefined, failed: boolean) {
  if (enquiry) return enquiry.subject;
  return failed ? 'Enquiry' : 'Loading enquiry…';
}
