/** The id of a package among all packages on the public page `/wedding`. */
export const weddingAnchor = (id: number) => `package-${id}`;
