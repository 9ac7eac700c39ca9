/** Rich text as a plain message: blocks become paragraphs, entries of lists lines. */
export function toMessageText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const lineBreak of body.querySelectorAll('br')) lineBreak.replaceWith('\n');
  for (const item of body.querySelectorAll('li')) {
    item.prepend('• ');
    item.append('\n');
  }
  for (const block of body.querySelectorAll(':not(li) > p, h1, h2, h3, h4, ul, ol, blockquote')) {
    block.append('\n\n');
  }
  return (body.textContent ?? '').replace(/\n{3,}/g, '\n\n').trim();
}
