/** Re-solvers for polygons: figures placed in coordinates and measured, conditions tried on many triangles. */
import { choicesWhere } from '../reading.ts';
import type { LearnerQuestion } from '#core/questions/learner-view.ts';
import type { Resolver } from '../resolver.ts';
import { angleAt, distance, figureOf, promptNumbers, rootOf, shoelace, sizeVerdict, type Point } from './geometry-reading.ts';
import { textParameter } from './read-numbers.ts';

const tidy = (value: number) => Math.round(value * 1e6) / 1e6;

export const isoscelesAngles: Resolver = (question, parameters) => {
  const kind = textParameter(parameters, 'kind');
  const [given = 0] = promptNumbers(question);
  // Base from −1 to 1, apex at height h.
  const [left, right]: [Point, Point] = [
    [-1, 0],
    [1, 0],
  ];
  const apexAngle = (h: number) => angleAt([0, h], left, right);
  const baseAngle = (h: number) => angleAt(left, [0, h], right);
  const h = rootOf((value) => (kind === 'apex-from-base' ? baseAngle(value) : apexAngle(value)) - given, 1e-6, 1e4);
  const value = kind === 'apex-from-base' ? apexAngle(h) : kind === 'base-from-apex' ? baseAngle(h) : angleAt(right, [0, h], [3, 0]);
  return sizeVerdict(question, tidy(value));
};

export const correspondingSide: Resolver = (question) => {
  const numbers = [...question.stem.matchAll(/(?:=|\\\()(\d+)\\\)/g)].map(([, digits]) => Number(digits));
  const [a = 0, b = 0, c = 0] = numbers;
  // The second triangle is the first one stretched until its side fits.
  const stretch = rootOf((k) => distance([0, 0], [a * k, 0]) - c, 0, 1e4);
  return sizeVerdict(question, tidy(distance([0, 0], [0, b * stretch])));
};

type Measures = Readonly<Record<string, number>>;

/** Sides and angles of a triangle with these corners. */
function measuresOf(letters: readonly string[], corners: readonly [Point, Point, Point]): Measures {
  const out: Record<string, number> = {};
  letters.forEach((one, i) => {
    const [p, q, r] = [corners[i], corners[(i + 1) % 3], corners[(i + 2) % 3]];
    const next = letters[(i + 1) % 3] ?? '';
    if (!p || !q || !r) return;
    out[`${one}${next}`] = out[`${next}${one}`] = distance(p, q);
    out[one] = angleAt(p, q, r);
  });
  return out;
}

/** A triangle from an angle at the first corner and the two sides there. */
const triangle = (letters: readonly string[], angle: number, ab: number, ac: number): Measures =>
  measuresOf(letters, [
    [0, 0],
    [ab, 0],
    [ac * Math.cos((angle * Math.PI) / 180), ac * Math.sin((angle * Math.PI) / 180)],
  ]);

const close = (a: number | undefined, b: number | undefined, tolerance = 1e-4) =>
  a !== undefined && b !== undefined && Math.abs(a - b) < tolerance * Math.max(1, Math.abs(a));

