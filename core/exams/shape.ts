/**
 * The shape of an exam: which modules are taken in which order, how long each is, and what comes between
 * them. Data, pinned in a session when it starts: the two-section adaptive exam is one shape among others.
 */
import * as z from 'zod';
import { sectionNames, sections, type Section } from '../topics/topics.ts';
import { breakSeconds, moduleFacts, modulePositions, moduleRoutes, positionFacts } from './format.ts';
import { routingThresholdSchema } from './routing.ts';

/** Most modules one exam may have. */
export const maxModules = 20;
/** A module's place in its exam, from 0. */
export const positionSchema = z
  .number()
  .int()
  .min(0)
  .max(maxModules - 1);

/** What a student may know of a module before taking it. */
export const slotSchema = z.object({
  position: positionSchema,
  section: z.enum(sections),
  /** Its number within its section, from 1. */
  stage: z.number().int().min(1).max(maxModules),
  /** A name to use instead of the one made from section and stage. */
  label: z.string().min(1).max(80).nullable(),
  questionCount: z.number().int().min(1).max(200),
  /** How many of them do not count. */
  unscoredCount: z.number().int().min(0).max(200),
  /** Standard time, seconds. */
  timeLimit: z.number().int().min(1).max(36_000),
  calculatorAllowed: z.boolean(),
  /** Break before it, seconds; 0 for none. */
  breakBefore: z.number().int().min(0).max(36_000),
  /** Which questions it asks depends on an earlier module. */
  adaptive: z.boolean(),
  /** Time left over in the module before it, if of the same section, is added to its own. Absent: no. */
  carriesTime: z.boolean().optional(),
});
export type Slot = z.infer<typeof slotSchema>;
export type Shape = readonly Slot[];

/** A slot with the modules that may fill it. */
const definedSlotSchema = slotSchema.extend({
  modules: z.array(z.object({ moduleId: z.string().min(1).max(64), route: z.enum(moduleRoutes) })).min(1),
  /** The earlier module whose scored questions decide, and the share of right answers from which the harder one follows. */
  routedBy: z.object({ position: positionSchema, threshold: routingThresholdSchema }).nullable(),
});
export type DefinedSlot = z.infer<typeof definedSlotSchema>;
export type DefinedShape = readonly DefinedSlot[];

/** What is wrong with a slot at this place; null if nothing is. */
function problemOf(slot: DefinedSlot, place: number, shape: DefinedShape): string | null {
  const routes = slot.modules.map(({ route }) => route).sort();
  if (slot.position !== place) return `expected position ${place}`;
  if (slot.unscoredCount >= slot.questionCount) return 'no question counts';
  if (place === 0 && slot.breakBefore > 0) return 'an exam does not begin with a break';
  if (slot.adaptive !== (slot.routedBy !== null)) return 'a slot is adaptive exactly if something decides its module';
  if (slot.routedBy === null) return slot.modules.length === 1 ? null : 'nothing decides between its modules';
  if (slot.routedBy.position >= place) return 'only an earlier module can decide';
  if (shape[slot.routedBy.position]?.section !== slot.section) return 'a module of another section cannot decide';
  return routes.join() === 'easier,harder' ? null : 'an adaptive slot needs one easier and one harder module';
}

/** A whole exam: positions without gaps, and for every slot one module, or two and what decides between them. */
export const shapeSchema = z
  .array(definedSlotSchema)
  .min(1)
  .max(maxModules)
  .superRefine((shape, context) => {
    shape.forEach((slot, place) => {
      const problem = problemOf(slot, place, shape);
      if (problem !== null) context.addIssue({ code: 'custom', path: [place], message: problem });
    });
    const ids = shape.flatMap(({ modules }) => modules.map(({ moduleId }) => moduleId));
    if (new Set(ids).size < ids.length) context.addIssue({ code: 'custom', message: 'a module appears twice' });
  });

/** What a student may see of a shape: not which modules, and not what decides. */
export const publicShape = (shape: DefinedShape): Slot[] => shape.map(({ modules: _modules, routedBy: _routedBy, ...slot }) => slot);

/** The slot at a position. Throws if the exam has none there. */
export function slotAt<S extends Slot>(shape: readonly S[], position: number): S {
  const slot = shape[position];
  if (!slot) throw new RangeError(`this exam has no module at position ${position}`);
  return slot;
}

