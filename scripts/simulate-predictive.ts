/**
 * How far the predictive exam is off compared with a full exam: simulated students of known ability take both, with questions whose true
 * difficulty scatters around their level. `node scripts/simulate-predictive.ts [students] [one by one: 1]`
 */
import { practiceQuestions } from '#content/items/practice-questions.ts';
import { publishedForPrediction } from '#content/items/published.ts';
import { recipesFor, sectionShare } from '#core/exams/blueprint.ts';
import { moduleFacts, type ModuleRoute } from '#core/exams/format.ts';
import { chooseStage, information, predictiveFormat, type Candidate } from '#core/exams/predictive.ts';
import { routeAfterModuleOne } from '#core/exams/routing.ts';
import { grid, itemParameters, probabilityRight, scaleScore, scoreSection, type Ability } from '#core/exams/scoring.ts';
import { typicalModule, typicalTop } from '#core/exams/typical-form.ts';
import { sectionBelief } from '#core/learning/abilities.ts';
import type { Evidence } from '#core/learning/evidence.ts';
import { sectionNow } from '#core/learning/score-now.ts';
import { difficulties, type Difficulty } from '#core/questions/question.ts';
import { seededRandom } from '#core/random.ts';
import { sections, topics, type Section, type TopicId } from '#core/topics/topics.ts';

const students = Number(process.argv[2] ?? 400);
const oneByOne = process.argv[3] === '1';
const random = seededRandom(20261123);
const uniform = () => (random.int(1, 1_000_000) - 0.5) / 1_000_000;
const normal = () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
const bank: readonly Candidate[] = [...practiceQuestions(), ...publishedForPrediction()];

type Abilities = ReadonlyMap<TopicId, number>;
type Asked = Pick<Candidate, 'topicId' | 'difficulty' | 'format' | 'parameters'>;
interface Answered extends Asked {
  readonly right: boolean;
}

const labelScatter = 0.25;
const answerTo = (section: Section, abilities: Abilities, { topicId, difficulty, format, parameters }: Asked): Answered => {
  const item = itemParameters(section, difficulty, format, parameters);
  const right = uniform() < probabilityRight({ ...item, b: item.b + labelScatter * normal() }, abilities.get(topicId) ?? 0);
  return { topicId, difficulty, format, parameters, right };
};

const evidenceOf = (answers: readonly Answered[], weight = 1): Evidence[] =>
  answers.map(({ topicId, difficulty, format, parameters, right }) => ({
    topicId,
    difficulty,
    parameters,
    isSpr: format === 'spr',
    right: right ? weight : 0,
    wrong: right ? 0 : weight,
    questions: 1,
    asOf: 0,
  }));

/** The questions of a module of the blueprint that count, its topics and levels dealt at random. */
function moduleOf(section: Section, route: ModuleRoute): Pick<Candidate, 'topicId' | 'difficulty' | 'format'>[] {
  const recipe = recipesFor(random.int(1, 4)).find((one) => one.section === section && one.route === route);
  if (!recipe) throw new Error('no recipe');
  const levels = random.shuffle(difficulties.flatMap((level) => Array.from({ length: recipe.levels[level] }, () => level)));
  const asked = recipe.slots.flatMap(({ topicId, count }) => Array.from({ length: count }, () => topicId));
  return random
    .shuffle(
      asked.map((topicId, index) => ({
        topicId,
        difficulty: levels[index] as Difficulty,
        format: section === 'math' && index % 4 === 3 ? ('spr' as const) : ('choice' as const),
      })),
    )
    .slice(0, moduleFacts[section].questionCount - moduleFacts[section].pretest);
}

function fullExam(section: Section, abilities: Abilities) {
  const first = moduleOf(section, 'base').map((one) => answerTo(section, abilities, one));
  const route = routeAfterModuleOne(section, first.filter(({ right }) => right).length, first.length);
  const answers = [...first, ...moduleOf(section, route).map((one) => answerTo(section, abilities, one))];
  const { score, low, high } = scoreSection({
    section,
    items: answers.map(({ difficulty, format }) => itemParameters(section, difficulty, format)),
    responses: answers.map(({ right }) => right),
    hardPathItems: [...typicalModule(section, 'base'), ...typicalModule(section, 'harder')],
  });
  return { score, low, high };
}

function predictive(section: Section, abilities: Abilities, before: readonly Evidence[]): Answered[] {
  const { stages } = predictiveFormat[section];
  const rounds = oneByOne ? stages.flatMap((questions) => Array.from({ length: questions }, () => 1)) : stages;
  const asked: Candidate[] = [];
  const answers: Answered[] = [];
  for (const count of rounds) {
    const { ability } = sectionBelief(section, [...before, ...evidenceOf(answers)], 0);
    const stage = chooseStage({ section, count, belief: ability, asked, pool: bank.filter(({ id }) => !asked.some((one) => one.id === id)), random });
    asked.push(...stage);
    answers.push(...stage.map((one) => answerTo(section, abilities, one)));
  }
  return answers;
}

