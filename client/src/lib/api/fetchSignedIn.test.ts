import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchSignedIn } from './fetchSignedIn.ts';
import { renewal } from './renewal.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => 'token' });
  renewal.renew = async () => true;
});
afterEach(() => {
  renewal.renew = null;
  vi.unstubAllGlobals();
});

/** Answers the calls in this order. */
function answerWith(...replies: Response[]) {
  const [...left] = replies;
  vi.stubGlobal('fetch', async () => left.shift());
  return replies;
}

it('sends a call again after the session was renewed, and reads the body of the response before', async () => {
  const [refused, file] = answerWith(Response.json({}, { status: 401 }), new Response('file'));
  expect(await fetchSignedIn('/api/file', {})).toBe(file);
  expect(refused?.bodyUsed).toBe(true);
});

it('throws what the last response says, whether or not it is JSON', async () => {
  answerWith(Response.json({}, { status: 401 }), Response.json({ error: 'Not yours.' }, { status: 403 }));
  await expect(fetchSignedIn('/api/file', {})).rejects.toMatchObject({
    error: { status: 403, message: 'Not yours.' },
  });
  answerWith(new Response('<html>', { status: 500 }));
  await expect(fetchSignedIn('/api/file', {})).rejects.toMatchObject({
    error: { status: 500, message: 'Server error. Please try again later.' },
  });
});
