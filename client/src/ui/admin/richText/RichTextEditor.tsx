import { Alert, Box, Dialog } from '@mui/material';
import { EditorState } from '@tiptap/pm/state';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { cleanPastedHtml } from './cleanPastedHtml.ts';
import { lostTags, tidyHtml } from './editorHtml.ts';
import { PictureForm } from './PictureForm.tsx';
import { type PickedPicture, pickPicture } from './pickPicture.ts';
import { letterStyles, proseStyles } from './proseStyles.ts';
import { RichToolbar } from './RichToolbar.tsx';
import { richExtensions } from './richExtensions.ts';
import { safeHtml } from './safeHtml.ts';

type Props = {
  value: string;
  onChange: (html: string) => void;
  invalid: boolean;
  /** Path of the picture upload below `/api/`. Without it, this is a letter: no headings, sections or pictures. */
  uploadPath?: string | undefined;
  label?: string;
  /** Ids of texts that describe the box. */
  describedBy?: string;
};

type HtmlEditorOptions = Pick<Props, 'value' | 'onChange' | 'describedBy'> & {
  label: string;
  /** Receives a picture that was pasted or dropped; without it, the text takes none. */
  onPicture: ((picture: PickedPicture) => void) | undefined;
};

/** The editor of an HTML value, which adopts every version that another source sets. */
function useHtmlEditor({ value, onChange, label, describedBy, onPicture }: HtmlEditorOptions) {
  const written = useRef(value);
  const editor = useEditor({
    extensions: richExtensions,
    content: safeHtml(value),
    shouldRerenderOnTransaction: false,
    editorProps: {
      transformPastedHTML: cleanPastedHtml,
      handlePaste: (_view, { clipboardData }) => pickPicture(clipboardData, onPicture),
      handleDrop: (view, { dataTransfer, clientX: left, clientY: top }) =>
        pickPicture(dataTransfer, onPicture, view.posAtCoords({ left, top })?.pos),
      // TipTap would change the list around the cursor, and the focus could not leave the editor.
      handleDOMEvents: { keydown: (_view, { key }) => key === 'Tab' },
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
      },
    },
    onUpdate: ({ editor: changed }) => {
      written.current = changed.isEmpty ? '' : tidyHtml(changed.getHTML());
      onChange(written.current);
    },
  });

  // another version was loaded into the form
  useEffect(() => {
    if (!editor || value === written.current) return;
    written.current = value;
    editor.commands.setContent(safeHtml(value), { emitUpdate: false });
    if (value === '') forgetHistory(editor);
  }, [editor, value]);

  return editor;
}

/** Starts over: undo must not bring back a text that was sent. */
function forgetHistory({ state, view }: Editor) {
  view.updateState(EditorState.create({ doc: state.doc, plugins: state.plugins }));
}

/** A WYSIWYG editor. Opening it does not change the content; only typing does. */
export function RichTextEditor({
  value,
  onChange,
  invalid,
  uploadPath,
  label = 'Content',
  describedBy,
}: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [given] = useState(value);
  const [picked, setPicked] = useState<PickedPicture | null>(null);
  const onPicture = uploadPath === undefined ? undefined : setPicked;
  const editor = useHtmlEditor({ value, onChange, label, describedBy, onPicture });
  const lost = useMemo(() => (editor ? lostTags(given, editor.getHTML()) : []), [editor, given]);

  // not through `editor.view`, which exists only after mounting
  useEffect(() => {
    const box = editor && frame.current?.querySelector('[role="textbox"]');
    box?.setAttribute('aria-invalid', String(invalid));
  }, [editor, invalid]);

  return (
    <Box
      ref={frame}
      sx={{
        border: '1px solid',
        borderColor: invalid ? 'error.main' : 'divider',
        borderRadius: 1,
        '&:focus-within': { borderColor: 'primary.main' },
      }}
    >
      {editor ? <RichToolbar editor={editor} uploadPath={uploadPath} /> : null}
      {editor && uploadPath && picked ? (
        <Dialog open onClose={() => setPicked(null)} maxWidth="xs">
          <PictureForm {...{ editor, uploadPath, picked }} onClose={() => setPicked(null)} />
        </Dialog>
      ) : null}
      {lost.length > 0 ? <LostTags tags={lost} /> : null}
      <Box
        sx={{ px: 2.5, py: 2, cursor: 'text', ...(uploadPath === undefined ? letterStyles : proseStyles) }}
        onClick={() => editor?.commands.focus()}
      >
        <EditorContent editor={editor} />
      </Box>
    </Box>
  );
}

function LostTags({ tags }: { tags: string[] }) {
  return (
    <Alert severity="warning" sx={{ m: 1.5 }}>
      This text has {tags.map((tag) => `<${tag}>`).join(', ')}, which cannot be shown here. It goes when you
      type here; the Direct HTML Editor keeps it.
    </Alert>
  );
}