/** The difficulty that says most about somebody believed to be there, out of all there could be. */
function bestDifficulty(section: Section, format: Candidate['format'], { theta, se }: Ability): number {
  const weights = grid.map((one) => Math.exp(-((one - theta) ** 2) / (2 * Math.max(se, 0.05) ** 2)));
  const says = (b: number) => grid.reduce((sum, one, index) => sum + (weights[index] ?? 0) * information(itemParameters(section, 3, format, { b }), one), 0);
  const possible = Array.from({ length: 33 }, (_, index) => (index - 16) / 4).map((b) => ({ b, says: says(b) }));
  return possible.reduce((best, one) => (one.says > best.says ? one : best)).b;
}

/** As many questions from a pool without limits, one by one, each as difficult as says most about its topic: what no choice from a real pool does better. */
function fromUnlimitedPool(section: Section, abilities: Abilities): Answered[] {
  const own = topics.filter((topic) => topic.section === section);
  const count = predictiveFormat[section].stages.reduce((sum, questions) => sum + questions, 0);
  const answers: Answered[] = [];
  while (answers.length < count) {
    const behind = (id: TopicId) => sectionShare(id) * (answers.length + 1) - answers.filter(({ topicId }) => topicId === id).length;
    const topicId = own.map(({ id }) => id).reduce((most, id) => (behind(id) > behind(most) ? id : most));
    const believed = sectionBelief(section, evidenceOf(answers), 0).topics.get(topicId) ?? { theta: 0, se: 1 };
    const format = section === 'math' && answers.length % 2 === 1 ? 'spr' : 'choice';
    answers.push(answerTo(section, abilities, { topicId, difficulty: 3, format, parameters: { b: bestDifficulty(section, format, believed) } }));
  }
  return answers;
}

interface Estimate {
  readonly score: number;
  readonly low: number;
  readonly high: number;
}
interface Trial {
  readonly truth: number;
  readonly estimates: Readonly<Record<string, Estimate>>;
}

function trial(section: Section): Trial {
  const theta = normal();
  const own = topics.filter((topic) => topic.section === section);
  const abilities = new Map(own.map(({ id }) => [id, theta + 0.45 * normal()]));
  const mix = own.reduce((sum, { id }) => sum + sectionShare(id) * (abilities.get(id) ?? 0), 0);
  const now = (answers: readonly Evidence[]) => sectionNow(section, sectionBelief(section, answers, 0));
  const practiced = evidenceOf(
    Array.from({ length: 60 }, () => answerTo(section, abilities, { topicId: random.pick(own).id, difficulty: random.pick(difficulties), format: 'choice' })),
    0.6,
  );
  const alone = evidenceOf(predictive(section, abilities, []));
  const begun = predictive(section, abilities, practiced);
  return {
    truth: scaleScore(section, mix, typicalTop(section)),
    estimates: {
      'full exam': fullExam(section, abilities),
      'predictive, alone': now(alone),
      'predictive, alone, begun at 60 quiz answers': now(evidenceOf(begun)),
      'as many from an unlimited pool': now(evidenceOf(fromUnlimitedPool(section, abilities))),
      '60 quiz answers': now(practiced),
      'predictive, pooled with them': now([...practiced, ...evidenceOf(begun)]),
    },
  };
}

const say = (line: string) => process.stdout.write(`${line}\n`);
const all = sections.map((section) => Array.from({ length: students }, () => trial(section)));
const summary = (name: string, errors: readonly number[], holds: readonly boolean[]) => {
  const rmse = Math.sqrt(errors.reduce((sum, error) => sum + error ** 2, 0) / errors.length);
  const bias = errors.reduce((sum, error) => sum + error, 0) / errors.length;
  say(`${name} | RMSE ${rmse.toFixed(1)} | bias ${bias.toFixed(1)} | range holds ${((100 * holds.filter(Boolean).length) / holds.length).toFixed(1)}%`);
};
for (const [index, section] of sections.entries()) {
  const trials = all[index] ?? [];
  for (const name of Object.keys(trials[0]?.estimates ?? {})) {
    const estimates = trials.flatMap(({ truth, estimates: made }) => (made[name] ? [{ truth, ...made[name] }] : []));
    summary(
      `${section} | ${name}`,
      estimates.map(({ score, truth }) => score - truth),
      estimates.map(({ low, high, truth }) => low <= truth && truth <= high),
    );
  }
}
const [reading = [], math = []] = all;
for (const name of Object.keys(reading[0]?.estimates ?? {})) {
  const errors = reading.map((one, index) => {
    const other = math[index];
    return (one.estimates[name]?.score ?? 0) + (other?.estimates[name]?.score ?? 0) - one.truth - (other?.truth ?? 0);
  });
  say(`total | ${name} | RMSE ${Math.sqrt(errors.reduce((sum, error) => sum + error ** 2, 0) / errors.length).toFixed(1)}`);
}
