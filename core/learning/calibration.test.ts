import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemParameters, probabilityRight, type ItemParameters } from '../exams/scoring.ts';
import { difficulties } from '../questions/question.ts';
import { seededRandom, type Random } from '../random.ts';
import { topicDeviation } from './abilities.ts';
import { calibrate, labelDeviation, type PersonAnswers } from './calibration.ts';

const personOf = (answers: readonly (readonly [item: number, right: boolean])[]): PersonAnswers => ({
  items: Uint32Array.from(answers, ([item]) => item),
  right: Uint8Array.from(answers, ([, right]) => (right ? 1 : 0)),
});
const bank = difficulties.flatMap((level) => [itemParameters('math', level, 'choice'), itemParameters('math', level, 'spr')]);
/** Anybody's answers to some of the bank, each question once. */
const somebody = fc
  .subarray(
    bank.map((_, item) => item),
    { minLength: 1 },
  )
  .chain((items) =>
    fc.array(fc.boolean(), { minLength: items.length, maxLength: items.length }).map((right) => items.map((item, at) => [item, right[at] ?? false] as const)),
  );
const somePeople = fc.array(somebody, { minLength: 1, maxLength: 30 });

describe('estimates of difficulty', () => {
  it('are numbers an item can have, never less certain than the label, and the labels themselves where nobody answered', () => {
    fc.assert(
      fc.property(somePeople, (answers) => {
        const { estimates, mean, deviation } = calibrate(bank, answers.map(personOf));
        expect(Number.isFinite(mean) && Number.isFinite(deviation)).toBe(true);
        for (const [item, { b, se, responses }] of estimates.entries()) {
          expect(responses).toBe(answers.flat().filter(([asked]) => asked === item).length);
          expect(Math.abs(b)).toBeLessThan(6);
          expect(se).toBeGreaterThan(0);
          expect(se).toBeLessThanOrEqual(labelDeviation);
          if (responses === 0) expect({ b, se }).toEqual({ b: bank[item]?.b, se: labelDeviation });
        }
      }),
      { numRuns: 60 },
    );
  });
  it('leave the scale where the labels put it: distances of the answered questions add up to zero', () => {
    fc.assert(
      fc.property(somePeople, (answers) => {
        const { estimates } = calibrate(bank, answers.map(personOf));
        const distances = estimates.flatMap(({ b, responses }, item) => (responses > 0 ? [b - (bank[item]?.b ?? 0)] : []));
        expect(distances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(0, 6);
      }),
      { numRuns: 60 },
    );
  });
  it('do not depend on the order of people or of their answers', () => {
    fc.assert(
      fc.property(somePeople, (answers) => {
        const one = calibrate(bank, answers.map(personOf));
        const other = calibrate(
          bank,
          answers.toReversed().map((person) => personOf(person.toReversed())),
        );
        for (const [item, { b, se }] of one.estimates.entries()) {
          expect(other.estimates[item]?.b).toBeCloseTo(b, 6);
          expect(other.estimates[item]?.se).toBeCloseTo(se, 6);
        }
      }),
      { numRuns: 40 },
    );
  });
  it('of a question fall when somebody who missed it had it right', () => {
    fc.assert(
      fc.property(fc.array(somebody, { minLength: 5, maxLength: 30 }), (answers) => {
        const [first = [], ...others] = answers;
        const changed = first[0]?.[0];
        fc.pre(changed !== undefined);
        const withIt = (right: boolean) =>
          calibrate(bank, [first.map(([item, was]) => [item, item === changed ? right : was] as const), ...others].map(personOf)).estimates[changed as number]
            ?.b ?? 0;
        expect(withIt(true)).toBeLessThanOrEqual(withIt(false) + 0.01);
      }),
      { numRuns: 40 },
    );
  });
  it('without a single answer are the labels', () => {
    expect(calibrate(bank, []).estimates.map(({ b }) => b)).toEqual(bank.map(({ b }) => b));
    expect(calibrate([], [])).toEqual({ estimates: [], mean: 0, deviation: 1 });
  });
});

const uniform = (random: Random): number => (random.int(0, 2 ** 30) + 0.5) / (2 ** 30 + 1);
const normal = (random: Random): number => Math.sqrt(-2 * Math.log(uniform(random))) * Math.cos(2 * Math.PI * uniform(random));

/** 120 questions whose levels 4 and 5 are easier than labelled, answered by stronger students, harder ones by the strongest of them. */
function simulated(perQuestion: number) {
  const random = seededRandom(7 + perQuestion);
  const questions = Array.from({ length: 120 }, (_, index) => {
    const level = difficulties[index % 5] ?? 3;
    const label = itemParameters('reading-writing', level, 'choice');
    const truth: ItemParameters = { ...label, b: label.b - (level >= 4 ? 0.6 : 0) + 0.3 * normal(random) };
    return { label, truth };
  });
  const easier = questions.flatMap(({ label }, index) => (label.b < 1 ? [index] : []));
  const harder = questions.flatMap(({ label }, index) => (label.b > -1 ? [index] : []));
  const people = Array.from({ length: (perQuestion * 120) / 40 }, () => {
    const theta = 0.4 + 0.9 * normal(random);
    const items = random.sample(theta > 0.4 ? harder : easier, 40);
    return personOf(
      items.map((item) => [item, uniform(random) < probabilityRight(questions[item]?.truth ?? bank[0]!, theta + topicDeviation * normal(random))] as const),
    );
  });
  const { estimates } = calibrate(
    questions.map(({ label }) => label),
    people,
  );
  const offset = questions.reduce((sum, { label, truth }) => sum + (label.b - truth.b) / questions.length, 0);
  const rms = (of: (index: number) => number) =>
    Math.sqrt(questions.reduce((sum, { truth }, index) => sum + (of(index) - offset - truth.b) ** 2 / questions.length, 0));
  return {
    labels: rms((index) => questions[index]?.label.b ?? 0),
    estimates: rms((index) => estimates[index]?.b ?? 0),
    holds: questions.filter(({ truth }, index) => Math.abs((estimates[index]?.b ?? 0) - offset - truth.b) <= 1.96 * (estimates[index]?.se ?? 0)).length / 120,
  };
}

describe('students of known ability on questions of known difficulty', () => {
  it.each([
    [100, 0.7],
    [300, 0.4],
  ] as const)('%i answers each bring the error below %f of the labels’, and the interval holds the truth', (perQuestion, share) => {
    const found = simulated(perQuestion);
    expect(found.estimates).toBeLessThan(share * found.labels);
    expect(found.holds).toBeGreaterThan(0.9);
  });
});
