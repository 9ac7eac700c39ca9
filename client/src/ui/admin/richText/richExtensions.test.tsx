import { Editor } from '@tiptap/react';
import { expect, it } from 'vitest';
import { richExtensions } from './richExtensions.ts';

it('keeps of a pasted table what the website keeps', () => {
  const editor = new Editor({ extensions: richExtensions });
  editor.commands.insertContent(
    '<table class="x" style="color:red"><tr><td onclick="go()">Goa</td></tr></table>',
  );
  expect(editor.getHTML()).toContain('<table><tbody><tr><td>Goa</td></tr></tbody></table>');
});
