import type { ReadModelState } from '@modules/operations/contract.ts';
import { Box, Button, List, Typography } from '@mui/material';
import { History } from 'lucide-react';
import { Badge } from '../../ui/admin/Badge.tsx';
import { formatAge } from '../../ui/admin/formatAge.ts';
import { formatSeconds, humanizeName } from './operationsLabels.ts';
import { useCommands } from './useCommands.ts';

const behindAfterSeconds = 5;

/** The progress of each read model, with a rebuild button. */
export function ReadModels({ models, now }: { models: ReadModelState[]; now: number }) {
  const { replay } = useCommands();
  return (
    <List disablePadding sx={{ display: 'grid', gap: 1.5 }}>
      {models.map(({ name, last_event_at, lag_seconds }) => (
        <Box
          component="li"
          key={name}
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}
        >
          <Box sx={{ flex: 1, minWidth: '11rem' }}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {humanizeName(name)}
            </Typography>
            <Typography variant="caption" color="textSecondary">
              {last_event_at ? `Last event ${formatAge(last_event_at, now)}` : 'No event yet'}
            </Typography>
          </Box>
          <Badge tone={lag_seconds > behindAfterSeconds ? 'warning' : 'success'}>
            {lag_seconds > behindAfterSeconds
              ? `Oldest event waits ${formatSeconds(lag_seconds)}`
              : 'Up to date'}
          </Badge>
          <Button
            size="small"
            variant="outlined"
            startIcon={<History size={14} />}
            aria-label={`Rebuild ${name}`}
            onClick={() => replay(name)}
          >
            Rebuild
          </Button>
        </Box>
      ))}
    </List>
  );
}
