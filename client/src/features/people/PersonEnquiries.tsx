import type { PersonEnquiryResponse, PersonProfile } from '@modules/people/contract.ts';
import { Box, Button, Link, List, Typography } from '@mui/material';
import { Merge, Split } from 'lucide-react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import type { CallResult } from '../../lib/api/apiError.ts';
import { useHasPermission } from '../../lib/session/useSession.ts';
import { confirm } from '../../ui/admin/confirm.ts';
import { formatDate } from '../../ui/admin/dateFormats.ts';
import { toastResult } from '../../ui/admin/toastResult.ts';
import { mergeEnquiry, separateEnquiry } from './peopleApi.ts';
import { describeState } from './personTexts.ts';

type Props = { enquiryId: number; onChanged: () => void } & Pick<PersonProfile, 'enquiries'>;

/** The enquiries of a person; each opens in place of the present one, and the list does not change. */
export function PersonEnquiries({ enquiryId, enquiries, onChanged }: Props) {
  const mayMerge = useHasPermission('enquiries.respond');
  const open = enquiries.find(({ id }) => id === enquiryId);
  return (
    <List
      component="ol"
      disablePadding
      aria-label="Enquiries of this person"
      sx={{ display: 'grid', gap: 0.5, minWidth: 0 }}
    >
      {enquiries.map((enquiry) => (
        <Box
          component="li"
          key={enquiry.id}
          aria-current={enquiry === open ? 'true' : undefined}
          sx={{
            minWidth: 0,
            py: 0.75,
            pl: 1.25,
            borderLeft: '3px solid',
            borderLeftColor: enquiry === open ? 'primary.main' : 'divider',
            overflowWrap: 'anywhere',
          }}
        >
          <EnquiryLine enquiry={enquiry} isOpen={enquiry === open} />
          {mayMerge && open ? <MergeButton enquiry={enquiry} open={open} onChanged={onChanged} /> : null}
        </Box>
      ))}
    </List>
  );
}

function EnquiryLine({ enquiry, isOpen }: { enquiry: PersonEnquiryResponse; isOpen: boolean }) {
  const [params] = useSearchParams();
  const { subject, reference, created_at, found_by, name } = enquiry;
  return (
    <>
      <Typography
        variant="body2"
        component="div"
        dir="auto"
        sx={{ fontWeight: isOpen ? 600 : 400, textAlign: 'left' }}
      >
        {isOpen ? (
          subject
        ) : (
          <Link component={RouterLink} to={{ search: getSearch(params, enquiry) }}>
            {subject}
          </Link>
        )}
      </Typography>
      <Typography variant="caption" component="div" color="textSecondary">
        {reference} · {formatDate(created_at)} · {describeState(enquiry)}
        {found_by === 'phone' ? ` · same number, from ${name}` : null}
      </Typography>
    </>
  );
}

function getSearch(params: URLSearchParams, { id, enquiry_type }: PersonEnquiryResponse): string {
  const next = new URLSearchParams(params);
  next.set('enquiry', `${enquiry_type === 'booking' ? 'booking' : 'contact'}-${id}`);
  return next.toString();
}

type MergeButtonProps = {
  enquiry: PersonEnquiryResponse;
  open: PersonEnquiryResponse;
  onChanged: () => void;
};

/** Merges an enquiry into the open one, or takes its merge back. */
function MergeButton({ enquiry, open, onChanged }: MergeButtonProps) {
  const [merge, merging] = mergeEnquiry.useMutation();
  const [separate, separating] = separateEnquiry.useMutation();
  const { id, reference, merged_into } = enquiry;

  const report = (result: CallResult<{ message: string }>) => {
    if (toastResult(result, `${reference} was not changed`, result.data?.message)) onChanged();
  };
  const mergeAfterQuestion = async () => {
    const yes = await confirm({
      title: `Merge ${reference} into ${open.reference}`,
      text: `${reference} is closed, and what was said in it is shown here. Nothing is deleted, and you can separate them again.`,
      confirmLabel: 'Merge',
    });
    if (yes) report(await merge({ id, into: open.id }));
  };

  if (merged_into === null && (id === open.id || open.merged_into !== null)) return null;
  const Icon = merged_into === null ? Merge : Split;
  return (
    <Button
      size="small"
      color="inherit"
      startIcon={<Icon size={14} />}
      loading={merging.isLoading || separating.isLoading}
      loadingPosition="start"
      onClick={
        merged_into === null
          ? mergeAfterQuestion
          : async () => report(await separate({ id, from: merged_into }))
      }
    >
      {merged_into === null ? `Merge ${reference} into this one` : `Separate ${reference}`}
    </Button>
  );
}
