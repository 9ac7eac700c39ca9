import { Box, Divider, IconButton, Tooltip } from '@mui/material';
import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react';
import {
  Bold,
  Heading1,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  List,
  ListIndentDecrease,
  ListIndentIncrease,
  ListOrdered,
  Redo2,
  TextQuote,
  Underline,
  Undo2,
} from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { AddSection } from './AddSection.tsx';
import { DialogTool } from './DialogTool.tsx';
import { InsertLink } from './InsertLink.tsx';
import { PictureForm } from './PictureForm.tsx';

type Tool = {
  label: string;
  icon: typeof Bold;
  run: (editor: Editor) => void;
  isOn?: (editor: Editor) => boolean;
};

const heading = (level: 1 | 2 | 3, icon: typeof Bold): Tool => ({
  label: `Heading ${level}`,
  icon,
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
  isOn: (editor) => editor.isActive('heading', { level }),
});

/** Switches a mark or a block on and off; `name` is its name in the document. */
const toggle = (
  label: string,
  icon: typeof Bold,
  name: string,
  change: (chain: ChainedCommands) => ChainedCommands,
): Tool => ({
  label,
  icon,
  run: (editor) => change(editor.chain().focus()).run(),
  isOn: (editor) => editor.isActive(name),
});

const groups: Tool[][] = [
  [
    toggle('Bold', Bold, 'bold', (chain) => chain.toggleBold()),
    toggle('Italic', Italic, 'italic', (chain) => chain.toggleItalic()),
    toggle('Underline', Underline, 'underline', (chain) => chain.toggleUnderline()),
  ],
  [heading(1, Heading1), heading(2, Heading2), heading(3, Heading3)],
  [
    toggle('Bullet list', List, 'bulletList', (chain) => chain.toggleBulletList()),
    toggle('Numbered list', ListOrdered, 'orderedList', (chain) => chain.toggleOrderedList()),
    {
      label: 'Indent list item',
      icon: ListIndentIncrease,
      run: (editor) => editor.chain().focus().sinkListItem('listItem').run(),
    },
    {
      label: 'Outdent list item',
      icon: ListIndentDecrease,
      run: (editor) => editor.chain().focus().liftListItem('listItem').run(),
    },
    toggle('Quote', TextQuote, 'blockquote', (chain) => chain.toggleBlockquote()),
  ],
  [
    { label: 'Undo', icon: Undo2, run: (one) => one.chain().focus().undo().run() },
    { label: 'Redo', icon: Redo2, run: (one) => one.chain().focus().redo().run() },
  ],
];

const letterGroups = groups.filter(([first]) => first?.label !== 'Heading 1');

type Props = {
  editor: Editor;
  /** See `RichTextEditor`: a letter has none. */
  uploadPath: string | undefined;
};

/** A toolbar with a single tab stop; arrow keys move between its buttons. */
export function RichToolbar({ editor, uploadPath }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const isLetter = uploadPath === undefined;
  const shown = isLetter ? letterGroups : groups;
  const tools = shown.flat();
  const on = useEditorState({ editor, selector: () => tools.map(({ isOn }) => isOn?.(editor) ?? null) });

  const walk = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const buttons: Element[] = [...(bar.current?.querySelectorAll('button') ?? [])];
    const at = document.activeElement ? buttons.indexOf(document.activeElement) : -1;
    if (step === undefined || at < 0) return;
    event.preventDefault();
    const next = buttons.at((at + step) % buttons.length);
    for (const button of buttons) button.setAttribute('tabindex', button === next ? '0' : '-1');
    if (next instanceof HTMLElement) next.focus();
  };

  return (
    <Box ref={bar} role="toolbar" aria-label="Text formatting" onKeyDown={walk} sx={barStyles}>
      {shown.map((group) => (
        <Box key={group[0]?.label} sx={{ display: 'flex', alignItems: 'center' }}>
          {group.map((tool) => {
            const at = tools.indexOf(tool);
            const pressed = on[at] ?? undefined;
            return (
              <Tooltip key={tool.label} title={tool.label}>
                <IconButton
                  size="small"
                  tabIndex={at === 0 ? 0 : -1}
                  aria-label={tool.label}
                  aria-pressed={pressed}
                  color={pressed ? 'primary' : 'inherit'}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => tool.run(editor)}
                  sx={{ borderRadius: 1, backgroundColor: pressed ? 'raised' : 'transparent' }}
                >
                  <tool.icon size={18} />
                </IconButton>
              </Tooltip>
            );
          })}
          <Divider orientation="vertical" flexItem sx={{ mx: 0.5, my: 0.75 }} />
        </Box>
      ))}
      <InsertLink editor={editor} paths={!isLetter} />
      {isLetter ? null : (
        <>
          <DialogTool label="Insert image" icon={ImagePlus}>
            {(close) => <PictureForm editor={editor} uploadPath={uploadPath} onClose={close} />}
          </DialogTool>
          <AddSection editor={editor} />
        </>
      )}
    </Box>
  );
}

const barStyles = {
  position: 'sticky',
  // at the edge of the scrolled area, whose padding is 16 pixels
  top: -16,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 0.25,
  p: 0.75,
  borderBottom: '1px solid',
  borderColor: 'divider',
  borderRadius: '7px 7px 0 0',
  backgroundColor: 'background.paper',
} as const;
