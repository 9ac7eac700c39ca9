type Result<Data> = { data?: Data | undefined; currentData?: Data | undefined; error?: unknown };

/** What a list shows: while the rows of new filters load, those of the previous ones; not when the call failed. */
export const getShownData = <Data>({ data, currentData, error }: Result<Data>): Data | undefined =>
  error ? currentData : data;
