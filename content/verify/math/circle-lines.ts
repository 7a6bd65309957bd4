/** Re-solvers for tangents, chords, inscribed angles and moved circles: points on a circle in coordinates, angles measured, unknowns found by bisection. */
import { nearly, parseLatex } from '../latex-expression.ts';
import { choicesWhere, equationsIn, near } from '../reading.ts';
import type { LearnerQuestion } from '#core/questions/learner-view.ts';
import type { Resolver } from '../resolver.ts';
import { angleAt, distance, promptNumbers, rootOf, sizeVerdict, type Point } from './geometry-reading.ts';
import { rat } from '#core/rational.ts';
import { numericVerdict, textParameter } from './read-numbers.ts';

const onCircle = (radius: number, turn: number): Point => [radius * Math.cos(turn), radius * Math.sin(turn)];
const tidy = (value: number) => Math.round(value * 1e8) / 1e8;
const origin: Point = [0, 0];

/** Numbers of the stem without those that only belong to the wording. */
const numbers = (question: LearnerQuestion) => promptNumbers({ ...question, stem: question.stem.replace(/\(Disregard.*\)/, '') });

/** Turns counted as parts of a full turn. */
export const radianMeasure: Resolver = (question, parameters) => {
  const kind = textParameter(parameters, 'kind');
  const found = numbers(question);
  const turns = (value: number, inRadians: boolean) => (inRadians ? value / (2 * Math.PI) : value / 360);
  if (kind === 'compare') {
    const [first = 0, difference = 0] = found;
    const sign = /\bless\b|decreased/.test(question.stem) ? -1 : 1;
    return sizeVerdict(question, tidy(360 * (turns(first, false) + sign * turns(difference, true))));
  }
  const [given = 0] = found;
  return kind === 'to-radians' ? sizeVerdict(question, 2 * Math.PI * turns(given, false)) : sizeVerdict(question, tidy(360 * turns(given, true)));
};

/** The point of tangency is where the distance along the tangent is least: found by turning the radius. */
export const tangentLines: Resolver = (question, parameters) => {
  const kind = textParameter(parameters, 'kind');
  const [one = 0, two = 0] = numbers(question);
  const right = (radius: number, outside: number) => {
    // The angle at the point of tangency is right: cosine of the turn is radius over distance.
    const turn = rootOf((t) => Math.cos(t) * outside - radius, 0, Math.PI / 2);
    return distance(onCircle(radius, turn), [outside, 0]);
  };
  const outsideOf = (radius: number, tangent: number) => rootOf((d) => right(radius, d) - tangent, radius, radius + tangent + 1);
  const measured = {
    tangent: () => right(one, two),
    radius: () => rootOf((r) => right(r, two) - one, 1e-9, two - 1e-9),
    distance: () => outsideOf(one, two),
    nearest: () => outsideOf(one, two) - one,
    'from-gap': () => rootOf((r) => right(r, r + two) - one, 1e-6, 1e5),
    kite: () => 2 * (one + right(one, two)),
    third: () => {
      const outside = rootOf((d) => angleAt([d, 0], origin, onCircle(1, Math.acos(1 / d))) - one, 1 + 1e-12, 1e4);
      return angleAt(origin, [outside, 0], onCircle(1, Math.acos(1 / outside)));
    },
    central: () =>
      2 *
      angleAt(
        origin,
        [1, 0],
        onCircle(
          1,
          rootOf((t) => 2 * angleAt([1 / Math.cos(t), 0], origin, onCircle(1, t)) - one, 1e-9, Math.PI / 2 - 1e-9),
        ),
      ),
    outside: () => {
      const t = (one / 2 / 180) * Math.PI;
      return 2 * angleAt([1 / Math.cos(t), 0], origin, onCircle(1, t));
    },
  }[kind];
  if (!measured) throw new Error(`unknown kind ${kind}`);
  return sizeVerdict(question, Math.round(measured() * 1e5) / 1e5);
};

/** Points are put on a circle and the asked angle is measured. */
export const inscribedAngle: Resolver = (question, parameters) => {
  const kind = textParameter(parameters, 'kind');
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const inscribed = (arc: number) => angleAt(onCircle(1, rad(180 + arc / 2)), onCircle(1, 0), onCircle(1, rad(arc)));
  if (kind === 'arcs') {
    const [, p = 0, q = 0, r = 0] = /(\d+):(\d+):(\d+)/.exec(question.stem)?.map(Number) ?? [];
    const all = p + q + r;
    const [a, b, c] = [0, p, p + q].map((part) => onCircle(1, (2 * Math.PI * part) / all)) as [Point, Point, Point];
    return sizeVerdict(question, Math.round(angleAt(a, b, c) * 1e5) / 1e5);
  }
  const [given = 0] = numbers(question);
  const value =
    kind === 'diameter-arc'
      ? angleAt(onCircle(1, 0), onCircle(1, rad(given)), onCircle(1, Math.PI))
      : kind === 'diameter'
        ? angleAt(
            [-1, 0],
            [1, 0],
            onCircle(
              1,
              rootOf((t) => angleAt([1, 0], [-1, 0], onCircle(1, t)) - given, 1e-9, Math.PI - 1e-9),
            ),
          )
        : kind === 'isosceles'
          ? inscribed(rootOf((arc) => angleAt([1, 0], origin, onCircle(1, rad(arc))) - given, 1e-6, 180 - 1e-6))
          : kind === 'inscribed-from-central' || kind === 'inscribed-from-arc'
            ? inscribed(given)
            : rootOf((arc) => inscribed(arc) - given, 1e-6, 180 - 1e-6);
  return sizeVerdict(question, Math.round(value * 1e4) / 1e4);
};

