import { Button, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import type { Editor } from '@tiptap/react';
import ImagePlus from 'lucide-react/icons/image-plus';
import { type SyntheticEvent, useState } from 'react';
import { DialogTool } from './DialogTool.tsx';

const address = /^(https?:\/\/|\/)[^\s"'<>\\]+$/;

/** Inserts a picture by URL, with an alternative text. */
export function InsertImage({ editor }: { editor: Editor }) {
  return (
    <DialogTool label="Insert image" icon={ImagePlus}>
      {(close) => <ImageForm editor={editor} onClose={close} />}
    </DialogTool>
  );
}

/** Begins empty: the dialog mounts it each time that it opens. */
function ImageForm({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [src, setSrc] = useState('');
  const [alt, setAlt] = useState('');
  const [tried, setTried] = useState(false);
  const wrong = tried && !address.test(src.trim());

  const insert = (event: SyntheticEvent) => {
    event.preventDefault();
    // stops the event before it submits the surrounding editor form
    event.stopPropagation();
    setTried(true);
    if (!address.test(src.trim())) return;
    editor.chain().focus().setImage({ src: src.trim(), alt: alt.trim() }).run();
    onClose();
  };

  return (
    <form noValidate onSubmit={insert}>
      <DialogTitle>Insert image</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <TextField
          autoFocus
          label="Image URL"
          value={src}
          error={wrong}
          helperText={wrong ? 'Please enter a web address or a path such as /uploads/images/…' : undefined}
          onChange={(event) => setSrc(event.target.value)}
          sx={{ mt: 1 }}
        />
        <TextField
          label="Alt text"
          value={alt}
          helperText="What the picture shows, for people who do not see it"
          onChange={(event) => setAlt(event.target.value)}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="contained">
          Insert image
        </Button>
      </DialogActions>
    </form>
  );
}
