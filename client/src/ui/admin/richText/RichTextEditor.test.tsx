import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
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
