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
    '<blockquote><ul><li>one</li><li>two</li></ul></blockquote>',
    '<blockquote>a<p>b</p></blockquote>',
    '<blockquote><p>a <em>b</em></p><p>c<br>d</p></blockquote>',
    '<p>un<em>believ</em>able</p>',
    '<p><strong>Day 1:</strong>Arrival</p>',
    '<p><em>“Slow”</em>ly</p>',
    '<p>1) not a list</p>',
    '<p>---</p>',
    '<p>~~not deleted~~</p>',
    '<p>&amp;lt; is written for &lt;</p>',
    '<p><code>a`b</code></p>',
    '<p><a href="/a_(b">x</a></p>',
    '<h2>a<br>b</h2>',
    '<p>x<!-- note --></p>',
    '<ul><li><p>a</p>b</li></ul>',
    '<ul>x<li>a</li></ul>',
    '<ul><li>a</li></ul>\n<ul><li>b</li></ul><ul><li>c</li></ul>',
    '<ol><li>a</li></ol><ol><li>b</li><li>c</li></ol>',
    '<blockquote><p>a</p></blockquote><blockquote><p>b</p></blockquote>',
  ])('%s survives conversion there and back', (html) => {
    expect(flat(textToHtml(htmlToText(html)))).toBe(flat(html));
  });

  it('shows as text what the conversion back writes differently but with the same meaning', () => {
    expect(htmlToText('<p><b>a</b> <i>b</i></p>')).toBe('**a** _b_');
    expect(htmlToText('<ul><li><p>a</p></li><li><p>b</p></li></ul>')).toBe('- a\n- b');
    expect(htmlToText('<blockquote>“Slow down,” said <em>Meera</em>.</blockquote>')).toBe(
      '> “Slow down,” said _Meera_.',
    );
    expect(htmlToText('<blockquote>a<br>b</blockquote>')).toBe('> a  \n> b');
  });

  it('leaves a list as HTML only after one of the same kind in the text', () => {
    const [bullets, numbers] = ['<ul><li>a</li></ul>', '<ol><li>a</li></ol>'];
    expect(htmlToText(bullets + numbers + bullets)).toBe('- a\n\n1. a\n\n- a');
    expect(htmlToText(bullets.repeat(3))).toBe(`- a\n\n${bullets}\n\n- a`);
  });

  it('moves blanks at the edge of a mark outside it and keeps no-break spaces', () => {
    expect(htmlToText('<p><strong>Day 1: </strong>Arrival</p>')).toBe('**Day 1:** Arrival');
    expect(htmlToText('<p>by<em> boat&nbsp;</em>only</p>')).toBe('by _boat_\u00a0only');
    expect(textToHtml(htmlToText('<p>5&nbsp;km</p>'))).toBe('<p>5\u00a0km</p>');
    expect(htmlToText('<p>5&nbsp;km</p>')).toBe('5\u00a0km');
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
