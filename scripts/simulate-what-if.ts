/**
 * What more right answers in one topic do to the score of an exam, and what is said of it beforehand: students of known ability take exams before and
 * after their ability in one topic has risen. By how many would be right in all (core/learning/what-if.ts), and by the mean of the topics' abilities.
 * `node scripts/simulate-what-if.ts [students]`
 */
import { recipesFor, sectionShare } from '#core/exams/blueprint.ts';
import type { ModuleRoute } from '#core/exams/format.ts';
import { routeAfterModuleOne } from '#core/exams/routing.ts';
import { itemParameters, pointsPerAbility, probabilityRight, scoreSection, type ItemParameters } from '#core/exams/scoring.ts';
import { topicDeviation } from '#core/learning/abilities.ts';
import { abilityIf } from '#core/learning/what-if.ts';
import { chanceOn } from '#core/learning/worth.ts';
import { difficulties, type Difficulty } from '#core/questions/question.ts';
import { seededRandom } from '#core/random.ts';
import { sections, topics, type Section, type TopicId } from '#core/topics/topics.ts';

const students = Number(process.argv[2] ?? 200);
const examsOfEach = 200;
const random = seededRandom(20261201);
const uniform = () => (random.int(1, 1_000_000) - 0.5) / 1_000_000;
const normal = () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());

/** By how many of 100 the topic rises, or to how many. */
const changes = [
  { name: '10 of 100 more', to: (percent: number) => percent + 10 },
  { name: '20 of 100 more', to: (percent: number) => percent + 20 },
  { name: 'to 95 of 100', to: () => 95 },
] as const;

interface Item {
  readonly topicId: TopicId;
  readonly parameters: ItemParameters;
}

function moduleOf(section: Section, route: ModuleRoute, form: number): Item[] {
  const recipe = recipesFor(form).find((one) => one.section === section && one.route === route);
  if (!recipe) throw new Error('no recipe');
  const levels = random.shuffle(difficulties.flatMap((level) => Array.from({ length: recipe.levels[level] }, () => level)));
  return recipe.slots
    .flatMap(({ topicId, count }) => Array.from({ length: count }, () => topicId))
    .map((topicId, index) => ({
      topicId,
      parameters: itemParameters(section, levels[index] as Difficulty, section === 'math' && index % 4 === 3 ? 'spr' : 'choice'),
    }));
}

type Abilities = ReadonlyMap<TopicId, number>;

/** The score of one exam; `luck` decides each question, so that before and after differ by ability alone. */
function take(section: Section, modules: Readonly<Record<ModuleRoute, readonly Item[]>>, abilities: Abilities, luck: readonly number[]): number {
  const answer = (items: readonly Item[], from: number) =>
    items.map(({ topicId, parameters }, index) => (luck[from + index] ?? 1) < probabilityRight(parameters, abilities.get(topicId) ?? 0));
  const first = answer(modules.base, 0);
  const route = routeAfterModuleOne(section, first.filter(Boolean).length, first.length);
  const of = (items: readonly Item[]) => items.map(({ parameters }) => parameters);
  return scoreSection({
    section,
    items: of([...modules.base, ...modules[route]]),
    responses: [...first, ...answer(modules[route], first.length)],
    hardPathItems: of([...modules.base, ...modules.harder]),
  }).score;
}

/** The ability at which this many of 100 are right. */
function abilityAt(chance: (theta: number) => number, percent: number): number {
  let [low, high] = [-8, 8];
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2;
    if (100 * chance(middle) < percent) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

for (const section of sections) {
  const own = topics.filter((topic) => topic.section === section).map(({ id }) => id);
  for (const { name, to } of changes) {
    const found: { actual: number; count: number; mean: number }[] = [];
    while (found.length < students) {
      const base = normal();
      const abilities = new Map(own.map((id) => [id, base + topicDeviation * normal()]));
      const theta = own.reduce((sum, id) => sum + sectionShare(id) * (abilities.get(id) ?? 0), 0);
      const chance = chanceOn(section, theta);
      const topicId = random.pick(own);
      const now = abilities.get(topicId) ?? 0;
      const target = to(100 * chance(now));
      // Where that is more than anybody gets right, or less than now, there is nothing to say; above 700 the scale is another one.
      if (target > 97 || target < 100 * chance(now) + 5 || theta > 1.2) continue;
      const raised = abilityAt(chance, target);
      const standing = { section, theta, halfWidth: 30, topics: own.map((id) => ({ topicId: id, theta: abilities.get(id) ?? 0 })) };
      const after = new Map([...abilities, [topicId, raised]]);
      let actual = 0;
      for (let exam = 0; exam < examsOfEach; exam++) {
        const form = 1 + (exam % 4);
        const modules = { base: moduleOf(section, 'base', form), easier: moduleOf(section, 'easier', form), harder: moduleOf(section, 'harder', form) };
        const luck = Array.from({ length: 54 }, uniform);
        actual += (take(section, modules, after, luck) - take(section, modules, abilities, luck)) / examsOfEach;
      }
      found.push({
        actual,
        count: pointsPerAbility(section) * (abilityIf(standing, new Map([[topicId, target]])) - theta),
        mean: pointsPerAbility(section) * sectionShare(topicId) * (raised - now),
      });
    }
    const average = (of: (one: (typeof found)[number]) => number) => found.reduce((sum, one) => sum + of(one), 0) / found.length;
    const off = (way: 'count' | 'mean') => Math.sqrt(average((one) => (one[way] - one.actual) ** 2)).toFixed(1);
    const row = [
      section,
      name,
      `exams +${average(({ actual }) => actual).toFixed(1)}`,
      `by how many right +${average(({ count }) => count).toFixed(1)}, off by ${off('count')}`,
      `by mean ability +${average(({ mean }) => mean).toFixed(1)}, off by ${off('mean')}`,
    ];
    process.stdout.write(`${row.join(' | ')}\n`);
  }
}
