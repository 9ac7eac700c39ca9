/** Returns the focus to an element that has lost it, unless another control has received it since. */
export function restoreFocus(element: HTMLElement | null) {
  const { activeElement } = document;
  if (activeElement?.contains(element) || activeElement?.matches(':disabled')) element?.focus();
}
