/** Every kind of figure is drawn from what its form begins with and passes the gate on figures; whatever else is entered is drawn or answered with a sentence. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figureFields, figureKinds, initialEntries, type FigureKind } from '#core/authoring/figure-kinds.ts';
import { drawEntries } from './draw.ts';

const draw = (kind: FigureKind, entries: Record<string, string> = {}, alt = '') => drawEntries(kind, { ...initialEntries(kind), ...entries }, alt);
const figure = (kind: FigureKind, entries: Record<string, string> = {}) => {
  const drawn = draw(kind, entries);
  if (drawn.shown?.kind !== 'figure') throw new Error(JSON.stringify(drawn));
  return drawn.shown.figure;
};
const errors = (kind: FigureKind, entries: Record<string, string>) => {
  const drawn = draw(kind, entries);
  return drawn.shown === null ? drawn.errors : {};
};

test.each(figureKinds)('the example of a %s passes the gate', (kind) => {
  const drawn = draw(kind);
  expect(drawn).toMatchObject({ shown: { kind: kind === 'table' ? 'table' : 'figure' }, problems: [] });
});

test.each(figureKinds)('a %s from anything is a sound figure or sentences at its own fields', (kind) => {
  const names = figureFields[kind].map(({ name }) => name);
  const piece = fc.oneof(
    fc.constantFrom('1', '-2.5', ',', ':', '\n', '\t', ' ', 'x', '=', 'y', '^', '(', '2', '<', '1e9', '0', 'sin'),
    fc.string({ maxLength: 4 }),
  );
  const entry = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), entry, { maxKeys: 3 }), (entries) => {
      const drawn = draw(kind, entries);
      if (drawn.shown !== null) return;
      expect(Object.keys(drawn.errors).length).toBeGreaterThan(0);
      for (const [field, sentence] of Object.entries(drawn.errors)) {
        expect([...names, 'alt']).toContain(field);
        expect(sentence).toMatch(/[.:?]$/);
      }
    }),
    { numRuns: 150 },
  );
});

describe('what is wrong is said at its field', () => {
  test.each<[FigureKind, Record<string, string>, string, RegExp]>([
    ['bar', { data: 'Student, Fall\nAna, 4\nBen, six' }, 'data', /Row 3: “six” is not a number/],
    ['bar', { data: 'Student, Fall\nAna, 4\nBen' }, 'data', /Row 3 has 1 cells where the first row has 2/],
    ['bar', { data: 'Student, Fall\nAna, 4\nBen, -6' }, 'data', /Bars begin at 0/],
    ['bar', { valueAxis: '5, 1' }, 'valueAxis', /beyond this axis/],
    ['bar', { valueAxis: '10, 3' }, 'valueAxis', /divide the axis evenly/],
    ['line', { title: '' }, 'title', /Enter a title/],
    ['scatter', { data: '1, 2, 3\n4, 5, 6' }, 'data', /two numbers: x, then y/],
    ['scatter', { data: '1, 2\n1, 5' }, 'fit', /different x/],
    ['histogram', { classes: '0, 20, 10' }, 'classes', /beyond this axis/],
    ['box', { data: 'Bed 1: 4, 7\n5, 6' }, 'data', /Name every line, or none/],
    ['dot', { data: '1' }, 'data', /at least two numbers/],
    ['table', { data: 'Grade, Piano\nNinth, twelve' }, 'data', /“twelve” is not a number/],
    ['plane', { formulas: 'y = 2x +' }, 'formulas', /^Line 1: /],
    ['plane', { formulas: 'y = x\ny = constructor("alert(1)")()' }, 'formulas', /^Line 2: /],
    ['plane', { formulas: '2 + 2' }, 'formulas', /draws nothing/],
    ['plane', { x: '5' }, 'x', /two numbers/],
    ['plane', { step: '0.01' }, 'step', /more than 40/],
    ['triangle', { sides: '1, 2, 9' }, 'sides', /No triangle/],
    ['circle', { radius: '-1' }, 'radius', /above 0/],
    ['solid', { size: '3' }, 'size', /2 numbers: radius, height/],
  ])('%s %j', (kind, entries, field, sentence) => {
    expect(errors(kind, entries)[field]).toMatch(sentence);
  });
});

test('data are read as spreadsheets copy them, and axes are chosen from them', () => {
  const pasted = figure('bar', { data: 'City\tPeople\nA\t1,200\nB\t\u2212'.replace('\u2212', '950') });
  expect(pasted.alt).toContain('A, 1,200; B, 950.');
  expect(pasted.alt).toContain('runs from 0 to 1,250');
});

test('the description is computed from the data', () => {
  expect(figure('box', { data: '4, 7, 8, 10, 12, 15' }).alt).toContain('left end 4, box from 7 to 12 with a line at 9, right end 15');
  expect(figure('scatter', { data: '0, 1\n1, 3\n2, 5', xAxis: '0, 4, 1', yAxis: '0, 10, 2' }).alt).toContain('A line of best fit runs from (0, 1) to (4, 9).');
  expect(figure('histogram', { data: '1, 2, 11, 12, 13, 29', classes: '0, 30, 10' }).alt).toContain(
    '0 to less than 10, 2; 10 to less than 20, 3; 20 to less than 30, 1.',
  );
  expect(figure('triangle').alt).toMatch(/The angle at C is marked as a right angle/);
});

test('curves, inequalities and points of the plane are what their formulas say', () => {
  const { alt } = figure('plane', { formulas: 'y = x^2 - 4\ny > x + 1\nx = 3\nx^2 + y^2 = 9\n(2, -1)' });
  expect(alt).toContain('A curve through (−2, 0), (−1, −3), (0, −4), (1, −3), (2, 0).');
  expect(alt).toContain('A dashed straight line through');
  expect(alt).toContain('The region above it is shaded.');
  expect(alt).toContain('A vertical line at x = 3.');
  expect(alt).toContain('A curve that reaches from −3 to 3 in x and from −3 to 3 in y.');
  expect(alt).toContain('A point at (2, −1).');
  const shaded = figure('plane', { formulas: 'x <= -2' }).shapes.find((shape) => shape.type === 'polygon' && shape.fill === 'shade1');
  const plane = figure('plane', { formulas: 'x = -2' }).shapes.findLast((shape) => shape.type === 'polyline' && shape.stroke === 'series1');
  if (shaded?.type !== 'polygon' || plane?.type !== 'polyline') throw new Error('nothing is shaded');
  // Everything left of the line, nothing right of it.
  expect(Math.max(...shaded.points.map(([x]) => x))).toBeCloseTo(plane.points[0]?.[0] ?? 0, 1);
});

test('the words of the author stand in place of the computed ones', () => {
  expect(draw('circle', {}, 'A circle with center O, and a radius of 5 drawn to the right.')).toMatchObject({
    shown: { figure: { alt: 'A circle with center O, and a radius of 5 drawn to the right.' } },
  });
  expect(draw('circle', {}, 'Too short')).toMatchObject({ shown: null, errors: { alt: expect.stringMatching(/20 to 900/) } });
});
