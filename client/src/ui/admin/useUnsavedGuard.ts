import { useEffect, useEffectEvent, useRef } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { hasUnsavedWork } from '../../lib/forms/unsavedWork.ts';
import { confirm, type Question } from './confirm.ts';
import { useUnloadWarning } from './useUnloadWarning.ts';

const unsavedQuestion: Question = {
  title: 'Unsaved changes',
  text: 'Your unsaved changes will be lost.',
  confirmLabel: 'Discard changes',
  cancelLabel: 'Keep editing',
  destructive: true,
};

type Move = { currentLocation: Location; nextLocation: Location };

/** For work that belongs to a page. */
export const leavesPage = ({ currentLocation, nextLocation }: Move) =>
  currentLocation.pathname !== nextLocation.pathname;

/** For work that belongs to an entry which the query names. */
export const leavesUrl = (move: Move) =>
  leavesPage(move) || move.currentLocation.search !== move.nextLocation.search;

/**
 * Warns before unsaved work is lost: on links, back and forward, reload and closing the tab. `leaves` decides which
 * navigations lose it (by default those to another page). Returns a function for everything that is not a
 * navigation, such as closing a dialog: it resolves to true when the work may be discarded.
 */
export function useUnsavedGuard(
  unsaved: boolean,
  leaves: (move: Move) => boolean = leavesPage,
  question = unsavedQuestion,
) {
  const asking = useRef<AbortController>(null);
  const ask = () => {
    asking.current = new AbortController();
    return confirm({ ...question, signal: asking.current.signal });
  };
  // saved in the meantime, so there is nothing to confirm
  useEffect(() => {
    if (!unsaved) asking.current?.abort();
  }, [unsaved]);
  // Another question now, such as after a failure: the user stays and sees why.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is the condition
  useEffect(() => () => asking.current?.abort(), [question]);

  // Also text that is typed in a field and not yet part of the form.
  const isAtRisk = () => unsaved || hasUnsavedWork();
  const blocker = useBlocker(
    (move) => isAtRisk() && move.nextLocation.pathname !== '/admin/login' && leaves(move),
  );
  // One attempt may follow another without a render between them.
  const attempt = blocker.location;
  const askToLeave = useEffectEvent(ask);
  /** Of several attempts to leave, the last one counts. */
  const decide = useEffectEvent((answered: Location, yes: boolean) => {
    if (answered !== attempt) return;
    if (yes) blocker.proceed?.();
    else blocker.reset?.();
  });
  useEffect(() => {
    if (attempt) void askToLeave().then((yes) => decide(attempt, yes));
  }, [attempt]);

  useUnloadWarning(unsaved);

  return () => (isAtRisk() ? ask() : Promise.resolve(true));
}
