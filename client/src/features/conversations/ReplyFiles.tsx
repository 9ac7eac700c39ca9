import type { Conversation } from '@modules/conversations/contract.ts';
import { attachmentRules } from '@modules/enquiries/formChoices.contract.ts';
import { Box, Button, IconButton, List, Typography } from '@mui/material';
import { formatCount } from '@platform/text/formats.contract.ts';
import { BookOpen, Paperclip, X } from 'lucide-react';
import { formatBytes } from '../../ui/admin/formatBytes.ts';
import { toastResult } from '../../ui/admin/toastResult.ts';
import { ChooseFile } from '../../ui/admin/upload/ChooseFile.tsx';
import { UploadProgress } from '../../ui/admin/upload/UploadProgress.tsx';
import { visuallyHidden } from '../../ui/admin/visuallyHidden.ts';
import { detachFile } from './replyDraftApi.ts';
import type { ReplyUploads } from './useReplyUploads.ts';

type Props = { enquiryId: number; uploads: ReplyUploads } & Pick<Conversation, 'files' | 'brochure'>;

/** The files of the reply that is being written. They are uploaded at once, so that a reload does not lose them. */
export function ReplyFiles({ enquiryId, uploads, files, brochure }: Props) {
  const [detach] = detachFile.useMutation();
  const remove = async (file: number, name: string) => {
    toastResult(await detach({ enquiry: enquiryId, file }), `${name} was not taken away`);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <ChooseFile
        label="Attach files"
        accept={attachmentRules.accept}
        multiple
        onFiles={uploads.attachFiles}
        {...buttonProps}
        startIcon={<Paperclip size={16} />}
      />
      {brochure ? (
        <Button
          {...buttonProps}
          startIcon={<BookOpen size={16} />}
          loading={uploads.isAttachingBrochure}
          onClick={uploads.attachBrochure}
        >
          Attach the brochure of {brochure}
        </Button>
      ) : null}
      {uploads.running.map((upload) => (
        <Box key={upload.key} sx={{ flex: '1 1 100%', maxWidth: 420 }}>
          <UploadProgress upload={upload} />
        </Box>
      ))}
      {files.length > 0 ? (
        <List
          disablePadding
          aria-label="Files of the reply"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, minWidth: 0 }}
        >
          {files.map(({ id, name, size }) => (
            <Box component="li" key={id} sx={fileStyles}>
              <Typography variant="body2" noWrap>{`${name} (${formatBytes(size)})`}</Typography>
              <IconButton size="small" aria-label={`Remove ${name}`} onClick={() => remove(id, name)}>
                <X size={16} />
              </IconButton>
            </Box>
          ))}
        </List>
      ) : null}
      <Box role="status" sx={visuallyHidden}>
        {describeCount(files.length)}
      </Box>
    </Box>
  );
}

const describeCount = (count: number) =>
  count === 0 ? 'No files attached' : `${formatCount(count, 'file')} attached`;

const fileStyles = {
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  maxWidth: 260,
  pl: 1.5,
  borderRadius: 4,
  backgroundColor: 'action.selected',
} as const;

const buttonProps = { variant: 'text', size: 'small', color: 'inherit', loadingPosition: 'start' } as const;
