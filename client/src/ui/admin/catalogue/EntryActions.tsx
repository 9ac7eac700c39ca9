import { Box, Button, IconButton, ListItemIcon, ListItemText, Menu, MenuItem, Tooltip } from '@mui/material';
import { Ellipsis, ExternalLink, type LucideIcon, Pencil, ScanEye, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { CallError } from '../../../lib/api/apiError.ts';
import { deleteAfterQuestion } from '../deleteAfterQuestion.ts';
import { usePreview } from '../PreviewAction.tsx';
import type { CatalogueEntry, EntryFlag } from './catalogueTypes.ts';

type Props = {
  /** The list of the entry, as in `useVisibleEntries`. */
  list: string;
  entry: CatalogueEntry;
  /** Undefined for users who may not edit. */
  onEdit: (() => void) | undefined;
  mayDelete: boolean;
  report: (text: string) => void;
};

/** The actions of an entry, as far as the user may: an Edit button and a menu. */
export function EntryActions({ list, entry, onEdit, mayDelete, report }: Props) {
  const view = useView(entry, report);
  return (
    <Box sx={{ display: 'flex', flex: 1, alignItems: 'center', justifyContent: 'space-between', gap: 0.5 }}>
      {onEdit ? (
        <Button
          size="small"
          color="inherit"
          startIcon={<Pencil size={16} />}
          aria-label={`Edit ${entry.name}`}
          onClick={onEdit}
        >
          Edit
        </Button>
      ) : (
        <span />
      )}
      <EntryMenu
        name={entry.name}
        actions={[
          ...view,
          ...(onEdit ? entry.flags.map((flag) => toMenuAction(flag, report)) : []),
          ...(mayDelete ? [toRemoveAction(list, entry, report)] : []),
        ]}
      />
    </Box>
  );
}

function toMenuAction(flag: EntryFlag, report: Props['report']): MenuAction {
  return {
    label: flag.isOn ? flag.turnOff : flag.turnOn,
    icon: flag.icon,
    onClick: async () => {
      const { error } = await flag.change(!flag.isOn);
      if (error) report(flag.toFailureText(error));
    },
  };
}

/** The public page, or the preview of an entry that visitors cannot see. */
function useView({ id, name, publicPath, previewArea: area }: CatalogueEntry, report: Props['report']) {
  const { openPreview } = usePreview(report);
  if (publicPath) return [{ label: 'View on the site', icon: ExternalLink, href: publicPath }];
  if (!area) return [];
  return [{ label: 'Preview', icon: ScanEye, onClick: () => openPreview({ area, id, name }) }];
}

function toRemoveAction(list: string, { id, deletion }: CatalogueEntry, report: Props['report']): MenuAction {
  const { toFailureText, ...details } = deletion;
  const onFailed = (error: CallError) => report(toFailureText(error));
  return {
    label: 'Delete',
    icon: Trash2,
    destructive: true,
    onClick: () => void deleteAfterQuestion({ list, id, ...details, onFailed }),
  };
}

type MenuAction = { label: string; icon: LucideIcon; destructive?: boolean } & (
  | { onClick: () => void }
  | { href: string }
);

/** A button that opens a menu of actions on an entry; links open a new tab. */
function EntryMenu({ name, actions }: { name: string; actions: readonly MenuAction[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (actions.length === 0) return null;
  const close = () => setAnchor(null);
  return (
    <>
      <Tooltip title="More actions">
        <IconButton
          aria-label={`More actions for ${name}`}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <Ellipsis size={18} />
        </IconButton>
      </Tooltip>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        // inside the page, so that all content belongs to a landmark; a row around it opens on click
        disablePortal
        onClick={(event) => event.stopPropagation()}
        slotProps={{ list: { 'aria-label': `Actions for ${name}` } }}
      >
        {actions.map(({ label, icon: Icon, destructive, ...action }) => (
          <MenuItem
            key={label}
            sx={destructive ? { color: 'error.main' } : undefined}
            {...('href' in action
              ? { component: Link, to: action.href, target: '_blank', reloadDocument: true, onClick: close }
              : {
                  onClick: () => {
                    close();
                    action.onClick();
                  },
                })}
          >
            <ListItemIcon sx={{ color: 'inherit' }}>
              <Icon size={18} />
            </ListItemIcon>
            <ListItemText>{label}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
