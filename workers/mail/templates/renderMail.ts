import { render, toPlainText } from '@react-email/render';
import type { ReactElement } from 'react';

/** A template's result: what the mail says, before it is text. */
export type MailContent = { subject: string; body: ReactElement };

/** Renders both parts of a mail from one element. React escapes whatever people typed. */
export async function renderMail({
  subject,
  body,
}: MailContent): Promise<{ subject: string; html: string; text: string }> {
  const html = await render(body);
  return { subject: subject.replace(/\s+/g, ' ').slice(0, 200), html, text: toPlainText(html) };
}
