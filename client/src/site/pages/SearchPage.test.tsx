import { type SearchResult, searchResponseSchema } from '@modules/search/contract.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
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

it.each([
  { journeys: 11, says: '12 results for “goa”' },
  { journeys: 12, says: 'The 12 best results of each kind for “goa”' },
])('shows how many results it found, unless there may be more: $journeys', async ({ journeys, says }) => {
  const results = [
    ...Array.from({ length: journeys }, (_, n) => buildResult('journey', n)),
    buildResult('blog', 1),
  ];
  fakeApi({
    'GET /api/search': fakeEndpoint({ response: searchResponseSchema }, () => ({
      data: { results, is_similar: false },
    })),
  });
  renderInApp(<SearchPage />, '/search?q=goa');
  expect(await screen.findByText(says)).toBeTruthy();
});
