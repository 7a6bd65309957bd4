/** Re-solvers for topic 26: cross-sections integrated, drawings measured, unknown lengths found by bisection. */
import { linkedSolidsResolver } from './linked-solids.ts';
import { cutSolidsResolver } from './cut-solids.ts';
import type { LearnerQuestion } from '#core/questions/learner-view.ts';
import type { Resolver } from '../resolver.ts';
import { expressionOfMeasure } from './measure-expressions.ts';
import { lengthFromVolume, rateOfMeasure, surfaceOfSolid } from './solids.ts';
import { distance, figureOf, integral, labelNumbers, polygonOf, promptNumbers, rootOf, shoelace, sizeVerdict } from './geometry-reading.ts';

const numbers = (question: LearnerQuestion, count: number): number[] => {
  const found = promptNumbers(question);
  if (found.length < count) throw new Error(`only ${found.length} numbers in ${question.stem}`);
  return found;
};
const at = (list: readonly number[], index: number) => list[index] ?? Number.NaN;

/** Area of a disk from its vertical chords, by the substitution x = r·sin t. */
const disk = (r: number) => integral((t) => 2 * (r * Math.cos(t)) ** 2, -Math.PI / 2, Math.PI / 2, 512);

/** Px per unit from the bottom side, the first label. */
function measuredArea(question: LearnerQuestion): { area: number; scale: number } {
  const figure = figureOf(question);
  const [a = [0, 0], b = [1, 0]] = polygonOf(figure) as [readonly [number, number], readonly [number, number]];
  const scale = distance(a, b) / at(labelNumbers(figure), 0);
  return { area: shoelace(polygonOf(figure)) / scale ** 2, scale };
}

const simpleShape: Resolver = (question) => {
  const { stem } = question;
  if (question.stimulus) return sizeVerdict(question, Math.round(measuredArea(question).area));
  const given = numbers(question, 1);
  if (stem.includes('radius') || stem.includes('diameter')) {
    const r = at(given, 0) / (stem.includes('diameter') ? 2 : 1);
    return sizeVerdict(question, stem.includes('circumference') ? Math.PI * r + Math.PI * r : disk(r));
  }
  const [x, y] = [at(given, 0), at(given, 1)];
  const corners = [
    [0, 0],
    [x, 0],
    [x, y],
    [0, y],
  ] as const;
  return sizeVerdict(
    question,
    stem.includes('perimeter') ? corners.reduce((sum, corner, index) => sum + distance(corner, corners[(index + 1) % 4] ?? corner), 0) : shoelace(corners),
  );
};

const backwards: Resolver = (question) => {
  const { stem } = question;
  const given = numbers(question, 1);
  if (/circle/.test(stem)) {
    const value = at(given, 0);
    const fromArea = stem.startsWith('The area');
    const r = rootOf((x) => (fromArea ? disk(x) : 2 * Math.PI * x) - value, 0, 1000);
    return sizeVerdict(question, fromArea ? 2 * Math.PI * r : Math.PI * r * r);
  }
  if (/square has|of a square is/.test(stem)) {
    const fromArea = /area of (a square|\d)|an area of/.test(stem);
    const s = rootOf((x) => (fromArea ? x * x : 4 * x) - at(given, 0), 0, 1000);
    return sizeVerdict(question, fromArea ? 4 * s : s * s);
  }
  if (stem.includes('triangle')) {
    const [first, second] = [at(given, 0), at(given, 1)];
    const [area, side] = stem.startsWith('The area') ? [first, second] : [second, first];
    return sizeVerdict(
      question,
      Math.round(
        rootOf(
          (x) =>
            shoelace([
              [0, 0],
              [x, 0],
              [1, side],
            ]) - area,
          0,
          1e5,
        ) * 1e6,
      ) / 1e6,
    );
  }
  const perimeter = Number(/perimeter of (?:the [a-z ]+ is )?(\d+)/.exec(stem)?.[1]);
  const plus = /(\d+) [a-z]+ greater than/.exec(stem)?.[1];
  const factor = stem.includes('twice') ? 2 : Number(/(\d) times its width/.exec(stem)?.[1]);
  const length = (w: number) => (plus ? w + Number(plus) : factor * w);
  const w = rootOf((x) => 2 * (x + length(x)) - perimeter, 0, 1000);
  return sizeVerdict(question, Math.round((/what is (the|its) length|What is the length/.test(stem) ? length(w) : w) * 1e6) / 1e6);
};

