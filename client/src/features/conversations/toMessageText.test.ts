// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { toMessageText } from './toMessageText.ts';

it('preserves paragraphs, line breaks and lists, and removes the markup', () => {
  const html =
    '<p>Dear <b>Asha</b>,<br>thank you &amp; welcome.</p><ul><li><p>Goa</p></li><li><p>Kerala</p></li></ul><p>Bye</p>';
  expect(toMessageText(html)).toBe('Dear Asha,\nthank you & welcome.\n\n• Goa\n• Kerala\n\nBye');
  expect(toMessageText('')).toBe('');
});
