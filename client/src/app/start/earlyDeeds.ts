type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/**
 * Before React listens, a press of a button would go nowhere, a form would be sent by the browser itself, and
 * hydration would set fields back to what the server wrote. Holds all that back; links work by themselves.
 * @returns does it again, once React listens
 */
export function holdEarlyDeeds(): () => void {
  const typed = new Map<Field, string | boolean>();
  const deeds: (() => void)[] = [];
  const heard = new AbortController();
  const options = { capture: true, signal: heard.signal };

  const noteField = (field: Field) => typed.set(field, isTicked(field) ? field.checked : field.value);
  const hold = (event: Event, again: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    deeds.push(again);
  };

  // What was typed before this script ran, or was there again after a reload.
  for (const field of document.querySelectorAll('#root input, #root textarea, #root select'))
    if (isField(field) && isChanged(field)) noteField(field);
  for (const type of ['input', 'change'])
    document.addEventListener(type, ({ target }) => isField(target) && noteField(target), options);
  document.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      if (button) hold(event, () => button.click());
    },
    options,
  );
  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      if (form instanceof HTMLFormElement) hold(event, () => form.requestSubmit());
    },
    options,
  );

  return () => {
    heard.abort();
    for (const [field, value] of typed) fill(field, value);
    for (const deed of deeds) deed();
  };
}

const isTicked = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  return isTicked(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** Enters a value as a visitor would, so that React hears of it. */
function fill(field: Field, value: string | boolean) {
  if (typeof value === 'boolean') {
    if (!(field instanceof HTMLInputElement)) return;
    field.checked = !value;
    field.click();
    return;
  }
  // The file of a field cannot be set, and is there still.
  if (field.type !== 'file') {
    // React ignores an event that brings what it knows, and it hears of what is set on the element itself.
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  }
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
