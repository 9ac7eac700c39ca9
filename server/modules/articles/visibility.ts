import type { Caller } from '../../platform/http/endpoints.ts';
import type { ArticleKind } from './contract.ts';
import type { Visibility } from './queries.ts';

/** Only callers with the view permission of the kind see drafts. */
export const toVisibility = (kind: ArticleKind, { may }: Pick<Caller, 'may'>): Visibility => ({
  includeDrafts: may(`${kind}.view`),
});
