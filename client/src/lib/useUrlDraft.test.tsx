import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useUrlDraft } from './useUrlDraft.ts';

const onChange = vi.fn();

function Field({ value }: { value: string }) {
  const { draft, choose, type, flush } = useUrlDraft({
    value,
    toKey: (text) => text.trim(),
    onChange,
    isComplete: (text) => text !== 'x',
  });
  return (
    <>
      <input value={draft} onChange={(event) => type(event.target.value)} onBlur={flush} />
      <button type="button" onClick={() => choose('')}>
        Clear
      </button>
      <button type="button" onClick={() => choose('goa')}>
        Choose Goa
      </button>
    </>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  onChange.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  window.history.replaceState(null, '', '/');
});

const open = () => {
  const { rerender, unmount } = render(<Field value="" />);
  return { unmount, arrive: (value: string) => rerender(<Field value={value} />) };
};
const box = () => screen.getByRole<HTMLInputElement>('textbox');
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const pause = () => act(() => vi.advanceTimersByTime(200));
const sent = () => onChange.mock.calls.flat();

it('sends what is typed once, after a pause', () => {
  open();
  type('g');
  type('goa');
  expect(sent()).toEqual([]);
  pause();
  expect(sent()).toEqual(['goa']);
  fireEvent.blur(box());
  type('goa ');
  pause();
  expect(sent()).toEqual(['goa']);
});

it('sends a choice at once, without text that was typed before', () => {
  open();
  type('goa');
  fireEvent.click(screen.getByText('Clear'));
  pause();
  expect(sent()).toEqual(['']);
  expect(box().value).toBe('');
});

it('sends nothing incomplete', () => {
  open();
  type('x');
  fireEvent.blur(box());
  pause();
  expect(sent()).toEqual([]);
});

it('drops typed text when the URL changes to another value, and follows the URL', () => {
  const { arrive } = open();
  type('goa');
  arrive('kerala');
  expect(box().value).toBe('kerala');
  pause();
  expect(sent()).toEqual([]);
});

it('drops typed text when the visitor goes to another page, even while that is still loading', () => {
  open();
  type('goa');
  window.history.pushState(null, '', '/wedding');
  pause();
  expect(sent()).toEqual([]);
});

it('preserves typed text while the URL of an earlier text arrives', () => {
  const { arrive } = open();
  type('go');
  pause();
  type('goa');
  arrive('go');
  expect(box().value).toBe('goa');
  pause();
  arrive('goa');
  expect(sent()).toEqual(['go', 'goa']);
  arrive('go');
  expect(box().value, 'Back').toBe('go');
});

it('follows a link after several choices that reached the URL at once', () => {
  const { arrive } = open();
  for (const choice of ['Choose Goa', 'Clear', 'Choose Goa']) fireEvent.click(screen.getByText(choice));
  arrive('goa');
  arrive('');
  expect(box().value).toBe('');
});

it('follows a link after choices that ended where they began', () => {
  const { arrive } = open();
  for (const choice of ['Choose Goa', 'Clear']) fireEvent.click(screen.getByText(choice));
  arrive('goa');
  expect(box().value).toBe('goa');
});
