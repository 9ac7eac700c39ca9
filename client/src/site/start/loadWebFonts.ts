const faces = ['400 1em "Figtree Variable"', '400 1em Fraunces', '600 1em Fraunces', '1em Rupee'];

/**
 * Loads the text fonts after the page is shown, because they would compete with it for bandwidth, and applies them
 * together, so that it reflows once. A font that fails to load is replaced by its fallback.
 */
export async function loadWebFonts(): Promise<void> {
  const text = document.getElementById('root')?.textContent ?? '';
  await Promise.allSettled(faces.map((face) => document.fonts.load(face, text)));
  document.documentElement.dataset['fonts'] = '';
}
