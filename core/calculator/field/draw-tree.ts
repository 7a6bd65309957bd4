/** A tree as LaTeX to be drawn, each item and each row marked with its place, so that the cursor and a tap find it. */
import { isLetter, wordsOf } from './letters.ts';
import { beginsValue, isApart, isSpace } from './operators.ts';
import { isNote, type Item, type Line, type Path } from './tree.ts';

const symbols: Readonly<Record<string, string>> = {
  '*': '\\cdot ',
  '÷': '\\div ',
  '≤': '\\le ',
  '≥': '\\ge ',
  '~': '\\sim ',
  ':': '\\mathpunct{:}',
  '...': '\\ldots ',
  π: '\\pi ',
  θ: '\\theta ',
  τ: '\\tau ',
  '∞': '\\infty ',
  ' ': '\\,',
  "'": '{{}^{\\prime}}',
};
const brackets: Readonly<Record<string, readonly [string, string]>> = {
  '(': ['(', ')'],
  '[': ['[', ']'],
  '{': ['\\{', '\\}'],
  '|': ['|', '|'],
};
const plain = /^[\d.,+\-=<>!/()[\]°|;]$/;

/** What KaTeX knows only outside of \text. */
const onlyMath = /^[≠≟≔∑∏∫∉⋃⋂]$/;

const charOfText = (text: string): string => ({ '\\': '\\textbackslash ', '^': '\\textasciicircum ', '~': '\\textasciitilde ' })[text] ?? text;

function charTex(text: string): string {
  const symbol = symbols[text];
  if (symbol !== undefined) return symbol;
  if (/^[a-zA-Z]$/.test(text) || plain.test(text) || onlyMath.test(text)) return text;
  if (/^[%#$&_{}]$/.test(text)) return `\\${text}`;
  return `\\text{${charOfText(text)}}`;
}

/** Names of places in the tree, as the drawing's elements carry them. */
export const placeName = (path: Path): string => (path.length === 0 ? 'r' : `r-${path.join('-')}`);
const marked = (data: string, tex: string): string => `\\htmlData{${data}}{${tex}}`;

function rowTex(line: Line, path: Path, large: boolean, names: ReadonlySet<string>): string {
  const name = placeName(path);
  const words = new Map(wordsOf(line, names).flatMap((word) => (word.to - word.from > 1 ? [[word.from, word] as const] : [])));
  let upright = 0;
  const tex = line
    .map((item, at) => {
      const word = words.get(at);
      if (word) upright = word.to;
      const mark = (inside: string) => marked(`at=${name}-${at}`, inside);
      if (item.kind === 'char') {
        if (at < upright && isLetter(item.text)) {
          const before = word && at > 0 && !beginsValue(line, at) && !isSpace(line[at - 1]) ? '\\,' : '';
          const next = line[at + 1];
          const after = at === upright - 1 && next && (next.kind === 'char' || next.kind === 'root' || next.kind === 'fraction') && !isSpace(next) ? '\\,' : '';
          return `${before}${mark(`\\mathrm{${item.text}}`)}${after}`;
        }
        // Signs have room around them already.
        return mark(isSpace(item) && (isApart(line[at - 1]) || isApart(line[at + 1])) ? '' : charTex(item.text));
      }
      return itemTex(item, hasBase(line, at), [...path, at], large, mark, names);
    })
    .join('');
  return marked(`row=${name}`, tex);
}

/** Whether an exponent or a subscript has something to stand at: behind another of its kind, x₂³₄, it has not. */
function hasBase(line: Line, at: number): boolean {
  let before = at - 1;
  while (line[before]?.kind === 'power' || line[before]?.kind === 'subscript') {
    if (line[before]?.kind === line[at]?.kind) return false;
    before -= 1;
  }
  return line[before] !== undefined && !isSpace(line[before]);
}

function itemTex(item: Item, based: boolean, path: Path, large: boolean, mark: (tex: string) => string, names: ReadonlySet<string>): string {
  const [first = [], second = []] = item.slots;
  const slot = (index: number, inside: Line, big = false) =>
    inside.length > 0 ? rowTex(inside, [...path, index], big, names) : marked(`row=${placeName([...path, index])}, empty=${item.kind}`, '\\phantom{0}');
  switch (item.kind) {
    case 'group': {
      const [open, close] = brackets[item.text] ?? ['(', ')'];
      return mark(`\\left${open}${slot(0, first, large)}${item.open ? '\\color{#7a7f8a}' : ''}\\right${close}`);
    }
    case 'fraction':
      return mark(`${large ? '\\dfrac' : '\\frac'}{${slot(0, first)}}{${slot(1, second)}}`);
    case 'root':
      return mark(item.slots.length === 2 ? `\\sqrt[${slot(0, first)}]{${slot(1, second, large)}}` : `\\sqrt{${slot(0, first, large)}}`);
    case 'series': {
      const sign = { '∏': '\\prod\\limits', '∫': '\\int' }[item.text] ?? '\\sum\\limits';
      return mark(`${sign}_{${slot(0, first)}}^{${slot(1, second)}}`);
    }
    case 'power':
    case 'subscript': {
      const sign = item.kind === 'power' ? '^' : '_';
      const base = based ? '' : '{}';
      return `${base}${sign}{${mark(slot(0, first))}}`;
    }
    case 'char':
      return '';
  }
}

function noteCharTex(text: string): string {
  if (text === ' ') return '\\;';
  return onlyMath.test(text) ? text : `\\text{${/[#$%&_{}]/.test(text) ? `\\${text}` : charOfText(text)}}`;
}

/** LaTeX of a whole field. */
export const drawTree = (line: Line, names: ReadonlySet<string>): string =>
  isNote(line) ? marked('row=r', line.map(({ text }, at) => marked(`at=r-${at}`, noteCharTex(text))).join('')) : rowTex(line, [], true, names);
