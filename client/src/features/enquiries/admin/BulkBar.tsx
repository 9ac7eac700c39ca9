import { type EnquiryRow, enquiryStatuses } from '@modules/enquiries/contract.ts';
import { Box, Button, Menu, MenuItem, Typography } from '@mui/material';
import { ChevronDown, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useHasPermission } from '../../../lib/session/useSession.ts';
import { topBarHeight } from '../../../ui/admin/topBarHeight.ts';
import { toOptions } from '../../../ui/site/Options.tsx';
import { SnoozeButton } from './clock/SnoozeButton.tsx';
import { statusLabels } from './enquiryLabels.ts';
import { useAssignees } from './useAssignees.ts';
import { useBulkChange } from './useBulkChange.ts';

type Props = {
  rows: EnquiryRow[];
  /** The list scrolls in a pane of its own instead of with the page. */
  inPane: boolean;
  onSelectAll: () => void;
  /** Ends the selection. */
  onDone: () => void;
};

export function BulkBar({ rows, inPane, onSelectAll, onDone }: Props) {
  const bulk = useBulkChange();
  const act = (work: () => void) => {
    work();
    onDone();
  };
  return (
    <Box
      role="toolbar"
      aria-label="Selected enquiries"
      sx={{ ...barStyles, ...(inPane ? { top: 0, mx: 1.5 } : { top: topBarHeight }) }}
    >
      <Typography role="status" variant="body2" sx={{ fontWeight: 600 }}>
        {rows.length} selected
      </Typography>
      <Button size="small" onClick={onSelectAll}>
        Select all
      </Button>
      <AssignChoice
        onChoose={(shown, done) =>
          act(() => bulk.update(rows, done, { assigned_to: shown.assigned_to }, shown))
        }
      />
      <ChoiceMenu
        label="Set status"
        choices={toOptions(enquiryStatuses, statusLabels)}
        onChoose={(status) => act(() => bulk.update(rows, `set to ${statusLabels[status]}`, { status }))}
      />
      <SnoozeButton onChoose={(until) => act(() => bulk.snooze(rows, until))} />
      <DeleteSelected onDelete={async () => (await bulk.delete(rows)) && onDone()} />
      <Button size="small" color="inherit" onClick={onDone}>
        Cancel
      </Button>
    </Box>
  );
}

type Assignment = Pick<EnquiryRow, 'assigned_to' | 'assigned_to_name'>;

function AssignChoice({ onChoose }: { onChoose: (shown: Assignment, done: string) => void }) {
  const people = useAssignees();
  const assign = (chosen: string) => {
    const person = people.find(({ value }) => value === chosen);
    onChoose(
      { assigned_to: person?.id ?? null, assigned_to_name: person?.name ?? null },
      person ? `assigned to ${person.name}` : 'unassigned',
    );
  };
  return (
    <ChoiceMenu
      label="Assign to"
      choices={[{ value: 'none', label: 'Unassigned' }, ...people]}
      onChoose={assign}
    />
  );
}

type ChoiceProps<Value> = {
  label: string;
  choices: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
};

/** A menu and no select, because the choice acts at once: arrow keys change a closed select. */
function ChoiceMenu<Value extends string>({ label, choices, onChoose }: ChoiceProps<Value>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        size="small"
        endIcon={<ChevronDown size={16} />}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        slotProps={{ list: { 'aria-label': label } }}
      >
        {choices.map((choice) => (
          <MenuItem
            key={choice.value}
            onClick={() => {
              close();
              onChoose(choice.value);
            }}
          >
            {choice.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

function DeleteSelected({ onDelete }: { onDelete: () => void }) {
  if (!useHasPermission('enquiries.delete')) return null;
  return (
    <Button size="small" color="error" startIcon={<Trash2 size={16} />} onClick={onDelete}>
      Delete
    </Button>
  );
}

const barStyles = {
  position: 'sticky',
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  p: 1,
  mb: 1,
  border: '1px solid',
  borderColor: 'primary.main',
  borderRadius: 1,
  backgroundColor: 'background.paper',
} as const;
