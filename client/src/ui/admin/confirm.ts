import type { ReactNode } from 'react';
import { createSharedValue } from '../../lib/createSharedValue.ts';

export type Question = {
  title: string;
  /** The entry in question, if the title does not name it. */
  subject?: string;
  text: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** Styles the confirm button for an action that cannot be undone. */
  destructive?: boolean;
  /** Aborting closes the dialog and resolves it to false. */
  signal?: AbortSignal;
};

type CurrentQuestion = Question & { isOpen: boolean; answer: (yes: boolean) => void };

/** The last question, which stays while its dialog fades out. */
const currentQuestion = createSharedValue<CurrentQuestion | undefined>(undefined);

export const useCurrentQuestion = currentQuestion.use;

/** Answers the open question, if there is one, and closes its dialog. */
export function answerQuestion(yes: boolean) {
  const last = currentQuestion.get();
  if (!last?.isOpen) return;
  currentQuestion.set({ ...last, isOpen: false });
  last.answer(yes);
}

/** Opens a confirmation dialog; resolves to the choice. Escape and a click on the backdrop mean no. */
export const confirm = (question: Question): Promise<boolean> =>
  new Promise((answer) => {
    answerQuestion(false);
    currentQuestion.set({ ...question, isOpen: true, answer });
    question.signal?.addEventListener('abort', () => {
      if (currentQuestion.get()?.answer === answer) answerQuestion(false);
    });
  });
