import {
  Button,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material';
import type { Editor } from '@tiptap/react';
import { LinkIcon } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { DialogTool } from './DialogTool.tsx';

const webAddress = /^(https?:\/\/|mailto:|tel:)\S+$/i;
const pathOfSite = /^(\/(?!\/)|#)\S*$/;

type Props = {
  editor: Editor;
  /** Whether a path of the website is allowed: a mail needs the whole address. */
  paths: boolean;
};

/** Links the selected text, or changes the link at the cursor. */
export function InsertLink({ editor, paths }: Props) {
  return (
    <DialogTool label="Link" icon={LinkIcon}>
      {(close) =>
        ['image', 'preservedBlock'].some((name) => editor.isActive(name)) ? (
          <NoWords onClose={close} />
        ) : (
          <LinkForm editor={editor} paths={paths} onClose={close} />
        )
      }
    </DialogTool>
  );
}

const NoWords = ({ onClose }: { onClose: () => void }) => (
  <>
    <DialogTitle>Link</DialogTitle>
    <DialogContent>
      <DialogContentText>Only words can be linked. Select the words first.</DialogContentText>
    </DialogContent>
    <DialogActions>
      <Button onClick={onClose}>Close</Button>
    </DialogActions>
  </>
);

function setLink(editor: Editor, href: string) {
  const chain = editor.chain().focus();
  const isOnText = editor.isActive('link') || !editor.state.selection.empty;
  if (isOnText) chain.extendMarkRange('link').setLink({ href }).run();
  else chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
}

function LinkForm({ editor, paths, onClose }: Props & { onClose: () => void }) {
  const [linked] = useState<string>(() => editor.getAttributes('link')['href'] ?? '');
  const [href, setHref] = useState(linked);
  const [tried, setTried] = useState(false);
  const address = href.trim();
  const isGood = webAddress.test(address) || (paths && pathOfSite.test(address));
  const hint = `Please enter a web address such as https://example.com${paths ? ', or a path such as /contact' : ''}`;

  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    // stops the event before it submits the surrounding editor form
    event.stopPropagation();
    setTried(true);
    if (!isGood) return;
    setLink(editor, address);
    onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  };

  return (
    <form noValidate onSubmit={save}>
      <DialogTitle>Link</DialogTitle>
      <DialogContent>
        <TextField
          autoFocus
          fullWidth
          label="Address"
          type="url"
          value={href}
          error={tried && !isGood}
          helperText={tried && !isGood ? hint : undefined}
          onChange={(event) => setHref(event.target.value)}
          sx={{ mt: 1 }}
        />
      </DialogContent>
      <DialogActions>
        {linked ? (
          <Button color="error" onClick={remove} sx={{ mr: 'auto' }}>
            Remove link
          </Button>
        ) : null}
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="contained">
          {linked ? 'Change link' : 'Add link'}
        </Button>
      </DialogActions>
    </form>
  );
}
