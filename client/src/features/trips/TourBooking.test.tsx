import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { TourBooking } from './TourBooking.tsx';
import type { TourView } from './tourView.ts';

const tour = {
  id: 'trip-1',
  title: 'Old Goa',
  discount: null,
  before: null,
  getPrice: (guests: number) => `₹${guests}`,
} as TourView; // what the component reads

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

const open = (address: string, changes: Partial<TourView> = {}) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <TourBooking tour={{ ...tour, ...changes }} today="2097-01-01" />
      <Address />
    </MemoryRouter>,
  );
const address = () => screen.getByTestId('address').textContent;
const book = () => fireEvent.click(screen.getByRole('button', { name: 'Book Now' }));

it('stores guests and date in the URL, and passes them to the form', async () => {
  open('/tour-details?trip=1');
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2098-02-01' } });
  fireEvent.change(screen.getByLabelText('Guests'), { target: { value: '5+' } });
  expect(address()).toBe('/tour-details?trip=1&guests=5%2B&date=2098-02-01');
  book();
  const group = 'guests=5%2B&date=2098-02-01';
  expect(address()).toBe(`/booking?for=tour&info=Old+Goa&travel_type=Tour+Package&${group}`);
});

it('passes on what was chosen before hydration, as browsers submit it', () => {
  open('/tour-details?trip=1');
  screen.getByLabelText<HTMLSelectElement>('Guests').value = '4';
  const form = screen.getByRole<HTMLButtonElement>('button', { name: 'Book Now' }).form;
  expect(form?.getAttribute('action')).toBe('/booking');
  const fields = Object.fromEntries(new FormData(form ?? undefined));
  expect(fields).toEqual({
    for: 'tour',
    info: 'Old Goa',
    travel_type: 'Tour Package',
    guests: '4',
    date: '',
  });
});

it('starts with the values of the URL, and passes on no past date', () => {
  open('/tour-details?guests=3&date=2020-01-01');
  expect(screen.getByLabelText<HTMLSelectElement>('Guests').value).toBe('3');
  expect(screen.getByRole('alert').textContent).toBe('Date must be today or later');
  book();
  expect(address()).toBe('/tour-details?guests=3&date=2020-01-01');
});

it('says which of two prices is the old one', () => {
  open('/tour-details', { before: '₹9' });
  expect(screen.getByText(/per person/).textContent).toBe('From ₹1instead of ₹9 per person');
});
