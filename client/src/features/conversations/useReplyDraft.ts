import type { Draft } from '@modules/conversations/contract.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { asApiError } from '../../lib/api/apiError.ts';
import { useUserDraft } from '../../lib/session/useUserDraft.ts';
import { saveDraft } from './replyDraftApi.ts';

const saveAfterMs = 1000;
const retryAfterMs = 10_000;

/**
 * Where the text is stored: `local` and `deleted` mean only in this browser, the latter because the enquiry no longer
 * exists.
 */
type Place = 'nowhere' | 'saving' | 'server' | 'local' | 'deleted';

/** With the idempotency key under which this text was sent, if the server may have it as a reply. */
type StoredDraft = Draft & { sentKey?: string };

/**
 * The draft of a reply: stored in this browser at once, and on the server one second after the last keystroke. While
 * the server is unreachable it stays here and is sent again. `other` is text that another window saved over the same
 * draft.
 */
export function useReplyDraft(enquiry: number, given: Draft | null) {
  const storage = useUserDraft<StoredDraft>(`reply-${enquiry}`);
  const [stored] = useState(storage.read);
  const [html, setHtml] = useState(stored?.html ?? given?.html ?? '');
  const isOther = stored && given && stored.version !== given.version && stored.html !== given.html;
  const [other, setOther] = useState(isOther ? given.html : null);
  const [place, setPlace] = useState<Place>(stored ? 'local' : given ? 'server' : 'nowhere');
  const saver = useDraftSaver(enquiry, { html, version: given?.version ?? 0 }, (outcome) => {
    // A save that ends after the reply was opened again must not delete what was typed since.
    if (outcome.saved !== undefined && outcome.saved === storage.read()?.html) storage.remove();
    setPlace(outcome.place);
    if (outcome.other !== undefined) setOther(outcome.other);
  });

  const saveStored = useEffectEvent(() => {
    if (stored && !stored.sentKey && other === null) saver.change(stored.html);
  });
  useEffect(() => saveStored(), []);

  const change = (text: string) => {
    setHtml(text);
    storage.write({ html: text, version: saver.change(text) });
    setPlace('saving');
  };
  /** Starts over with another text, based on a version that the server has; an empty text is no draft. */
  const reset = (text: string, version: number) => {
    saver.restart(version);
    if (text) return change(text);
    setHtml('');
    storage.remove();
    setPlace('nowhere');
  };
  return {
    html,
    place,
    other,
    change,
    sentKey: stored?.sentKey,
    /** Waits for a pending save, prevents later ones of the same text, and stores under which key it is now sent. */
    settle: async (sentKey: string) => {
      const version = await saver.settle();
      storage.write({ html, version, sentKey });
    },
    /** After `settle`: the server may have the reply, so the draft is not saved over it. */
    hold: () => setPlace('local'),
    reset,
    dismissOther: () => setOther(null),
  };
}

type Outcome = {
  place: Place;
  /** What the server has received. */
  saved?: string;
  /** What another window has saved; empty after it has sent or deleted the draft. */
  other?: string;
};

/** Sends the newest text to the server, one call after the other. */
function useDraftSaver(enquiry: number, given: Draft, report: (outcome: Outcome) => void) {
  const [save] = saveDraft.useMutation();
  const draft = useRef(given);
  /** What the server may have from this browser, although no response said so. */
  const sent = useRef(given.html);
  const saving = useRef<Promise<void>>(Promise.resolve());

  const store = async (): Promise<void> => {
    const { html, version } = draft.current;
    const sentBefore = sent.current;
    sent.current = html;
    const { data, error } = await save({ enquiry, html, version });
    if (data) {
      draft.current.version = data.version;
      if (html === draft.current.html) report({ place: html ? 'server' : 'nowhere', saved: html });
      return;
    }
    const { status, current } = asApiError(error);
    if (status === 409 && current) {
      const saved = current as Draft; // what this call refuses with
      draft.current.version = saved.version;
      if (saved.html === sentBefore || saved.html === html) return store();
      return report({ place: 'local', other: saved.html });
    }
    report({ place: status === 404 ? 'deleted' : 'local' });
    if (typeof status !== 'number' || status >= 500) timer.start(retryAfterMs);
  };
  const timer = useSaveTimer(() => {
    saving.current = saving.current.then(store);
  });

  return {
    /** Schedules a save of this text; returns the version that it is based on. */
    change: (html: string): number => {
      draft.current.html = html;
      timer.start(saveAfterMs);
      return draft.current.version;
    },
    /** Waits for a pending save, and prevents later ones of the same text; resolves to the version of the draft. */
    settle: async (): Promise<number> => {
      timer.stop();
      await saving.current;
      timer.stop(); // a save that has just failed started it again
      return draft.current.version;
    },
    restart: (version: number) => {
      timer.stop();
      draft.current = { html: '', version };
    },
  };
}

/** Calls `save` when its time is over, or the reply is closed before. A closed reply waits for its next visit. */
function useSaveTimer(save: () => void) {
  const isOpen = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  const end = () => {
    stop();
    save();
  };
  const leave = useEffectEvent(() => {
    isOpen.current = false;
    if (timer.current !== undefined) end();
  });
  useEffect(() => {
    isOpen.current = true;
    return () => leave();
  }, []);
  return {
    start: (afterMs: number) => {
      stop();
      if (isOpen.current) timer.current = setTimeout(end, afterMs);
    },
    stop,
  };
}
