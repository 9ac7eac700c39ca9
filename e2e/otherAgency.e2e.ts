import { expect, it } from 'vitest';
import { useProduct } from './support/product.ts';
import { publicPages } from './support/publicPages.ts';
import { staffApi } from './support/staffApi.ts';

const product = useProduct({}, { worker: false });

/** Every address that does not itself contain a place of the demo. */
const addresses = publicPages({
  blog: { id: 1, title: '' },
  news: { id: 1, title: '' },
  blogDraft: { id: 2, title: '' },
  newsDraft: { id: 2, title: '' },
})
  .map(({ path }) => path)
  .filter((path) => !/goa/i.test(path));

it('an agency with another name and no demo content shows nothing about another agency or its place', async () => {
  const staff = await staffApi(product);
  const portals = { customer_portal_url: '', partner_portal_url: '' };
  await staff('PUT', '/settings', { agency_name: 'Konkan Trails', phone_primary: '', ...portals });
  expect(addresses.length).toBeGreaterThan(30);
  for (const path of addresses) {
    const response = await fetch(product.origin + path);
    expect.soft([200, 404], path).toContain(response.status);
    const html = await response.text();
    expect.soft(html, path).toContain('Konkan Trails');
    // Without a portal and a phone.
    expect.soft(html.match(/href="(?:tel:|\/flights|)"/g) ?? [], path).toEqual([]);
    expect.soft(html.match(/.{40}(?:\bgoa|panaji|safarnama).{40}/gis) ?? [], path).toEqual([]);
  }
  const sitemap = await (await fetch(`${product.origin}/sitemap.xml`)).text();
  expect(sitemap).not.toContain('/tour-details');
});
