import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInApp } from '../../testing/renderInApp.tsx';
import { PackageCard } from './PackageCard.tsx';

it('says which of two prices is the old one', () => {
  renderInApp(
    <PackageCard
      title="Goa"
      to="/itinerary/Goa"
      image={null}
      kind="destination"
      badges={null}
      facts={null}
      price="₹15,999"
      priceNote="per person"
      from
      originalPrice="₹19,999"
      action={null}
      wishKey="destination-1"
    />,
  );
  expect(screen.getByText('per person').textContent).toBe('From ₹19,999 reduced to ₹15,999per person');
});
