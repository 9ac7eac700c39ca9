import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';

/** A user whose clicks do not compute styles first, which would take most of a test's time. */
export const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });

/** The part that the user can reach: the last open dialog, or else the page. */
const getReachable = () =>
  [...document.querySelectorAll<HTMLElement>('[role=dialog]')].at(-1) ?? document.body;

/** A field by its label, which ends with an asterisk if it is required. */
export const findField = (label: string) =>
  waitFor(() =>
    within(getReachable()).getByLabelText<HTMLInputElement>(new RegExp(`^${label}( \\*)?$`), {
      selector: 'input, textarea, select',
    }),
  );

/** Replaces the text of a field at once, as pasting does. */
export async function fillField(label: string, text: string) {
  const field = await findField(label);
  await user.clear(field);
  if (text) await user.paste(text);
}

/** Clicks the button with this text. */
export const press = async (text: string) =>
  user.click(await screen.findByText(text, { selector: 'button' }));
