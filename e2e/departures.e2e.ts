import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { bookingForm } from '../server/testing/enquiries.ts';
import { accessibilityProblems, problemsInBothSchemes } from './support/axe.ts';
import { browserIsHere, phone, useBrowser } from './support/browser.ts';
import { devices, operatePage, scrollsSideways } from './support/devices.ts';
import { sendEnquiry } from './support/enquiryForm.ts';
import { useProduct } from './support/product.ts';
import { staffApi } from './support/staffApi.ts';

describe.skipIf(!browserIsHere)('the departures of a journey', () => {
  const product = useProduct({}, { demo: true, worker: false });
  const browser = useBrowser();
  const getEnquiry = (email: string) => product.db('enquiries').where({ email }).first();

  it.each(devices)('are the subject of an enquiry for a date at $viewport.width px', async (device) => {
    const page = await browser.open(device);
    await page.goto(`${product.origin}/itinerary/Goa`);
    const departures = page.getByRole('region', { name: 'Available dates' });
    const row = departures.getByRole('listitem').first();
    expect(await row.textContent()).toMatch(/Guaranteed\s+6 seats/);
    expect(await scrollsSideways(page)).toBe(false);
    const enquire = row.getByRole('link', { name: /^Enquire for this date: / });
    await operatePage(page, device).press(enquire);
    await page.getByRole('heading', { name: 'Enquire about Goa' }).waitFor();
    const email = `date-${device.viewport.width}@example.com`;
    await sendEnquiry(page, device, email);
    const [goa] = await product.db('destinations').where({ name: 'Goa' });
    const { date } = goa.available_dates[0];
    expect(await getEnquiry(email)).toMatchObject({ destination: 'Goa', event_date: date });
  });

  it.each(devices)('pass a calculated price to the enquiry at $viewport.width px', async (device) => {
    const page = await browser.open(device);
    const { press, choose } = operatePage(page, device);
    await page.goto(`${product.origin}/itinerary/Goa`);
    const calculator = page.getByRole('region', { name: 'Your price' });
    // Goa: ₹15,999 for an adult, 60 % for a child, 5 % tax.
    await calculator.getByText('₹33,598').waitFor();
    await choose(calculator.getByLabel('Children'), '1');
    await calculator.getByText('₹43,677').waitFor();
    const group = await page.evaluate(() => location.search.slice(1));
    expect(group).toMatch(/^date=\d{4}-\d\d-\d\d&adults=2&children=1&rooms=1$/);
    await press(calculator.getByRole('button', { name: 'Enquire with this price' }));
    await page.getByRole('heading', { name: 'Enquire about Goa' }).waitFor();
    const form = page.getByRole('form', { name: 'Enquiry' });
    await form.getByText('₹43,677').waitFor();
    const email = `price-${device.viewport.width}@example.com`;
    await sendEnquiry(page, device, email);
    expect(await getEnquiry(email)).toMatchObject({
      event_date: new URLSearchParams(group).get('date'),
      quote: { adults: 2, children: 1, rooms: 1, price: { total: 43_677 }, seen_total: 43_677 },
    });
  });

  it('pass on the chosen travellers by every link of the page, and survive a reload', async () => {
    const page = await browser.open({ viewport: phone });
    await page.goto(`${product.origin}/itinerary/Goa`);
    const calculator = page.getByRole('region', { name: 'Your price' });
    await calculator.getByLabel('Children').selectOption('1');
    await calculator.getByText('₹43,677').waitFor();
    const links = await page.getByRole('link', { name: 'Enquire', exact: true }).all();
    expect(links.length).toBeGreaterThan(0);
    // They follow the address.
    for (const link of links)
      await expect.poll(() => link.getAttribute('href')).toContain('&adults=2&children=1&rooms=1');
    const chat = page.getByRole('link', { name: /^Chat/ }).first();
    const readText = async () => new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text');
    await expect.poll(readText).toMatch(/ about Goa, \d+ \w+ \d{4}, adults: 2, children: 1\.$/);
    await page.reload();
    await calculator.getByText('₹43,677').waitFor();
  });

  it('have no axe violations in either scheme', async () => {
    const page = await browser.open();
    await page.goto(`${product.origin}/itinerary/Kashmir`);
    await page.getByRole('heading', { name: 'Available dates' }).scrollIntoViewIfNeeded();
    expect(await problemsInBothSchemes(page)).toEqual([]);
    await page.goto(`${product.origin}/booking?for=destination&info=Kashmir&adults=2&children=1`);
    await page.getByText(/^Estimate ₹/).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  it('give the last seat to one of two colleagues, and show the other one why it failed', async () => {
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
    // After the reload, the first desk also counts the second request.
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
    const confirm = await loser?.getByRole('button', { name: 'Confirm', exact: true }).boundingBox();
    expect(confirm?.height, 'as high as the field, not as its message').toBeLessThanOrEqual(40);
    await visitor.reload();
    await departure.getByText('Full', { exact: true }).waitFor();
    expect(await departure.getByRole('link').count(), 'nothing to enquire for').toBe(0);
  });
});
