import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { useReportUnsaved } from '../../ui/admin/form/useReportUnsaved.ts';
import { Subsection } from '../../ui/admin/Subsection.tsx';
import { toastResult } from '../../ui/admin/toastResult.ts';
import { LetterEditor } from './LetterEditor.tsx';
import { changeSignature, getSignature } from './savedRepliesApi.ts';

export function SignatureForm({ onUnsaved }: { onUnsaved: (unsaved: boolean) => void }) {
  const { data, isError } = getSignature.useQuery();
  const [typed, setTyped] = useState<string | null>(null);
  const [change, { isLoading }] = changeSignature.useMutation();
  useReportUnsaved(typed !== null && typed !== data, onUnsaved);

  const save = async () => {
    const result = await change(typed ?? '');
    if (toastResult(result, 'The signature was not saved', 'Signature saved.'))
      setTyped((now) => (now === typed ? null : now)); // not what was typed meanwhile
  };
  return (
    <Subsection title="Your signature">
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
    </Subsection>
  );
}
