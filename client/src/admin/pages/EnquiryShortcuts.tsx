import { Box, Dialog, DialogContent, DialogTitle, FormControlLabel, Switch } from '@mui/material';
import { useState } from 'react';
import { areShortcutsOn, switchShortcuts } from '../../ui/admin/useShortcuts.ts';

const shortcuts = [
  ['j', 'Next enquiry'],
  ['k', 'Previous enquiry'],
  ['r', 'Reply'],
  ['Ctrl + Enter', 'Send the reply'],
  ['a', 'Assign'],
  ['s', 'Snooze'],
  ['e', 'Resolve'],
  ['Esc', 'Leave a field, close the enquiry'],
  ['Ctrl + Z', 'Undo, while a message offers it'],
  ['Ctrl + K', 'Go to a view, a screen or an enquiry'],
  ['?', 'Show this help'],
] as const;

/** The keys of the enquiries screen, and a switch for them. */
export function EnquiryShortcuts({ onClose }: { onClose: () => void }) {
  const [isOn, setOn] = useState(areShortcutsOn);
  return (
    <Dialog open onClose={onClose} maxWidth="xs">
      <DialogTitle>Keyboard shortcuts</DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 1, columnGap: 2 }}
        >
          {shortcuts.map(([key, effect]) => (
            <Box key={key} sx={{ display: 'contents' }}>
              <dt>
                <Box component="kbd" sx={keyStyles}>
                  {key}
                </Box>
              </dt>
              <Box component="dd" sx={{ m: 0 }}>
                {effect}
              </Box>
            </Box>
          ))}
        </Box>
        <FormControlLabel
          sx={{ mt: 2 }}
          control={
            <Switch
              checked={isOn}
              onChange={(_event, on) => {
                switchShortcuts(on);
                setOn(on);
              }}
            />
          }
          label="Single keys, in this browser"
        />
      </DialogContent>
    </Dialog>
  );
}

const keyStyles = {
  px: 0.75,
  py: '1px',
  border: '1px solid',
  borderColor: 'outline',
  borderRadius: 1,
  backgroundColor: 'raised',
  fontFamily: 'inherit',
  fontSize: '0.8125rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
} as const;
