import type { InternalFetch } from '../platform/http/internalFetch.ts';
import { getCacheTags } from './cacheTags.ts';

/** The responses of the public API that one page or file reads, each path once. */
export type PageData = {
  read: InternalFetch;
  /** The entity types of everything read so far. */
  tags: Set<string>;
  /** Whether a response was missing for a temporary reason, so that the page must not be cached. */
  hasFailed(): boolean;
};

export function createPageData(fetchInternally: InternalFetch): PageData {
  const tags = new Set<string>();
  const responses = new Map<string, ReturnType<InternalFetch>>();
  let failed = false;

  async function fetchPath(path: string) {
    for (const tag of getCacheTags(path) ?? []) tags.add(tag);
    const response = await fetchInternally(path);
    if (response.status >= 500 || response.status === 429) failed = true;
    return response;
  }

  return {
    tags,
    hasFailed: () => failed,
    read(path) {
      const response = responses.get(path) ?? fetchPath(path);
      responses.set(path, response);
      return response;
    },
  };
}
