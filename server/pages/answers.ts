import type Koa from 'koa';
import inject from 'light-my-request';
import type { RequestState } from '../platform/http/state.ts';

export type PublicAnswer = { status: number; body: unknown };

/** Reads the public API inside this process, as an anonymous visitor would, and notes what was read. */
export type Answers = {
  answer: (path: string) => Promise<PublicAnswer>;
  /** The tags of everything read so far. */
  tags: Set<string>;
  /** Whether an answer was missing for a passing reason: a page made without it must not be kept. */
  hasFailed(): boolean;
};

/** What each area of the API is made from: the entity types of the events that change it. */
const tagsOfArea: Record<string, readonly string[]> = {
  destinations: ['destination'],
  wedding: ['wedding'],
  blog: ['post'],
  news: ['post'],
  ceo: ['ceo_message'],
  settings: ['settings'],
  dashboard: ['post'],
};

/** The entity types that public pages are made from. */
export const publicTags: ReadonlySet<string> = new Set(Object.values(tagsOfArea).flat());

export function openAnswers(app: Koa<RequestState>): () => Answers {
  let handle: ReturnType<Koa['callback']> | undefined;
  return () => {
    const tags = new Set<string>();
    let failed = false;
    return {
      tags,
      hasFailed: () => failed,
      async answer(path) {
        const area = path.split('/')[2]?.split('?')[0] ?? '';
        for (const tag of tagsOfArea[area] ?? []) tags.add(tag);
        handle ??= app.callback();
        const response = await inject(handle, { method: 'GET', url: path });
        if (response.statusCode >= 500 || response.statusCode === 429) failed = true;
        const isJson = String(response.headers['content-type']).includes('json');
        return { status: response.statusCode, body: isJson ? JSON.parse(response.payload) : null };
      },
    };
  };
}
