import { expect, it } from 'vitest';
import { tableOfContents } from './tableOfContents.ts';

it('lists sections and headings that carry an id, once each', () => {
  const html = `
    <p>Before</p>
    <section id="rain"><h2>Rain &amp; sea</h2><p>…</p><h3 id="swim">May I <em>swim</em>?</h3><h3>No id</h3></section>
    <section id="outer"><h2 id="inner">Food</h2></section>
    <h2>Unlisted</h2>`;
  expect(tableOfContents(html)).toEqual([
    { id: 'rain', title: 'Rain & sea', level: 2 },
    { id: 'swim', title: 'May I swim?', level: 3 },
    { id: 'inner', title: 'Food', level: 2 },
  ]);
});

it('names no section after a heading that follows it', () => {
  const html = '<section id="note"><p>…</p></section><h2>How to get there</h2>';
  expect(tableOfContents(html)).toEqual([]);
});
