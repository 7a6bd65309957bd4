/** Shapes of exams for tests: the standard one with its modules, and generated ones. */
import fc from 'fast-check';
import { routingThresholds } from '#core/exams/routing.ts';
import { standardShape, type DefinedShape, type DefinedSlot } from '#core/exams/shape.ts';
import { sections, type Section } from '#core/topics/topics.ts';

/** The standard exam with modules `rw1`, `rw2e`, `rw2h`, `m1`, `m2e`, `m2h`. */
export const standardExam: DefinedShape = standardShape.map((slot) => {
  const name = `${slot.section === 'math' ? 'm' : 'rw'}${slot.stage}`;
  return slot.adaptive
    ? {
        ...slot,
        modules: [
          { moduleId: `${name}e`, route: 'easier' },
          { moduleId: `${name}h`, route: 'harder' },
        ],
        routedBy: { position: slot.position - 1, threshold: routingThresholds[slot.section] },
      }
    : { ...slot, modules: [{ moduleId: name, route: 'base' }], routedBy: null };
});

interface Drawn {
  readonly section: Section;
  readonly questionCount: number;
  readonly minutes: number;
  readonly breakMinutes: number;
  readonly label: string | null;
  /** Which earlier module of its section decides the route; none if the number is out of range. */
  readonly decider: number;
}

function toSlot(drawn: readonly Drawn[], position: number): DefinedSlot {
  const { section, questionCount, minutes, breakMinutes, label, decider } = drawn[position] as Drawn;
  const earlier = drawn.flatMap((other, place) => (place < position && other.section === section ? [place] : []));
  const by = earlier[decider];
  return {
    position,
    section,
    stage: earlier.length + 1,
    label,
    questionCount,
    unscoredCount: questionCount > 10 ? 2 : 0,
    timeLimit: minutes * 60,
    calculatorAllowed: section === 'math',
    breakBefore: position === 0 ? 0 : breakMinutes * 60,
    adaptive: by !== undefined,
    modules:
      by === undefined
        ? [{ moduleId: `module-${position}`, route: 'base' }]
        : [
            { moduleId: `module-${position}-easier`, route: 'easier' },
            { moduleId: `module-${position}-harder`, route: 'harder' },
          ],
    routedBy: by === undefined ? null : { position: by, threshold: { of: 1, outOf: 2 } },
  };
}

/** One to six modules of any section, size and time, some adaptive, with breaks here and there. */
export const anyShape: fc.Arbitrary<DefinedShape> = fc
  .array(
    fc.record({
      section: fc.constantFrom(...sections),
      questionCount: fc.integer({ min: 1, max: 60 }),
      minutes: fc.integer({ min: 1, max: 70 }),
      breakMinutes: fc.constantFrom(0, 0, 5, 10),
      label: fc.constantFrom(null, null, 'Warm-up'),
      decider: fc.integer({ min: 0, max: 4 }),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((drawn) => drawn.map((_, position) => toSlot(drawn, position)));
