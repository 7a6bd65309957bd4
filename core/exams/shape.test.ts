import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyShape, standardExam } from '#tests/support/any-shape.ts';
import { timeMultipliers } from './format.ts';
import {
  allowedMsOf,
  breakMsOf,
  breakName,
  goesStraightOn,
  lengthOf,
  measureOf,
  publicShape,
  shapeSchema,
  slotAt,
  slotName,
  slotTitle,
  standardShape,
  type DefinedShape,
} from './shape.ts';

const minute = 60_000;
const math = slotAt(standardShape, 2);
const only = [{ ...math, position: 0, breakBefore: 0 }];
const three = [0, 1, 2].map((position) => ({ ...math, position, stage: position + 1, breakBefore: 0 }));

describe('breaks and lengths in words and numbers', () => {
  it('names a break by what it lies between', () => {
    expect(breakName(standardShape, 2)).toBe('the break between sections');
    expect(breakName(three, 1)).toBe('the break between modules 1 and 2 of Math');
    expect(
      breakName(
        three.map((slot) => ({ ...slot, label: `Part ${slot.stage}` })),
        2,
      ),
    ).toBe('the break before Part 3');
  });
  it('adds up the modules', () => {
    expect(lengthOf(standardShape)).toEqual({ questionCount: 98, seconds: 134 * 60, breakSeconds: 600 });
    expect(lengthOf(only)).toEqual({ questionCount: 22, seconds: 35 * 60, breakSeconds: 0 });
  });
});

describe('the standard exam', () => {
  it.each([
    [0, 1, 32],
    [1, 1.5, 48],
    [0, 2, 64],
    [2, 1, 35],
    [3, 1.5, 52.5],
    [3, 2, 70],
  ])('gives module %i × %f %f minutes', (position, multiplier, minutes) =>
    expect(allowedMsOf(slotAt(standardShape, position), multiplier)).toBe(minutes * minute),
  );
  it('has one break, between the sections, longer with extended time', () => {
    expect(timeMultipliers.map((multiplier) => standardShape.map((slot) => breakMsOf(slot, multiplier) / minute))).toEqual([
      [0, 0, 10, 0],
      [0, 0, 15, 0],
      [0, 0, 20, 0],
    ]);
  });
  it('is a shape', () => expect(publicShape(shapeSchema.parse(standardExam))).toEqual(standardShape));
  it('names its modules', () => {
    expect(standardShape.map(({ position }) => slotTitle(standardShape, position))).toEqual([
      'Section 1, Module 1: Reading and Writing',
      'Section 1, Module 2: Reading and Writing',
      'Section 2, Module 1: Math',
      'Section 2, Module 2: Math',
    ]);
    expect(standardShape.map(({ position }) => slotName(standardShape, position))).toEqual([
      'Reading and Writing, module 1',
      'Reading and Writing, module 2',
      'Math, module 1',
      'Math, module 2',
    ]);
  });
  it('goes straight on inside a section', () =>
    expect(standardShape.map(({ position }) => goesStraightOn(standardShape, position))).toEqual([false, true, false, true]));
  it('measures something else than its parts', () => {
    expect(measureOf(standardShape)).toBe('reading-writing 27,27a; math 22,22a');
    expect(new Set([standardShape, only, three, standardShape.slice(0, 2)].map(measureOf)).size).toBe(4);
  });
});

it('names no section or module of which there is only one', () => {
  expect([slotTitle(only, 0), slotName(only, 0)]).toEqual(['Math', 'Math']);
  expect([slotTitle(three, 2), slotName(three, 2)]).toEqual(['Module 3: Math', 'Math, module 3']);
  expect(slotTitle([slotAt(standardShape, 0), { ...math, position: 1 }], 1)).toBe('Section 2: Math');
  expect(slotTitle([{ ...math, position: 0, label: 'Stage A' }], 0)).toBe('Stage A');
});

describe('what is no shape', () => {
  const change = (position: number, slot: object): unknown => standardExam.map((each) => (each.position === position ? { ...each, ...slot } : each));
  const same = standardExam[0]?.modules;
  it.each<[string, unknown]>([
    ['no module at all', []],
    ['a gap', standardExam.slice(1)],
    ['a module twice', change(2, { modules: same })],
    ['a break at the beginning', change(0, { breakBefore: 600 })],
    ['two modules and nothing that decides', change(1, { routedBy: null, adaptive: false })],
    ['a later module decides', change(1, { routedBy: { position: 1, threshold: { of: 1, outOf: 2 } } })],
    ['another section decides', change(3, { routedBy: { position: 1, threshold: { of: 1, outOf: 2 } } })],
    ['a threshold that nobody can miss', change(1, { routedBy: { position: 0, threshold: { of: 0, outOf: 2 } } })],
    ['no way for those who did well', change(1, { modules: [{ moduleId: 'x', route: 'easier' }] })],
    ['no time', change(1, { timeLimit: 0 })],
    ['nothing that counts', change(1, { unscoredCount: 27 })],
  ])('%s', (_, shape) => expect(shapeSchema.safeParse(shape).success).toBe(false));
});

it('over generated shapes: all are valid, every module has a name, and the public part tells no module', () => {
  fc.assert(
    fc.property(anyShape, (shape: DefinedShape) => {
      const open = publicShape(shapeSchema.parse(shape));
      for (const { position, label } of open) {
        for (const name of [slotTitle(open, position), slotName(open, position)])
          expect(name).toMatch(label === null ? /Math|Reading and Writing/ : /^Warm-up$/);
      }
      expect(new Set(open.filter(({ label }) => label === null).map(({ position }) => slotTitle(open, position))).size).toBe(
        open.filter(({ label }) => label === null).length,
      );
      expect(JSON.stringify(open)).not.toMatch(/module-\d|threshold|easier/);
    }),
  );
});
