/**
 * Two ways to score an exam, compared on simulated students of known ability: from which questions were right (as scoring.ts does), and from how
 * many were right on which route (Thissen, D. & Orlando, M. (2001), Item response theory for items scored in two categories, in Test Scoring).
 * How far they are off, how often the range holds the truth and the score of another exam, what equal counts and ten blanks at the end mean.
 * `node scripts/simulate-scoring.ts [students]`
 */
import { recipesFor, sectionShare } from '#core/exams/blueprint.ts';
import { moduleFacts, type ModuleRoute } from '#core/exams/format.ts';
import { routeAfterModuleOne, type SecondRoute } from '#core/exams/routing.ts';
import {
  ability,
  grid,
  itemParameters,
  pointsPerAbility,
  priorWeights,
  probabilityRight,
  scaleScore,
  thetaMax,
  totalScore,
  type Ability,
  type ItemParameters,
} from '#core/exams/scoring.ts';
import { typicalTop } from '#core/exams/typical-form.ts';
import { topicDeviation } from '#core/learning/abilities.ts';
import { difficulties, type Difficulty } from '#core/questions/question.ts';
import { seededRandom } from '#core/random.ts';
import { sections, topics, type Section, type TopicId } from '#core/topics/topics.ts';

const students = Number(process.argv[2] ?? 2000);
const formsOfEach = 12;
const random = seededRandom(20261130);
const uniform = () => (random.int(1, 1_000_000) - 0.5) / 1_000_000;
const normal = () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());

/** How wrong labels are. */
const labelings = [
  { name: 'labels right', scatter: 0, easier: 0 },
  { name: 'scatter 0.3', scatter: 0.3, easier: 0 },
  { name: 'scatter 0.3, levels 4 and 5 easier by 0.6', scatter: 0.3, easier: 0.6 },
] as const;
type Labeling = (typeof labelings)[number];

interface Item {
  readonly topicId: TopicId;
  /** By its label, which scoring goes by, and in truth. */
  readonly label: ItemParameters;
  readonly truth: ItemParameters;
}

/** The scored questions of a module in their order: Math by level, Reading and Writing by group and level. */
function moduleOf(section: Section, route: ModuleRoute, form: number, { scatter, easier }: Labeling): Item[] {
  const recipe = recipesFor(form).find((one) => one.section === section && one.route === route);
  if (!recipe) throw new Error('no recipe');
  const levels = random.shuffle(difficulties.flatMap((level) => Array.from({ length: recipe.levels[level] }, () => level)));
  return recipe.slots
    .flatMap(({ topicId, group, count }) => Array.from({ length: count }, () => ({ topicId, group })))
    .map((slot, index) => ({ ...slot, level: levels[index] as Difficulty }))
    .sort((a, b) => a.group - b.group || a.level - b.level)
    .map(({ topicId, level }, index) => {
      const label = itemParameters(section, level, section === 'math' && index % 4 === 3 ? 'spr' : 'choice');
      return { topicId, label, truth: { ...label, b: label.b + scatter * normal() - (level >= 4 ? easier : 0) } };
    })
    .filter((_, index) => index !== 8 && index !== 15);
}

/** Mean and deviation of the ability for each number right on one route. */
function summed(section: Section, first: readonly Item[], second: readonly Item[], route: SecondRoute): Ability[] {
  const count = first.length + second.length;
  const sums = Array.from({ length: count + 1 }, () => ({ weight: 0, first: 0, second: 0 }));
  const next = (chances: readonly number[], right: number) =>
    [...chances, 0].map((_, score) => (chances[score] ?? 0) * (1 - right) + (chances[score - 1] ?? 0) * right);
  for (const [index, theta] of grid.entries()) {
    const after = first.reduce((chances, { label }) => next(chances, probabilityRight(label, theta)), [1]);
    const routed = after.map((chance, score) => (routeAfterModuleOne(section, score, first.length) === route ? chance : 0));
    for (const [score, chance] of second.reduce((chances, { label }) => next(chances, probabilityRight(label, theta)), routed).entries()) {
      const sum = sums[score];
      if (!sum) continue;
      const weight = chance * (priorWeights[index] ?? 0);
      sum.weight += weight;
      sum.first += weight * theta;
      sum.second += weight * theta * theta;
    }
  }
  return sums.map((sum) => {
    const theta = sum.first / sum.weight;
    return { theta, se: Math.sqrt(Math.max(0, sum.second / sum.weight - theta * theta)) };
  });
}

interface Form {
  readonly modules: Readonly<Record<ModuleRoute, readonly Item[]>>;
  readonly top: number;
  readonly byCount: Readonly<Record<SecondRoute, readonly Ability[]>>;
}

function formOf(section: Section, number: number, labeling: Labeling): Form {
  const own = (route: ModuleRoute) => moduleOf(section, route, 1 + (number % 4), labeling);
  const modules = { base: own('base'), easier: own('easier'), harder: own('harder') };
  return {
    modules,
    top: thetaMax([...modules.base, ...modules.harder].map(({ label }) => label)),
    byCount: {
      easier: summed(section, modules.base, modules.easier, 'easier'),
      harder: summed(section, modules.base, modules.harder, 'harder'),
    },
  };
}

