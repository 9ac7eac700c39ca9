import { paginate } from '@platform/contract.ts';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '../../testing/renderInApp.tsx';
import { Component as AboutPage } from './AboutPage.tsx';
import { Component as BookingPage } from './BookingPage.tsx';
import { Component as DestinationsPage } from './DestinationsPage.tsx';
import { Component as VisaPage } from './VisaPage.tsx';

const reason = { title: 'We answer', text: 'Within a day.', icon: 'Phone' };

const respondWith = (data: object) =>
  vi.stubGlobal('fetch', async ({ url }: Request) =>
    url.includes('/content/')
      ? Response.json({ success: true, data })
      : Response.json({ success: false, error: 'Closed' }, { status: 403 }),
  );

const listHeadings = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);

it.each([
  [[reason], ['Why choose us', 'We answer', 'What we hold to', 'We answer']],
  [[], []],
])('has headings on the about page only for existing content: %j', async (rows, headings) => {
  respondWith({ story: ['It began.'], mission: 'M', vision: 'V', reasons: rows, values: rows });
  renderInApp(<AboutPage />);
  await screen.findByText('It began.');
  expect(listHeadings()).toEqual(['About Us', 'Our story', 'Our mission', 'Our vision', ...headings]);
});

it('shows only existing content next to the enquiry form', async () => {
  respondWith({ steps: [], reasons_title: 'Why us', reasons_text: '', reasons: [reason] });
  const { unmount } = renderInApp(<BookingPage />);
  await screen.findByRole('heading', { name: 'Why us' });
  expect(screen.queryByRole('complementary', { name: 'What happens next' })).toBeNull();
  unmount();

  respondWith({ steps: [reason], reasons_title: 'Why us', reasons_text: '', reasons: [] });
  renderInApp(<BookingPage />);
  const aside = await screen.findByRole('complementary', { name: 'What happens next' });
  expect(aside.textContent).toBe('We answerWithin a day.');
  expect(screen.queryByText('Why us')).toBeNull();
});

it('offers no portal on the page of a service of an agency without one', async () => {
  respondWith({ heading: 'Visas', lead: 'We read the rules.', points: [], steps: [], note: '', visas: [] });
  const { container } = renderInApp(<VisaPage />);
  await screen.findByText('We read the rules.');
  const links = screen.getByRole('complementary', { name: 'Next step' }).querySelectorAll('a');
  expect([...links].map((link) => link.getAttribute('href'))).toEqual([
    '/booking?for=visa&info=Visa%20Assistance&travel_type=Visa',
  ]);
  expect(container.querySelector('main ul, section ul')).toBeNull();
});

it.each([
  [0, 'Enquire', '/booking'],
  [12, 'Reset All Filters', '/destination'],
])('suggests the next step on the list of %i destinations when none is found', async (all, name, to) => {
  const found = { success: true, destinations: [], total: 0, all, places: [], pagination: paginate(1, 6, 0) };
  const options = { type: {}, month: {}, days: {}, budget: {}, theme: {}, group: {} };
  vi.stubGlobal('fetch', async () => Response.json({ ...found, counts: options }));
  renderInApp(<DestinationsPage />);
  await screen.findByText('No destinations found');
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(to);
});
