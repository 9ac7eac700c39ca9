import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ContentAnalytics } from './ContentAnalytics.tsx';

it('counts one blog in the singular', () => {
  const chart = { chart_data: [], totals: { blogs: 1, news: 1 } };
  render(<ContentAnalytics chart={chart} failed={false} period="7d" />);
  expect(screen.getByText('1 blog and 1 news in 7 days')).toBeTruthy();
});
