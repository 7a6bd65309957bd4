/**
 * Points gained per hour by students who practice what is recommended, and by those who take their weakest topics first, topics at random, or
 * in the order of a book. `node scripts/simulate-recommendations.ts [students]`
 *
 * Assumption: a round of 12 questions raises the ability in its topic by 0.15, by less with each earlier round of the same topic
 * (0.15 / (1 + rounds / 4)), whoever asked for it. The score is that of the mix of topics, which no recommendation knows.
 */
import { sectionShare } from '#core/exams/blueprint.ts';
import { moduleFacts } from '#core/exams/format.ts';
import { itemParameters, pointsPerAbility, probabilityRight } from '#core/exams/scoring.ts';
import { sectionBelief } from '#core/learning/abilities.ts';
import type { Evidence } from '#core/learning/evidence.ts';
import { topicWorths } from '#core/learning/worth.ts';
import { difficulties } from '#core/questions/question.ts';
import { seededRandom } from '#core/random.ts';
import { topics, type Section, type TopicId } from '#core/topics/topics.ts';

const students = Number(process.argv[2] ?? 2000);
const hours = 10;
/** Rounds between two looks at what is recommended: about a day's practice. */
const lookEvery = 4;
const round = { questions: 12, readingMs: 30_000 };

type Policy = 'recommended' | 'weakest first' | 'random' | 'book order';
const policies: readonly Policy[] = ['recommended', 'weakest first', 'random', 'book order'];
const minutesOf = (section: Section): number =>
  (round.questions * ((moduleFacts[section].timeLimit * 1000) / moduleFacts[section].questionCount + round.readingMs)) / 60_000;
const shares = new Map(topics.map(({ id }) => [id, sectionShare(id)]));

function practice(seed: number, policy: Policy): { readonly points: number; readonly hours: number } {
  const random = seededRandom(seed);
  const uniform = () => (random.int(1, 1_000_000) - 0.5) / 1_000_000;
  const normal = () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
  const theta: Record<Section, number> = { 'reading-writing': normal(), math: normal() };
  const ability = new Map(topics.map(({ id, section }) => [id, theta[section] + 0.45 * normal()]));
  const cells = new Map<string, Evidence>();
  const tallies = new Map<TopicId, { right: number; all: number }>();
  const answer = (topicId: TopicId, section: Section, weight: number) => {
    const difficulty = random.pick(difficulties);
    const right = uniform() < probabilityRight(itemParameters(section, difficulty, 'choice'), ability.get(topicId) ?? 0);
    const held = cells.get(`${topicId} ${difficulty}`) ?? { topicId, difficulty, isSpr: false, right: 0, wrong: 0, questions: 0, asOf: 0 };
    const [won, lost] = right ? [weight, 0] : [0, weight];
    cells.set(`${topicId} ${difficulty}`, { ...held, right: held.right + won, wrong: held.wrong + lost, questions: held.questions + 1 });
    const tally = tallies.get(topicId) ?? { right: 0, all: 0 };
    tallies.set(topicId, { right: tally.right + (right ? 1 : 0), all: tally.all + 1 });
  };
  // A first exam.
  for (const { id, section } of topics) {
    const asked = Math.max(1, Math.round((shares.get(id) ?? 0) * 2 * moduleFacts[section].questionCount));
    for (let index = 0; index < asked; index++) answer(id, section, 0.9);
  }
  const rounds = new Map<TopicId, number>();
  const spentMs = new Map<TopicId, number>();
  let [minutes, points, done] = [0, 0, 0];
  let queue: TopicId[] = [];
  const look = (): TopicId[] => {
    switch (policy) {
      case 'recommended': {
        const evidence = [...cells.values()];
        const beliefs = { 'reading-writing': sectionBelief('reading-writing', evidence, 0), math: sectionBelief('math', evidence, 0) };
        return topicWorths(beliefs, { paceMs: { 'reading-writing': null, math: null }, spentMs }).map(({ topicId }) => topicId);
      }
      case 'weakest first': {
        const accuracy = ({ id }: { readonly id: TopicId }) => (tallies.get(id)?.right ?? 0) / (tallies.get(id)?.all ?? 1);
        return topics.toSorted((a, b) => accuracy(a) - accuracy(b)).map(({ id }) => id);
      }
      case 'random':
        return random.shuffle(topics.map(({ id }) => id));
      case 'book order':
        return topics.map((_, index) => topics[(done + index) % topics.length]?.id ?? 1);
    }
  };
  while (minutes < hours * 60) {
    if (done % lookEvery === 0) queue = look().slice(0, lookEvery);
    const topicId = queue[done % lookEvery] ?? 1;
    const section: Section = topicId <= 10 ? 'reading-writing' : 'math';
    for (let index = 0; index < round.questions; index++) answer(topicId, section, 0.6);
    const gain = 0.15 / (1 + (rounds.get(topicId) ?? 0) / 4);
    ability.set(topicId, (ability.get(topicId) ?? 0) + gain);
    rounds.set(topicId, (rounds.get(topicId) ?? 0) + 1);
    points += gain * (shares.get(topicId) ?? 0) * pointsPerAbility(section);
    const took = minutesOf(section);
    minutes += took;
    spentMs.set(topicId, (spentMs.get(topicId) ?? 0) + took * 60_000);
    done++;
  }
  return { points, hours: minutes / 60 };
}

for (const policy of policies) {
  const perHour = Array.from({ length: students }, (_, index) => {
    const { points, hours: spent } = practice(index + 1, policy);
    return points / spent;
  });
  const mean = perHour.reduce((sum, each) => sum + each, 0) / students;
  const error = Math.sqrt(perHour.reduce((sum, each) => sum + (each - mean) ** 2, 0) / students / students);
  process.stdout.write(`${policy} | ${mean.toFixed(2)} points per hour ± ${(2 * error).toFixed(2)}\n`);
}
