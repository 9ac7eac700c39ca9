/** Does to texts what a browser does that translates a page: those that React knows are in the document no longer. */
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
