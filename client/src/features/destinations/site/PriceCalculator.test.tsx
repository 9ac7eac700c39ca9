import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { Destination } from './destinationsApi.ts';
import { PriceCalculator } from './PriceCalculator.tsx';

const rules = {
  price_child_percent: 50,
  price_single_percent: 30,
  price_tax_percent: 0,
  price_deposit_percent: 25,
};
const departure = { end_date: null, seats: 9, seats_taken: 0, guaranteed: false, state: 'open' } as const;
const destination = {
  name: 'Goa',
  starting_price: 10_000,
  available_dates: [
    { ...departure, date: '2098-01-01', price: null, seats_left: 0 },
    { ...departure, date: '2098-02-01', price: 12_000, seats_left: 9 },
  ],
} as unknown as Destination; // the fields that the component reads

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

describe('the price calculator', () => {
  const open = (address = '/') =>
    render(
      <MemoryRouter initialEntries={[address]}>
        <PriceCalculator destination={destination} today="2097-01-01" rules={rules} />
        <Address />
      </MemoryRouter>,
    );
  const choose = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const status = () => within(screen.getByRole('status'));

  it('shows the price of the next departure with seats, and passes the choices to the form', () => {
    open();
    expect(status().getByText('Estimate').nextSibling?.textContent).toBe('₹24,000');
    choose('Children', '1');
    expect(status().getByText('Estimate').nextSibling?.textContent).toBe('₹30,000');
    expect(screen.getByTestId('address').textContent).toBe('/?date=2098-02-01&adults=2&children=1&rooms=1');
    choose('Departure', '');
    expect(status().getByText('Estimate').nextSibling?.textContent).toBe('₹25,000');
    fireEvent.click(screen.getByRole('button', { name: 'Enquire with this price' }));
    expect(screen.getByTestId('address').textContent).toBe(
      '/booking?for=destination&info=Goa&travel_type=Destination+Package&date=&adults=2&children=1&rooms=1',
    );
  });

  it('does not label another date with the departure', () => {
    open('/?date=');
    expect(screen.getByLabelText<HTMLSelectElement>('Departure').selectedOptions[0]?.text).toBe(
      'Another date',
    );
    expect(screen.getByText('Departure', { selector: 'label' }).dataset.shrink).toBe('true');
  });

  it('starts with the valid values of the URL', () => {
    open('/?date=2098-01-01&adults=4&children=x&rooms=99');
    expect(screen.getByLabelText<HTMLSelectElement>('Departure').value).toBe('');
    expect(status().getByText('Estimate').nextSibling?.textContent).toBe('₹40,000');
  });

  it('names the field when the rooms do not fit, and shows no price', () => {
    open();
    choose('Rooms', '3');
    const problem = screen.getByRole('alert');
    expect(problem.textContent).toBe('Each room needs an adult: please choose fewer rooms');
    expect(screen.getByLabelText('Rooms').getAttribute('aria-describedby')).toBe(problem.id);
    // across all fields: on a phone each of the three is a word wide
    expect(problem.parentElement).toBe(screen.getByRole('form').querySelector('div'));
    expect(status().queryByText('Estimate')).toBeNull();
    choose('Adults', '5');
    expect(status().getByText('Estimate').nextSibling?.textContent).toBe('₹63,600');
  });

  it('asks for no number of rooms when none would do', () => {
    open('/?adults=1&children=3&rooms=1');
    const ask = 'At most 2 children share a room with an adult: please ask us for the price';
    expect(screen.getByRole('alert').textContent).toBe(ask);
    expect(screen.getByLabelText('Children').getAttribute('aria-invalid')).toBe('true');
  });

  it('says when a departure has too few seats, and still shows the price', () => {
    open('/?adults=9&rooms=5');
    expect(screen.queryByRole('alert')).toBeNull();
    choose('Children', '1');
    expect(screen.getByRole('alert').textContent).toBe('Only 9 seats are left on this date');
    expect(status().getByText('Estimate')).toBeTruthy();
    choose('Departure', '');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('preserves choices that are not in the URL yet', () => {
    open();
    // in one transition, as on a slow device
    act(() => {
      choose('Children', '1');
      expect(screen.getByTestId('address').textContent).toBe('/');
      choose('Rooms', '2');
    });
    expect(screen.getByLabelText<HTMLSelectElement>('Children').value).toBe('1');
    expect(screen.getByTestId('address').textContent).toBe('/?date=2098-02-01&adults=2&children=1&rooms=2');
  });
});
