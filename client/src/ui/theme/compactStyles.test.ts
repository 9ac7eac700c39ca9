import { expect, it } from 'vitest';
import { type ClassStyles, compactStyles } from './compactStyles.ts';

const style = (className: string, css: string): ClassStyles => ({
  className,
  css: css.replaceAll('&', `.${className}`),
});

it('leaves out what a later declaration of the same selector overrides', () => {
  const css =
    '&{color:red;border:1px solid;border-radius:2px;padding-left:1px;color:blue;border:0;padding:3px;}';
  expect(compactStyles([style('a', css)])).toBe('.a{border-radius:2px;color:blue;border:0;padding:3px}');
  const states =
    '&:hover{color:red;}&.off{color:grey;}&:hover{color:blue;}@media print{&:hover{color:black;}}';
  expect(compactStyles([style('a', states)])).toBe(
    '.a.off{color:grey}.a:hover{color:blue}@media print{.a:hover{color:black}}',
  );
});

it('preserves important declarations, and addresses with semicolons', () => {
  const css = '&{color:red!important;background-image:url(data:a;b);}&{color:blue;}';
  expect(compactStyles([style('a', css)])).toBe(
    '.a{color:red!important;color:blue;background-image:url(data:a;b)}',
  );
});

it('joins rules only if nothing between them sets the same properties', () => {
  const css = '&:hover{color:red;}&.off{margin:0;}&:hover{margin-left:1px;}&:hover{top:0;}';
  expect(compactStyles([style('a', css)])).toBe(
    '.a:hover{color:red}.a.off{margin:0}.a:hover{margin-left:1px;top:0}',
  );
});

it('writes common declarations of classes once, in the order of each class', () => {
  const button = (own: string) => `&{top:0;border:0;${own}}&:hover{left:0;}`;
  expect(
    compactStyles([
      style('a', button('color:red;')),
      style('b', `${button('color:blue;')}&.off{left:1px;}label+&>i{top:1px;}`),
      style('c', '&{top:0;border-color:red;}&.off{left:1px;}&:hover{left:0;}'),
    ]),
  ).toBe(
    '.a,.b,.c{top:0}.a,.b{border:0}.a{color:red}.b{color:blue}.c{border-color:red}' +
      '.a:hover,.b:hover{left:0}.b.off,.c.off{left:1px}label+.b>i{top:1px}.c:hover{left:0}',
  );
});
