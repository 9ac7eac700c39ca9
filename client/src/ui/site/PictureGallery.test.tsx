import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { PictureGallery } from './PictureGallery.tsx';
// Loaded beforehand, so that no test waits for it.
import './PictureLightbox.tsx';

const pictures = [
  { image: '/pictures/a.svg', alt: 'A beach' },
  { image: '/pictures/b.svg', alt: 'A church', credit: 'Maria Fernandes' },
  { image: '/pictures/c.svg', alt: 'A ferry' },
];
const openFirst = async () => {
  render(<PictureGallery kind="destination" pictures={pictures} />);
  await userEvent.click(screen.getByRole('link', { name: 'A beach' }));
  return screen.findByRole('dialog', { name: 'Pictures' });
};
const shown = () => screen.getByRole('figure').querySelector('img')?.getAttribute('alt');

it('links each picture to its file', () => {
  render(<PictureGallery kind="destination" pictures={pictures} />);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/pictures/a.svg', '/pictures/b.svg', '/pictures/c.svg']);
});

it('turns with the arrow keys, past both ends, and counts', async () => {
  await openFirst();
  await userEvent.keyboard('{ArrowRight}');
  expect(shown()).toBe('A church');
  expect(screen.getByRole('status').textContent).toBe('Picture 2 of 3');
  expect(screen.getByText('Picture: Maria Fernandes')).toBeTruthy();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(shown()).toBe('A beach');
  await userEvent.keyboard('{ArrowLeft}');
  expect(shown()).toBe('A ferry');
});

it('turns with a swipe of a finger, but not with a short one', async () => {
  await openFirst();
  const swipe = (from: number, to: number) => {
    const figure = screen.getByRole('figure');
    fireEvent.pointerDown(figure, { clientX: from, pointerType: 'touch' });
    fireEvent.pointerUp(figure, { clientX: to, pointerType: 'touch' });
  };
  swipe(200, 170);
  expect(shown()).toBe('A beach');
  swipe(200, 100);
  expect(shown()).toBe('A church');
  swipe(100, 200);
  expect(shown()).toBe('A beach');
});

it('closes with Escape and returns the focus to the picture that opened it', async () => {
  await openFirst();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'A beach' }));
});

it('closes by Back', async () => {
  await openFirst();
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('opens nothing on the page to which the visitor went while the code was loaded', async () => {
  render(<PictureGallery kind="destination" pictures={pictures} />);
  fireEvent.click(screen.getByRole('link', { name: 'A beach' }));
  window.history.pushState(null, '', '/contact');
  await act(() => vi.dynamicImportSettled());
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('without its code', () => {
  const assign = vi.fn();
  beforeEach(() => {
    vi.doMock('./PictureLightbox.tsx', () => Promise.reject(new Error('The connection broke')));
    onTestFinished(() => vi.doUnmock('./PictureLightbox.tsx'));
    vi.stubGlobal('location', { pathname: '/', assign: assign.mockClear() });
  });
  const press = async () => {
    render(<PictureGallery kind="destination" pictures={pictures} />);
    fireEvent.click(screen.getByRole('link', { name: 'A beach' }));
  };

  it('leads to the file', async () => {
    await press();
    await waitFor(() => expect(assign.mock.calls).toEqual([[expect.stringMatching(/a\.svg$/)]]));
  });

  it.each([
    ['offline', () => vi.stubGlobal('navigator', { onLine: false })],
    ['on another page', () => vi.stubGlobal('location', { pathname: '/contact', assign })],
  ])('stays on the page: %s', async (_where, go) => {
    await press();
    go();
    await act(() => vi.dynamicImportSettled());
    expect(assign).not.toHaveBeenCalled();
  });
});
