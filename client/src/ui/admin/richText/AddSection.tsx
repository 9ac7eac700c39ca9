import { Button, Menu, MenuItem } from '@mui/material';
import type { Editor } from '@tiptap/react';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { freeId, sectionPresets } from './sections.ts';

export function AddSection({ editor }: { editor: Editor }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  const add = (title: string) => {
    setAnchor(null);
    const id = freeId(title, idsIn(editor));
    const { $from } = editor.state.selection;
    const isUntouched = editor.isEmpty;
    const at = isUntouched ? 0 : $from.depth === 0 ? editor.state.doc.content.size : $from.after(1);
    const section = {
      type: 'section',
      attrs: { id },
      content: [
        {
          type: 'heading',
          attrs: { level: 2, id: `${id}-heading` },
          content: [{ type: 'text', text: title }],
        },
        { type: 'paragraph' },
      ],
    };
    editor
      .chain()
      .insertContentAt(isUntouched ? { from: 0, to: editor.state.doc.content.size } : at, section)
      // the position of the empty paragraph, after the opening tags of section and heading
      .setTextSelection(at + 1 + title.length + 2 + 1)
      .scrollIntoView()
      .run();
    // runs after the menu has returned the focus to its button
    setTimeout(() => editor.commands.focus());
  };

  return (
    <>
      <Button
        size="small"
        color="inherit"
        tabIndex={-1}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        endIcon={<ChevronDown size={16} />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Add Section
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {sectionPresets.map((title) => (
          <MenuItem key={title} onClick={() => add(title)}>
            {title}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

function idsIn(editor: Editor): Set<string> {
  const ids = new Set<string>();
  editor.state.doc.descendants((node) => {
    if (typeof node.attrs['id'] === 'string') ids.add(node.attrs['id']);
  });
  return ids;
}
