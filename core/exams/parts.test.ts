import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyShape, standardExam } from '#tests/support/any-shape.ts';
import { definedPart, examParts, partShape } from './parts.ts';
import { lengthOf, publicShape, standardShape } from './shape.ts';

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
