import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useSearchParams } from 'react-router-dom';
import { expect, it } from 'vitest';
import { TripFilterBar } from './TripFilterBar.tsx';
import { parseTripFilter, tripQuery } from './tripFilters.ts';

function Trips() {
  const [query, setQuery] = useSearchParams();
  return (
    <>
      <TripFilterBar filter={parseTripFilter(query)} onChange={(next) => setQuery(tripQuery(next))} />
      <p data-testid="query">{query.toString()}</p>
    </>
  );
}

it('keeps a choice that is not in the URL yet', () => {
  render(
    <MemoryRouter initialEntries={['/trips?shown=8']}>
      <Trips />
    </MemoryRouter>,
  );
  const query = () => screen.getByTestId('query').textContent;
  // in one transition, as on a slow device
  act(() => {
    fireEvent.change(screen.getByLabelText('Sort trips'), { target: { value: 'rating' } });
    fireEvent.click(screen.getByRole('button', { name: 'Heritage' }));
    expect(query()).toBe('shown=8');
  });
  expect(query()).toBe('category=Heritage&sort=rating&shown=8');
});
