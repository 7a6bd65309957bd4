/** Every formula of every sheet, computed: it is read back out of its own LaTeX, with values found in another way. A formula that is not measured fails. */
import { expect, it } from 'vitest';
import { seededRandom } from '#core/random.ts';
import { nearly, parseLatex } from '../verify/latex-expression.ts';
import { studySheets } from './all.ts';
import { measuredFormulas, type Measured, type Values } from './testing/measured-formulas.ts';

/** A formula that says several things says them side by side. */
const pieces = (formula: string): string[] =>
  formula
    .replaceAll(/\\(begin|end)\{aligned\}|&/g, '')
    .split(/,?\s*\\q?quad\s*|\\\\|\\right\)|\\left\(|(?<=\}),(?=\\frac)/)
    .map((piece) => piece.trim())
    .filter(Boolean);

/** The value of one side. What is no plain letter (an index, a word, a function) is replaced by a letter of its own. */
function valueOf(side: string, at: Values): number {
  const free = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter((letter) => !side.includes(letter) && !(letter in at));
  const letters: Record<string, number> = {};
  let latex = side;
  for (const [name, value] of Object.entries(at).toSorted(([a], [b]) => b.length - a.length)) {
    const letter = name.length === 1 ? name : (free.shift() ?? '');
    if (name.length > 1) latex = latex.replaceAll(name, `{${letter}}`);
    letters[letter] = value;
  }
  const plain = latex
    .replaceAll(/\\tfrac(\d)(\d)/g, String.raw`\frac{$1}{$2}`)
    .replaceAll(/\\sqrt(\d)/g, String.raw`\sqrt{$1}`)
    .replaceAll(/°|\\%/g, '');
  return nearly(parseLatex(plain), letters);
}

const close = (a: number, b: number) => Math.abs(a - b) <= 2e-5 * Math.max(1, Math.abs(b));

/** Whether the formula says what was measured. */
function holds(piece: string, { at, equals, ratio }: Measured): boolean {
  if (ratio) {
    const parts = piece.split(':').map((part) => valueOf(part, at));
    return parts.length === ratio.length && parts.every((part, place) => close(part / (parts[0] ?? 0), (ratio[place] ?? 0) / (ratio[0] ?? 0)));
  }
  if (equals !== undefined) return close(valueOf(piece, at), equals);
  const [first = '', ...others] = piece.split('=');
  const value = valueOf(first, at);
  // One of the two signs gives the solution at hand; both solutions have their turn.
  const signed = (side: string) => (side.includes('\\pm') ? ['+', '-'].map((sign) => side.replace('\\pm', sign)) : [side]);
  return others.length > 0 && others.every((side) => signed(side).some((one) => close(valueOf(one, at), value)));
}

const formulas = studySheets.flatMap(({ id, parts }) =>
  parts.flatMap(({ entries }) => entries.flatMap(({ title, formula }) => (formula === undefined ? [] : [[`${id}: ${title}`, formula] as const]))),
);

it.each(formulas)('%s', (_, formula) => {
  for (const piece of pieces(formula)) {
    const measure = measuredFormulas[piece];
    if (!measure) throw new Error(`nothing computes ${piece}`);
    for (let seed = 1; seed <= 40; seed++) {
      const measured = measure(seededRandom(seed));
      expect(holds(piece, measured), `${piece} with ${JSON.stringify(measured)}`).toBe(true);
    }
  }
});

it('a wrong formula is found', () => {
  const wrong = (right: string, from: string, to: string) => {
    const measured = measuredFormulas[right]?.(seededRandom(3));
    return measured !== undefined && holds(right, measured) && !holds(right.replace(from, to), measured);
  };
  expect(wrong('V=\\frac{4}{3}\\pi r^3', '{4}', '{2}')).toBe(true);
  expect(wrong('x=\\frac{-b\\pm\\sqrt{b^2-4ac}}{2a}', '4ac', '2ac')).toBe(true);
  expect(wrong('(n-2)\\cdot180^\\circ', 'n-2', 'n-1')).toBe(true);
  expect(wrong('s:s\\sqrt{3}:2s', '3', '2')).toBe(true);
});

it('the rules of how many solutions, in every small case', () => {
  const small = [-2, -1, 1, 2];
  for (const a of small)
    for (const b of small)
      for (const c of small)
        for (const d of small) {
          // As the algebra sheet says it, and by trying.
          const said = a !== c ? 'one' : b !== d ? 'none' : 'all';
          const hits = Array.from({ length: 97 }, (_, place) => (place - 48) / 12).filter((x) => close(a * x + b, c * x + d)).length;
          expect(hits === 0 ? 'none' : hits === 1 ? 'one' : 'all', `${a}x+${b}=${c}x+${d}`).toBe(said);
        }
  for (const a of small)
    for (const b of small)
      for (const c of small)
        for (const k of small)
          for (const e of small) {
            // The second equation has the ratios k, k, and e to the first: parallel lines, the same only if all three agree.
            const shared = Array.from({ length: 25 }, (_, place) => place - 12).filter((x) => close(k * a * x + k * b * ((c - a * x) / b), e * c)).length;
            expect(shared > 0, `${a}x+${b}y=${c}, times ${k} and ${e}`).toBe(k === e);
          }
});
