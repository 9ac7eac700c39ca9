import { Button, Divider, ListItemText, Menu, MenuItem } from '@mui/material';
import { BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import { onFirstClick } from '../../ui/admin/onFirstClick.ts';
import { SavedRepliesDialog } from './SavedRepliesDialog.tsx';
import { listSavedReplies } from './savedRepliesApi.ts';

type Props = {
  /** The text in the box, with which a new saved reply starts. */
  text: string;
  onChoose: (html: string) => void;
};

/** Inserts a saved reply; its last entry opens the list of them for changes. */
export function SavedReplyMenu({ text, onChoose }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [managing, setManaging] = useState(false);
  const { data = [], isError } = listSavedReplies.useQuery();
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        color="inherit"
        startIcon={<BookmarkPlus size={16} />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Saved replies
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ paper: { sx: { maxHeight: 380, maxWidth: 360 } } }}
      >
        {isError ? <MenuItem disabled>They could not be loaded</MenuItem> : null}
        {data.map((reply) => (
          <MenuItem
            key={reply.id}
            // the menu may open under the pointer
            onClick={onFirstClick(() => {
              close();
              onChoose(reply.html);
            })}
          >
            <ListItemText
              primary={reply.name}
              secondary={reply.shared ? 'Shared' : 'Yours'}
              slotProps={{ primary: { noWrap: true } }}
            />
          </MenuItem>
        ))}
        {data.length > 0 ? <Divider /> : null}
        <MenuItem
          onClick={() => {
            close();
            setManaging(true);
          }}
        >
          Saved replies and signature…
        </MenuItem>
      </Menu>
      {managing ? <SavedRepliesDialog replies={data} text={text} onClose={() => setManaging(false)} /> : null}
    </>
  );
}
