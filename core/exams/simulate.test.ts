/** Simulated students on forms of the blueprint: means, spreads and errors must stay in the bands that the scoring model was chosen for. */
import { describe, expect, it } from 'vitest';
import { seededRandom, type Random } from '../random.ts';
import { difficulties } from '../questions/question.ts';
import { sections, type Section } from '../topics/topics.ts';
import { recipesFor } from './blueprint.ts';
import type { ModuleRoute } from './format.ts';
import { routeAfterModuleOne } from './routing.ts';
import { itemParameters, probabilityRight, scoreSection, type ItemParameters } from './scoring.ts';

const simulees = 5000;
const real = (random: Random): number => (random.int(0, 2 ** 30) + 0.5) / (2 ** 30 + 1);
/** Box–Muller. */
const normal = (random: Random): number => Math.sqrt(-2 * Math.log(real(random))) * Math.cos(2 * Math.PI * real(random));

/** True items scatter around their level; scoring knows only the level, as in life before calibration. */
interface SimulatedItem {
  readonly truth: ItemParameters;
  readonly assumed: ItemParameters;
}

function moduleOf(section: Section, route: ModuleRoute, random: Random): SimulatedItem[] {
  const recipe = recipesFor(1).find((one) => one.section === section && one.route === route);
  return difficulties.flatMap((level) =>
    Array.from({ length: recipe?.levels[level] ?? 0 }, (_, number) => {
      const assumed = itemParameters(section, level, section === 'math' && number % 4 === 3 ? 'spr' : 'choice');
      return { assumed, truth: { ...assumed, b: assumed.b + 0.2 * normal(random) } };
    }),
  );
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const covariance = (x: readonly number[], y: readonly number[]) => mean(x.map((value, index) => value * (y[index] ?? 0))) - mean(x) * mean(y);
const deviation = (values: readonly number[]) => Math.sqrt(covariance(values, values));

function simulate(section: Section) {
  const random = seededRandom(section === 'math' ? 11 : 12);
  const form = { base: moduleOf(section, 'base', random), easier: moduleOf(section, 'easier', random), harder: moduleOf(section, 'harder', random) };
  const hardPathItems = [...form.base, ...form.harder].map(({ assumed }) => assumed);
  const take = (theta: number) => {
    const answer = ({ truth }: SimulatedItem) => real(random) < probabilityRight(truth, theta);
    const first = form.base.map(answer);
    const route = routeAfterModuleOne(section, first.filter(Boolean).length, first.length);
    const second = form[route].map(answer);
    const items = [...form.base, ...form[route]].map(({ assumed }) => assumed);
    return {
      route,
      first: mean(first.map(Number)),
      second: mean(second.map(Number)),
      score: scoreSection({ section, items, responses: [...first, ...second], hardPathItems }).score,
    };
  };
  const moduleAttempts = Array.from({ length: simulees }, () => {
    const theta = normal(random);
    return { theta, ...take(theta) };
  });
  // A second module attempt of some of them: its difference from the first gives the error of measurement.
  const retests = moduleAttempts.slice(0, 1000).map(({ theta, score }) => score - take(theta).score);
  return { moduleAttempts, sem: deviation(retests) / Math.SQRT2 };
}

const bands = {
  'reading-writing': { mean: [510, 532], deviation: [104, 118], harder: [0.45, 0.58], best: 620 },
  math: { mean: [496, 520], deviation: [113, 128], harder: [0.42, 0.55], best: 620 },
} as const;

const within = (value: number, [low, high]: readonly [number, number]) => {
  expect(value).toBeGreaterThanOrEqual(low);
  expect(value).toBeLessThanOrEqual(high);
};

describe.each(sections)('5,000 simulated students in %s', (section) => {
  const { moduleAttempts, sem } = simulate(section);
  const scores = moduleAttempts.map(({ score }) => score);
  const band = bands[section];
  const onRoute = (route: 'easier' | 'harder') => moduleAttempts.filter((one) => one.route === route);

  it('have the mean and spread of test takers', () => {
    within(mean(scores), band.mean);
    within(deviation(scores), band.deviation);
  });
  it('go about half and half to the second modules', () => within(onRoute('harder').length / simulees, band.harder));
  it('are measured with an error of 30 to 40 points, reliability .88 to .93', () => {
    within(sem, [29, 40]);
    const thetas = moduleAttempts.map(({ theta }) => theta);
    within((covariance(thetas, scores) / deviation(thetas) / deviation(scores)) ** 2, [0.88, 0.935]);
  });
  it('get 55 to 64 percent of every module right', () => {
    within(mean(moduleAttempts.map(({ first }) => first)), [0.57, 0.65]);
    for (const route of ['easier', 'harder'] as const) within(mean(onRoute(route).map(({ second }) => second)), [0.54, 0.64]);
  });
  it('reach about 600 at best on the easier path, without a rule that says so', () => {
    expect(Math.max(...onRoute('easier').map(({ score }) => score))).toBeLessThanOrEqual(band.best);
    expect(Math.min(...onRoute('harder').map(({ score }) => score))).toBeGreaterThanOrEqual(350);
  });
});
