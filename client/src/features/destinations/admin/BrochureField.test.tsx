import { screen } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { expect, it } from 'vitest';
import { renderInApp } from '../../../testing/renderInApp.tsx';
import { chooseFile, failUploads } from '../../../testing/uploads.ts';
import { user } from '../../../testing/user.ts';
import { BrochureField } from './BrochureField.tsx';

function Brochure() {
  const [file, setFile] = useState<ComponentProps<typeof BrochureField>['value']>({
    path: '/uploads/brochures/a.pdf',
    filename: 'goa.pdf',
    size: 5,
  });
  return <BrochureField value={file} onChange={setFile} />;
}

it('restores the brochure that failed uploads have replaced', async () => {
  renderInApp(<Brochure />);
  failUploads();
  for (const name of ['first.pdf', 'second.pdf']) {
    chooseFile(new File(['brochure'], name));
    await screen.findByText('Failed to upload brochure');
    expect(screen.queryByText('goa.pdf')).toBeNull();
  }
  await user.click(screen.getByRole('button', { name: 'Restore previous brochure' }));
  screen.getByText('goa.pdf');
  expect(screen.queryByText('Failed to upload brochure')).toBeNull();
});