const methods = ['which were right', 'how many were right'] as const;
interface Estimate {
  readonly score: number;
  readonly halfWidth: number;
}
interface Taken {
  readonly group: string;
  readonly estimates: readonly [Estimate, Estimate];
  /** Points lost if the last ten had been left blank, by each method. */
  readonly blankCost: readonly [number, number];
}

function take(section: Section, form: Form, abilities: ReadonlyMap<TopicId, number>, name: string): Taken {
  const answer = (items: readonly Item[]) => items.map(({ topicId, truth }) => uniform() < probabilityRight(truth, abilities.get(topicId) ?? 0));
  const first = answer(form.modules.base);
  const route = routeAfterModuleOne(section, first.filter(Boolean).length, first.length);
  const items = [...form.modules.base, ...form.modules[route]].map(({ label }) => label);
  const second = answer(form.modules[route]);
  const estimatesOf = (right: readonly boolean[]): [Estimate, Estimate] => {
    const count = right.filter(Boolean).length;
    const estimate = ({ theta, se }: Ability): Estimate => ({
      score: scaleScore(section, theta, form.top),
      halfWidth: Math.max(30, Math.round((pointsPerAbility(section) * se) / 10) * 10),
    });
    return [estimate(ability(items, right)), estimate(form.byCount[route][count] ?? { theta: 0, se: 1 })];
  };
  const estimates = estimatesOf([...first, ...second]);
  const blank = estimatesOf([...first, ...second.map((right, index) => right && index < second.length - 10)]);
  const cost = (index: 0 | 1) => estimates[index].score - blank[index].score;
  return { group: `${name} ${route} ${[...first, ...second].filter(Boolean).length}`, estimates, blankCost: [cost(0), cost(1)] };
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const root = (values: readonly number[]) => Math.sqrt(mean(values.map((value) => value ** 2)));
const share = (values: readonly boolean[]) => `${Math.round((100 * values.filter(Boolean).length) / values.length)} %`;
const within = ({ score, halfWidth }: Estimate, value: number) => Math.abs(value - score) <= halfWidth;
const say = (line: string) => process.stdout.write(`${line}\n`);

for (const labeling of labelings) {
  const totals = methods.map(() => ({ truth: [] as boolean[], again: [] as boolean[], changes: [] as number[] }));
  const people = sections.map((section) => {
    const forms = Array.from({ length: formsOfEach }, (_, index) => formOf(section, index, labeling));
    return Array.from({ length: students }, (_, person) => {
      const theta = normal();
      const own = topics.filter((topic) => topic.section === section);
      const abilities = new Map(own.map(({ id }) => [id, theta + topicDeviation * normal()]));
      const mix = own.reduce((sum, { id }) => sum + sectionShare(id) * (abilities.get(id) ?? 0), 0);
      const sit = (number: number) => take(section, forms[number % formsOfEach] as Form, abilities, `form ${number % formsOfEach}`);
      return { truth: scaleScore(section, mix, typicalTop(section)), form: person % formsOfEach, once: sit(person), again: sit(person + 1) };
    });
  });
  for (const [index, method] of methods.entries()) {
    const by = index as 0 | 1;
    for (const [place, section] of sections.entries()) {
      const own = people[place] ?? [];
      const errors = own.map(({ truth, once }) => once.estimates[by].score - truth);
      const groups = [...Map.groupBy(own, ({ once }) => once.group).values()].filter((group) => group.length > 4);
      const spread = root(
        groups.flatMap((group) => group.map(({ once }) => once.estimates[by].score - mean(group.map((one) => one.once.estimates[by].score)))),
      );
      const costs = [...Map.groupBy(own, ({ form }) => form).values()].map((group) => mean(group.map(({ once }) => once.blankCost[by])));
      say(
        [
          labeling.name,
          section,
          method,
          `RMSE ${root(errors).toFixed(1)} (bias ${mean(errors).toFixed(0)})`,
          `range holds truth ${share(own.map(({ truth, once }) => within(once.estimates[by], truth)))}`,
          `another exam ${share(own.map(({ once, again }) => within(once.estimates[by], again.estimates[by].score)))}`,
          `change ≥ 50 ${share(own.map(({ once, again }) => Math.abs(once.estimates[by].score - again.estimates[by].score) >= 50))}`,
          `equal counts differ by ${spread.toFixed(1)}`,
          `ten blanks cost ${mean(costs).toFixed(0)}, by form ${Math.min(...costs).toFixed(0)} to ${Math.max(...costs).toFixed(0)}`,
        ].join(' | '),
      );
      if (moduleFacts[section].pretest !== 2) throw new Error('two questions of a module were left out');
    }
    const [reading = [], math = []] = people;
    for (const [person, one] of reading.entries()) {
      const other = math[person];
      if (!other) continue;
      const band = totalScore([one.once.estimates[by], other.once.estimates[by]]);
      const again = one.again.estimates[by].score + other.again.estimates[by].score;
      const truth = one.truth + other.truth;
      totals[by]?.truth.push(band.low <= truth && truth <= band.high);
      totals[by]?.again.push(band.low <= again && again <= band.high);
      totals[by]?.changes.push(again - band.score);
    }
    const { truth = [], again = [], changes = [] } = totals[by] ?? {};
    say(
      `${labeling.name} | total | ${method} | range holds truth ${share(truth)} | another exam ${share(again)} | change ≥ 70 ${share(changes.map((change) => Math.abs(change) >= 70))}`,
    );
  }
}
