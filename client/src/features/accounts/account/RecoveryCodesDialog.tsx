import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { Copy } from 'lucide-react';
import { toast } from '../../../ui/admin/toast.ts';
import { useUnsavedGuard } from '../../../ui/admin/useUnsavedGuard.ts';

type Props = { codes: string[]; onClose: () => void };

/** Shows the recovery codes once. Only the button closes it; leaving the page needs a confirmation. */
export function RecoveryCodesDialog({ codes, onClose }: Props) {
  useUnsavedGuard(true);
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => toast('success', 'The codes were copied.'),
      () => toast('error', 'The codes could not be copied. Please write them down.'),
    );
  return (
    <Dialog open aria-describedby="codes-text">
      <DialogTitle>Keep your recovery codes</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Alert severity="success">Your second factor is on.</Alert>
        <DialogContentText id="codes-text">
          Without your phone, each of these lets you in once. They are not shown again: print them, or keep
          them in a password manager.
        </DialogContentText>
        <Box
          component="ul"
          aria-label="Recovery codes"
          sx={{
            listStyle: 'none',
            m: 0,
            p: 2,
            border: '1px solid',
            borderColor: 'divider',
            borderRadius: 2,
            display: 'grid',
            gap: 1,
            gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
            fontFamily: 'monospace',
            fontSize: '1rem',
          }}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        {'clipboard' in navigator ? (
          <Button color="inherit" startIcon={<Copy size={16} />} onClick={copy}>
            Copy
          </Button>
        ) : null}
        <Button variant="contained" onClick={onClose} autoFocus>
          I have saved them
        </Button>
      </DialogActions>
    </Dialog>
  );
}
