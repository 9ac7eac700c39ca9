import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { bookingForm } from '../server/testing/enquiries.ts';
import { accessibilityProblems, problemsInBothSchemes } from './support/axe.ts';
import { browserIsHere, useBrowser } from './support/browser.ts';
import { useProduct } from './support/product.ts';
import { staffApi } from './support/staffApi.ts';

const widths = [390, 768, 1440];

describe.skipIf(!browserIsHere)('the departures of a journey', () => {
  const product = useProduct({}, { demo: true, worker: false });
  const browser = useBrowser();

  it.each([
    ...widths.map((width) => ({ width, javaScriptEnabled: true })),
    ...widths.map((width) => ({ width, javaScriptEnabled: false })),
  ])('lead to the form with the journey and the date, %o', async ({ width, javaScriptEnabled }) => {
    const page = await browser.open({ javaScriptEnabled, viewport: { width, height: 900 } });
    await page.goto(`${product.origin}/itinerary/Goa`);
    const departures = page.getByRole('region', { name: 'Available dates' });
    const row = departures.getByRole('listitem').first();
    expect(await row.textContent()).toMatch(/Guaranteed\s+6 seats/);
    const isScrollable = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(isScrollable).toBe(false);

    const [destination] = await product.db('destinations').where({ name: 'Goa' });
    await row.getByRole('link', { name: /^Enquire for this date: / }).click();
    await page.getByRole('heading', { name: 'Enquire about Goa' }).waitFor();
    expect(new URL(page.url()).searchParams.get('date')).toBe(destination.available_dates[0].date);
  });

  it.each([
    { width: 390, javaScriptEnabled: true },
    { width: 768, javaScriptEnabled: false },
    { width: 1440, javaScriptEnabled: true },
  ])('take a calculated price to the form, %o', async ({ width, javaScriptEnabled }) => {
    const page = await browser.open({ javaScriptEnabled, viewport: { width, height: 900 } });
    await page.goto(`${product.origin}/itinerary/Goa`);
    const calculator = page.getByRole('region', { name: 'Your price' });
    // Goa: ₹15,999 for an adult, 60 % for a child, 5 % tax.
    await calculator.getByText('₹33,598').waitFor();
    if (javaScriptEnabled) {
      await calculator.getByLabel('Children').selectOption('1');
      await calculator.getByText('₹43,677').waitFor();
      const group = await page.evaluate(() => location.search.slice(1));
      expect(group).toMatch(/^date=\d{4}-\d\d-\d\d&adults=2&children=1&rooms=1$/);
      const links = await page.getByRole('link', { name: 'Enquire', exact: true }).all();
      expect(links.length).toBeGreaterThan(0);
      // They follow the address.
      for (const link of links) await expect.poll(() => link.getAttribute('href')).toContain(group);
      const chat = page.getByRole('link', { name: /^Chat/ }).first();
      const readText = async () => new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text');
      await expect.poll(readText).toMatch(/ about Goa, \d+ \w+ \d{4}, adults: 2, children: 1\.$/);
      await page.reload();
      await calculator.getByText('₹43,677').waitFor();
    }
    await calculator.getByRole('button', { name: 'Enquire with this price' }).click();
    await page.getByRole('heading', { name: 'Enquire about Goa' }).waitFor();
    const address = new URL(page.url()).searchParams;
    expect(address.get('adults')).toBe('2');
    if (!javaScriptEnabled) return;
    const form = page.getByRole('form', { name: 'Enquiry' });
    await form.getByText('₹43,677').waitFor();
    expect(await form.getByLabel('Children').inputValue()).toBe('1');
    expect(await accessibilityProblems(page)).toEqual([]);

    await form.getByLabel('Full name').fill('Asha Naik');
    await form.getByLabel('Email').fill(`asha-${width}@example.com`);
    await form.getByLabel('Mobile number').fill('+91 98220 12345');
    await form.getByRole('button', { name: 'Send enquiry' }).click();
    await page.getByRole('dialog', { name: 'Your enquiry is with us' }).waitFor();
    const stored = await product
      .db('enquiries')
      .where({ email: `asha-${width}@example.com` })
      .first();
    expect(stored).toMatchObject({
      event_date: address.get('date'),
      quote: { adults: 2, children: 1, rooms: 1, price: { total: 43_677 }, seen_total: 43_677 },
    });
  });

  it('have nothing that axe minds in either scheme', async () => {
    const page = await browser.open();
    await page.goto(`${product.origin}/itinerary/Kashmir`);
    await page.getByRole('heading', { name: 'Available dates' }).scrollIntoViewIfNeeded();
    expect(await problemsInBothSchemes(page)).toEqual([]);
  });

  it('give the last seat to one of two colleagues, and the other learns why', async () => {
    const date = '2098-01-01';
    const staff = await staffApi(product);
    await staff('POST', '/destinations/create', {
      name: 'Gokarna',
      starting_price: 10_000,
      image: '/pictures/destinations/goa.svg',
      available_dates: [{ date, seats: 8, seats_taken: 7 }],
    });
    const openRequest = async (): Promise<Page> => {
      const body = bookingForm({ for: 'destination', info: 'Gokarna', event_date: date, adults: '1' });
      const { data } = await staff('POST', '/booking/submit', body);
      const page = await browser.open();
      await product.signIn(page, 'admin', `/admin/enquiries?enquiry=booking-${data.id}`);
      return page;
    };
    const desks = [await openRequest(), await openRequest()];
    // Reloaded, the first desk counts the second request, too.
    await desks[0]?.reload();
    for (const desk of desks)
      await desk.getByText('1 of 8 seats free, 2 requested by open enquiries').waitFor();
    const visitor = await browser.open();
    await visitor.goto(`${product.origin}/itinerary/Gokarna`);
    const departure = visitor.getByRole('region', { name: 'Available dates' }).getByRole('listitem');
    await departure.getByText('Few seats left').waitFor();

    const statuses = await Promise.all(
      desks.map(async (desk) => {
        const response = desk.waitForResponse((one) => one.request().method() === 'PUT');
        await desk.getByRole('button', { name: 'Confirm', exact: true }).click();
        return (await response).status();
      }),
    );
    expect(statuses.toSorted()).toEqual([200, 422]);
    const [winner, loser] = statuses[0] === 200 ? desks : desks.toReversed();
    await winner?.getByText('1 confirmed for this enquiry').waitFor();
    await loser?.getByText('No seats are left on this departure').waitFor();
    await loser?.getByText('None confirmed for this enquiry').waitFor();
    for (const desk of desks)
      await desk.getByText('0 of 8 seats free, 2 requested by open enquiries').waitFor();
    const field = loser?.getByLabel('Seats for this enquiry');
    expect(await field?.getAttribute('aria-invalid')).toBe('true');
    await visitor.reload();
    await departure.getByText('Full', { exact: true }).waitFor();
    expect(await departure.getByRole('link').count(), 'nothing to enquire for').toBe(0);
  });
});
