/**
 * Replaces texts like a browser that translates a page: the text nodes that React knows are removed from the document.
 */
export function translateTexts() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text); // it shows nothing else
  for (const text of found) {
    const translation = document.createElement('font');
    translation.textContent = text.data;
    text.replaceWith(translation);
  }
}
