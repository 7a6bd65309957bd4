import { describe, expect, test } from 'vitest';
import { processorMs } from '#tests/support/processor-time.ts';
import { calculate } from '../language/calculate.ts';
import { rowReader } from '../rows/row-reader.ts';
import { fitView } from './fit-view.ts';
import { findMarks } from './marks.ts';
import { piecesOf } from './sample-curves.ts';
import { initialView } from './view.ts';

const size = { width: 600, height: 500 };
const read = (text: string) => rowReader()([{ id: '1', text, hidden: false }], 'radians');

describe('what would freeze the page is refused', () => {
  test.each([
    'y=∑_{n=1}^{100}(∑_{m=1}^{100}(sin(n m x)))',
    'y=∑_{n=1}^{500}(∑_{m=1}^{500}(x))',
    'y=∫_0^x(∫_0^t(√|u-1|)du)dt',
    'y<=∑_{n=1}^{400}(x/n)',
    'x^2+y^2=∑_{n=1}^{200}(cos(n x))',
    'y=∑_{n=1}^{5000}(x^n/n)',
    'y=total([n x for n=[1...5000]])',
    'r=∑_{n=1}^{900}(sin(n θ)/n)',
  ])('as a graph: %s', (text) => {
    expect(read(text)[0]?.meaning).toEqual({ kind: 'error', message: 'This takes too long to draw. Use fewer terms.', missing: [] });
  });
  test.each(['∑_{n=1}^{10000}(∑_{m=1}^{10000}(n m))', '∑_{n=1}^{2000}(total([n m for m=[1...2000]]))'])('as a value: %s', (text) => {
    expect(read(text)[0]?.meaning).toMatchObject({ kind: 'error', message: 'This is too much to work out. Use fewer terms.' });
  });
  test('in the scientific calculator', () => expect(calculate('∑_{n=1}^{1000}(∑_{m=1}^{1000}(n m))', 'radians')).toMatchObject({ ok: false }));
  test('one row does not disturb the next', () => {
    const rows = rowReader()(
      ['∑_{n=1}^{1000}(∑_{m=1}^{1000}(n m))', '∑_{n=1}^{10}(n)'].map((text, index) => ({ id: String(index), text, hidden: false })),
      'radians',
    );
    expect(rows.map(({ meaning }) => meaning.kind)).toEqual(['error', 'value']);
  });
});

test('a sum up to x is drawn far out, too', () => {
  const [row] = read('y=∑_{n=1}^{floor(x)}(n)');
  const curve = row?.meaning.kind === 'drawing' ? row.meaning.curves[0] : undefined;
  expect(curve?.kind === 'y' && curve.f(500.5)).toBe(125_250);
});

/** How long this machine takes for a million sines, ms: a limit in these means the same on a slow one. */
function millionSinesMs(): number {
  const before = processorMs();
  let sum = 0;
  for (let index = 0; index < 10_000_000; index += 1) sum += Math.sin(index);
  expect(sum).toBeGreaterThan(0);
  return (processorMs() - before) / 10;
}

describe('what is not is drawn, with its points of interest, in little time', () => {
  test.each(['y=∑_{n=1}^{12}(∑_{m=1}^{10}(sin(n m x)))', 'y=∑_{n=1}^{100}(sin(n x)/n)', 'y=∫_0^x(|t-1|)dt', 'y<=∑_{n=0}^{9}(x^n/n!)'])('%s', (text) => {
    const rows = read(text);
    const [row] = rows;
    const view = initialView(size);
    if (row?.meaning.kind !== 'drawing') throw new Error(JSON.stringify(row?.meaning));
    const before = processorMs();
    expect(row.meaning.curves.flatMap((curve) => piecesOf(curve, view, size)).length).toBeGreaterThan(0);
    findMarks(rows, view, size);
    fitView(rows, size);
    expect((processorMs() - before) / millionSinesMs()).toBeLessThan(150);
  });
});
