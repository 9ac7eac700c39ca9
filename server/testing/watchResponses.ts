import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { responseCheck, type SeenResponse } from './checkResponses.ts';
import { declaredCalls } from './declaredCalls.ts';

export type ResponseWatch = {
  /** Also checks all responses that `fetch` receives from this origin. */
  watch(origin: string): void;
  /** Checks a response from another source; null for an incomplete one. */
  see(response: SeenResponse | Promise<SeenResponse | null>): void;
};

/** The body of a JSON response; undefined if it is not JSON or incomplete. */
export async function jsonWithin(
  contentType: string | null | undefined,
  read: () => Promise<string>,
): Promise<unknown> {
  if (!contentType?.startsWith('application/json')) return undefined;
  // A killed process or a closed page interrupts a response.
  const text = await read().catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}

/**
 * Fails each test of this file (or block) that received a response of a real process that differs from the declared
 * one.
 */
export function useResponseWatch(): ResponseWatch {
  const check = responseCheck(declaredCalls());
  const origins = new Set<string>();
  const seen: Promise<SeenResponse | null>[] = [];
  let fetchUnseen = globalThis.fetch;

  const see = (response: SeenResponse | Promise<SeenResponse | null>) => {
    const coming = Promise.resolve(response);
    // The failure is reported at the end of the test.
    coming.catch(() => undefined);
    seen.push(coming);
  };

  // Replaces `fetch`, so that no test has to take part in the check.
  const fetchSeen: typeof fetch = async (asked, options) => {
    const response = await fetchUnseen(asked, options);
    const { origin, pathname, search } = new URL(response.url);
    if (origins.has(origin)) {
      const method = options?.method ?? (asked instanceof Request ? asked.method : 'GET');
      const json = jsonWithin(response.headers.get('Content-Type'), () => response.clone().text());
      see(json.then((json) => ({ method, url: pathname + search, status: response.status, json })));
    }
    return response;
  };
  beforeAll(() => {
    fetchUnseen = globalThis.fetch;
    globalThis.fetch = fetchSeen;
  });
  afterEach(async () => {
    const responses = await Promise.all(seen.splice(0));
    expect(responses.flatMap((response) => (response && check(response)) ?? [])).toEqual([]);
  });
  afterAll(() => {
    globalThis.fetch = fetchUnseen;
  });

  return { watch: (origin) => void origins.add(origin), see };
}
