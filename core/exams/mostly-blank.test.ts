import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostlyBlankSections } from './mostly-blank.ts';
import { standardShape } from './shape.ts';

/** An exam with so many answers in each of its modules, in the order of its questions. */
const given = (...answered: readonly number[]) =>
  standardShape.flatMap(({ position, questionCount }) =>
    Array.from({ length: questionCount }, (_, index) => ({ position, answer: index < (answered[position] ?? 0) ? 'A' : null })),
  );

describe('a section left mostly blank', () => {
  it('is one with fewer answers than half of its questions', () => {
    expect(mostlyBlankSections(standardShape, given(27, 27, 22, 22))).toEqual([]);
    expect(mostlyBlankSections(standardShape, given(14, 13, 11, 11))).toEqual([]);
    expect(mostlyBlankSections(standardShape, given(14, 12, 11, 11))).toEqual(['reading-writing']);
    expect(mostlyBlankSections(standardShape, given(0, 0, 0, 0))).toEqual(['reading-writing', 'math']);
  });

  it('is one with a module that was not touched, as after an accident', () =>
    expect(mostlyBlankSections(standardShape, given(27, 0, 22, 1))).toEqual(['reading-writing']));

  it('never becomes blank by one more answer', () =>
    fc.assert(
      fc.property(fc.array(fc.constantFrom('A', '', null), { minLength: 98, maxLength: 98 }), fc.nat(97), (answers, place) => {
        const all = given(0, 0, 0, 0).map((one, index) => ({ ...one, answer: answers[index] ?? null }));
        const more = all.map((one, index) => (index === place ? { ...one, answer: 'B' } : one));
        expect(mostlyBlankSections(standardShape, all)).toEqual(expect.arrayContaining(mostlyBlankSections(standardShape, more)));
      }),
    ));

  it('does not depend on the other section, nor on the order of the answers', () =>
    fc.assert(
      fc.property(fc.nat(27), fc.nat(27), fc.nat(22), fc.nat(22), (a, b, c, d) => {
        const all = mostlyBlankSections(standardShape, given(a, b, c, d));
        expect(all.includes('math')).toBe(c === 0 || d === 0 || c + d < 22);
        expect(mostlyBlankSections(standardShape, given(a, b, c, d).reverse())).toEqual(all);
      }),
    ));
});