/** Time for this module, ms. */
export const allowedMsOf = ({ timeLimit }: Pick<Slot, 'timeLimit'>, multiplier: number): number => timeLimit * 1000 * multiplier;

/** Length of the break before this module, ms; 0 for none. */
export const breakMsOf = ({ breakBefore }: Pick<Slot, 'breakBefore'>, multiplier: number): number => breakBefore * 1000 * multiplier;

/** Sections of the shape in the order they begin. */
export const sectionsOf = (shape: Shape): Section[] => [...new Set(shape.map(({ section }) => section))];

const inSection = (shape: Shape, section: Section): number => shape.filter((slot) => slot.section === section).length;

/** Every section of at least two modules has a score; a single module has only its right answers. */
export const isScored = (shape: Shape): boolean => sectionsOf(shape).some((section) => inSection(shape, section) > 1);

/** `Section 1, Module 2: Reading and Writing`, without what this exam has only one of: the heading of a module. */
export function slotTitle(shape: Shape, position: number): string {
  const { section, stage, label } = slotAt(shape, position);
  if (label !== null) return label;
  const all = sectionsOf(shape);
  const place = [...(all.length > 1 ? [`Section ${all.indexOf(section) + 1}`] : []), ...(inSection(shape, section) > 1 ? [`Module ${stage}`] : [])];
  return place.length === 0 ? sectionNames[section] : `${place.join(', ')}: ${sectionNames[section]}`;
}

/** `Math, module 1`, or `Math` where it has only one: how a module is named in a sentence. */
export function slotName(shape: Shape, position: number): string {
  const { section, stage, label } = slotAt(shape, position);
  return label ?? (inSection(shape, section) > 1 ? `${sectionNames[section]}, module ${stage}` : sectionNames[section]);
}

/** `the break between modules 1 and 2 of Math`: how the break before a module is named in a sentence. */
export function breakName(shape: Shape, position: number): string {
  const [before, after] = [slotAt(shape, position - 1), slotAt(shape, position)];
  if (before.label !== null || after.label !== null) return `the break before ${slotName(shape, position)}`;
  if (before.section === after.section) return `the break between modules ${before.stage} and ${after.stage} of ${sectionNames[after.section]}`;
  return sectionsOf(shape).length === 2 ? 'the break between sections' : `the break before ${slotName(shape, position)}`;
}

/** Totals over all its modules: questions, seconds of standard time without breaks, and seconds of breaks. */
export const lengthOf = (shape: Shape): { readonly questionCount: number; readonly seconds: number; readonly breakSeconds: number } => ({
  questionCount: shape.reduce((sum, slot) => sum + slot.questionCount, 0),
  seconds: shape.reduce((sum, slot) => sum + slot.timeLimit, 0),
  breakSeconds: shape.reduce((sum, slot) => sum + slot.breakBefore, 0),
});

/** True if this module follows the one before without a pause: same section, no break. The test then continues immediately. */
export function goesStraightOn(shape: Shape, position: number): boolean {
  const [before, slot] = [shape[position - 1], slotAt(shape, position)];
  return before !== undefined && before.section === slot.section && slot.breakBefore === 0;
}

/**
 * Names what a shape measures: exams with the same name are comparable, others differ in length or kind.
 * `reading-writing 27,27a; math 22,22a` is the standard exam (`a`: adaptive).
 */
export const measureOf = (shape: Shape): string =>
  sectionsOf(shape)
    .map((section) => {
      const own = shape.filter((slot) => slot.section === section);
      return `${section} ${own.map(({ questionCount, adaptive }) => `${questionCount}${adaptive ? 'a' : ''}`).join()}`;
    })
    .join('; ');

/** The digital SAT: two sections of two modules, the second chosen by the first, and a break between the sections. */
export const standardShape: Shape = modulePositions.map((position) => {
  const { section, stage } = positionFacts[position];
  const { questionCount, pretest, timeLimit, calculatorAllowed } = moduleFacts[section];
  const breakBefore = position === 2 ? breakSeconds : 0;
  return { position, section, stage, label: null, questionCount, unscoredCount: pretest, timeLimit, calculatorAllowed, breakBefore, adaptive: stage === 2 };
});
