import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { api } from './api.ts';

type Patch = { undo: () => void };
type QueryEndpoint<Data> = { name: string; Types: { ResultType: Data } };
type State = Parameters<typeof api.util.selectInvalidatedBy>[0];
type Tags = Parameters<typeof api.util.selectInvalidatedBy>[1];
type Thunk<Result> = ThunkAction<Result, State, unknown, UnknownAction>;

// `api` knows no endpoints by type, because features inject them: `QueryEndpoint` pairs the name with the data.
const updateQueryData = api.util.updateQueryData as unknown as <Data>(
  endpointName: string,
  argument: unknown,
  recipe: (data: Data) => void,
) => Thunk<Patch>;

/** Edits all cached responses of a query that carry one of the tags; returns the patches. */
export const updateCached =
  <Data>(endpoint: QueryEndpoint<Data>, tags: Tags, recipe: (data: NoInfer<Data>) => void): Thunk<Patch[]> =>
  (dispatch, getState) =>
    api.util
      .selectInvalidatedBy(getState(), tags)
      .filter(({ endpointName }) => endpointName === endpoint.name)
      .map(({ originalArgs }) => dispatch(updateQueryData(endpoint.name, originalArgs, recipe)));

export async function undoOnFailure(call: PromiseLike<unknown>, patches: Patch[]): Promise<void> {
  try {
    await call;
  } catch {
    for (const patch of patches.toReversed()) patch.undo();
  }
}
