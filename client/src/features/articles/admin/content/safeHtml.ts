import DOMPurify from 'dompurify';
import { htmlPolicy, tidyElement } from '../../../../../../server/platform/text/htmlPolicy.contract.ts';

DOMPurify.addHook('afterSanitizeAttributes', tidyElement);

/** Sanitises content like the server does, for previews and the rich editor. */
export const safeHtml = (html: string): string => DOMPurify.sanitize(html, htmlPolicy);
