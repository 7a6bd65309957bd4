/** Checks a finished form against its recipes, independently of how it was assembled. */
import { choiceIds } from '../questions/choices.ts';
import { difficulties } from '../questions/question.ts';
import { sectionNames, topicName } from '../topics/topics.ts';
import type { AssembledModule } from './assemble.ts';
import type { ModuleRecipe } from './blueprint.ts';
import { moduleFacts } from './format.ts';
import { slotTakes, type PoolQuestion } from './pick-questions.ts';

/** No key position should have more than this share of a module's choice questions. */
const largestKeyShare = 0.5;

/**
 * The levels of the recipe exactly; but Math of the harder module may ask more than its recipe does, since readers who solve such a module as a
 * whole may find it easier than its labels say (docs/decisions/0095-what-a-harder-module-asks.md).
 */
function levelProblems({ section, route, levels }: ModuleRecipe, questions: readonly PoolQuestion[]): string[] {
  const mayAskMore = section === 'math' && route === 'harder';
  return difficulties.flatMap((level) => {
    const counted = mayAskMore ? difficulties.filter((other) => other <= level) : [level];
    const found = questions.filter(({ difficulty }) => counted.includes(difficulty)).length;
    const wanted = counted.reduce((sum, other) => sum + levels[other], 0);
    if (mayAskMore) return found > wanted ? [`${found} up to level ${level}, more than ${wanted}`] : [];
    return found === wanted ? [] : [`${found} of level ${level}, not ${wanted}`];
  });
}

function moduleProblems(recipe: ModuleRecipe, module: AssembledModule, byId: ReadonlyMap<string, PoolQuestion>): string[] {
  const name = `${sectionNames[recipe.section]}, ${recipe.route} module`;
  const questions = module.questionIds.flatMap((id) => byId.get(id) ?? []);
  const problems: string[] = [];
  const expect = (what: string, found: number, wanted: number) => {
    if (found !== wanted) problems.push(`${name}: ${found} ${what}, not ${wanted}`);
  };
  expect('known questions', questions.length, moduleFacts[recipe.section].questionCount);
  for (const problem of levelProblems(recipe, questions)) problems.push(`${name}: ${problem}`);
  for (const slot of recipe.slots)
    expect(`of ${topicName(slot.topicId)} ${slot.letters ?? ''}`, questions.filter((question) => slotTakes(slot, question)).length, slot.count);
  const spr = questions.filter(({ format }) => format === 'spr').length;
  if (spr < recipe.spr.min || spr > recipe.spr.max) problems.push(`${name}: ${spr} student-produced responses`);
  for (const id of choiceIds) {
    const share = questions.filter(({ key }) => key === id).length / (questions.length - spr);
    if (share > largestKeyShare) problems.push(`${name}: key ${id} has ${Math.round(share * 100)} % of the choice questions`);
  }
  const group = (question: PoolQuestion) => recipe.slots.find((slot) => slotTakes(slot, question))?.group ?? 0;
  for (const [index, question] of questions.entries()) {
    const before = questions[index - 1];
    if (before && (group(before) - group(question) || before.difficulty - question.difficulty) > 0)
      problems.push(`${name}: question ${index + 1} is out of order`);
  }
  const pretest = module.pretestIds.map((id) => module.questionIds.indexOf(id));
  expect('unscored questions', new Set(pretest).size, moduleFacts[recipe.section].pretest);
  if (pretest.some((place) => place <= 0 || place >= module.questionIds.length - 1)) problems.push(`${name}: an unscored question is first, last or unknown`);
  return problems;
}

/** Every way in which a form departs from its recipes; empty if it may be published. */
export function formProblems(recipes: readonly ModuleRecipe[], modules: readonly AssembledModule[], pool: readonly PoolQuestion[]): string[] {
  const byId = new Map(pool.map((question) => [question.id, question]));
  const ids = modules.flatMap(({ questionIds }) => questionIds);
  const problems = ids.length === new Set(ids).size ? [] : ['a question comes twice in the form'];
  for (const recipe of recipes) {
    const module = modules.find(({ position, route }) => position === recipe.position && route === recipe.route);
    problems.push(...(module ? moduleProblems(recipe, module, byId) : [`no ${sectionNames[recipe.section]} ${recipe.route} module`]));
  }
  return problems;
}
