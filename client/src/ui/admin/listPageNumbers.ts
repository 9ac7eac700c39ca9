/** The page links: first, last, the current page and its neighbours; each gap stands for an ellipsis. */
export function listPageNumbers(page: number, totalPages: number): (number | 'gap-before' | 'gap-after')[] {
  const near = [page - 1, page, page + 1].filter((number) => number > 1 && number < totalPages);
  const first = near[0] ?? totalPages;
  const last = near.at(-1) ?? 1;
  return [
    1,
    ...(first > 2 && near.length > 0 ? ['gap-before' as const] : []),
    ...near,
    ...(last < totalPages - 1 && near.length > 0 ? ['gap-after' as const] : []),
    ...(totalPages > 1 ? [totalPages] : []),
  ];
}
