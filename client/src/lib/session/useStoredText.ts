import { useState } from 'react';
import { useUserDraft } from './useUserDraft.ts';

/**
 * A text that is being typed. The browser stores it for the user, so that a reload or a closed tab loses nothing;
 * setting an empty text deletes it.
 */
export function useStoredText(name: string): [text: string, setText: (text: string) => void] {
  const storage = useUserDraft<string>(name);
  const [text, setText] = useState(() => storage.read() ?? '');
  const change = (next: string) => {
    setText(next);
    if (next) storage.write(next);
    else storage.remove();
  };
  return [text, change];
}
