import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createTestStore } from '../testing/createTestStore.ts';
import { useSiteHead } from './useSiteHead.ts';

const head = () => ({ title: 'Goa', description: '', canonicalPath: '/itinerary/Goa' });
const page = { name: 'ItineraryPage', importer: async () => module, module: { Component: Goa, head } };
const { module } = page;

function Goa() {
  useSiteHead({ page, params: {} });
  return null;
}

it('leaves the public origin in the canonical address of a page that is open under another one', () => {
  const link = document.createElement('link');
  link.rel = 'canonical';
  link.href = 'https://www.example.com/destination';
  document.head.append(link);
  render(
    <Provider store={createTestStore()}>
      <MemoryRouter>
        <Goa />
      </MemoryRouter>
    </Provider>,
  );
  expect(link.href).toBe('https://www.example.com/itinerary/Goa');
  expect(document.title).toBe('Goa');
  link.remove();
});
