import { expect, it, vi } from 'vitest';
import { pickPicture } from './pickPicture.ts';

it.each([
  ['takes a screenshot', '', true],
  ['takes a picture that was copied in a browser', '<img src="https://example.com/tent.png">', true],
  [
    'takes a picture that was copied in Word',
    '<head><style>p { margin: 0 }</style></head><body><p><img src="file:///C:/clip_image001.png">\n</p></body>',
    true,
  ],
  ['leaves the picture that Word makes of a text', '<p>Two tents.</p>', false],
  ['leaves a picture that is moved within the editor', '<img data-pm-slice="0 0 []" src="/tent.png">', false],
])('%s', (_name, html, isPicked) => {
  const file = new File(['drawn'], 'image.png', { type: 'image/png' });
  const data = {
    files: [file],
    types: html ? ['Files', 'text/html'] : ['Files'],
    getData: () => html,
  } as unknown as DataTransfer; // jsdom has none
  const onPicture = vi.fn();
  expect(pickPicture(data, onPicture, 3)).toBe(isPicked);
  expect(onPicture.mock.calls).toEqual(isPicked ? [[{ file, at: 3 }]] : []);
});
