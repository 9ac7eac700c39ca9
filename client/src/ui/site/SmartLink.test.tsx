import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '../../testing/renderInApp.tsx';
import { Prose } from './Prose.tsx';
import { SmartLink } from './SmartLink.tsx';

it.each([
  ['/uploads/brochures/goa.pdf', 'browser'],
  ['/api/destinations/download-brochure/3', 'browser'],
  ['/feed/blog.xml', 'browser'],
  ['/sitemap.xml', 'browser'],
  ['/admin?from=site', 'browser'],
  ['/blog?page=2', 'router'],
  ['/search?q=a.b', 'router'],
  ['/sharing', 'router'],
])('leaves a link to %s to the %s', (path, opener) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // jsdom cannot follow it
  renderInApp(
    <>
      <SmartLink to={path}>Link</SmartLink>
      <Prose html={`<a href="${path}">Link</a>`} />
    </>,
  );
  const openers = screen.getAllByText('Link').map((link) => (fireEvent.click(link) ? 'browser' : 'router'));
  expect(openers).toEqual([opener, opener]);
});
