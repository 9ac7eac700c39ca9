import DOMPurify from 'dompurify';

/** Near to what the server keeps of a body: for previews and the rich editor, before anything is shown. */
export const safeHtml = (html: string): string =>
  DOMPurify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'audio', 'video', 'dialog'],
    FORBID_ATTR: ['style', 'class'],
    ALLOW_DATA_ATTR: false,
    SANITIZE_DOM: false,
  });
