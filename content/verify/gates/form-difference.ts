/** Whether two forms of the test give the same student the same score, by simulation. */
import type { ScorableQuestion } from '#core/exams/result.ts';
import type { SecondRoute } from '#core/exams/routing.ts';
import { routeAfterModuleOne } from '#core/exams/routing.ts';
import { itemParameters, probabilityRight, scoreSection, type ItemParameters } from '#core/exams/scoring.ts';
import { seededRandom } from '#core/random.ts';
import type { Section } from '#core/topics/topics.ts';

/** The scored questions of a section, by module. */
export type SectionForm = Readonly<Record<'base' | SecondRoute, readonly ScorableQuestion[]>>;

/** A uniform number in [0, 1). */
const unit = (random: ReturnType<typeof seededRandom>) => random.int(0, 2 ** 30 - 1) / 2 ** 30;

/**
 * Mean score of `sittings` simulated attempts by a student of ability theta. The same seed uses the
 * same luck, question by question, so that forms are compared on equal terms.
 */
export function expectedScore(section: Section, form: SectionForm, theta: number, sittings: number, seed: number): number {
  const toItem = ({ difficulty, format, parameters }: ScorableQuestion) => itemParameters(section, difficulty, format, parameters);
  // Luck is dealt in order of difficulty: position in the module differs from form to form.
  const sorted = (questions: readonly ScorableQuestion[]) => questions.map(toItem).sort((one, other) => one.b - other.b || one.c - other.c);
  const modules = { base: sorted(form.base), easier: sorted(form.easier), harder: sorted(form.harder) };
  const hardPathItems = [...modules.base, ...modules.harder];
  const random = seededRandom(seed);
  let sum = 0;
  for (let sitting = 0; sitting < sittings; sitting++) {
    const luck = Array.from({ length: 80 }, () => unit(random));
    const answer = (items: readonly ItemParameters[], from: number) => items.map((item, index) => (luck[from + index] ?? 0) < probabilityRight(item, theta));
    const first = answer(modules.base, 0);
    const second = modules[routeAfterModuleOne(section, first.filter(Boolean).length, first.length)];
    sum += scoreSection({ section, items: [...modules.base, ...second], responses: [...first, ...answer(second, 40)], hardPathItems }).score;
  }
  return sum / sittings;
}
