import { act, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { RouterLink } from './RouterLink.tsx';

it('adds one entry to the history, however often it is pressed until the page is shown', () => {
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<RouterLink to="/blog?page=2">Blog</RouterLink>} />
        <Route path="/blog" element="The blog" />
      </Routes>
    </BrowserRouter>,
  );
  const entries = window.history.length;
  const link = screen.getByRole('link');
  // in one transition, as on a slow device
  act(() => {
    fireEvent.click(link);
    fireEvent.click(link);
  });
  expect(screen.queryByText('The blog')).toBeTruthy();
  expect(window.history.length).toBe(entries + 1);
});
