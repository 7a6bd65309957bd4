/** Every way, on shipped questions and fresh draws: the calculator's own engine finds the key where the student is told to read it. */
import { describe, expect, test } from 'vitest';
import { shippedContent } from '#content/shipped-content.ts';
import { makeQuestion } from '#content/generators/make-question.ts';
import { mathGenerators } from '#content/generators/math/registry.ts';
import { calculate } from '#core/calculator/language/calculate.ts';
import { fitView } from '#core/calculator/graph/fit-view.ts';
import { findMarks } from '#core/calculator/graph/marks.ts';
import { initialView } from '#core/calculator/graph/view.ts';
import { rowReader } from '#core/calculator/rows/row-reader.ts';
import type { Question } from '#core/questions/question.ts';
import { calculatorWay } from './calculator-way.ts';
import { added, polynomial, typed } from './text.ts';
import type { Way } from './way.ts';
import { ways } from './ways.ts';

/** The graph of a docked calculator, and of a sheet on a phone. */
const sizes = [
  { width: 460, height: 340 },
  { width: 390, height: 180 },
];

function numberOf(text: string, x = 0, y = 0): number {
  const found = calculate(text, 'radians', { x, y });
  if (!found.ok || found.result.type !== 'number') throw new Error(`${text} has no value`);
  return found.result.value;
}

/** What a student reads off these rows: one number, or several of which each is right. */
function readOff({ rows, reading }: Way): number[][] {
  const read = rowReader()(
    rows.map((text, index) => ({ id: `r${index + 1}`, text, hidden: false })),
    'radians',
  );
  for (const { meaning, text } of read) expect(meaning.kind, text).not.toBe('error');
  const last = read.at(-1)?.meaning;
  if (reading.of === 'value') {
    if (last?.kind !== 'value' || last.result.type !== 'number') throw new Error('the last row has no value');
    return [[last.result.value]];
  }
  if (reading.of === 'line') {
    if (last?.kind !== 'drawing' || !last.fit) throw new Error('the last row fits nothing');
    return [['m', 'b'].map((name) => last.fit?.parameters.find((one) => one.name === name)?.value ?? Number.NaN)];
  }
  const { of, which, asked } = reading;
  return sizes.map((size) => {
    const points = findMarks(read, fitView(read, size) ?? initialView(size), size)
      .filter(({ kind }) => kind === of)
      .map(({ at }) => at)
      .toSorted(([a], [b]) => a - b);
    const chosen = {
      only: points.length === 1 ? points : [],
      any: points,
      least: points.slice(0, 1),
      greatest: points.slice(-1),
      positive: points.filter(([x]) => x > 0),
      negative: points.filter(([x]) => x < 0),
    }[which];
    if (which !== 'any') expect(chosen).toHaveLength(1);
    return chosen.map(([x, y]) => numberOf(asked, x, y));
  });
}

const near = (a: number, b: number) => Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(b));

/** What nobody types: two signs in a row, a number in parentheses of its own, a 1 before a letter, something added that is 0. */
const clumsy = /[+-] ?\(?-|\+ \(\d+\)|\(\d+\)[a-z/]|= \(\([^()]*\)|= \([^()]*\)$|(?<![\d./^])1x|[+-] 0(?![.\d])|[\w)] [+-]\S|[\w)][+-]/;

/** The key as a number; the text of a choice where it is a formula. */
function keyOf(question: Question): string {
  if (question.format === 'spr') return question.solution.keys[0] ?? '';
  const text = question.choices.find(({ id }) => id === question.solution.key)?.text ?? '';
  return typed(text.replace(/^\\\(|\\\)$/g, '')) ?? text;
}

function expectKey(question: Question, way: Way): void {
  for (const row of way.rows) expect(row, question.id).not.toMatch(clumsy);
  const key = keyOf(question);
  for (const found of readOff(way)) {
    if (way.reading.of === 'line') {
      const rule = key.split('=')[1] ?? '';
      const [m = 0, b = 0] = found;
      for (const x of [0, 1, 7]) expect(near(m * x + b, numberOf(rule, x)), `${question.id}: ${key}`).toBe(true);
    } else
      expect(
        found.some((value) => near(value, numberOf(key))),
        `${question.id} ${question.stem}: ${key}, read ${found.join(', ')}`,
      ).toBe(true);
  }
}

/** Fifty draws of an archetype, whether it has one level or several. */
const seedsOf = (levels: readonly unknown[]) => Array.from({ length: Math.ceil(50 / levels.length) }, (_, index) => 900 + index);

describe('the way of each archetype finds the key', () => {
  test.each(Object.entries(ways))('%s', (archetype, wayOf) => {
    const generator = mathGenerators.find((one) => one.archetype === archetype);
    const drawn = generator ? generator.levels.flatMap((level) => seedsOf(generator.levels).flatMap((seed) => makeQuestion(generator, seed, level) ?? [])) : [];
    const solved = drawn.filter((question) => {
      const way = wayOf(question);
      if (way) expectKey(question, way);
      return way !== null;
    });
    expect(solved.length).toBeGreaterThanOrEqual(10);
  });
});

test('rows are written as a person types them', () => {
  expect(polynomial([4, 'x'], [-10, ''])).toBe('4x - 10');
  expect(polynomial([-1, 'x^2'], [0, 'x'], ['3/2', ''])).toBe('-x^2 + 3/2');
  expect(polynomial(['-3/2', 'x'], [0, ''])).toBe('-(3/2)x');
  expect(polynomial([0, 'x'], [0, ''])).toBe('0');
  expect(`x${added(-6)}`).toBe('x - 6');
  expect(typed('\\frac{7}{9}x+12')).toBe('(7/9)x + 12');
  expect(typed('y=-\\frac{9}{4}(x+7)-9')).toBe('y = -(9/4)(x + 7) - 9');
  expect(typed('\\dfrac{x^2}{x+4}')).toBe('x^2/(x + 4)');
  expect(typed('x^{\\frac{1}{2}}-\\frac{x-8}{4}')).toBe('x^(1/2) - (x - 8)/4');
  expect(typed('\\left|x-12\\right|-3=|-7|')).toBe('|x - 12| - 3 = |-7|');
});

test('shipped questions have ways too, and each finds its key', () => {
  const solved = shippedContent().questions.filter(({ question }) => {
    const way = ways[question.archetype]?.(question);
    if (way) expectKey(question, way);
    return calculatorWay(question) !== undefined;
  });
  expect(solved.length).toBeGreaterThanOrEqual(25);
});

test('a question drawn otherwise than its way expects has none', () => {
  const [first] = shippedContent().questions.flatMap(({ question }) => (question.archetype === 'SYS-a' ? [question] : []));
  if (first?.provenance.kind !== 'generated') throw new Error('no such question');
  expect(ways['SYS-a']?.({ ...first, provenance: { ...first.provenance, parameters: { lines: [] } } })).toBeNull();
});
