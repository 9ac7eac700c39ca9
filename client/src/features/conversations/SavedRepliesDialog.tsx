import type { SavedReply } from '@modules/conversations/contract.ts';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  List,
  Typography,
} from '@mui/material';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useHasPermission } from '../../lib/session/useSession.ts';
import { Badge } from '../../ui/admin/Badge.tsx';
import { confirm } from '../../ui/admin/confirm.ts';
import { Subsection } from '../../ui/admin/Subsection.tsx';
import { toastResult } from '../../ui/admin/toastResult.ts';
import { leavesUrl, useUnsavedGuard } from '../../ui/admin/useUnsavedGuard.ts';
import { SavedReplyForm } from './SavedReplyForm.tsx';
import { SignatureForm } from './SignatureForm.tsx';
import { deleteSavedReply } from './savedRepliesApi.ts';

type Props = { replies: SavedReply[]; text: string; onClose: () => void };

/** Edits the saved replies and the signature. */
export function SavedRepliesDialog({ replies, text, onClose }: Props) {
  const [edited, setEdited] = useState<SavedReply | 'new' | null>(null);
  const [unsaved, setUnsaved] = useState(false);
  const confirmDiscard = useUnsavedGuard(unsaved, leavesUrl);
  const close = async () => (await confirmDiscard()) && onClose();
  const edit = async (reply: SavedReply | 'new' | null) => (await confirmDiscard()) && setEdited(reply);
  return (
    <Dialog open onClose={close} sx={growDownwards}>
      <DialogTitle>Saved replies and signature</DialogTitle>
      <DialogContent dividers sx={{ display: 'grid', gap: 3 }}>
        {edited ? (
          <SavedReplyForm
            reply={edited === 'new' ? null : edited}
            text={text}
            onUnsaved={setUnsaved}
            onCancel={() => edit(null)}
            onDone={() => setEdited(null)}
          />
        ) : (
          <>
            <Subsection title="Saved replies">
              <SavedReplyList replies={replies} onEdit={edit} />
              <Button variant="outlined" size="small" sx={{ mt: 1 }} onClick={() => edit('new')}>
                {text ? 'Save this reply' : 'New saved reply'}
              </Button>
            </Subsection>
            <SignatureForm onUnsaved={setUnsaved} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={close}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** In the middle of the window, the list would move away from the pointer when the signature loads. */
const growDownwards = { '& .MuiDialog-container': { alignItems: 'flex-start' } };

function SavedReplyList({ replies, onEdit }: { replies: SavedReply[]; onEdit: (reply: SavedReply) => void }) {
  const mayShare = useHasPermission('replies.manage');
  const remove = useDeleteSavedReply();
  if (replies.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        There are none yet.
      </Typography>
    );
  }
  return (
    <List disablePadding>
      {replies.map((reply) => (
        <Box
          component="li"
          key={reply.id}
          sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 40, py: 0.5 }}
        >
          <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{reply.name}</Typography>
          <Badge tone={reply.shared ? 'info' : 'neutral'}>{reply.shared ? 'Shared' : 'Yours'}</Badge>
          {reply.shared && !mayShare ? null : (
            <>
              <IconButton size="small" aria-label={`Edit ${reply.name}`} onClick={() => onEdit(reply)}>
                <Pencil size={16} />
              </IconButton>
              <IconButton size="small" aria-label={`Delete ${reply.name}`} onClick={() => remove(reply)}>
                <Trash2 size={16} />
              </IconButton>
            </>
          )}
        </Box>
      ))}
    </List>
  );
}

function useDeleteSavedReply() {
  const [remove] = deleteSavedReply.useMutation();

  return async ({ id, name }: SavedReply) => {
    const yes = await confirm({
      title: 'Delete saved reply',
      text: `Are you sure you want to delete “${name}”?`,
      confirmLabel: 'Delete',
      destructive: true,
    });
    if (!yes) return;
    toastResult(await remove(id), `“${name}” was not deleted`, `“${name}” was deleted.`);
  };
}
