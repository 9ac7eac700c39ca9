import { useCallback, useEffect } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { useConfirm } from './Confirm.tsx';

const question = {
  title: 'Unsaved changes',
  text: 'You have unsaved changes. If you leave now, they will be lost.',
  confirmLabel: 'Discard changes',
  cancelLabel: 'Keep editing',
  destructive: true,
} as const;

type Move = { currentLocation: Location; nextLocation: Location };

const leavesPage = ({ currentLocation, nextLocation }: Move) =>
  currentLocation.pathname !== nextLocation.pathname;

/**
 * Warns before unsaved work is lost: on links, back and forward, reload and closing the tab. `leaves` says which
 * moves lose it (another page, unless told otherwise). Answers a function for everything that is no
 * navigation, such as closing a dialog: it resolves to true when the work may go.
 */
export function useUnsavedGuard(unsaved: boolean, leaves: (move: Move) => boolean = leavesPage) {
  const confirm = useConfirm();
  const blocker = useBlocker(
    (move) => unsaved && move.nextLocation.pathname !== '/admin/login' && leaves(move),
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm(question).then((yes) => (yes ? blocker.proceed() : blocker.reset()));
  }, [blocker, confirm]);

  useEffect(() => {
    if (!unsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [unsaved]);

  return useCallback(() => (unsaved ? confirm(question) : Promise.resolve(true)), [unsaved, confirm]);
}
