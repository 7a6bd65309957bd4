/** Parts of an exam that can be taken alone, under the same conditions: their shape is cut out of the whole exam's. */
import { sectionNames } from '../topics/topics.ts';
import type { Routes } from './session.ts';
import { sectionsOf, shapeSchema, type DefinedShape, type Shape, type Slot } from './shape.ts';

/** `half`: the first module of each section. */
export const examParts = ['whole', 'half', 'reading-writing', 'math', 'reading-writing-module', 'math-module'] as const;
export type ExamPart = (typeof examParts)[number];

export const partNames = {
  whole: 'Whole exam',
  half: 'Half length',
  'reading-writing': 'Reading and Writing only',
  math: 'Math only',
  'reading-writing-module': 'One Reading and Writing module',
  'math-module': 'One Math module',
} as const satisfies Record<ExamPart, string>;

/** The slots of a part, as they stand in the whole exam. */
function chosen<S extends Slot>(shape: readonly S[], part: ExamPart): readonly S[] {
  const firsts = sectionsOf(shape).flatMap((section) => shape.find((slot) => slot.section === section) ?? []);
  if (part === 'half') return firsts;
  if (part === 'reading-writing-module' || part === 'math-module') return firsts.filter(({ section }) => part === `${section}-module`);
  return part === 'whole' ? shape : shape.filter(({ section }) => section === part);
}

/** The shape of a part; empty if this exam has no such part, or if it would be the whole of it. */
export function partShape(shape: Shape, part: ExamPart): Slot[] {
  const slots = chosen(shape, part);
  if (part !== 'whole' && slots.length === shape.length) return [];
  return slots.map((slot, position) => ({ ...slot, position, breakBefore: position === 0 ? 0 : slot.breakBefore }));
}

/** The shape of a part with the modules that fill it; null if this exam has no such part. */
export function definedPart(shape: DefinedShape, part: ExamPart): DefinedShape | null {
  const places = chosen(shape, part).map(({ position }) => position);
  const slots = partShape(shape, part).map((slot, position) => {
    const { modules, routedBy } = shape.find((each) => each.position === places[position]) ?? { modules: [], routedBy: null };
    return { ...slot, modules, routedBy: routedBy && { ...routedBy, position: places.indexOf(routedBy.position) } };
  });
  const defined = shapeSchema.safeParse(slots);
  return defined.success ? defined.data : null;
}

/**
 * The module that this place did not ask, alone: the easier one for anyone who took the harder, and the other way round. Null where nothing was
 * chosen between two modules. A module alone has no score.
 */
export function otherModule(shape: DefinedShape, routes: Routes, position: number): DefinedShape | null {
  const slot = shape.find((each) => each.position === position);
  const taken = routes[position];
  const other = taken && slot?.modules.find(({ route }) => route !== taken);
  if (!slot || !other) return null;
  const { carriesTime: _, ...alone } = slot;
  const label = slot.label ?? `Module ${slot.stage}: ${sectionNames[slot.section]}`;
  return [{ ...alone, label, position: 0, breakBefore: 0, adaptive: false, routedBy: null, modules: [other] }];
}
