import { hydrationEvents } from './hydrationEvents.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/** For the script that follows, which then waits for nothing else. */
const markInteraction = () => {
  document.documentElement.dataset['interacted'] = '';
};

/** How long a form that was sent waits for hydration. */
const maxWaitMs = 8000;

/**
 * Records events that happen before hydration and replays them after it: otherwise a click would be lost, the browser
 * would submit a form itself, and hydration would reset fields to the server's values. Links work without script. If
 * the rest of the script does not arrive, the browser submits the form, provided that it has an `action`.
 */
export function recordPreHydrationEvents() {
  const typed = new Map<Field, string | boolean>();
  /** One for each form and button: a toggle that is pressed again because nothing happened is not switched back. */
  const actions = new Map<Element, () => void>();
  const listeners = new AbortController();
  const options = { capture: true, signal: listeners.signal };

  const recordField = (field: Field) => typed.set(field, isTicked(field) ? field.checked : field.value);
  const replay = () => {
    listeners.abort();
    for (const [target, act] of actions) if (actions.delete(target)) act();
  };
  const hold = (event: Event, target: Element, act: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    actions.set(target, act);
    if (target.hasAttribute('action')) setTimeout(replay, maxWaitMs);
  };

  for (const type of ['input', 'click', 'submit']) document.addEventListener(type, markInteraction, options);
  for (const type of ['input', 'change'])
    document.addEventListener(type, ({ target }) => isField(target) && recordField(target), options);
  document.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      const button = target instanceof Element ? target.closest('button') : null;
      if (button) hold(event, (button.type === 'submit' && button.form) || button, () => button.click());
      // The skip link of the page: the fragment of an invitation must stay in the address.
      if (target instanceof HTMLAnchorElement && target.hash === '#main') {
        event.preventDefault();
        document.getElementById('main')?.focus();
      }
    },
    options,
  );
  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      if (form instanceof HTMLFormElement) hold(event, form, () => form.requestSubmit());
    },
    options,
  );

  const once = { once: true };
  const recordRestored = () => {
    for (const field of document.querySelectorAll('#root input, #root textarea, #root select'))
      if (isField(field) && isChanged(field)) recordField(field);
  };
  // Browsers restore what was typed before a reload without an event.
  document.addEventListener(hydrationEvents.starts, recordRestored, once);
  const replayAll = () => {
    listeners.abort();
    for (const [field, value] of typed) fill(field, value);
    replay();
  };
  document.addEventListener(hydrationEvents.ended, replayAll, once);
}

const isTicked = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  return isTicked(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** Sets a field's value and dispatches the events that React listens to. */
function fill(field: Field, value: string | boolean) {
  if (typeof value === 'boolean') {
    if (!(field instanceof HTMLInputElement)) return;
    field.checked = !value;
    field.click();
    return;
  }
  // A file input cannot be set, and still holds its file.
  if (field.type !== 'file') {
    // React ignores events that do not change the value it knows, and it intercepts the element's own setter.
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  }
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
