import { expect, it } from 'vitest';
import { createStylePicker } from './createStylePicker.ts';

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
    'selectors with commas in brackets, also in nested ones',
    '.card :is(.a,.b>:is(li,section)),.other:is(.a,.b){a:1}',
    '.card :is(.a,.b>:is(li,section)){a:1}',
  ],
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
  ['no comments', '.card{a:1}/*other*/', '.card{a:1}'],
  ['strings with braces', '.card{a:"}"}.other{a:"{"}', '.card{a:"}"}'],
  [
    'fonts, and animations in use',
    '@font-face{a:1}.card{animation:in 1s}@keyframes in{0%{a:1}to{a:2}}@keyframes out{0%{a:1}}',
    '@font-face{a:1}.card{animation:in 1s}@keyframes in{0%{a:1}to{a:2}}',
  ],
])('picks %s', (_, css, picked) => {
  expect(createStylePicker(css)('<div class="big card"><h2 id="other">.other</h2></div>')).toBe(picked);
});

it('picks the variables of the theme that are in use, directly or through others', () => {
  const variables = '--mui-a:1px;--mui-b:2px;--mui-c:calc(var(--mui-a) + 1px);--mui-d:4px;--mui-e:5px';
  const pick = createStylePicker(`:root{${variables}}.card{width:var(--mui-c)}.other{width:var(--mui-b)}`);
  expect(pick('<p class="card" style="color:var(--mui-d)">--mui-b</p>', '.mui-x{width:var(--mui-e)}')).toBe(
    ':root{--mui-a:1px;--mui-c:calc(var(--mui-a) + 1px);--mui-d:4px;--mui-e:5px}.card{width:var(--mui-c)}',
  );
});
