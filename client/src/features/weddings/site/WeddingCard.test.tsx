import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInApp } from '../../../testing/renderInApp.tsx';
import styles from '../../../ui/site/PackageCard.module.css';
import { WeddingBadges } from './WeddingBadges.tsx';
import { WeddingCard } from './WeddingCard.tsx';
import type { WeddingCardFacts } from './weddingsApi.ts';

const wedding = {
  id: 2,
  slug: 'goa-beach',
  title: 'Beach Wedding in South Goa',
  gallery: [{ image: '/beach.jpg', alt: '', credit: '', focal_x: 20, focal_y: 80 }],
  badge: 'royal',
  capacity: 100_000,
} as unknown as WeddingCardFacts; // what the test reads

it('crops its first picture around its focal point', () => {
  const { container } = renderInApp(<WeddingCard wedding={wedding} bookAs="Wedding Package" />);
  const picture = container.querySelector('img');
  expect(picture?.getAttribute('src')).toBe('/beach.jpg');
  expect(picture?.style.objectPosition).toBe('20% 80%');
});

it('groups the number of guests as prices are', () => {
  renderInApp(<WeddingCard wedding={wedding} bookAs="Wedding Package" />);
  screen.getByText('up to 1,00,000 guests');
});

const looks = ['blue', 'red', 'green', 'purple', 'darkRed', 'darkGreen'];

it.each([
  ['featured', 'green'],
  ['popular', 'amber'],
  ['Platinum', 'purple'],
  ['luxury', 'red'],
  ['royal', 'darkRed'],
  ['traditional', 'darkGreen'],
  ['monsoon', 'green'],
  ['', 'green'],
])('has a badge “%s” in its colour: %s', (badge, look) => {
  renderInApp(<WeddingBadges wedding={{ badge, featured_in_destinations: false }} />);
  const classes = screen.getByText(badge || 'featured').parentElement?.classList;
  expect(looks.filter((name) => classes?.contains(styles[name] ?? ''))).toEqual(
    look === 'amber' ? [] : [look],
  );
});
