import type { CommandState } from '@modules/operations/contract.ts';
import { Box, List, Typography } from '@mui/material';
import { Badge, type BadgeTone } from '../../ui/admin/Badge.tsx';
import { formatAge } from '../../ui/admin/formatAge.ts';

const labels: Record<CommandState['state'], string> = { waiting: 'Waiting', done: 'Done', failed: 'Failed' };
const tones: Record<CommandState['state'], BadgeTone> = { waiting: 'info', done: 'success', failed: 'error' };

export function CommandList({ commands, now }: { commands: CommandState[]; now: number }) {
  if (commands.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        No commands have been sent to the workers yet.
      </Typography>
    );
  }
  return (
    <List disablePadding sx={{ display: 'grid', gap: 1.5 }}>
      {commands.map(({ id, who, what, at, state, outcome }) => (
        <Box component="li" key={id} sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography variant="body2">
              <strong>{who}</strong> {what}
            </Typography>
            <Typography variant="caption" color="textSecondary">
              {formatAge(at, now)}
              {outcome ? ` · ${outcome}` : ''}
            </Typography>
          </Box>
          <Badge tone={tones[state]}>{labels[state]}</Badge>
        </Box>
      ))}
    </List>
  );
}
