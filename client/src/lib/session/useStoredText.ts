import { useEffect, useState } from 'react';
import { useUserDraft } from './useUserDraft.ts';

type Forget = (name: string, saved: string) => void;
/** One for each text on display. */
const displayed = new Set<Forget>();

/**
 * A text that is being typed. The browser stores it for the user, so that a reload or a closed tab loses nothing;
 * setting an empty text deletes it. `removeSaved` deletes it, unless it was changed since it was sent to the server,
 * also from a field that was opened meanwhile.
 */
export function useStoredText(
  name: string,
): [text: string, setText: (text: string) => void, removeSaved: (saved: string) => void] {
  const storage = useUserDraft<string>(name);
  const [text, setText] = useState(() => storage.read() ?? '');
  useEffect(() => {
    const forget: Forget = (savedName, saved) => {
      if (savedName === name) setText((current) => (current === saved ? '' : current));
    };
    displayed.add(forget);
    return () => void displayed.delete(forget);
  }, [name]);
  const change = (next: string) => {
    setText(next);
    if (next) storage.write(next);
    else storage.remove();
  };
  const removeSaved = (saved: string) => {
    if (storage.read() === saved) storage.remove();
    for (const forget of displayed) forget(name, saved);
  };
  return [text, change, removeSaved];
}
