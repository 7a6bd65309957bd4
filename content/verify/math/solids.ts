/** Re-solvers for solids: faces cut into coordinates, volumes by integration of cross sections, unknown lengths by bisection. */
import type { LearnerQuestion } from '#core/questions/learner-view.ts';
import { nearly, parseLatex } from '../latex-expression.ts';
import type { Resolver } from '../resolver.ts';
import { distance, integral, promptNumbers, rootOf, shoelace, sizeVerdict, type Point } from './geometry-reading.ts';
import { textParameter } from './read-numbers.ts';

const tidy = (value: number) => Math.round(value * 1e6) / 1e6;
const rectangle = (w: number, h: number) =>
  shoelace([
    [0, 0],
    [w, 0],
    [w, h],
    [0, h],
  ]);
/** Area of a disc and length of its rim, found from cross sections. */
const disc = (r: number) => 4 * integral((t) => (r * Math.cos(t)) ** 2, 0, Math.PI / 2);
const rim = (r: number) => 2 * integral(() => r, 0, Math.PI);

/** What the stem itself says is counted. */
const counts = ({ stem }: LearnerQuestion) => ({
  noTop: /open-top|without a lid|no top|round pool/.test(stem),
  sideOnly: /label|open at both ends|not the top or the base/.test(stem),
});

export const surfaceOfSolid: Resolver = (question, parameters) => {
  const kind = textParameter(parameters, 'kind');
  const [a = 0, b = 0, c = 0] = promptNumbers({ ...question, stem: question.stem });
  const { noTop, sideOnly } = counts(question);
  if (kind.includes('box')) return sizeVerdict(question, (noTop ? 1 : 2) * rectangle(a, b) + 2 * rectangle(a, c) + 2 * rectangle(b, c));
  if (kind.startsWith('pyramid')) {
    const slant = question.stem.includes('slant height') ? b : distance([0, b], [a / 2, 0]);
    const face: Point[] = [
      [0, 0],
      [a, 0],
      [a / 2, slant],
    ];
    return sizeVerdict(question, rectangle(a, a) + 4 * shoelace(face));
  }
  if (kind === 'prism') {
    const base: Point[] = [
      [0, 0],
      [a, 0],
      [0, b],
    ];
    const around = base.reduce((sum, corner, index) => sum + distance(corner, base[(index + 1) % 3] ?? corner), 0);
    return sizeVerdict(question, 2 * shoelace(base) + around * c);
  }
  return sizeVerdict(question, rim(a) * b + (sideOnly ? 0 : noTop ? 1 : 2) * disc(a));
};

const times = (stem: string) => ['twice', 'three times', 'four times', 'five times'].findIndex((word) => stem.includes(word)) + 2;

export const lengthFromVolume: Resolver = (question, parameters) => {
  const { stem } = question;
  const kind = textParameter(parameters, 'kind');
  const numbers = promptNumbers(question);
  const volumeText = /\\\(([^)]*?)\\\) cubic|(?:volume|holds)[^.]*?\\\((.*?)\\\)/.exec(stem);
  const volume = numbers.length === 1 ? (numbers[0] ?? 0) : nearly(parseLatex(/\\\(((?:(?!\\\)).)*)\\\) cubic/.exec(stem)?.[1] ?? volumeText?.[1] ?? ''));
  const asked = stem.slice(stem.lastIndexOf('What is'));
  const [one = 0, two = 0] = numbers;
  const k = times(stem);
  // The unknown that is solved for: side or radius; for the direct ones the height.
  const filled = (x: number) => {
    const volumes: Readonly<Record<string, () => number>> = {
      'square-box': () => rectangle(x, x) * k * x,
      cylinder: () => disc(x) * k * x,
      cone: () => integral((z) => disc((x * z) / (k * x)), 0, k * x),
      ball: () => integral((z) => disc(Math.sqrt(Math.max(0, x * x - z * z))), -x, x),
      prism: () => rectangle(one, two) * x,
      tube: () => disc(one) * x,
    };
    return volumes[kind]?.() ?? Number.NaN;
  };
  const x = rootOf((value) => filled(value) - volume, 1e-6, 1000);
  const solvesHeight = kind === 'prism' || kind === 'tube';
  return sizeVerdict(question, tidy(/height/.test(asked) && !solvesHeight ? k * x : /diameter/.test(asked) ? 2 * x : x));
};

export const rateOfMeasure: Resolver = (question, parameters) => {
  const kind = textParameter(parameters, 'kind');
  const n = promptNumbers(question);
  const [a = 0, b = 0, c = 0, d = 0] = n;
  if (kind === 'cost') return sizeVerdict(question, rectangle(a, b) * c);
  const volume = integral(() => rectangle(a, b), 0, c);
  return sizeVerdict(question, tidy(kind === 'mass' ? volume * d : kind === 'density' ? d / volume : volume / d));
};
