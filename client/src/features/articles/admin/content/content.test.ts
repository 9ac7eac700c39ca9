// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { lostTags, tidyHtml } from '../../../../ui/admin/richText/editorHtml.ts';
import { freeId } from '../../../../ui/admin/richText/sections.ts';
import { htmlToText } from './htmlToText.ts';
import { textToHtml } from './textToHtml.ts';

const flat = (html: string) => html.replace(/>\s+</g, '><').trim();

describe('text and HTML', () => {
  it.each([
    '<p>Plain, <strong>bold</strong> and <em>slanted</em>, 3 * 4 = 12, a_b, 1 &lt; 2.</p>',
    '<h2>Heading</h2><p>With a <a href="/contact">link</a> and <code>code</code>.</p>',
    '<ul><li>One</li><li><strong>Two:</strong> and more</li></ul><ol><li>First</li><li>Second</li></ol>',
    '<blockquote><p>Said once.</p></blockquote><hr>',
    '<p><img src="/uploads/images/a.jpg" alt="A lake"></p>',
    '<section id="tips"><h2 id="tips-heading">Tips</h2>\n\n<p>Go <u>early</u>.</p></section><p>After.</p>',
    '<h3 id="when">When</h3><table><tbody><tr><td>1</td></tr></tbody></table><p>2019. A year.</p>',
    '<p># not a heading</p><p>- not a list</p>',
  ])('%s survives conversion there and back', (html) => {
    expect(flat(textToHtml(htmlToText(html)))).toBe(flat(html));
  });
});

describe('HTML of the rich editor', () => {
  it('is normalised', () => {
    expect(
      tidyHtml('<ul><li><p>One</p></li><li><p>Two</p><ul><li><p>In</p></li></ul></li></ul><p></p>'),
    ).toBe('<ul><li>One</li><li>Two<ul><li>In</li></ul></li></ul>');
    expect(tidyHtml('<ul><li><p>a</p><p>b</p></li></ul>')).toBe('<ul><li><p>a</p><p>b</p></li></ul>');
  });
  it('is compared with its input', () => {
    expect(lostTags('<p><b>a</b></p><video></video>', '<strong>a</strong>')).toEqual(['video']);
    expect(
      lostTags('<table><tr><td>1</td></tr></table>', '<table><tbody><tr><td>1</td></tr></table>'),
    ).toEqual([]);
  });
});

it('ids of sections are unique', () => {
  expect(freeId('Planning Tips', new Set())).toBe('planning-tips');
  expect(freeId('Planning Tips', new Set(['planning-tips', 'planning-tips-2']))).toBe('planning-tips-3');
  expect(freeId('योजना', new Set())).toBe('section');
});
