import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { user } from '../../../../testing/user.ts';
import { ContentEditor } from './ContentEditor.tsx';

it('describes its box by the error of the content', async () => {
  render(
    <ContentEditor
      value=""
      error="Content is required"
      uploadPath="blog/upload-image"
      onChange={() => undefined}
    />,
  );
  await user.click(screen.getByRole('tab', { name: 'Direct HTML Editor' }));
  const box = await screen.findByLabelText('HTML');
  const ids = box.getAttribute('aria-describedby')?.split(' ') ?? [];
  const description = ids.map((id) => document.getElementById(id)?.textContent).join(' ');
  expect(description).toContain('Headings and sections with an id');
  expect(description).toContain('Content is required');
});
