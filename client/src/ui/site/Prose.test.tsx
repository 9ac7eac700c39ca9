import { fireEvent, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { renderInApp } from '../../testing/renderInApp.tsx';
import { Prose } from './Prose.tsx';

it('shows the default picture instead of a broken one', () => {
  renderInApp(
    <Prose html='<p><img src="/gone.jpg" alt="A tent" srcset="/gone.webp 480w"></p>' kind="news" />,
  );
  const picture = screen.getByAltText('A tent');
  fireEvent.error(picture);
  expect(picture.getAttribute('src')).toBe('/pictures/defaults/news.svg');
  expect(picture.hasAttribute('srcset')).toBe(false);
});

it('also replaces a picture that broke before hydration', () => {
  const complete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  onTestFinished(() => complete.mockRestore());
  renderInApp(<Prose html='<p><img src="/gone.jpg" alt="A tent"></p>' />);
  expect(screen.getByAltText('A tent').getAttribute('src')).toBe('/pictures/defaults/blog.svg');
});
