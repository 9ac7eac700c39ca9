/**
 * The pasted or dropped files. None if they only picture what is inserted as HTML: a text that was copied, for example
 * from Word, or a picture that is moved within the editor.
 */
export function pickFiles(data: DataTransfer | null): File[] {
  if (!data) return [];
  const { body } = new DOMParser().parseFromString(data.getData('text/html'), 'text/html');
  return body.textContent.trim() || body.querySelector('[data-pm-slice]') ? [] : [...data.files];
}