/** The ends of the chord lie where the line at that distance meets the circle. */
export const chordOfCircle: Resolver = (question, parameters) => {
  const kind = textParameter(parameters, 'kind');
  const sentences = question.stem.split(/(?<=\.) /);
  const number = (test: RegExp) =>
    Number(/(\d+) (?:inches|feet|centimeters|meters)/.exec(sentences.find((sentence) => test.test(sentence) && /\d/.test(sentence)) ?? '')?.[1]);
  const [chord, away, radius] = [
    number(/length of the (?:chord|bar)|surface of the water is \d+ \w+ wide|is \d+ \w+ (?:long|wide)/),
    number(/distance|below the center|above the (?:floor|surface)/),
    number(/^The radius/),
  ];
  const chordAt = (d: number, r: number) => 2 * rootOf((x) => distance([x, d], origin) - r, 0, r);
  const value =
    kind === 'chord'
      ? chordAt(away, radius)
      : kind === 'distance'
        ? rootOf((d) => chordAt(d, radius) - chord, 0, radius)
        : rootOf((r) => chordAt(away, r) - chord, away, away + chord);
  return sizeVerdict(question, Math.round(value * 1e4) / 1e4);
};

const sideOf = (equation: readonly [string, string], [x, y]: Point) => nearly(parseLatex(equation[0]), { x, y }) - nearly(parseLatex(equation[1]), { x, y });

/** By how much the stem moves a circle to the right and up. */
function shiftIn(stem: string): Point {
  const move = (words: RegExp, sign: number) => sign * Number(words.exec(stem)?.[1] ?? 0);
  return [
    move(/(\d+) units? to the right/, 1) + move(/(\d+) units? to the left/, -1),
    move(/(\d+) units? (?:up|above)/, 1) + move(/(\d+) units? (?:down|below)/, -1),
  ];
}

/** Points of the given circle are moved, enlarged or tested; its center is where the left side is least. */
export const circleMoved: Resolver = (question, parameters) => {
  const kind = textParameter(parameters, 'kind');
  const { stem } = question;
  const equations = equationsIn(stem);
  const given = equations.find(([, right]) => /^-?\d+$/.test(right));
  if (!given) throw new Error('no circle');
  const f = (x: number, y: number) => sideOf(given, [x, y]);
  const [h, k] = [(f(-1, 0) - f(1, 0)) / 4, (f(0, -1) - f(0, 1)) / 4];
  const r = Math.sqrt(-f(h, k));
  if (kind === 'distance') {
    const [, x, y] = [...stem.matchAll(/\((-?\d+), (-?\d+)\)/g)].at(-1) ?? [];
    const gap = (turn: number) => distance([h + r * Math.cos(turn), k + r * Math.sin(turn)], [Number(x), Number(y)]);
    const best = stem.includes('greatest') ? (p: number, q: number) => gap(p) > gap(q) : (p: number, q: number) => gap(p) < gap(q);
    let turn = Array.from({ length: 63 }, (_, index) => index / 10).reduce((found, next) => (best(next, found) ? next : found), 0);
    for (let step = 0.1; step > 1e-9; step /= 2) for (const to of [turn - step, turn + step]) if (best(to, turn)) turn = to;
    return sizeVerdict(question, tidy(gap(turn)));
  }
  if (kind === 'moved-expanded') {
    const [toX, toY] = shiftIn(stem);
    // The constant is the power of the origin with the opposite sign: the product of its distances to the two ends of a diameter.
    const away = distance([h + toX, k + toY], origin);
    return numericVerdict(question, rat(Math.round(-(away - r) * (away + r))));
  }
  if (kind === 'scaled-expanded') {
    const [, count = ''] = /(twice|(?:two|three|four|nine|sixteen)(?= times))/.exec(stem) ?? [];
    const factor = { twice: 2, two: 2, three: 3, four: 4, nine: 9, sixteen: 16 }[count] ?? Number.NaN;
    const radius = /\b[Aa]rea (?:enclosed|of)/.test(stem) ? rootOf((value) => value ** 2 - factor * r ** 2, 0, 1000) : factor * r;
    const larger = equations.find(([, right]) => right === 'n');
    return numericVerdict(question, rat(Math.round(nearly(parseLatex(larger?.[0] ?? ''), { x: h + radius, y: k }))));
  }
  if (kind === 'point') {
    const wanted = /interior/.test(stem) ? -1 : /exterior/.test(stem) ? 1 : 0;
    return choicesWhere(question, (text) => {
      const [, x, y] = /\((-?\d+), (-?\d+)\)/.exec(text) ?? [];
      return Math.sign(f(Number(x), Number(y))) === wanted;
    });
  }
  if (kind === 'translated') {
    const [dx, dy] = shiftIn(stem);
    return choicesWhere(question, (text) => {
      const [found] = equationsIn(text);
      return found !== undefined && [0, 1, 2.5, 4].every((turn) => near(sideOf(found, [h + dx + r * Math.cos(turn), k + dy + r * Math.sin(turn)]), 0));
    });
  }
  const word = /(two|three|four|five) times/.exec(stem)?.[1] ?? '';
  const times = stem.includes('twice') ? 2 : ['two', 'three', 'four', 'five'].indexOf(word) + 2;
  const other = equations.find(([, right]) => right === 'n');
  if (!other) throw new Error('no second circle');
  return sizeVerdict(question, tidy(nearly(parseLatex(other[0]), { x: h + times * r, y: k })));
};
