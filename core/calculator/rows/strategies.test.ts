/**
 * What students do with the calculator on the test, and what they read off it: values, solutions, the graph in words, in a window that fits. Worked out
 * by hand; none of it is our own output.
 */
import { describe, expect, test } from 'vitest';
import { formatNumber } from '../language/fraction.ts';
import type { AngleUnit } from '../language/real.ts';
import { fitView } from '../graph/fit-view.ts';
import { findMarks } from '../graph/marks.ts';
import { summarize } from '../graph/summary.ts';
import { boundsOf, initialView } from '../graph/view.ts';
import { rowReader } from './row-reader.ts';
import type { Meaning } from './row.ts';

const size = { width: 560, height: 500 };
const read = (texts: readonly string[], unit: AngleUnit) =>
  rowReader()(
    texts.map((text, index) => ({ id: String(index), text, hidden: false })),
    unit,
  );

function said(meaning: Meaning): string {
  switch (meaning.kind) {
    case 'value':
    case 'parameter':
      return meaning.result.type === 'number' ? formatNumber(meaning.result.value) : meaning.result.type;
    case 'drawing':
      return (meaning.fit?.parameters ?? []).map(({ name, value }) => `${name} = ${formatNumber(value, 5)}`).join(', ');
    case 'truth':
      return `${meaning.holds} for ${meaning.of ?? 'numbers'}`;
    case 'error':
      return meaning.message;
    default:
      return '';
  }
}

/** Everything that can be read off: under the rows, and in the graph in words after “Zoom to fit”. */
function readOff(rows: string, unit: AngleUnit = 'radians'): string {
  const found = read(rows.split(' ; '), unit);
  const view = fitView(found, size) ?? initialView(size);
  return [...found.map(({ meaning }) => said(meaning)), ...summarize(found, findMarks(found, view, size), boundsOf(view, size))].join('\n');
}

describe('an equation, typed as it stands in the question', () => {
  test.each([
    ['3(x-2)+4=2x+9', 'zero at x = 11'],
    ['x/3+2=x/2-1', 'zero at x = 18'],
    ['|x-10|=3', 'zeros at x = 7 and 13'],
    ['|x-50|=20', 'zeros at x = 30 and 70'],
    ['|2x-5|=9', 'zeros at x = −2 and 7'],
    ['x^2=400', 'zeros at x = −20 and 20'],
    ['x(x+2)=15', 'zeros at x = −5 and 3'],
    ['√(x+5)=x-1', 'zero at x = 4'],
    ['1/x+1/(x+1)=3/2', 'zeros at x = −0.666667 and 1'],
    ['4^x=32', 'zero at x = 2.5'],
    ['2^x=1000', 'zero at x = 9.96578'],
    ['log(x)=2', 'zero at x = 100'],
    ['ln(x)=3', 'zero at x = 20.0855'],
    ['30% of x=45', 'zero at x = 150'],
    ['2x+3=2x+5', 'false for x'],
    ['2(x+1)=2x+2', 'true for x'],
    ['a=2 ; a x+4=2x+5', 'false for x'],
    ['3t+7=22', 'To solve for it, call it x.'],
    ['y=2x+3, y=-x', 'Put each equation in its own row'],
  ])('%s: %s', (rows, expected) => expect(readOff(rows)).toContain(expected));
  test('in degrees', () => expect(readOff('sin(x)=0.5', 'degrees')).toContain('30, 150'));
});

describe('two sides or two equations as two graphs', () => {
  test.each([
    ['y=3(x-2)+4 ; y=2x+9', '1 and 2 meet at (11, 31)'],
    ['2x+3y=12 ; 4x+6y=24', '1 and 2 are the same graph.'],
    ['y=12x+350 ; y=20x+150', '1 and 2 meet at (25, 650)'],
    ['f(x)=x^2 ; y=f(x) ; y=x+6', '2 and 3 meet at (−2, 4) and (3, 9)'],
    ['y=1000(1.05)^x ; y=2000', '1 and 2 meet at (14.2067, 2000)'],
    ['x^2+y^2=25 ; y=x^2-5', '1 and 2 meet at (−3, 4), (0, −5) and (3, 4)'],
    ['y=-0.01x^2+4x', 'zeros at x = 0 and 400'],
    ['y=-0.01x^2+4x', 'maximum (200, 400)'],
    ['f(x)=x^2 ; f(x)=6', 'write y = f(x) and y = …'],
  ])('%s: %s', (rows, expected) => expect(readOff(rows)).toContain(expected));
  test.each([
    'x^2+y^2-6x=16 ; (x-3)^2+y^2=25',
    'x^2/9+y^2/4=1 ; 4x^2+9y^2=36',
    '|x|+|y|=3 ; |x|+|y|=3',
    'x=y^2 ; y^2=x',
    'x^2+y^2=25 ; r=5',
    'x^2+y^2=250000 ; r=500',
    'r=2sin(θ) ; r=2sin(θ)',
    '(x-3)^2+(y+1)^2=1/9 ; 9(x-3)^2+9(y+1)^2=1',
  ])('%s are one graph and have no separate intersections', (rows) => {
    const told = readOff(rows);
    expect(told).toContain('1 and 2 are the same graph.');
    expect(told).not.toContain('meet');
  });
  test('a disk and its circle have the same border', () => expect(readOff('x^2+y^2<=25 ; x^2+y^2=25')).toMatch(/1 and 2 have the same border\.\nWindow/));
  test.each(['x^2+y^2=25 ; x^2+y^2=25.1', 'x^2+y^2=1 ; (cos(t),sin(t)){0<t<π}', '(x^2+y^2-25)(x-9)=0 ; x^2+y^2=25'])('%s are not', (rows) =>
    expect(readOff(rows)).not.toMatch(/same|meet/),
  );
  test('lines that never meet are not said to be the same', () => expect(readOff('y=2x+1 ; y=2x+3')).not.toMatch(/meet|same/));
});

