import DOMPurify from 'dompurify';
import { htmlPolicy, tidyElement } from '../../../../../server/platform/htmlPolicy/contract.ts';

DOMPurify.addHook('afterSanitizeAttributes', tidyElement);

/** What the server will keep of a body: for previews and the rich editor, before anything is shown. */
export const safeHtml = (html: string): string => DOMPurify.sanitize(html, htmlPolicy);
