import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { failureText } from '../../lib/api/failureText.ts';
import { useReportUnsaved } from '../../ui/admin/form/useReportUnsaved.ts';
import { Subject } from '../../ui/admin/Subject.tsx';
import { useToast } from '../../ui/admin/Toasts.tsx';
import { LetterEditor } from './LetterEditor.tsx';
import { useChangeSignatureMutation, useGetSignatureQuery } from './savedRepliesApi.ts';

/** What stands below each reply of the signed-in person. */
export function SignatureForm({ onUnsaved }: { onUnsaved: (unsaved: boolean) => void }) {
  const { data, isError } = useGetSignatureQuery();
  const [typed, setTyped] = useState<string | null>(null);
  const [change, { isLoading }] = useChangeSignatureMutation();
  const toast = useToast();
  useReportUnsaved(typed !== null && typed !== data, onUnsaved);

  const save = async () => {
    const { error } = await change(typed ?? '');
    if (error) return toast('error', failureText('The signature was not saved', error));
    setTyped(null);
    return toast('success', 'Signature saved.');
  };
  return (
    <Subject title="Your signature">
      {data === undefined ? (
        isError ? (
          <Typography variant="body2">The signature could not be loaded.</Typography>
        ) : (
          <Skeleton variant="rounded" height={150} />
        )
      ) : (
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          <Box sx={{ width: 1 }}>
            <LetterEditor label="Your signature" value={typed ?? data} onChange={setTyped} invalid={false} />
          </Box>
          <Button
            variant="outlined"
            size="small"
            loading={isLoading}
            disabled={typed === null || typed === data}
            onClick={save}
          >
            Save signature
          </Button>
        </Box>
      )}
    </Subject>
  );
}
