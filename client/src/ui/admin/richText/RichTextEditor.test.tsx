import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderAdminPage } from '../../../testing/renderAdminPage.tsx';
import { RichTextEditor } from './RichTextEditor.tsx';

const data = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

it.each([
  [data, 'uploads/blog', '1 picture was not pasted. Please use “Insert image” instead.'],
  ['file:///C:/clip_image001.png', undefined, '1 picture was not pasted.'],
])('says that a picture in a pasted text is missing: %s', async (src, uploadPath, message) => {
  renderAdminPage(
    <RichTextEditor value="" onChange={() => undefined} invalid={false} uploadPath={uploadPath} />,
    'employee',
  );
  const box = await screen.findByRole('textbox', { name: 'Content' });
  const html = `<p>Two tents.</p><img src="${src}">`;
  fireEvent.paste(box, {
    clipboardData: {
      files: [],
      types: ['text/html'],
      getData: (type: string) => (type === 'text/html' ? html : ''),
    },
  });
  await screen.findByText(message);
  expect(box.textContent).toBe('Two tents.');
  expect(box.querySelector('img[src]')).toBeNull();
});

describe('the editor of a list', () => {
  const flat = '<ul><li>North Goa</li><li>South Goa</li></ul>';

  async function openList() {
    const onChange = vi.fn();
    renderAdminPage(<RichTextEditor value={flat} onChange={onChange} invalid={false} />, 'employee');
    const box = await screen.findByRole('textbox', { name: 'Content' });
    box.focus();
    getSelection()?.setPosition(screen.getByText('South Goa').firstChild, 0);
    fireEvent(document, new Event('selectionchange'));
    return { box, onChange };
  }

  it.each([
    { key: 'Tab', shiftKey: false },
    { key: 'Tab', shiftKey: true },
  ])('leaves $key with Shift $shiftKey to the browser, which moves the focus', async (press) => {
    const { box } = await openList();
    const html = box.innerHTML;
    expect(fireEvent.keyDown(box, { ...press, keyCode: 9 })).toBe(true);
    expect(box.innerHTML).toBe(html);
  });

  it('has buttons that move an item into the list of the one above it, and back', async () => {
    const { onChange } = await openList();
    fireEvent.click(screen.getByRole('button', { name: 'Indent list item' }));
    expect(onChange).toHaveBeenLastCalledWith('<ul><li>North Goa<ul><li>South Goa</li></ul></li></ul>');
    fireEvent.click(screen.getByRole('button', { name: 'Outdent list item' }));
    expect(onChange).toHaveBeenLastCalledWith(flat);
  });
});
