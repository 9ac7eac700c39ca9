import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hydrationEvents } from './hydrationEvents.ts';
import { recordPreHydrationEvents } from './recordPreHydrationEvents.ts';

let submitted: string[];
const onSubmit = (event: SubmitEvent) => {
  submitted.push(event.target instanceof HTMLFormElement ? event.target.id : '');
  // jsdom cannot send a form
  event.preventDefault();
};

beforeEach(() => {
  vi.useFakeTimers();
  submitted = [];
  document.body.innerHTML = `
    <form id="enquiry" action="/api/contact/submit" method="post"><button>Send</button></form>
    <form id="sign-in"><button>Sign in</button></form>`;
  document.body.addEventListener('submit', onSubmit);
  recordPreHydrationEvents();
});
afterEach(() => {
  document.dispatchEvent(new Event(hydrationEvents.ended));
  document.body.removeEventListener('submit', onSubmit);
  document.body.innerHTML = '';
  vi.useRealTimers();
});

const press = (id: string) => document.querySelector<HTMLElement>(`#${id} button`)?.click();

it('sends a form once, when the page is hydrated', () => {
  press('enquiry');
  vi.advanceTimersByTime(7000);
  expect(submitted).toEqual([]);
  document.dispatchEvent(new Event(hydrationEvents.ended));
  expect(submitted).toEqual(['enquiry']);
  vi.advanceTimersByTime(60_000);
  expect(submitted).toEqual(['enquiry']);
});

it('lets the browser send a form when the rest of the script does not arrive', () => {
  press('enquiry');
  vi.advanceTimersByTime(8000);
  expect(submitted).toEqual(['enquiry']);
  // It arrives after all, while the browser loads the response.
  document.dispatchEvent(new Event(hydrationEvents.ended));
  expect(submitted).toEqual(['enquiry']);
});

it('holds a form that only the script can send', () => {
  press('sign-in');
  vi.advanceTimersByTime(60_000);
  expect(submitted).toEqual([]);
  document.dispatchEvent(new Event(hydrationEvents.ended));
  expect(submitted).toEqual(['sign-in']);
});

it('leaves the fragment of the address where it is when the skip link is used', () => {
  document.body.innerHTML += '<a href="#main">Skip to content</a><main id="main" tabindex="-1"></main>';
  window.history.replaceState(null, '', '/review#token');
  document.querySelector('a')?.click();
  expect(window.location.hash).toBe('#token');
  expect(document.activeElement?.id).toBe('main');
});

it('presses a button once, however often it was pressed', () => {
  document.body.innerHTML += '<button type="button" id="heart"></button>';
  const heart = document.querySelector<HTMLElement>('#heart');
  let presses = 0;
  heart?.addEventListener('click', () => {
    presses += 1;
  });
  heart?.click();
  heart?.click();
  expect(presses).toBe(0);
  document.dispatchEvent(new Event(hydrationEvents.ended));
  expect(presses).toBe(1);
});