/** Volumes as integrals of cross-sections. */
const volume: Resolver = (question) => {
  const { stem } = question;
  const [first, second, c] = [0, 1, 2].map((index) => at(promptNumbers(question), index)) as [number, number, number];
  // Measures of the base come after the height in every solid that has a named base.
  const [a, b] = stem.includes('base') ? [second, first] : [first, second];
  const r = stem.includes('diameter') ? a / 2 : a;
  if (stem.includes('sphere'))
    return sizeVerdict(
      question,
      integral((x) => Math.PI * (r * r - x * x), -r, r),
    );
  if (stem.includes('cone'))
    return sizeVerdict(
      question,
      integral((x) => Math.PI * ((r * x) / b) ** 2, 0, b),
    );
  if (stem.includes('cylinder'))
    return sizeVerdict(
      question,
      integral(() => Math.PI * r * r, 0, b),
    );
  if (stem.includes('pyramid')) return sizeVerdict(question, Math.round(integral((x) => ((a * x) / b) ** 2, 0, b) * 1e6) / 1e6);
  return sizeVerdict(
    question,
    integral(() => a * b, 0, c),
  );
};

const composite: Resolver = (question) => {
  const { stem } = question;
  if (question.stimulus) {
    const { area, scale } = measuredArea(question);
    const arc = figureOf(question).shapes.find((shape) => shape.type === 'arc');
    if (arc?.type !== 'arc') return sizeVerdict(question, Math.round(area * 2) / 2);
    const outside = arc.toAngle <= 90;
    return sizeVerdict(question, Math.round(area) + (outside ? 1 : -1) * (disk(Math.round(arc.radius / scale)) / 2));
  }
  const given = numbers(question, 2);
  if (stem.includes('circular')) {
    const [inner, width] = stem.startsWith('A circular') ? [at(given, 0), at(given, 1)] : [at(given, 1), at(given, 0)];
    const r = stem.includes('diameter') ? inner / 2 : inner;
    return sizeVerdict(
      question,
      integral((x) => 2 * Math.PI * x, r, r + width),
    );
  }
  const [l, w, covered] = [at(given, 0), at(given, 1), at(given, 2)];
  const total = /together|total area/.test(stem) ? covered : covered + l * w;
  const x = rootOf(
    (y) =>
      shoelace([
        [-y, -y],
        [l + y, -y],
        [l + y, w + y],
        [-y, w + y],
      ]) - total,
    0,
    500,
  );
  return sizeVerdict(question, Math.round(x * 1e6) / 1e6);
};

/** Scales a real solid (a box) and compares. */
const scaled: Resolver = (question) => {
  const { stem } = question;
  const given = numbers(question, 2);
  const [a, b, c] = [at(given, 0), at(given, 1), at(given, 2)];
  const boxOf = (k: number) => ({ surface: 2 * (k * 2 * k * 3 + k * 2 * k * 5 + k * 3 * k * 5), volume: k * 2 * k * 3 * k * 5 });
  if (/surface area/.test(stem)) {
    const fromVolume = !/surface areas? of (\d|X is [\d,]+ square [a-z]+, and the surface)/.test(stem);
    const measure = (k: number) => (fromVolume ? boxOf(k).volume : boxOf(k).surface);
    const other = (k: number) => (fromVolume ? boxOf(k).surface : boxOf(k).volume);
    const k = rootOf((x) => measure(x) / measure(1) - b / a, 0.01, 100);
    return sizeVerdict(question, Math.round(c * (other(k) / other(1)) * 1e6) / 1e6);
  }
  if (/volume/.test(stem)) return sizeVerdict(question, (a * boxOf(b).volume) / boxOf(1).volume);
  const similar = stem.includes('times the corresponding');
  const [k, area] = similar ? [a, b] : [b, a];
  const grows =
    shoelace([
      [0, 0],
      [k * 3, 0],
      [k, k * 2],
    ]) /
    shoelace([
      [0, 0],
      [3, 0],
      [1, 2],
    ]);
  return sizeVerdict(question, stem.includes('area of Y is') ? area / grows : area * grows);
};

