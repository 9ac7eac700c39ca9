/** The fields of an entry to save: without an id as a new one, otherwise over the version that was opened. */
export type EntrySave<Fields extends object> = { id: number | null; fields: Fields; version: string | null };

/** The request that saves an entry; the server refuses to change one that has another version by now. */
export const toSaveRequest = (path: string, { id, fields, version }: EntrySave<object>, createPath = path) =>
  id === null
    ? { url: createPath, method: 'POST', body: fields }
    : { url: `${path}/${id}`, method: 'PUT', body: { ...fields, updated_at: version ?? '' } };
