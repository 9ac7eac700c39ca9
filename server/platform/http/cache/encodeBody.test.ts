import { describe, expect, it } from 'vitest';
import { emptyPrefix, encodeBody, encodePrefix } from './encodeBody.ts';

describe('what is written', () => {
  it('is all of it, as UTF-8', () => {
    const texts = ['<p>', 'From ₹ 2,300 – café', '', '</p>'];
    expect(encodeBody(encodePrefix('<!doctype html>'), texts).body.toString()).toBe(
      `<!doctype html>${texts.join('')}`,
    );
    expect(encodeBody(emptyPrefix, []).body.toString()).toBe('');
  });

  it('does not change with what is written next, however long it is', () => {
    const long = encodeBody(emptyPrefix, ['₹'.repeat(500_000), 'end']);
    const short = encodeBody(emptyPrefix, ['short']);
    encodeBody(emptyPrefix, ['other']);
    expect(long.body.toString()).toBe(`${'₹'.repeat(500_000)}end`);
    expect(short.body.toString()).toBe('short');
  });

  it('has a digest of its bytes, wherever it is cut', () => {
    const digest = (start: string, ...texts: string[]) => encodeBody(encodePrefix(start), texts).digest;
    expect(digest('a', 'b', 'c')).toBe(digest('a', 'bc'));
    expect(digest('a', 'bc')).not.toBe(digest('a', 'bd'));
    expect(digest('a', 'bc')).not.toBe(digest('x', 'bc'));
  });
});
