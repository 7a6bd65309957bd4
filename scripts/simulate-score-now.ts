/**
 * How far the score now is off, and how often its range holds the truth: students of known ability answer questions whose levels are
 * labeled wrongly, as levels are before anybody has answered. `node scripts/simulate-score-now.ts [students]`
 */
import { sectionBelief } from '#core/learning/abilities.ts';
import type { Evidence } from '#core/learning/evidence.ts';
import { sectionNow } from '#core/learning/score-now.ts';
import { sectionShare } from '#core/exams/blueprint.ts';
import { itemParameters, probabilityRight, scaleScore } from '#core/exams/scoring.ts';
import { typicalTop } from '#core/exams/typical-form.ts';
import { difficulties, type Difficulty } from '#core/questions/question.ts';
import { seededRandom } from '#core/random.ts';
import { sections, topics, type Section } from '#core/topics/topics.ts';

const students = Number(process.argv[2] ?? 500);
const answers = [10, 20, 49, 100, 300] as const;
const random = seededRandom(20261122);
const uniform = () => (random.int(1, 1_000_000) - 0.5) / 1_000_000;
const normal = () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());

/** True difficulty of a labeled question: hard ones are easier than their label says, and all scatter. */
const trueB = (b: number, level: Difficulty, isWrong: boolean): number => (isWrong ? b + (level >= 4 ? -0.6 : 0) + 0.3 * normal() : b);

interface Outcome {
  readonly error: number;
  readonly holds: boolean;
  readonly halfWidth: number;
}

function trial(section: Section, count: number, labelsWrong: boolean): Outcome {
  const theta = normal();
  const own = topics.filter((topic) => topic.section === section);
  const abilities = new Map(own.map(({ id }) => [id, theta + 0.45 * normal()]));
  const truth = scaleScore(
    section,
    own.reduce((sum, { id }) => sum + sectionShare(id) * (abilities.get(id) ?? 0), 0),
    typicalTop(section),
  );
  const cells = new Map<string, Evidence>();
  for (let index = 0; index < count; index++) {
    const topic = random.pick(own);
    const difficulty = random.pick(difficulties);
    const isSpr = section === 'math' && random.chance(1, 4);
    const item = itemParameters(section, difficulty, isSpr ? 'spr' : 'choice');
    const right = uniform() < probabilityRight({ ...item, b: trueB(item.b, difficulty, labelsWrong) }, abilities.get(topic.id) ?? 0);
    const key = `${topic.id}.${difficulty}.${isSpr}`;
    const held = cells.get(key) ?? { topicId: topic.id, difficulty, isSpr, right: 0, wrong: 0, questions: 0, asOf: 0 };
    // As on a test day: full weight.
    cells.set(key, { ...held, right: held.right + (right ? 1 : 0), wrong: held.wrong + (right ? 0 : 1), questions: held.questions + 1 });
  }
  const { score, low, high, halfWidth } = sectionNow(section, sectionBelief(section, [...cells.values()], 0));
  return { error: score - truth, holds: low <= truth && truth <= high, halfWidth };
}

for (const section of sections)
  for (const labelsWrong of [false, true])
    for (const count of answers) {
      const outcomes = Array.from({ length: students }, () => trial(section, count, labelsWrong));
      const mean = (of: (outcome: Outcome) => number) => outcomes.reduce((sum, one) => sum + of(one), 0) / outcomes.length;
      const row = [
        section,
        labelsWrong ? 'labels wrong' : 'labels right',
        `${count} answers`,
        `RMSE ${Math.sqrt(mean(({ error }) => error ** 2)).toFixed(1)}`,
        `bias ${mean(({ error }) => error).toFixed(1)}`,
        `half-width ${mean(({ halfWidth }) => halfWidth).toFixed(1)}`,
        `range holds ${(100 * mean(({ holds }) => (holds ? 1 : 0))).toFixed(1)}%`,
      ];
      process.stdout.write(`${row.join(' | ')}\n`);
    }
