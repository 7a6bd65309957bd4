/** A summary of an exam's modules, in words. Pure. */
import { allowedMsOf, breakMsOf, sectionsOf, slotName, type Shape, type Slot } from '#core/exams/shape.ts';
import { sectionNames } from '#core/topics/topics.ts';
import { formatCount, formatMinutes } from '#client/ui/format.ts';

export interface Leg {
  readonly name: string;
  readonly detail: string;
}

const sizeText = (slot: Slot, multiplier: number): string =>
  `${formatCount(slot.questionCount, 'question')} in ${formatMinutes(allowedMsOf(slot, multiplier))}`;

/** Modules that follow each other in one section without a break. */
function legOf(shape: Shape, slots: readonly Slot[], multiplier: number): Leg {
  const [first, ...rest] = slots;
  if (!first) throw new RangeError('a leg without a module');
  const sizes = [...new Set(slots.map((slot) => sizeText(slot, multiplier)))];
  const what = rest.length === 0 ? sizes[0] : sizes.length === 1 ? `${slots.length} modules, ${sizes[0]} each` : `${slots.length} modules: ${sizes.join(', ')}`;
  const tools = first.section !== 'math' ? '' : first.calculatorAllowed ? ', with calculator and reference sheet' : ', with reference sheet';
  return { name: rest.length === 0 ? slotName(shape, first.position) : sectionNames[first.section], detail: `${what}${tools}` };
}

/** Sections and breaks in the order taken. */
export function legsOf(shape: Shape, multiplier: number): Leg[] {
  const legs: Leg[] = [];
  let run: Slot[] = [];
  for (const slot of shape) {
    const follows = run.at(-1)?.section === slot.section && slot.breakBefore === 0;
    if (run.length > 0 && !follows) legs.push(legOf(shape, run, multiplier));
    if (slot.breakBefore > 0) legs.push({ name: 'Break', detail: formatMinutes(breakMsOf(slot, multiplier)) });
    run = follows ? [...run, slot] : [slot];
  }
  return [...legs, legOf(shape, run, multiplier)];
}

const numbers = ['No', 'One', 'Two', 'Three', 'Four'] as const;

/** What else to know before beginning. */
export function notesOf(shape: Shape): string {
  const adaptive = shape.filter((slot) => slot.adaptive);
  const everySecond = sectionsOf(shape).every((section) =>
    shape.filter((slot) => slot.section === section).every((slot) => slot.adaptive === (slot.stage === 2)),
  );
  const adapts =
    !everySecond || adaptive.length === 0
      ? 'Some modules adapt to how the earlier ones went.'
      : 'The second module of each section adapts to how the first one went.';
  const [unscored = 0, ...others] = new Set(shape.map(({ unscoredCount }) => unscoredCount));
  const trials =
    others.length > 0
      ? 'A few questions are unscored, as on the real test.'
      : `${numbers[unscored] ?? unscored} ${unscored === 1 ? 'question' : 'questions'} in each module ${unscored === 1 ? 'is' : 'are'} unscored, as on the real test.`;
  return [adaptive.length > 0 ? adapts : '', unscored > 0 || others.length > 0 ? trials : '', 'There is no penalty for wrong answers.']
    .filter(Boolean)
    .join(' ');
}
