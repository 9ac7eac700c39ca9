import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { PictureBanner } from './PictureBanner.tsx';

const show = (credit: string) =>
  render(
    <PictureBanner
      title="Goa"
      crumbs={[{ label: 'Goa' }]}
      kind="destination"
      picture={{ image: '/goa.jpg', credit }}
      facts={[]}
      action={null}
    />,
    { wrapper: MemoryRouter },
  );

it('names who made the picture', () => {
  show('Maria Fernandes');
  expect(screen.getByText('Picture: Maria Fernandes')).toBeTruthy();
});

it('has no such line without a credit', () => {
  show('');
  expect(screen.queryByText(/Picture:/)).toBeNull();
});
