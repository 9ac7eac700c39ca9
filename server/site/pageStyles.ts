import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readClientManifest } from './clientManifest.ts';

/**
 * Returns a function that returns the fonts, and the part of the site's style sheet that a page needs: its HTML, and
 * the styles of its MUI components. The browser loads the whole sheet before the script changes the page.
 * @param clientDir folder of the built client
 */
export async function openPageStyles(
  clientDir: string,
): Promise<(html: string, componentStyles: string) => string> {
  const read = (manifestName: 'manifest' | 'fonts-manifest', key: string) => {
    const file = readClientManifest(clientDir, manifestName)[key]?.file;
    return file ? readFileSync(join(clientDir, file), 'utf8').trim() : '';
  };
  // Loads the parser with the first page, so that the process starts faster.
  const { createStylePicker } = await import('./createStylePicker.ts');
  // Not in the sheet: loaded again, they would make the browser lay out all texts again.
  const fonts = read('fonts-manifest', 'src/ui/theme/fonts.css');
  const pickStyles = createStylePicker(read('manifest', 'style.css'));
  return (html, componentStyles) => fonts + pickStyles(html, componentStyles + fonts);
}
