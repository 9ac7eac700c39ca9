import { htmlPolicy, tidyElement } from '@platform/text/htmlPolicy.contract.ts';
import DOMPurify from 'dompurify';

DOMPurify.addHook('afterSanitizeAttributes', tidyElement);

/** Sanitises content like the server does, for previews and the rich editor. */
export const safeHtml = (html: string): string => DOMPurify.sanitize(html, htmlPolicy);
