import { expect, it } from 'vitest';
import { typedName } from './fileNames.ts';

it('cuts a long name between letters, of which some have two units', () => {
  expect(typedName(`${'a'.repeat(149)}😀 photos.pdf`, '.pdf')).toBe(`${'a'.repeat(149)}😀.pdf`);
});
