/**
 * How well calibration finds difficulties that are known, and what that does to scores: students of known ability answer questions whose
 * levels are labelled wrongly. Each student takes an adaptive section of 54 questions; students are stronger than the population, more
 * alike, and differ by topic. `node scripts/simulate-calibration.ts [students scored]`
 */
import { ability, itemParameters, probabilityRight, type ItemParameters } from '#core/exams/scoring.ts';
import { topicDeviation } from '#core/learning/abilities.ts';
import { calibrate, type PersonAnswers } from '#core/learning/calibration.ts';
import { difficulties } from '#core/questions/question.ts';
import { seededRandom } from '#core/random.ts';

const scored = Number(process.argv[2] ?? 2000);
const [bankSize, moduleSize, topicCount] = [240, 27, 8];
const random = seededRandom(20261123);
const uniform = () => (random.int(1, 1_000_000) - 0.5) / 1_000_000;
const normal = () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());

interface SimulatedQuestion {
  readonly label: ItemParameters;
  readonly truth: ItemParameters;
  readonly topic: number;
}

/** `bias`: how much easier than labelled levels 4 and 5 are. */
const bankWith = (bias: number): SimulatedQuestion[] =>
  Array.from({ length: bankSize }, (_, index) => {
    const level = difficulties[index % 5] ?? 3;
    const label = itemParameters('math', level, index % 4 === 3 ? 'spr' : 'choice');
    return { label, truth: { ...label, b: label.b - (level >= 4 ? bias : 0) + 0.3 * normal() }, topic: index % topicCount };
  });

/** An adaptive section: a mixed module, then the questions of the lower or the upper levels. */
function answersOf(bank: readonly SimulatedQuestion[], theta: number): PersonAnswers {
  const topics = Array.from({ length: topicCount }, () => theta + topicDeviation * normal());
  const isRight = (index: number) => {
    const { truth, topic } = bank[index] as SimulatedQuestion;
    return uniform() < probabilityRight(truth, topics[topic] ?? theta);
  };
  const all = bank.map((_, index) => index);
  const first = random.sample(all, moduleSize);
  const right = first.map(isRight);
  const harder = right.filter(Boolean).length >= 16;
  const fits = (index: number) => (harder ? (bank[index]?.label.b ?? 0) > -1 : (bank[index]?.label.b ?? 0) < 1) && !first.includes(index);
  const second = random.sample(all.filter(fits), moduleSize);
  return { items: Uint32Array.from([...first, ...second]), right: Uint8Array.from([...right, ...second.map(isRight)], Number) };
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const rms = (values: readonly number[]) => Math.sqrt(mean(values.map((value) => value * value)));

for (const bias of [0, 0.6])
  for (const perQuestion of [30, 100, 300, 1000]) {
    const bank = bankWith(bias);
    const people = Array.from({ length: Math.round((perQuestion * bankSize) / (2 * moduleSize)) }, () => answersOf(bank, 0.3 + 0.9 * normal()));
    const began = performance.now();
    const {
      estimates,
      mean: found,
      deviation,
    } = calibrate(
      bank.map(({ label }) => label),
      people,
    );
    const seconds = (performance.now() - began) / 1000;
    // Answers cannot tell where the scale begins: the mean distance of labels from the truth is no error of the estimates.
    const offset = mean(bank.map(({ label, truth }) => label.b - truth.b));
    const errors = estimates.map(({ b }, index) => b - offset - (bank[index]?.truth.b ?? 0));
    const holds = errors.filter((error, index) => Math.abs(error) <= 1.96 * (estimates[index]?.se ?? 0)).length / bankSize;
    const taken = Array.from({ length: scored }, () => {
      const theta = normal();
      return { theta, ...answersOf(bank, theta) };
    });
    /** Spread of a section score around the truth, and its mean distance, in points. */
    const pointsWith = (parameters: readonly ItemParameters[]): string => {
      const off = taken.map(
        ({ theta, items, right }) =>
          128 *
          (ability(
            Array.from(items, (item) => parameters[item] as ItemParameters),
            Array.from(right, Boolean),
          ).theta -
            theta),
      );
      const bias = mean(off);
      return `${rms(off.map((each) => each - bias)).toFixed(1)} (${bias.toFixed(1)})`;
    };
    const labels = bank.map(({ label }) => label);
    const estimated = labels.map((label, index) => ({ ...label, b: estimates[index]?.b ?? label.b }));
    const row = [
      bias ? 'levels 4 and 5 easier than labelled' : 'labels right on average',
      `${perQuestion} answers each (${people.length} students)`,
      `labels off by ${rms(bank.map(({ label, truth }) => label.b - offset - truth.b)).toFixed(3)}`,
      `estimates off by ${rms(errors).toFixed(3)}`,
      `mean se ${mean(estimates.map(({ se }) => se)).toFixed(3)}`,
      `95% interval holds ${(100 * holds).toFixed(1)}%`,
      `abilities ${found.toFixed(2)} ± ${deviation.toFixed(2)}, offset ${offset.toFixed(2)}`,
      `points: labels ${pointsWith(labels)}, estimates ${pointsWith(estimated)}, truth ${pointsWith(bank.map(({ truth }) => truth))}`,
      `${seconds.toFixed(1)} s`,
    ];
    process.stdout.write(`${row.join(' | ')}\n`);
  }
