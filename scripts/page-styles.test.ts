import { describe, expect, test } from 'vitest';
import { pageStyle } from './page-styles.ts';

const html = '<html><body class="flex md:p-8 [&amp;_svg]:x"><p class="open">.</p><svg></svg></body></html>';
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

  test('layers, animations, and the fonts and properties that something reads stay', () => {
    const whole =
      '@layer theme,base;@font-face{font-family:a;src:url(/a.woff2)}@property --x{syntax:"*";inherits:false}p{--x:1;font-family:a;margin:var(--x)}@keyframes k{0%{opacity:0}}';
    expect(styleOf(whole)).toBe(whole);
    expect(
      styleOf(
        ':root{--y:var(--z);--z:2;--kept:3}@font-face{font-family:"B c";src:url(/b.woff2)}@property --y{syntax:"*";inherits:false}p{margin:0;--y:1}.open{margin:var(--kept)}',
      ),
    ).toBe(':root{--kept:3}p{margin:0}.open{margin:var(--kept)}');
    expect(styleOf('p{--y:1;margin:0}', "style.getPropertyValue('--y')")).toBe('p{--y:1;margin:0}');
  });

  test('rules of elements and of parts of controls that the page lacks are left out', () => {
    const html = '<html><body><p>.</p><input type="file" placeholder="a"></body></html>';
    expect(pageStyle('p,table{margin:0}table{margin:0}p>sup{top:0}body p{margin:0}sub[hidden]{top:0}', html, '')).toBe('p,table{margin:0}body p{margin:0}');
    expect(pageStyle('table{margin:0}', html, "document.createElement('table')")).toBe('table{margin:0}');
    expect(pageStyle(':where(table,p){margin:0}a:not(table){top:0}#root{top:0}[hidden]{top:0}', html, '')).toBe(
      ':where(table,p){margin:0}#root{top:0}[hidden]{top:0}',
    );
    expect(pageStyle('::file-selector-button{margin:0}::-webkit-datetime-edit{margin:0}::placeholder{opacity:1}::selection{opacity:1}', html, '')).toBe(
      '::file-selector-button{margin:0}::placeholder{opacity:1}::selection{opacity:1}',
    );
  });
});
