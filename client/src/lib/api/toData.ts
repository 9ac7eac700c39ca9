/** As `transformResponse`: most responses carry their result as `data`. */
export const toData = <Data>({ data }: { data: Data }): Data => data;
