/**
 * Makes files that are dropped next to the areas that accept them do nothing: the browser would open them. Returns the
 * function that ends it.
 */
export function ignoreDroppedFiles(): () => void {
  const ignore = (event: DragEvent) => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  };
  window.addEventListener('dragover', ignore);
  window.addEventListener('drop', ignore);
  return () => {
    window.removeEventListener('dragover', ignore);
    window.removeEventListener('drop', ignore);
  };
}
