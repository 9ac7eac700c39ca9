import { Dialog, IconButton, Tooltip } from '@mui/material';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';

type Props = {
  label: string;
  icon: LucideIcon;
  /** The form in the dialog, with a `DialogTitle`. It is mounted each time the dialog opens. */
  children: (close: () => void) => ReactNode;
};

/** A button of the toolbar that opens a dialog. */
export function DialogTool({ label, icon: Icon, children }: Props) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          size="small"
          color="inherit"
          tabIndex={-1}
          aria-label={label}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          sx={{ borderRadius: 1 }}
        >
          <Icon size={18} />
        </IconButton>
      </Tooltip>
      <Dialog open={open} onClose={close} maxWidth="xs">
        {children(close)}
      </Dialog>
    </>
  );
}
