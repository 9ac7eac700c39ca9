import { render, screen } from '@testing-library/react';
import { Editor } from '@tiptap/react';
import { afterEach, expect, it } from 'vitest';
import { fillField, press, user } from '../../../testing/user.ts';
import { InsertLink } from './InsertLink.tsx';
import { richExtensions } from './richExtensions.ts';

let editor: Editor;
afterEach(() => editor.destroy());

/** `selection`: words, or the position of a picture. */
async function openDialog(content: string, selection: { from: number; to: number } | number, paths = true) {
  editor = new Editor({ extensions: richExtensions, content });
  if (typeof selection === 'number') editor.commands.setNodeSelection(selection);
  else editor.commands.setTextSelection(selection);
  render(<InsertLink editor={editor} paths={paths} />);
  await user.click(screen.getByRole('button', { name: 'Link' }));
}

it('links the selected words to an address or a path', async () => {
  await openDialog('<p>Ask us today</p>', { from: 5, to: 7 });
  await fillField('Address', 'contact');
  await press('Add link');
  expect(screen.getByText(/Please enter a web address/)).toBeTruthy();
  await fillField('Address', '/contact');
  await press('Add link');
  expect(editor.getHTML()).toBe('<p>Ask <a href="/contact">us</a> today</p>');
});

it('inserts the address where no words are selected', async () => {
  await openDialog('<p>See:</p>', { from: 5, to: 5 });
  await fillField('Address', 'https://example.com');
  await press('Add link');
  expect(editor.getHTML()).toBe('<p>See:<a href="https://example.com">https://example.com</a></p>');
});

it('changes the whole link at the cursor', async () => {
  await openDialog('<p><a href="/old">Our tours</a></p>', { from: 3, to: 3 });
  await fillField('Address', '/new');
  await press('Change link');
  expect(editor.getHTML()).toBe('<p><a href="/new">Our tours</a></p>');
});

it('removes the whole link at the cursor', async () => {
  await openDialog('<p><a href="/old">Our tours</a></p>', { from: 3, to: 3 });
  await press('Remove link');
  expect(editor.getHTML()).toBe('<p>Our tours</p>');
});

it('asks for words when a picture is selected, which cannot be linked', async () => {
  await openDialog('<img src="/a.jpg"><p>Ask us</p>', 0);
  await screen.findByText('Only words can be linked. Select the words first.');
  await press('Close');
  expect(screen.queryByRole('textbox', { name: 'Address' })).toBeNull();
});

it('accepts no path in a mail, where it would lead nowhere', async () => {
  await openDialog('<p>Ask us</p>', { from: 5, to: 7 }, false);
  await fillField('Address', '/contact');
  await press('Add link');
  expect(editor.getHTML()).toBe('<p>Ask us</p>');
});
