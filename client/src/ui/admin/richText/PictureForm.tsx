import { Button, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import type { Editor } from '@tiptap/react';
import { type SyntheticEvent, useState } from 'react';
import { FormUploadsContext } from '../form/FormUploadsContext.ts';
import { ImageField } from '../upload/ImageField.tsx';
import type { PickedPicture } from './pickPicture.ts';

type Props = {
  editor: Editor;
  /** Path of the upload endpoint below `/api/`. */
  uploadPath: string;
  /** Uploaded at once. */
  picked?: PickedPicture;
  onClose: () => void;
};

const address = /^(https?:\/\/|\/)[^\s"'<>\\]+$/;

/** The form that inserts a picture; it is empty each time that it is mounted. */
export function PictureForm({ editor, uploadPath, picked, onClose }: Props) {
  const [src, setSrc] = useState('');
  const [uploaded, setUploaded] = useState('');
  const [alt, setAlt] = useState('');
  const [uploads, setUploads] = useState(0);
  const [tried, setTried] = useState(false);
  const wrong = tried && !address.test(src.trim());

  const insert = (event: SyntheticEvent) => {
    event.preventDefault();
    // stops the event before it submits the surrounding editor form
    event.stopPropagation();
    setTried(true);
    if (!address.test(src.trim())) return;
    editor
      .chain()
      .focus(picked?.at ?? null)
      .setImage({ src: src.trim(), alt: alt.trim() })
      .run();
    onClose();
  };

  return (
    <form noValidate onSubmit={insert}>
      <DialogTitle>Insert image</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <FormUploadsContext value={setUploads}>
          <ImageField
            label="Picture"
            kind="blog"
            value={src === uploaded ? src : ''}
            uploadPath={uploadPath}
            initialFile={picked?.file}
            onChange={(path) => {
              setUploaded(path);
              setSrc(path);
            }}
          />
        </FormUploadsContext>
        <TextField
          autoFocus={!picked}
          label="Image URL"
          value={src}
          error={wrong}
          helperText={wrong ? 'Please enter a web address or a path such as /uploads/images/…' : undefined}
          onChange={(event) => setSrc(event.target.value)}
        />
        <TextField
          autoFocus={picked !== undefined}
          label="Alt text"
          value={alt}
          helperText="What the picture shows, for people who do not see it"
          onChange={(event) => setAlt(event.target.value)}
        />
      </DialogContent>
      <Actions uploading={uploads > 0} onClose={onClose} />
    </form>
  );
}

function Actions({ uploading, onClose }: Pick<Props, 'onClose'> & { uploading: boolean }) {
  return (
    <DialogActions>
      <Button color="inherit" onClick={onClose}>
        Cancel
      </Button>
      <Button type="submit" variant="contained" disabled={uploading}>
        Insert image
      </Button>
    </DialogActions>
  );
}
