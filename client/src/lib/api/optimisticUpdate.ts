import { original, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { api } from './api.ts';

type QueryEndpoint<Data> = { name: string; Types: { ResultType: Data } };
type State = Parameters<typeof api.util.selectInvalidatedBy>[0];
type Tags = Parameters<typeof api.util.selectInvalidatedBy>[1];
type Thunk<Result> = ThunkAction<Result, State, unknown, UnknownAction>;

// `api` knows no endpoints by type, because features inject them: `QueryEndpoint` pairs the name with the data.
const updateQueryData = api.util.updateQueryData as unknown as <Data>(
  endpointName: string,
  argument: unknown,
  recipe: (data: Data) => void,
) => Thunk<unknown>;

const findCached = (endpointName: string, tags: Tags, state: State) =>
  api.util.selectInvalidatedBy(state, tags).filter((cached) => cached.endpointName === endpointName);

/** Edits all cached responses of a query that carry one of the tags. */
export const updateCached =
  <Data>(endpoint: QueryEndpoint<Data>, tags: Tags, recipe: (data: NoInfer<Data>) => void): Thunk<void> =>
  (dispatch, getState) => {
    for (const { originalArgs } of findCached(endpoint.name, tags, getState()))
      dispatch(updateQueryData(endpoint.name, originalArgs, recipe));
  };

type Fields = Record<string, unknown>;

/**
 * Sets fields of one entry in all cached responses that carry one of the tags, as far as the entry has them there.
 * Returns a function that undoes this for the fields that were not changed since, wherever the entry is by then.
 */
export const patchCached =
  <Data>(
    endpoint: QueryEndpoint<Data>,
    tags: Tags,
    find: (data: NoInfer<Data>) => object | undefined,
    fields: object,
  ): Thunk<() => void> =>
  (dispatch, getState) => {
    const undos = findCached(endpoint.name, tags, getState()).map(({ originalArgs }) => {
      const edit = (recipe: (entry: Fields, before: Fields) => void) =>
        dispatch(
          updateQueryData(endpoint.name, originalArgs, (data: Data) => {
            const entry = find(data) as Fields | undefined; // any object
            if (entry) recipe(entry, original(entry) ?? entry);
          }),
        );
      const former: Fields = {};
      edit((entry, before) => {
        for (const [name, value] of Object.entries(fields)) {
          if (!(name in entry)) continue;
          former[name] = before[name];
          entry[name] = value;
        }
      });
      return () =>
        edit((entry, before) => {
          for (const [name, value] of Object.entries(fields))
            if (name in former && before[name] === value) entry[name] = former[name];
        });
    });
    return () => {
      for (const undo of undos) undo();
    };
  };

export async function undoOnFailure(call: PromiseLike<unknown>, undo: () => void): Promise<void> {
  try {
    await call;
  } catch {
    undo();
  }
}

/** Uses the response of a call, if it succeeds; who made the call shows its failure. */
export async function onSuccess<Data>(
  call: PromiseLike<{ data: Data }>,
  use: (data: Data) => unknown,
): Promise<void> {
  await call.then(
    ({ data }) => use(data),
    () => undefined,
  );
}
