import { IconButton, ListItemIcon, ListItemText, Menu, MenuItem, Tooltip } from '@mui/material';
import type { LucideIcon } from 'lucide-react';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import { Link } from 'react-router-dom';

export type MenuAction = { label: string; icon: LucideIcon; destructive?: boolean } & (
  | { onClick: () => void }
  | { href: string }
);

/** A button that opens a menu of actions on an entry; links open a new tab. */
export function EntryMenu({ name, actions }: { name: string; actions: readonly MenuAction[] }) {
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
