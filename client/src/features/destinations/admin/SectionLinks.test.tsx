import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SectionLinks } from './SectionLinks.tsx';

it('marks the section of a rejected field', () => {
  const refused = { type: 'custom', message: 'Refused' };
  render(<SectionLinks errors={{ latitude: refused, meta_title: refused }} />);
  const marked = screen.getAllByText(/: check$/).map(({ textContent }) => textContent);
  expect(marked).toEqual(['Basics: check', 'Search: check']);
});
