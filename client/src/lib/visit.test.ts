// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { readVisit, recordBrochure, recordLanding } from './visit.ts';

const open = (path: string) => window.history.replaceState(null, '', path);

beforeEach(() => sessionStorage.clear());

it('remembers the first page of a visit and its campaign, regardless of later pages', () => {
  open('/destinations?utm_source=instagram&utm_campaign=monsoon%20sale&fbclid=1');
  recordLanding();
  open('/contact?utm_source=mail');
  recordLanding();
  expect(readVisit()).toEqual({
    landing_page: '/destinations',
    utm_source: 'instagram',
    utm_campaign: 'monsoon sale',
  });
});

it('remembers each brochure once', () => {
  open('/');
  recordLanding();
  for (const name of ['Goa', 'Kerala', 'Goa']) recordBrochure(name);
  expect(readVisit()).toEqual({ landing_page: '/', brochures: ['Goa', 'Kerala'] });
});
