import { describe, expect, test } from 'vitest';
import { pageStyle } from './page-styles.ts';

const html = '<html><body class="flex md:p-8 [&amp;_svg]:x"><p class="open">.</p></body></html>';
const styleOf = (css: string, scripts = '') => pageStyle(css, html, scripts);

describe('of the styles a page carries', () => {
  test('those of its classes, of elements and of states; rules of other classes are left out, and groups that are empty then', () => {
    expect(styleOf('p{margin:0}.flex{display:flex}.grid{display:grid}@media (width>=40rem){.md\\:p-8{padding:2rem}}@media print{.grid{display:none}}')).toBe(
      'p{margin:0}.flex{display:flex}@media (width>=40rem){.md\\:p-8{padding:2rem}}',
    );
    expect(styleOf('.flex:hover,.grid:hover{color:red}.flex .grid{color:red}.grid:not(.flex){color:red}')).toBe('.flex:hover,.grid:hover{color:red}');
  });

  test('what holds where a class is missing, and what a script adds', () => {
    expect(styleOf('html:not(.grid) p{color:red}')).toBe('html:not(.grid) p{color:red}');
    expect(styleOf('.grid{display:grid}', "element.classList.add('grid')")).toBe('.grid{display:grid}');
    expect(styleOf('.\\[\\&_svg\\]\\:x svg{color:red}')).toBe('.\\[\\&_svg\\]\\:x svg{color:red}');
    expect(styleOf(':is(.grid,.open) p{color:red}')).toBe(':is(.grid,.open) p{color:red}');
  });

  test('fonts, properties, layers and animations stay', () => {
    const whole = '@layer theme,base;@font-face{font-family:a;src:url(/a.woff2)}@property --x{syntax:"*";inherits:false}@keyframes k{0%{opacity:0}}';
    expect(styleOf(whole)).toBe(whole);
  });
});
