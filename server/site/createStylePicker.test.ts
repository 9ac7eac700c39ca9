import { expect, it } from 'vitest';
import { findUsedNames, pickUsedStyles } from './pickUsedStyles.ts';

const pick = (css: string, html: string) => pickUsedStyles(css, findUsedNames(html));

it.each([
  ['a class', '.card{a:1}.other{a:1}', '.card{a:1}'],
  [
    'a state of a class',
    '.card:hover{a:1}.card:not(.other)[data-x]::before{a:1}.other:hover{a:1}',
    '.card:hover{a:1}.card:not(.other)[data-x]::before{a:1}',
  ],
  [
    'places among siblings, and what contains another',
    '.card>h2:nth-child(8n+1){a:1}.card:has(h2:nth-child(-n+4):last-child){a:1}.other:is(h2,h3){a:1}',
    '.card>h2:nth-child(8n+1){a:1}.card:has(h2:nth-child(-n+4):last-child){a:1}',
  ],
  ['all parts of a selector', '.card>h2{a:1}.card .other{a:1}.card h3{a:1}', '.card>h2{a:1}'],
  ['some of several selectors', '.other,.card,h3{a:1}', '.card{a:1}'],
  [
    'what names no class',
    ':root{--a:1}*,:before{a:1}[data-on=ink] :focus-visible{a:1}',
    ':root{--a:1}*,:before{a:1}[data-on=ink] :focus-visible{a:1}',
  ],
  [
    'rules in at-rules',
    '@media print{.other{a:1}}@media (width<=3px){.other{a:1}.card{a:1}}',
    '@media (width<=3px){.card{a:1}}',
  ],
  [
    'fonts, and animations in use',
    '@font-face{a:1}.card{animation:in 1s}@keyframes in{0%{a:1}to{a:2}}@keyframes out{0%{a:1}}',
    '@font-face{a:1}.card{animation:in 1s}@keyframes in{0%{a:1}to{a:2}}',
  ],
])('picks %s', (_, css, picked) => {
  expect(pick(css, '<div class="big card"><h2 id="other">.other</h2></div>')).toBe(picked);
});
