import { fireEvent, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '../../testing/renderInApp.tsx';
import { HeroSlider } from './HeroSlider.tsx';

function renderSlides() {
  const slide = {
    subheading: 'India',
    heading: 'Slow journeys',
    link: '/destination',
    link_label: 'Explore More',
    picture: '/a.jpg',
    alt: '',
  };
  const slides = ['Hills', 'Beaches'].map((description) => ({ ...slide, description }));
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
