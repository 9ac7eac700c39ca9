import { brand } from '../platform/palette.contract.ts';

/** An entry that visitors may not see yet, in the form that its page reads. */
export type PreviewEntry = {
  /** The API path that the page reads. */
  apiPath: string;
  body: unknown;
  isPublished: boolean;
};

/**
 * Reads the entry that a path of the site shows, published or not; null when there is none.
 * @param previewId names unsaved content; empty for an entry as it is saved
 */
export type ReadPreviewEntry = (path: string, previewId: string) => Promise<PreviewEntry | null>;

export const previewHeaders = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex',
  // The address grants access to the preview.
  'Referrer-Policy': 'no-referrer',
};

const style = `padding:10px 16px;background:${brand.marigold};color:${brand.ink};text-align:center;font-weight:600`;

export const previewNotice = `<aside aria-label="Preview" style="${style}">Preview: not published</aside>`;
