/** The expected scores of an exam that is being built, section by section. */
import type { AuthoredExam } from '#contract/exam-authoring.ts';
import { expectedScores, type ExpectedScore, type SimulatedSlot } from '#core/exams/expected-scores.ts';
import { routingThresholds } from '#core/exams/routing.ts';
import { itemParameters } from '#core/exams/scoring.ts';
import { difficulties } from '#core/questions/question.ts';
import { seededRandom } from '#core/random.ts';
import { sections, type Section } from '#core/topics/topics.ts';

/** As the score of a section requires. */
const [minModules, minItems] = [2, 20];

type Placed = AuthoredExam['modules'];

function itemsOf(section: Section, questions: Placed[number]['questions']) {
  return questions.flatMap(({ difficulty, format, isPretest }) => {
    const level = difficulties.find((each) => each === difficulty);
    return isPretest || level === undefined || format === 'unknown' ? [] : [itemParameters(section, level, format)];
  });
}

/** Sections that get a score; the same exam always gives the same curves. */
export function curvesOf(modules: Placed): { readonly section: Section; readonly points: readonly ExpectedScore[] }[] {
  return sections.flatMap((section) => {
    const places = [
      ...Map.groupBy(
        modules.filter(({ module }) => module.section === section),
        ({ position }) => position,
      ),
    ];
    const slots = places.map(([, together], place): SimulatedSlot => {
      const [first] = together;
      const decider = places.findIndex(([position]) => position === first?.routedBy);
      return {
        modules: together.map(({ module, questions }) => ({ route: module.route === 'unknown' ? 'base' : module.route, items: itemsOf(section, questions) })),
        routedBy: together.length > 1 ? { place: decider < 0 ? place - 1 : decider, threshold: first?.threshold ?? routingThresholds[section] } : null,
      };
    });
    const fewest = slots.reduce((sum, slot) => sum + Math.min(...slot.modules.map(({ items }) => items.length)), 0);
    const decided = slots.every(({ routedBy }) => routedBy === null || (slots[routedBy.place]?.modules.every(({ items }) => items.length > 0) ?? false));
    if (slots.length < minModules || fewest < minItems || !decided) return [];
    return [{ section, points: expectedScores(section, slots, seededRandom(1)) }];
  });
}
