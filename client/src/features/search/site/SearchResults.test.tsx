import { expect, it } from 'vitest';
import { renderInApp } from '../../../testing/renderInApp.tsx';
import { SearchResults } from './SearchResults.tsx';

it('shows the focal point of each picture', () => {
  const { container } = renderInApp(
    <SearchResults
      results={[
        {
          kind: 'journey',
          id: 1,
          title: 'Goa',
          text: 'Forts and beaches.',
          image: '/goa.jpg',
          focal_x: 20,
          focal_y: 80,
          path: '/itinerary/Goa',
          price: 15_000,
        },
      ]}
    />,
  );
  expect(container.querySelector('img')?.style.objectPosition).toBe('20% 80%');
});
