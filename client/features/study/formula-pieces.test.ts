import { expect, it } from 'vitest';
import { studySheets } from '#content/study-sheets/all.ts';
import { formulaPieces } from './formula-pieces.ts';

it('takes formulas apart that stand side by side, and leaves the rest whole', () => {
  expect(formulaPieces('V=lwh\\qquad V=\\pi r^2h')).toEqual(['V=lwh', 'V=\\pi r^2h']);
  expect(formulaPieces('r+s=-\\frac{b}{a},\\qquad rs=\\frac{c}{a}')).toEqual(['r+s=-\\frac{b}{a}', 'rs=\\frac{c}{a}']);
  expect(formulaPieces('\\frac{a\\quad b}{c}')).toEqual(['\\frac{a\\quad b}{c}']);
  expect(formulaPieces('y=mx+b')).toEqual(['y=mx+b']);
});

it('loses nothing of any sheet but the gaps', () => {
  const formulas = studySheets.flatMap(({ parts }) => parts.flatMap(({ entries }) => entries.flatMap(({ formula }) => formula ?? [])));
  for (const formula of formulas) expect(formulaPieces(formula).join('')).toBe(formula.replaceAll(/,?\s*\\q?quad\s*/g, ''));
});
