import { render, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { user } from '../../testing/user.ts';
import { useFocusRestoration } from './useFocusRestoration.ts';

type Props = { release?: boolean };

/** A list whose rows are deleted after a question, which hides the page while it is open. */
function Page({ release = false }: Props) {
  const content = useRef<HTMLElement>(null);
  useFocusRestoration(content);
  const [places, setPlaces] = useState(['Agra', 'Bali', 'Coorg']);
  const [deleted, setDeleted] = useState<string | null>(null);
  return (
    <>
      <main ref={content} tabIndex={-1} aria-hidden={deleted !== null}>
        <ul>
          {places.map((place) => (
            <li key={place}>
              {release ? <button type="button">Release</button> : null}
              <button
                type="button"
                title={place}
                aria-label={release ? `Discard ${place}` : undefined}
                onClick={() => setDeleted(place)}
              >
                {release ? null : place}
              </button>
            </li>
          ))}
        </ul>
        <button type="button">Export</button>
      </main>
      {deleted ? (
        <div role="dialog">
          <button type="button" onClick={() => setPlaces(places.filter((place) => place !== deleted))}>
            Delete {deleted}
          </button>
          <button type="button" onClick={() => setDeleted(null)}>
            Close
          </button>
        </div>
      ) : null}
    </>
  );
}

const button = (name: string) => screen.getByText<HTMLButtonElement>(name, { selector: 'button' });
const expectFocus = (name: string) => waitFor(() => expect(document.activeElement).toBe(button(name)));

async function remove(name: string) {
  await user.click(button(name));
  await user.click(button(`Delete ${name}`));
  await user.click(button('Close'));
}

it('moves the focus of a deleted row to the next one, the previous one, or the list’s surroundings', async () => {
  render(<Page />);
  await remove('Bali');
  await expectFocus('Coorg');
  await remove('Coorg');
  await expectFocus('Agra');
  await remove('Agra');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

it('returns it to a button that was disabled while it worked', async () => {
  render(<Page />);
  const worker = button('Export');
  worker.focus();
  worker.disabled = true;
  worker.blur(); // as browsers do
  await Promise.resolve();
  worker.disabled = false;
  await expectFocus('Export');
});

it('does not return it to a control that the user left', async () => {
  render(<Page />);
  button('Export').focus();
  button('Export').blur();
  await Promise.resolve();
  button('Agra').disabled = true;
  await Promise.resolve();
  expect(document.activeElement).toBe(document.body);
});

it('gives the focus of a deleted row to the control of the same action', async () => {
  render(<Page release />);
  await user.click(screen.getByTitle('Bali'));
  await user.click(button('Delete Bali'));
  await user.click(button('Close'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByTitle('Coorg')));
});
