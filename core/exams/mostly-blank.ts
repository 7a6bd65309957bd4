/** Which sections were left mostly blank: what was answered there says how far somebody got, not what they can do. */
import { isAnswered } from '../questions/check-answer.ts';
import type { Section } from '../topics/topics.ts';
import { sectionsOf, type Shape } from './shape.ts';

/**
 * A section needs an answer to this share of its questions. A blank counts as wrong, as it should for somebody who ran out of time;
 * but where most are blank, the score would be made of the blanks: a module submitted by accident would say 200 points.
 */
const minAnsweredShare = 1 / 2;

interface Given {
  readonly position: number;
  readonly answer: string | null;
}

/** True with fewer answers than half of the questions, or with a module of several that was not touched at all. */
function isMostlyBlank(modules: readonly (readonly Given[])[]): boolean {
  const answered = modules.map((own) => own.filter(({ answer }) => isAnswered(answer)).length);
  const questions = modules.reduce((sum, own) => sum + own.length, 0);
  return answered.reduce((sum, one) => sum + one, 0) < questions * minAnsweredShare || answered.includes(0);
}

/** Sections that give no estimate because of what was left blank, in the order taken. Nothing of them counts beyond the result itself. */
export function mostlyBlankSections(shape: Shape, given: readonly Given[]): Section[] {
  const byModule = Map.groupBy(given, ({ position }) => position);
  return sectionsOf(shape).filter((section) =>
    isMostlyBlank(shape.filter((slot) => slot.section === section).map(({ position }) => byModule.get(position) ?? [])),
  );
}
