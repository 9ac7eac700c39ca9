import { expect, it } from 'vitest';
import { cleanPastedHtml } from './cleanPastedHtml.ts';

/** A list item as Word copies it. */
const item = (marker: string, text: string) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
   style='mso-list:Ignore'>${marker}<span>&nbsp;&nbsp; </span></span><![endif]>${text}</p>`;

const copied = `<html><body><p class=MsoNormal>Bring:</p>${item('·', 'a hat')}${item('·', '<b>water</b>')}
  ${item('1.', 'one')}<p>End<img src="file:///C:/a.png"><img src="blob:a"></p></body></html>`;

it('converts the lists of Word, and removes pictures without an address on the web', () => {
  const html = cleanPastedHtml(copied).replace(/<!--.*?-->|\s+data-pasted=""/g, '');
  expect(html.replace(/>\s+</g, '><')).toBe(
    '<p class="MsoNormal">Bring:</p><ul><li>a hat</li><li><b>water</b></li></ul><ol><li>one</li></ol><p>End</p>',
  );
});

it('leaves other pasted HTML as it is', () => {
  expect(cleanPastedHtml('<tr><td>1</td></tr>')).toBe('<tr><td>1</td></tr>');
});
