import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyShape, standardExam } from '#tests/support/any-shape.ts';
import { definedPart, examParts, otherModule, partShape } from './parts.ts';
import { lengthOf, publicShape, shapeSchema, standardShape } from './shape.ts';

const minutes = (part: (typeof examParts)[number]) => lengthOf(partShape(standardShape, part)).seconds / 60;

describe('a part of an exam', () => {
  it('of the standard one is a section, half of each, or one module', () => {
    expect(examParts.map(minutes)).toEqual([134, 67, 64, 70, 32, 35]);
    expect(partShape(standardShape, 'half').map(({ section, breakBefore }) => [section, breakBefore])).toEqual([
      ['reading-writing', 0],
      ['math', 600],
    ]);
    expect(definedPart(standardExam, 'math')?.map(({ position, routedBy, breakBefore }) => [position, routedBy?.position, breakBefore])).toEqual([
      [0, undefined, 0],
      [1, 0, 0],
    ]);
  });

  it('of any exam is an exam itself, made of its modules, and looks to a student as it is', () =>
    fc.assert(
      fc.property(anyShape, fc.constantFrom(...examParts), (shape, part) => {
        const defined = definedPart(shape, part);
        if (!defined) return;
        const ids = shape.flatMap(({ modules }) => modules.map(({ moduleId }) => moduleId));
        for (const { modules } of defined) for (const { moduleId } of modules) expect(ids).toContain(moduleId);
        expect(publicShape(defined)).toEqual(partShape(publicShape(shape), part));
        expect(defined.length < shape.length || part === 'whole').toBe(true);
      }),
    ));
});

describe('the module of the other route', () => {
  it('is an exam of one module: the one that was not taken, as long as the place it belongs to', () => {
    for (const [taken, other] of [
      ['harder', 'easier'],
      ['easier', 'harder'],
    ] as const) {
      const alone = otherModule(standardExam, { 1: taken, 3: 'harder' }, 1);
      expect(shapeSchema.safeParse(alone).error?.issues).toBeUndefined();
      expect(alone?.map(({ section, stage, timeLimit, modules }) => [section, stage, timeLimit, modules.map(({ route }) => route)])).toEqual([
        ['reading-writing', 2, 1920, [other]],
      ]);
    }
  });

  it('is not there for a module that everybody takes, or one that was not reached', () => {
    expect(otherModule(standardExam, { 1: 'harder' }, 0)).toBeNull();
    expect(otherModule(standardExam, { 1: 'harder' }, 3)).toBeNull();
    expect(otherModule(standardExam, { 1: 'harder' }, 9)).toBeNull();
  });
});
