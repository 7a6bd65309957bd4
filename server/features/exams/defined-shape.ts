/** From the modules placed in an exam to its shape. What an exam does not say is as in the standard one. */
import { breakSeconds } from '#core/exams/format.ts';
import { routingThresholds } from '#core/exams/routing.ts';
import { shapeSchema, type DefinedShape, type DefinedSlot } from '#core/exams/shape.ts';
import type { PlacedModule } from './content-store.ts';

/** Modules in one place, and the slots before it. */
function toSlot(placed: readonly [PlacedModule, ...PlacedModule[]], before: readonly DefinedSlot[]): DefinedSlot {
  const [first] = placed;
  const { position, section, label, thresholdOf, thresholdOutOf } = first;
  const previous = before.at(-1);
  const earlier = before.filter((slot) => slot.section === section);
  const decider = first.routedBy ?? earlier.at(-1)?.position ?? -1;
  const threshold = thresholdOf === null || thresholdOutOf === null ? routingThresholds[section] : { of: thresholdOf, outOf: thresholdOutOf };
  const adaptive = placed.length > 1;
  return {
    position,
    section,
    stage: earlier.length + 1,
    label,
    questionCount: first.questionCount,
    unscoredCount: first.unscoredCount,
    timeLimit: first.timeLimit,
    calculatorAllowed: first.calculatorAllowed,
    breakBefore: first.breakBefore ?? (previous && previous.section !== section ? breakSeconds : 0),
    adaptive,
    modules: placed.map(({ moduleId, route }) => ({ moduleId, route })),
    routedBy: adaptive ? { position: decider, threshold } : null,
  };
}

/** The modules that share one place must look the same from outside, whichever is taken. */
const sameOutside = (placed: readonly PlacedModule[]): boolean =>
  new Set(
    placed.map(({ section, questionCount, unscoredCount, timeLimit, calculatorAllowed }) =>
      JSON.stringify([section, questionCount, unscoredCount, timeLimit, calculatorAllowed]),
    ),
  ).size === 1;

/** The shape of an exam; null if its modules form none that could be taken. */
export function definedShape(modules: readonly PlacedModule[]): DefinedShape | null {
  const slots: DefinedSlot[] = [];
  for (const [, [first, ...rest]] of Map.groupBy(modules, ({ position }) => position)) {
    if (!first || !sameOutside([first, ...rest])) return null;
    slots.push(toSlot([first, ...rest], slots));
  }
  const shape = shapeSchema.safeParse(slots);
  return shape.success ? shape.data : null;
}
