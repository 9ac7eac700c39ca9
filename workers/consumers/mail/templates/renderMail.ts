import { plainTextSelectors } from '@react-email/render';
import { compile } from 'html-to-text';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { truncate } from '../../../../server/platform/text/truncate.contract.ts';

export type MailContent = { subject: string; body: ReactElement };

/** The doctype that makes mail programs use standards mode. */
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** `toPlainText` of React Email, without compiling its rules for each mail, and with the columns of tables. */
const toPlainText = compile({
  wordwrap: false,
  selectors: [
    ...plainTextSelectors,
    { selector: 'table', format: 'dataTable', options: { uppercaseHeaderCells: false } },
    { selector: 'table[role=presentation]', format: 'block' },
    { selector: 'a[href^="tel:"]', format: 'inline' },
  ],
});

/** Renders HTML and plain text from one element, which must not suspend. React escapes user input. */
export async function renderMail({
  subject,
  body,
}: MailContent): Promise<{ subject: string; html: string; text: string }> {
  const html = doctype + renderToStaticMarkup(body);
  return { subject: truncate(subject.replace(/\s+/g, ' '), 200), html, text: toPlainText(html) };
}
