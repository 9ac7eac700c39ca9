import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { renderInApp } from '../../testing/renderInApp.tsx';
import { HeroSlider } from './HeroSlider.tsx';

const slide = {
  subheading: 'India',
  heading: 'Slow journeys',
  link: '/destination',
  link_label: 'Explore More',
  picture: '/a.jpg',
  alt: '',
};
const slides = ['Hills', 'Beaches'].map((description) => ({ ...slide, description }));

function renderSlides() {
  return renderInApp(<HeroSlider title="Safarnama" slides={slides} fromPrice={null} />);
}

it('shows two slides with the same heading', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const complain = vi.spyOn(console, 'error');
  const { getByText } = renderSlides();
  getByText('Hills');
  getByText('Beaches');
  expect(complain).not.toHaveBeenCalled();
});

it('announces slides that buttons select, but not those that change by themselves', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const { container, getByRole } = renderSlides();
  const slides = container.querySelector<HTMLElement>('[aria-live]');
  if (!slides) throw new Error('Nothing is announced');
  expect(slides.ariaLive).toBe('off');
  const next = getByRole('button', { name: 'Next slide' });
  fireEvent.focus(next);
  fireEvent.click(next);
  expect(slides.ariaLive).toBe('polite');
  within(within(slides).getByRole('group', { name: '2 of 2' })).getByText('Beaches');
  expect(within(slides).queryByRole('button')).toBeNull();
  fireEvent.blur(next);
  expect(slides.ariaLive).toBe('off');
  fireEvent.click(getByRole('button', { name: 'Pause the slides' }));
  expect(slides.ariaLive).toBe('polite');
});

it('shows the first slide when the content arrives later than the slides change', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const build = (some: typeof slides) => <HeroSlider title="Safarnama" slides={some} fromPrice={null} />;
  const { rerender } = render(build([]), { wrapper: MemoryRouter });
  await act(() => vi.advanceTimersByTimeAsync(6000));
  rerender(build(slides));
  const isShown = (place: number) =>
    !screen.getByRole('group', { name: `${place} of 2` }).hasAttribute('inert');
  expect([isShown(1), isShown(2)]).toEqual([true, false]);
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect([isShown(1), isShown(2)]).toEqual([false, true]);
});
