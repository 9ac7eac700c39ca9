/** An entry to save: without an id it is created, otherwise the version that was opened is changed. */
export type EntrySave<Fields extends object> = {
  id: number | null;
  fields: Fields;
  /** Those to change in an existing entry, by default all: someone else may have changed the others meanwhile. */
  changes?: Partial<Fields>;
  version: string | null;
  /** The idempotency key of a new entry. */
  key?: string;
};

/** The request that creates an entry, once for its key. */
export const toCreateRequest = (url: string, body: object, key?: string) => ({
  url,
  method: 'POST',
  headers: key ? { 'Idempotency-Key': key } : {},
  body,
});

/** The request that saves an entry; the server refuses to change one that has another version by now. */
export const toSaveRequest = (
  path: string,
  { id, fields, changes, version, key }: EntrySave<object>,
  createPath = path,
) =>
  id === null
    ? toCreateRequest(createPath, fields, key)
    : { url: `${path}/${id}`, method: 'PUT', body: { ...(changes ?? fields), updated_at: version ?? '' } };
