/** The order of a module, and which of its questions do not count. */
import type { Random } from '../random.ts';
import { topicById } from '../topics/topics.ts';
import type { ModuleRecipe } from './blueprint.ts';
import { moduleFacts } from './format.ts';
import { slotTakes, type PoolQuestion } from './pick-questions.ts';

/** How many orders are tried; the one with the fewest bad neighbors wins. */
const attempts = 60;
/** More equal keys than this in a row look like a mistake. */
const maxKeyRun = 3;

const groupOf = (recipe: ModuleRecipe, question: PoolQuestion): number => recipe.slots.find((slot) => slotTakes(slot, question))?.group ?? 0;

/** Bad neighbors: long runs of one key; in Math also two of a topic or a category in a row. */
function roughness(recipe: ModuleRecipe, questions: readonly PoolQuestion[]): number {
  let points = 0;
  let run = 0;
  for (const [index, question] of questions.entries()) {
    const before = questions[index - 1];
    run = before && question.key !== null && before.key === question.key ? run + 1 : 1;
    if (run > maxKeyRun) points += 5;
    if (!before || recipe.section !== 'math') continue;
    if (before.topicId === question.topicId) points += 3;
    if (topicById(before.topicId).mainCategory === topicById(question.topicId).mainCategory) points += 1;
    if (before.format === 'spr' && question.format === 'spr') points += 1;
  }
  return points;
}

/** By group, then easiest to hardest; ties in random order, the smoothest of several draws. */
export function orderQuestions(recipe: ModuleRecipe, questions: readonly PoolQuestion[], random: Random): PoolQuestion[] {
  let best: PoolQuestion[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < attempts && least > 0; attempt++) {
    const drawn = random.shuffle(questions).sort((a, b) => groupOf(recipe, a) - groupOf(recipe, b) || a.difficulty - b.difficulty);
    const points = roughness(recipe, drawn);
    if (points < least) [best, least] = [drawn, points];
  }
  return best;
}

/**
 * The questions that do not count: middling ones (level 3 where possible), neither first nor last,
 * of topics and domains that keep other questions, so that the scored ones still cover the blueprint.
 */
export function choosePretest(recipe: ModuleRecipe, ordered: readonly PoolQuestion[], random: Random): PoolQuestion[] {
  const chosen: PoolQuestion[] = [];
  const inner = random.shuffle(ordered.slice(1, -1));
  const cost = (question: PoolQuestion): number => {
    const alone = ordered.filter(({ topicId }) => topicId === question.topicId).length < 2;
    const sameDomain = chosen.some((other) => topicById(other.topicId).mainCategory === topicById(question.topicId).mainCategory);
    return Math.abs(question.difficulty - 3) * 100 + (sameDomain ? 10 : 0) + (alone ? 5 : 0);
  };
  for (let count = 0; count < moduleFacts[recipe.section].pretest; count++) {
    const [cheapest] = inner.filter((question) => !chosen.includes(question)).sort((a, b) => cost(a) - cost(b));
    if (cheapest) chosen.push(cheapest);
  }
  return chosen;
}
