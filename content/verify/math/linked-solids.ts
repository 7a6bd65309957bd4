/** Re-solver for solids that are linked: unknown lengths by bisection on a printed surface or volume, volumes from cross sections. */
import type { Resolver } from '../resolver.ts';
import { distance, integral, promptNumbers, rootOf, sizeVerdict, type Point } from './geometry-reading.ts';
import { textParameter } from './read-numbers.ts';

const tidy = (value: number) => Math.round(value * 1e6) / 1e6;
const ball = (r: number) => integral((x) => Math.PI * (r * r - x * x), -r, r);
const cone = (r: number, h: number) => integral((x) => Math.PI * ((r * x) / h) ** 2, 0, h);
const cylinder = (r: number, h: number) => integral(() => Math.PI * r * r, 0, h);
/** Height of the apex over the center of a square base with the slant height to the middle of a side. */
const apexHeight = (side: number, slant: number) => rootOf((h) => distance([0, h], [side / 2, 0]) - slant, 0, slant);

const volumes: Readonly<Record<string, (r: number, h: number) => number>> = { sphere: (r) => ball(r), hemisphere: (r) => ball(r) / 2, cone, cylinder };

export const linkedSolidsResolver: Resolver = (question, parameters) => {
  const kind = textParameter(parameters, 'kind');
  const numbers = promptNumbers(question);
  const [one = 0, two = 0, three = 0] = numbers;
  if (kind === 'pyramid') {
    const given = textParameter(parameters, 'given');
    const triangles = (side: number, slant: number) => 4 * integral((x) => (side * x) / slant, 0, slant);
    const surface = (side: number, slant: number) => triangles(side, slant) + (given.startsWith('total') ? side * side : 0);
    // The area stands first, unless a length does.
    const [length, area] = given === 'lateral-slant' || (given === 'total-slant' && question.stem.startsWith('A right')) ? [two, one] : [one, two];
    const other = rootOf((value) => (given.endsWith('slant') ? surface(value, length) : surface(length, value)) - area, 1e-6, 1e5);
    const [side, slant] = given.endsWith('slant') ? [other, length] : [length, other];
    const h = apexHeight(side, slant);
    return sizeVerdict(question, tidy(integral((x) => ((side * x) / h) ** 2, 0, h)));
  }
  if (kind.startsWith('box')) {
    const parts = /(\d+):(\d+):(\d+)/.exec(question.stem)?.slice(1).map(Number) ?? [];
    const [a = 0, b = 0, c = 0] = parts;
    const surface = numbers.at(-1) ?? Number.NaN;
    const x = rootOf((value) => 2 * value * value * (a * b + b * c + c * a) - surface, 0, 1e4);
    const flat: Point = [a * x, b * x];
    return sizeVerdict(question, kind === 'box' ? tidy(a * b * c * x ** 3) : distance([distance(flat, [0, 0]), 0], [0, c * x]));
  }
  if (kind === 'same-volume') {
    const [first, second] = [volumes[textParameter(parameters, 'one')], volumes[textParameter(parameters, 'two')]];
    if (!first || !second) throw new Error('unknown solid');
    const tall = ['cone', 'cylinder'].includes(textParameter(parameters, 'one'));
    const [r1, h1, r2] = tall ? [one, two, three] : [one, 0, two];
    return sizeVerdict(question, tidy(rootOf((h) => second(r2, h) - first(r1, h1), 1e-6, 1e5)));
  }
  if (kind === 'sphere-cylinder') {
    const measure: Readonly<Record<string, (r: number) => number>> = {
      sphere: ball,
      cylinder: (r) => cylinder(r, 2 * r),
      space: (r) => cylinder(r, 2 * r) - ball(r),
    };
    const [given, asked] = [measure[textParameter(parameters, 'given')], measure[textParameter(parameters, 'asked')]];
    if (!given || !asked) throw new Error('unknown solid');
    return sizeVerdict(question, asked(rootOf((r) => given(r) - one, 0, 1e3)));
  }
  if (kind === 'rolled') {
    // The height is the side that the stem names again.
    const height = three;
    const around = one === height ? two : one;
    return sizeVerdict(
      question,
      cylinder(
        rootOf((r) => 2 * Math.PI * r - around, 0, 1e4),
        height,
      ),
    );
  }
  const given = textParameter(parameters, 'given');
  const measured = (e: number) => (given === 'surface' ? 6 * e * e : given === 'volume' ? e ** 3 : distance([0, 0], [e, e]));
  const edge = rootOf((e) => measured(e) - one, 0, 1e4);
  const center: Point = [edge / 2, edge / 2];
  const corner = distance([distance(center, [0, 0]), 0], [0, edge / 2]);
  const sphere = ball(kind === 'cube-in-sphere' ? corner : edge / 2);
  return sizeVerdict(question, textParameter(parameters, 'asked') === 'sphere' ? sphere : Math.abs(sphere - edge ** 3));
};
