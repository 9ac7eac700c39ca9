import type Koa from 'koa';
import type { AnswerCache, FinishedAnswer } from '../platform/http/answerCache.ts';
import { keyOfAddress } from '../platform/http/keptAnswers.ts';
import { readsInside } from '../platform/http/readsInside.ts';
import type { RequestState } from '../platform/http/state.ts';
import { ofEach } from '../platform/remembered.ts';
import { tagsOf } from './tags.ts';

export type PublicAnswer = { status: number; body: unknown };

/** Reads the public API inside this process, as an anonymous visitor would, and notes what was read; each path once. */
export type Answers = {
  answer: (path: string) => Promise<PublicAnswer>;
  /** The tags of everything read so far. */
  tags: Set<string>;
  /** Whether an answer was missing for a passing reason: a page made without it must not be kept. */
  hasFailed(): boolean;
};

/** Pages share what they read; and a store looks through whatever it is given, unless it is frozen. */
function shared<Body>(body: Body): Body {
  if (typeof body !== 'object' || body === null) return body;
  for (const part of Object.values(body)) Object.freeze(part);
  return Object.freeze(body);
}

const parsed = ofEach((kept: FinishedAnswer): object => shared(JSON.parse(kept.bodies.identity.toString())));

export function openAnswers(app: Koa<RequestState>, cache: AnswerCache): () => Answers {
  let read: ReturnType<typeof readsInside> | undefined;
  return () => {
    const tags = new Set<string>();
    const asked = new Map<string, Promise<PublicAnswer>>();
    let failed = false;
    async function find(path: string): Promise<PublicAnswer> {
      for (const tag of tagsOf(path) ?? []) tags.add(tag);
      const kept = cache.get(keyOfAddress(path));
      if (kept) return { status: kept.status, body: parsed(kept) };
      // Of the whole app: its middleware stands when the first page is asked for.
      read ??= readsInside(app);
      const { status, body } = await read(path);
      if (status >= 500 || status === 429) failed = true;
      return { status, body: shared(body) };
    }
    return {
      tags,
      hasFailed: () => failed,
      answer(path) {
        const found = asked.get(path) ?? find(path);
        asked.set(path, found);
        return found;
      },
    };
  };
}
