import { type SearchResult, searchResponseSchema } from '@modules/search/contract.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createTestStore } from '../../testing/createTestStore.ts';
import { fakeApi, fakeEndpoint } from '../../testing/fakeApi.ts';
import { renderInApp } from '../../testing/renderInApp.tsx';
import { Component as SearchPage } from './SearchPage.tsx';

const buildResult = (kind: SearchResult['kind'], id: number): SearchResult => ({
  kind,
  id,
  title: `Goa ${id}`,
  text: '',
  image: null,
  focal_x: 50,
  focal_y: 50,
  path: `/${kind}/${id}`,
  price: null,
});

const respondWith = (results: SearchResult[]) =>
  fakeApi({
    'GET /api/search': fakeEndpoint({ response: searchResponseSchema }, () => ({
      data: { results, is_similar: false },
    })),
  });

it.each([
  { journeys: 11, says: '12 results for “goa”' },
  { journeys: 12, says: 'The 12 best results of each kind for “goa”' },
])('shows how many results it found, unless there may be more: $journeys', async ({ journeys, says }) => {
  const results = [
    ...Array.from({ length: journeys }, (_, n) => buildResult('journey', n)),
    buildResult('blog', 1),
  ];
  respondWith(results);
  renderInApp(<SearchPage />, '/search?q=goa');
  expect(await screen.findByText(says)).toBeTruthy();
});

it('adds one entry to the history for a search that is sent twice', async () => {
  respondWith([]);
  window.history.pushState(null, '', '/search');
  render(
    <Provider store={createTestStore()}>
      <BrowserRouter>
        <SearchPage />
      </BrowserRouter>
    </Provider>,
  );
  const entries = window.history.length;
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'goa beach' } });
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  await screen.findByText('Nothing found for “goa beach”.');
  expect(window.history.length).toBe(entries + 1);
});
