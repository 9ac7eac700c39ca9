import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { answerCheck, type SeenAnswer } from './checkAnswers.ts';
import { declaredCalls } from './declaredCalls.ts';

export type AnswerWatch = {
  /** Also checks all responses that `fetch` receives from this origin. */
  watch(origin: string): void;
  /** Checks a response from another source; null for an incomplete one. */
  see(answer: SeenAnswer | Promise<SeenAnswer | null>): void;
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
export function useAnswerWatch(): AnswerWatch {
  const check = answerCheck(declaredCalls());
  const origins = new Set<string>();
  const seen: Promise<SeenAnswer | null>[] = [];
  let fetchUnseen = globalThis.fetch;

  const see = (answer: SeenAnswer | Promise<SeenAnswer | null>) => {
    const coming = Promise.resolve(answer);
    // The failure is reported at the end of the test.
    coming.catch(() => undefined);
    seen.push(coming);
  };

  // Replaces `fetch`, so that no test has to take part in the check.
  const fetchSeen: typeof fetch = async (asked, options) => {
    const answer = await fetchUnseen(asked, options);
    const { origin, pathname, search } = new URL(answer.url);
    if (origins.has(origin)) {
      const method = options?.method ?? (asked instanceof Request ? asked.method : 'GET');
      const json = jsonWithin(answer.headers.get('Content-Type'), () => answer.clone().text());
      see(json.then((json) => ({ method, url: pathname + search, status: answer.status, json })));
    }
    return answer;
  };
  beforeAll(() => {
    fetchUnseen = globalThis.fetch;
    globalThis.fetch = fetchSeen;
  });
  afterEach(async () => {
    const answers = await Promise.all(seen.splice(0));
    expect(answers.flatMap((answer) => (answer && check(answer)) ?? [])).toEqual([]);
  });
  afterAll(() => {
    globalThis.fetch = fetchUnseen;
  });

  return { watch: (origin) => void origins.add(origin), see };
}
