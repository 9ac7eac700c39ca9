import { render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { user } from '../../../testing/user.ts';
import { WeddingFilterBar } from './WeddingFilterBar.tsx';
import { parseWeddingFilter } from './weddingFilters.ts';

function Bar() {
  const { search } = useLocation();
  return (
    <WeddingFilterBar all={[]} filter={parseWeddingFilter(new URLSearchParams(search))} onChange={() => {}} />
  );
}

it('retains the focus when its filters are reset with a button', async () => {
  render(
    <MemoryRouter initialEntries={['/wedding?guests=100']}>
      <Bar />
    </MemoryRouter>,
  );
  await user.click(screen.getByRole('link', { name: 'Reset' }));
  expect(screen.queryByRole('link', { name: 'Reset' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Place'));
});
