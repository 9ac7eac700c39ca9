import { confirm, type Question } from './confirm.ts';
import { type DeferredDeletion, deleteLater } from './deleteLater.ts';

type Deletion = DeferredDeletion & Pick<Question, 'title' | 'subject'> & { question: string };

/** Deletes an entry after a question, as `deleteLater` does; resolves to whether the user agreed. */
export async function deleteAfterQuestion({ title, subject, question, ...deletion }: Deletion) {
  const yes = await confirm({ title, subject, text: question, confirmLabel: 'Delete', destructive: true });
  if (yes) deleteLater(deletion);
  return yes;
}
