export type StreamEvent = { type: string; data: string; id: string };

/**
 * Parses server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html) from text that
 * arrives in chunks of any size. Returns a function that takes a chunk and returns the events it completed.
 */
export function eventStreamParser(): (piece: string) => StreamEvent[] {
  let rest = '';
  let type = '';
  let data: string[] = [];
  let lastId = '';

  function takeLine(line: string): StreamEvent | null {
    if (line === '') {
      const event = data.length > 0 ? { type: type || 'message', data: data.join('\n'), id: lastId } : null;
      type = '';
      data = [];
      return event;
    }
    const colon = line.indexOf(':');
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') type = value;
    else if (field === 'data') data.push(value);
    else if (field === 'id' && !value.includes('\0')) lastId = value;
    return null;
  }

  return (piece) => {
    const text = rest + piece;
    // a CR at the end of a chunk may be the first half of CRLF
    const lines = text.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    return lines.map(takeLine).filter((event) => event !== null);
  };
}
