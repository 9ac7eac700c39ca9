import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { answerCheck, type SeenAnswer } from './checkAnswers.ts';
import { declaredCalls } from './declaredCalls.ts';

export type AnswerWatch = {
  /** From now on, whatever `fetch` brings from here is looked at. */
  watch(origin: string): void;
  /** Looks at an answer that came some other way; one that never became whole is none. */
  see(answer: SeenAnswer | Promise<SeenAnswer | null>): void;
};

/** The body of an answer that is JSON, read at once; undefined when it is not, or when it broke off. */
export async function jsonWithin(
  contentType: string | null | undefined,
  read: () => Promise<string>,
): Promise<unknown> {
  if (!contentType?.startsWith('application/json')) return undefined;
  // A killed process and a left page end an answer in its midst.
  const text = await read().catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}

/**
 * Fails each test of this file (or block) that was given an answer by a real process that is not what the description
 * of the API says.
 */
export function useAnswerWatch(): AnswerWatch {
  const check = answerCheck(declaredCalls());
  const origins = new Set<string>();
  const seen: Promise<SeenAnswer | null>[] = [];
  let fetchUnseen = globalThis.fetch;

  const see = (answer: SeenAnswer | Promise<SeenAnswer | null>) => {
    const coming = Promise.resolve(answer);
    // A failure belongs to the test at whose end it is waited for.
    coming.catch(() => undefined);
    seen.push(coming);
  };

  // Tests ask in many ways, and none of them is to remember that it is looked at.
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
