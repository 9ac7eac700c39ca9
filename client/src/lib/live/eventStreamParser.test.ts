import { describe, expect, it } from 'vitest';
import { eventStreamParser } from './eventStreamParser.ts';

const text =
  ': ping\n\nid: 7\nevent: activity\ndata: {"a":1}\n\nevent: figures\ndata: {}\n\ndata: one\ndata: two\n\nid: 9\n\n';
const expected = [
  { type: 'activity', data: '{"a":1}', id: '7' },
  { type: 'figures', data: '{}', id: '7' },
  { type: 'message', data: 'one\ntwo', id: '7' },
];

describe('eventStreamParser', () => {
  it('reads events, joins data lines, keeps the last id and ignores comments', () => {
    expect(eventStreamParser()(text)).toEqual(expected);
  });

  it.each([1, 2, 3, 7, 50])('reads the same in pieces of %i characters, with CRLF too', (size) => {
    for (const source of [text, text.replaceAll('\n', '\r\n')]) {
      const parse = eventStreamParser();
      const events = [];
      for (let at = 0; at < source.length; at += size) events.push(...parse(source.slice(at, at + size)));
      expect(events).toEqual(expected);
    }
  });

  it('waits for the blank line that ends an event', () => {
    const parse = eventStreamParser();
    expect(parse('data: half')).toEqual([]);
    expect(parse('\n')).toEqual([]);
    expect(parse('\n')).toEqual([{ type: 'message', data: 'half', id: '' }]);
  });
});
