import type Koa from 'koa';
import inject from 'light-my-request';
import type { AnswerCache, FinishedAnswer } from '../platform/http/answerCache.ts';
import { keyOfAddress } from '../platform/http/keptAnswers.ts';
import type { RequestState } from '../platform/http/state.ts';
import { ofEach } from '../platform/remembered.ts';
import { tagsOf } from './tags.ts';

export type PublicAnswer = { status: number; body: unknown };

/** Reads the public API inside this process, as an anonymous visitor would, and notes what was read. */
export type Answers = {
  answer: (path: string) => Promise<PublicAnswer>;
  /** The tags of everything read so far. */
  tags: Set<string>;
  /** Whether an answer was missing for a passing reason: a page made without it must not be kept. */
  hasFailed(): boolean;
};

/** Pages share what they read: a store freezes what it is given. */
const parsed = ofEach((kept: FinishedAnswer): object => JSON.parse(kept.bodies.identity.toString()));

export function openAnswers(app: Koa<RequestState>, cache: AnswerCache): () => Answers {
  let handle: ReturnType<Koa['callback']> | undefined;
  return () => {
    const tags = new Set<string>();
    let failed = false;
    return {
      tags,
      hasFailed: () => failed,
      async answer(path) {
        for (const tag of tagsOf(path) ?? []) tags.add(tag);
        const kept = cache.get(keyOfAddress(path));
        if (kept) return { status: kept.status, body: parsed(kept) };
        handle ??= app.callback();
        const response = await inject(handle, { method: 'GET', url: path });
        if (response.statusCode >= 500 || response.statusCode === 429) failed = true;
        const isJson = String(response.headers['content-type']).includes('json');
        return { status: response.statusCode, body: isJson ? JSON.parse(response.payload) : null };
      },
    };
  };
}
