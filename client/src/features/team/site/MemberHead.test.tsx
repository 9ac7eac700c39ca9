import { blankDetails } from '@platform/picture.contract.ts';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { user } from '../../../testing/user.ts';
import { MemberHead } from './MemberHead.tsx';
// Loaded beforehand, so that no test waits for it.
import '../../../ui/site/PictureLightbox.tsx';

const member = {
  id: 1,
  name: 'Meera Fernandes',
  role: 'Planner',
  portrait: '/uploads/images/meera.jpg',
  portrait_details: { ...blankDetails, credit: 'Asha Naik' },
  languages: ['Hindi'],
  regions: ['Goa'],
  bio: null,
};

it('opens the portrait of a person in the lightbox', async () => {
  render(<MemberHead member={member} />);
  const link = screen.getByRole('link', { name: 'Portrait of Meera Fernandes' });
  expect(link.getAttribute('href')).toBe(member.portrait);
  await user.click(link);
  const lightbox = await screen.findByRole('dialog', { name: 'Pictures' });
  expect(lightbox.textContent).toContain('Picture: Asha Naik');
});

it('leads nowhere without a portrait', () => {
  render(<MemberHead member={{ ...member, portrait: null }} />);
  expect(screen.queryByRole('link')).toBeNull();
});
