/** The page numbers to show: at most `width` of them, around the current one. */
export function pageWindow(page: number, totalPages: number, width = 5): number[] {
  const length = Math.min(width, totalPages);
  const first = Math.max(1, Math.min(page - Math.floor(width / 2), totalPages - length + 1));
  return Array.from({ length }, (_, index) => first + index);
}