describe('a letter found with ~, without any data', () => {
  test.each([
    ['3k+5~20', 'k = 5'],
    ['2x_1+3~11', 'x_1 = 4'],
    ['5~2(1)+b ; y=2x+b', 'y-intercept (0, 3)'],
    ['k^2-4*9~0', /k = −?6$/m],
    ['|2a-5|~9', /a = (?:7|−2)$/m],
    ['500(1+r)^3~562.432', 'r = 0.04'],
    ['[a+b,a-b]~[5,1]', 'a = 3, b = 2'],
    ['[a+b+c,4a+2b+c,9a+3b+c]~[6,11,18]', 'a = 1, b = 2, c = 3'],
    ['t^2+4~0', 'No value makes both sides equal.'],
    ['y_1~mx_1+b', 'fill in a table'],
    ['a+b~6', 'A regression needs a table'],
    ['2x~4', 'another letter'],
  ])('%s: %s', (rows, expected) => expect(readOff(rows)).toMatch(expected));
});

describe('data', () => {
  test('growth over years like 2010 is found as well as over years from 0', () => {
    // 200·1.02^(year − 1990)
    const values = [1990, 2000, 2010, 2020].map((year) => (200 * 1.02 ** (year - 1990)).toFixed(9));
    expect(readOff(`L=[1990,2000,2010,2020] ; M=[${values.join(',')}] ; M~a*b^L`)).toContain('b = 1.02');
  });
  test('what floating point leaves is not shown: 4x − x² through six of its points', () =>
    expect(readOff('L=[0...5] ; M=[0,3,4,3,0,-5] ; M~aL^2+bL+c')).toMatch(/^a = −1, b = 4, c = 0$/m));
  test('through as many points as parameters', () => expect(readOff('L=[1,2,3] ; M=[2,5,10] ; M~aL^2+bL+c')).toMatch(/a = 1, b = 0, c = 1/));
});

describe('what is typed', () => {
  test.each([
    ['3 1/2', '3.5'],
    ['-2 3/4+1', '−1.75'],
    ['20% of 50', '10'],
    ['200(1+15%)', '230'],
    ['polygon((0,0),(4,0),(0,3))', 'polygon with corners (0, 0), (4, 0) and (0, 3)'],
    ['A=(1,1) ; B=(5,1) ; C=(5,4) ; polygon(A,B,C) ; y=x', '4 and 5 meet at (1, 1)'],
    ['{1,2,3}', 'A list has brackets: [1, 2, 3].'],
    ['boxplot([1,2,3])', 'does not know the word “boxplot”'],
    ['x^2-4 with x=3', 'does not know the word “with”'],
    ['y=2x+3 for x>0', 'A condition goes in braces'],
    ['abc', 'have no values yet'],
    ['[n^2 for n=[1...4]] ; y=x', 'list'],
    ["f(x)=x^2 ; f'(3)", '6'],
    ['d/dx x^2', 'zero at x = 0; y-intercept (0, 0)'],
    ["f(x)=x^3-3x ; y=f'(x)", 'zeros at x = −1 and 1'],
    ['y=∑_{n=0}^{2}x^n', 'minimum (−0.5, 0.75)'],
    ['\\sum_{n=1}^{5}n^2', '55'],
    ['sum(n,n,1,5)', 'Write a sum with its bounds'],
    ['int_0^1 x', 'An integral ends in dx'],
    ['random()', 'Random numbers are not supported'],
    ['[1..5]', 'three dots: [1...5]'],
    ['[1...5]+q', '“q” has no value yet'],
    ['L=[4,5,6] ; L.total', '15'],
    ['L=[4,5,6] ; total(L[2...3])', '11'],
    ['sum([1,2,3])', '6'],
  ])('%s: %s', (rows, expected) => expect(readOff(rows)).toContain(expected));
});
