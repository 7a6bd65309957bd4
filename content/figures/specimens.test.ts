import { expect, test } from 'vitest';
import { figureSchema } from '#core/questions/figure.ts';
import { figureProblems } from '../verify/gates/figure.ts';
import { specimens } from './specimens.ts';

test('every kind of figure is drawn, and each passes the gate of figures', () => {
  const drawn = specimens();
  expect(new Set(drawn.map(({ kind }) => kind)).size).toBe(drawn.length);
  for (const { kind, figure } of drawn) {
    expect(figureSchema.safeParse(figure).error, kind).toBeUndefined();
    expect(figureProblems(figure), kind).toEqual([]);
  }
});