/** What a sentence claims about the measures of both triangles. */
function claims(text: string): ((m: Measures) => boolean)[] {
  const found: ((m: Measures) => boolean)[] = [];
  for (const [, one = '', other = ''] of text.matchAll(/([A-Z]{2})=([A-Z]{2})/g)) found.push((m) => close(m[one], m[other]));
  for (const [, one = '', value] of text.matchAll(/([A-Z]{2})=(\d+)/g)) found.push((m) => close(m[one], Number(value)));
  for (const [, one = '', other = ''] of text.matchAll(/lengths of \\\(\\overline\{([A-Z]{2})\}\\\) and \\\(\\overline\{([A-Z]{2})\}/g))
    found.push((m) => close(m[one], m[other]));
  for (const [, one = '', value] of text.matchAll(/length of \\\(\\overline\{([A-Z]{2})\}\\\) is \\\((\d+)/g)) found.push((m) => close(m[one], Number(value)));
  for (const [, one = '', other = '', value] of text.matchAll(/angles \\\(([A-Z])\\\) and \\\(([A-Z])\\\) are both \\\((\d+)/g))
    found.push((m) => close(m[one], Number(value)) && close(m[other], Number(value)));
  for (const [, one = '', other = ''] of text.matchAll(/angles \\\(([A-Z])\\\) and \\\(([A-Z])\\\) (?:have the same measure|are equal)/g))
    found.push((m) => close(m[one], m[other]));
  for (const [, one = '', value] of text.matchAll(/measure of angle \\\(([A-Z])\\\) is \\\((\d+)/g)) found.push((m) => close(m[one], Number(value)));
  return found;
}

/**
 * A condition suffices if no second triangle that fulfills it has another size or shape. For given first triangles, all second
 * ones on a grid of angle and sides that fulfil both the facts and the claim are compared with the first.
 */
export const whatSuffices: Resolver = (question, parameters) => {
  const letters = textParameter(parameters, 'letters').split('');
  const [first, second] = [letters.slice(0, 3), letters.slice(3)];
  const { stem } = question;
  const asksSimilar = stem.includes('is similar to');
  const facts = claims(stem.slice(0, stem.search(/Which/)));
  const number = (pattern: RegExp) => Number(pattern.exec(stem)?.[1]);
  const [A = '', B = '', C = ''] = first;
  const fixedAngle = number(/are both \\\((\d+)/);
  const fixedB = number(new RegExp(`angle \\\\\\(${B}\\\\\\) is \\\\\\((\\d+)`));
  const [ab, ac] = [number(new RegExp(`${A}${B}=(\\d+)`)), number(new RegExp(`${A}${C}=(\\d+)`))];
  const angleC = 180 - fixedAngle - fixedB;
  const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
  const models: Measures[] = Number.isFinite(fixedB)
    ? [triangle(first, fixedAngle, sine(angleC) * 10, sine(fixedB) * 10)]
    : Number.isFinite(ab)
      ? [40, 70, 110].map((angle) => triangle(first, angle, ab, ac))
      : [triangle(first, 50, 8, 7), triangle(first, 35, 9, 6), triangle(first, 80, 6, 7.5)];
  const fitting = models
    .flatMap((model) => rivals(model, first, second, asksSimilar ? [1, 2, 3, 4] : [1, 1.5]).map((rival) => ({ ...model, ...rival })))
    .filter((both) => facts.every((claim) => claim(both)));
  const pairs = first.map((one, index) => [one, second[index] ?? ''] as const);
  // Wider than what fulfills a claim: two angles that may each be a little off leave the third one off by both.
  const alike = (one: number | undefined, other: number | undefined) => close(one, other, 1e-3);
  const same = (both: Measures) =>
    pairs.every(([one, other]) => alike(both[one], both[other])) &&
    (asksSimilar || pairs.every(([one, other], index) => alike(both[one + (first[(index + 1) % 3] ?? '')], both[other + (second[(index + 1) % 3] ?? '')])));
  return choicesWhere(question, (text) => {
    const added = claims(text);
    const fulfilled = fitting.filter((both) => added.every((claim) => claim(both)));
    return added.length > 0 && fulfilled.length > 0 && fulfilled.every(same);
  });
};

/** Second triangles built from pieces of the first one: every way to keep or change an angle and sides, with both solutions of the ambiguous case. */
function rivals(model: Measures, first: readonly string[], second: readonly string[], factors: readonly number[]): Measures[] {
  const [A = '', B = '', C = ''] = first;
  const value = (name: string) => model[name] ?? 1;
  const [ab, ac, bc] = [value(A + B), value(A + C), value(B + C)];
  const sizes = [...new Set(factors.flatMap((k) => [ab * k, ac * k, bc * k]))];
  const angles = [value(A), value(B), value(C), value(A) + 7, value(B) + 11, value(C) + 5].filter((angle) => angle < 170);
  const out: Measures[] = [];
  const push = (angle: number, p: number, q: number) => {
    if (p > 1e-6 && q > 1e-6 && angle > 1e-6 && angle < 179) out.push(triangle(second, angle, p, q));
  };
  // Two sides and the angle between them, at each corner in turn (letters rotated).
  for (const angle of angles) for (const p of sizes) for (const q of sizes) push(angle, p, q);
  const sin = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
  const cos = (degrees: number) => Math.cos((degrees * Math.PI) / 180);
  // Angle at the first or second corner with the far side: up to two triangles.
  for (const angle of angles)
    for (const near of sizes)
      for (const far of sizes) {
        const root = far * far - (near * sin(angle)) ** 2;
        if (root < 0) continue;
        for (const sign of [-1, 1]) {
          const along = near * cos(angle) + sign * Math.sqrt(root);
          if (along <= 1e-6) continue;
          // At the first corner: sides near (to the second corner) and along (to the third).
          push(angle, near, along);
          push(angle, along, near);
          // At the second and at the third corner.
          const corners = [
            [near * cos(angle), near * sin(angle)],
            [0, 0],
            [along, 0],
          ] as const;
          out.push(measuresOf(second, [corners[0], corners[1], corners[2]]));
          out.push(measuresOf(second, [corners[2], corners[1], corners[0]]));
          out.push(measuresOf(second, [corners[0], corners[2], corners[1]]));
          out.push(measuresOf(second, [corners[2], corners[0], corners[1]]));
        }
      }
  // All three sides, and two angles with a side.
  for (const p of sizes)
    for (const q of sizes)
      for (const r of sizes) {
        const c = (p * p + q * q - r * r) / (2 * p * q);
        if (Math.abs(c) < 0.999) push((Math.acos(c) * 180) / Math.PI, p, q);
      }
  for (const one of angles)
    for (const two of angles)
      if (one + two < 175)
        for (const p of sizes) {
          push(one, p, (p * sin(two)) / sin(180 - one - two));
          push(180 - one - two, p, (p * sin(two)) / sin(one));
          push(180 - one - two, (p * sin(one)) / sin(two), p);
        }
  return out;
}

const sidesOf = (text: string): number => {
  if (/triangle/.test(text)) return 3;
  if (/square|quadrilateral/.test(text)) return 4;
  if (/12-sided/.test(text)) return 12;
  const names = ['pentagon', 'hexagon', 'heptagon', 'octagon', 'nonagon', 'decagon'];
  const named = names.findIndex((name) => text.includes(name));
  return named >= 0 ? named + 5 : Number(/with (\d+) sides/.exec(text)?.[1]);
};

/** The regular polygon on the unit circle. */
const regular = (n: number): Point[] => Array.from({ length: n }, (_, k) => [Math.cos((2 * Math.PI * k) / n), Math.sin((2 * Math.PI * k) / n)]);
const inside = (n: number) => {
  const [a = [0, 0], b = [0, 0], c = [0, 0]] = regular(n) as Point[];
  return angleAt(b, a, c);
};

/** Since version 5: turns are followed around a polygon, regular polygons are placed beside a side, or numbers of sides are tried. */
const setUp: Readonly<Record<string, (stem: string) => number>> = {
  letters: (stem) => {
    const angles = [...stem.matchAll(/\\\((?:\()?(\d*)x(?: ([+-]) (\d+))?(?:\))?\^\\circ/g)].map(
      ([, times, sign, plus]) =>
        (x: number) =>
          Number(times || 1) * x + (sign === '-' ? -1 : 1) * Number(plus ?? 0),
    );
    if (angles.length !== sidesOf(stem)) throw new Error('number of angles');
    const turned = (x: number) => angles.reduce((all, angle) => all + 180 - angle(x), 0) - 360;
    const x = rootOf(turned, 0, 360);
    const measures = angles.map((angle) => angle(x));
    return /largest|greatest/.test(stem) ? Math.max(...measures) : Math.min(...measures);
  },
  'side-by-side': (stem) => {
    const [, first = '', second = ''] = /side of the ([a-z0-9 -]+?) is .* side of the ([a-z0-9 -]+?) is/.exec(stem) ?? [];
    // The common side points to the right; each further side leaves at its interior angle, up or down.
    const at = (n: number, up: boolean): Point => [Math.cos((inside(n) * Math.PI) / 180), (up ? 1 : -1) * Math.sin((inside(n) * Math.PI) / 180)];
    return angleAt([0, 0], at(sidesOf(first), true), at(sidesOf(second), /the same side/.test(stem)));
  },
  compared: (stem) => {
    const times = /twice/.test(stem) ? 2 : Number(/([\d.]+) times/.exec(stem)?.[1]);
    const more = Number(/(\d+)\^\\circ/.exec(stem)?.[1]);
    const total = (n: number) => n * inside(n);
    const fits = Array.from({ length: 100 }, (_, index) => index + 3).filter((n) => {
      const off = /sum/.test(stem)
        ? total(n) - times * total(sidesOf(stem))
        : /greater/.test(stem)
          ? 2 * inside(n) - 180 - more
          : inside(n) - times * (180 - inside(n));
      return Math.abs(off) < 1e-6;
    });
    if (fits.length !== 1) throw new Error(`${fits.length} polygons fit`);
    return fits[0] ?? 0;
  },
};

/** Measured in the figure: at the marked corner, between the two sides that the polygons do not share; the polygons must be those of the stem. */
function angleBetweenPolygons(question: LearnerQuestion): number {
  const { shapes } = figureOf(question);
  const [first = [], second = []] = shapes.flatMap((shape) => (shape.type === 'polygon' ? [shape.points] : []));
  const [corner] = shapes.flatMap((shape) => (shape.type === 'arc' ? [shape.center] : []));
  if (!corner) throw new Error('no angle is marked');
  const told = [...question.stem.matchAll(/(?:regular [a-z]+|regular 12-sided|square|equilateral triangle)/g)].map(([text]) => sidesOf(text));
  if (told[0] !== first.length || told[1] !== second.length) throw new Error('other polygons are drawn');
  const near = (p: readonly number[], q: readonly number[]) => Math.hypot((p[0] ?? 0) - (q[0] ?? 0), (p[1] ?? 0) - (q[1] ?? 0)) < 0.1;
  const besides = (corners: readonly (readonly [number, number])[]) => {
    const at = corners.findIndex((point) => near(point, corner));
    return [corners.at(at - 1), corners.at((at + 1) % corners.length)].filter((point) => point !== undefined);
  };
  const own = (corners: readonly (readonly [number, number])[], other: readonly (readonly [number, number])[]) =>
    besides(corners).find((point) => !other.some((each) => near(each, point)));
  const [p, q] = [own(first, second), own(second, first)];
  if (!p || !q) throw new Error('no common side');
  return Math.round(angleAt(corner, p, q));
}

export const anglesOfPolygon: Resolver = (question, parameters) => {
  const kind = textParameter(parameters, 'kind');
  const { stem } = question;
  const set = setUp[kind];
  if (kind === 'side-by-side' && question.stimulus) return sizeVerdict(question, angleBetweenPolygons(question));
  if (set) return sizeVerdict(question, tidy(set(stem)));
  if (kind === 'missing') {
    const known = [...stem.matchAll(/(\d+)\^\\circ/g)].map(([, digits]) => Number(digits));
    // The turns at all vertices make one full turn.
    const turned = known.reduce((sum, angle) => sum + 180 - angle, 0);
    if (known.length + 1 !== sidesOf(stem)) throw new Error('number of angles');
    return sizeVerdict(question, 180 - (360 - turned));
  }
  if (kind === 'sides') {
    const given = Number(/(\d+)\^\\circ/.exec(stem)?.[1]);
    const wanted = stem.includes('exterior') ? 180 - given : given;
    for (let n = 3; n <= 400; n++) if (Math.abs(inside(n) - wanted) < 1e-6) return sizeVerdict(question, n);
    throw new Error('no polygon');
  }
  const n = sidesOf(stem);
  return sizeVerdict(question, tidy(stem.includes('exterior') ? 180 - inside(n) : inside(n)));
};

/** A square stands for the figures: it is stretched until the given measures fit. */
export const scaledFigures: Resolver = (question, parameters) => {
  const kind = textParameter(parameters, 'kind');
  const [one = 0, two = 0, given = 0] = promptNumbers(question);
  const square = (side: number) =>
    shoelace([
      [0, 0],
      [side, 0],
      [side, side],
      [0, side],
    ]);
  if (kind.startsWith('area')) {
    const [area, other] = /^A (?:part of|[a-z ]+ has a side)/.test(question.stem) ? [two, given] : [given, two];
    const side = rootOf((x) => square(x) - area, 0, 1e4);
    return sizeVerdict(question, tidy(square((side * other) / one)));
  }
  const fromAreas = (first: number, second: number, length: number) =>
    tidy((length * rootOf((x) => square(x) - second, 0, 1e5)) / rootOf((x) => square(x) - first, 0, 1e5));
  if (kind === 'side-from-areas' && /^A [a-z ]+ with an area/.test(question.stem)) return sizeVerdict(question, fromAreas(one, given, two));
  return sizeVerdict(question, fromAreas(one, two, given));
};