const changed: Resolver = (question) => {
  const { stem } = question;
  if (stem.includes('%')) {
    const moves = [...stem.matchAll(/(increased|decreased) by (\d+)%/g)].map(
      ([, way, percent]) => 1 + (way === 'increased' ? 1 : -1) * (Number(percent) / 100),
    );
    const [f, g] = [at(moves, 0), at(moves, 1)];
    const [before, after] = [integral((x) => x ** 2, 0, 10), integral((x) => ((10 * f * x) / (10 * g)) ** 2, 0, 10 * g)];
    const change = (100 * (after - before)) / before;
    return sizeVerdict(question, Math.round(Math.abs(change) * 1e6) / 1e6);
  }
  const solid = (name: string, r: number, h: number) => integral((x) => Math.PI * (name === 'cone' ? (r * x) / h : r) ** 2, 0, h);
  if (/how many times|times the volume of the cone|How many such cones/.test(stem)) {
    const ofRadius = Number(/\\\((\d+)r\\\)/.exec(stem)?.[1]);
    const [cone, cylinder] = [...stem.matchAll(/\\\((\d+)h\\\)/g)].map(([, times]) => Number(times));
    return sizeVerdict(question, solid('cylinder', ofRadius, cylinder ?? Number.NaN) / solid('cone', 1, cone ?? Number.NaN));
  }
  const [, second = '', ratioText = '', first = ''] =
    /right circular (cone|cylinder) Y is (.+?) the radius of the base of (?:a )?right circular (cone|cylinder) X/.exec(stem) ?? [];
  const ratio = ratioText.startsWith('twice') ? 2 : /frac/.test(ratioText) ? at(promptNumbers(question), 0) : Number.parseInt(ratioText, 10);
  const times = stem.includes('equal to') ? 1 : stem.includes('Y is twice the volume') ? 2 : Number(/Y is (\d+) times the volume/.exec(stem)?.[1]);
  const h = Number(/height of X is (\d+)/.exec(stem)?.[1]);
  const target = times * solid(first, 1, h);
  return sizeVerdict(question, Math.round(rootOf((x) => solid(second, ratio, x) - target, 1e-6, 5000) * 1e6) / 1e6);
};

/** Coordinates of regular figures, cubes and boxes. */
const regular: Resolver = (question) => {
  const { stem } = question;
  const given = numbers(question, 1);
  const ring = (sides: number, side: number) =>
    Array.from({ length: sides }, (_, index): [number, number] => {
      const radius = side / (2 * Math.sin(Math.PI / sides));
      return [radius * Math.cos((2 * Math.PI * index) / sides), radius * Math.sin((2 * Math.PI * index) / sides)];
    });
  if (stem.includes('hexagon') || stem.includes('equilateral')) {
    const sides = stem.includes('hexagon') ? 6 : 3;
    if (/perimeter (of .* )?(is|of) \d/.test(stem)) return sizeVerdict(question, shoelace(ring(sides, at(given, 0) / sides)));
    const side = rootOf((x) => shoelace(ring(sides, x)) - at(given, 0), 0, 500);
    if (stem.includes('perimeter')) return sizeVerdict(question, Math.round(sides * side * 1e6) / 1e6);
    const xs = ring(sides, side).map(([x]) => x);
    const ys = ring(sides, side).map(([, y]) => y);
    return sizeVerdict(question, sides === 6 ? Math.max(...ys) - Math.min(...ys) : Math.max(...xs) - Math.min(...xs));
  }
  if (stem.includes('cube')) {
    const edge = rootOf((x) => Math.hypot(x, x, /face of a cube/i.test(stem) ? 0 : x) - at(given, 0), 0, 500);
    return sizeVerdict(question, Math.round((stem.includes('surface area') ? 6 * edge ** 2 : edge ** 3) * 1e5) / 1e5);
  }
  return sizeVerdict(question, Math.hypot(at(given, 0), at(given, 1), at(given, 2)));
};

export const areaVolumeResolvers: Readonly<Record<string, Resolver>> = {
  'AR-a': simpleShape,
  'AR-b': backwards,
  'AR-c': volume,
  'AR-d': composite,
  'AR-e': scaled,
  'AR-f': surfaceOfSolid,
  'AR-g': lengthFromVolume,
  'AR-h': rateOfMeasure,
  'AR-i': expressionOfMeasure,
  'AR-j': changed,
  'AR-k': regular,
  'AR-l': cutSolidsResolver,
  'AR-m': linkedSolidsResolver,
};
