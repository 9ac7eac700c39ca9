import { expect, it, vi } from 'vitest';
import { renderInApp } from '../../testing/renderInApp.tsx';
import { HeroSlider } from './HeroSlider.tsx';

it('shows two slides with the same heading', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const complain = vi.spyOn(console, 'error');
  const slide = {
    subheading: 'India',
    heading: 'Slow journeys',
    link: '/destination',
    link_label: 'Explore More',
  };
  const slides = ['Hills', 'Beaches'].map((description) => ({
    ...slide,
    description,
    picture: '/a.jpg',
    alt: '',
  }));
  const { getByText } = renderInApp(<HeroSlider title="Safarnama" slides={slides} fromPrice={null} />);
  getByText('Hills');
  getByText('Beaches');
  expect(complain).not.toHaveBeenCalled();
});
