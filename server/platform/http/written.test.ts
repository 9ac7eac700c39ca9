import { describe, expect, it } from 'vitest';
import { beginning, noBeginning, written } from './written.ts';

describe('what is written', () => {
  it('is all of it, as UTF-8', () => {
    const texts = ['<p>', 'From ₹ 2,300 – café', '', '</p>'];
    expect(written(beginning('<!doctype html>'), texts).body.toString()).toBe(
      `<!doctype html>${texts.join('')}`,
    );
    expect(written(noBeginning, []).body.toString()).toBe('');
  });

  it('does not change with what is written next, however long it is', () => {
    const long = written(noBeginning, ['₹'.repeat(500_000), 'end']);
    const short = written(noBeginning, ['short']);
    written(noBeginning, ['other']);
    expect(long.body.toString()).toBe(`${'₹'.repeat(500_000)}end`);
    expect(short.body.toString()).toBe('short');
  });

  it('has a digest of its bytes, wherever it is cut', () => {
    const digest = (start: string, ...texts: string[]) => written(beginning(start), texts).digest;
    expect(digest('a', 'b', 'c')).toBe(digest('a', 'bc'));
    expect(digest('a', 'bc')).not.toBe(digest('a', 'bd'));
    expect(digest('a', 'bc')).not.toBe(digest('x', 'bc'));
  });
});
