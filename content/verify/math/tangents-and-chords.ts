/** Re-solvers for two tangents and for chords with more to find: points in coordinates, arcs as chains of short chords, areas by the shoelace formula. */
import type { Resolver } from '../resolver.ts';
import { angleAt, distance, promptNumbers, rootOf, shoelace, sizeVerdict, type Point } from './geometry-reading.ts';
import { textParameter } from './read-numbers.ts';

const at = (radius: number, degrees: number): Point => [radius * Math.cos((degrees * Math.PI) / 180), radius * Math.sin((degrees * Math.PI) / 180)];
const origin: Point = [0, 0];
const pieces = 40_000;

/** Points of the arc from one direction to another. */
const arcPoints = (radius: number, from: number, to: number): Point[] =>
  Array.from({ length: pieces + 1 }, (_, index) => at(radius, from + ((to - from) * index) / pieces));
const chain = (points: readonly Point[]) => points.slice(1).reduce((sum, point, index) => sum + distance(point, points[index] ?? point), 0);
const tidy = (value: number) => Math.round(value * 1e6) / 1e6;

/** Where the tangents at the directions ±half meet: on the axis, at a right angle to the radius. */
const meeting = (radius: number, half: number): Point => {
  const [x, y] = at(radius, half);
  return [x + (y * y) / x, 0];
};
const betweenTangents = (half: number) => angleAt(meeting(1, half), at(1, half), at(1, -half));
const halfFor = (angle: number) => rootOf((half) => betweenTangents(half) - angle, 1e-6, 90 - 1e-6);

export const twoTangentsResolver: Resolver = (question, parameters) => {
  const kind = textParameter(parameters, 'kind');
  const [one = 0, two = 0] = promptNumbers(question);
  const byCenter = parameters.byCenter === true;
  const seenFrom = (half: number) => angleAt(at(1, 180), at(1, half), at(1, -half));
  if (kind === 'arc') return sizeVerdict(question, chain(arcPoints(one, -halfFor(two), halfFor(two))));
  if (kind === 'angle-from-arc') return sizeVerdict(question, tidy(betweenTangents(((two / one) * 90) / Math.PI)));
  if (kind === 'inscribed') return sizeVerdict(question, tidy(seenFrom(halfFor(one))));
  if (kind === 'from-inscribed') return sizeVerdict(question, tidy(betweenTangents(rootOf((half) => seenFrom(half) - one, 1e-6, 90 - 1e-6))));
  if (kind.startsWith('kite')) {
    // The tangent from a point at distance r + gap touches where it is perpendicular to the radius.
    const touching = (r: number) => rootOf((half) => meeting(r, half)[0] - r - two, 1e-9, 90 - 1e-9);
    const r = rootOf((radius) => distance(meeting(radius, touching(radius)), at(radius, touching(radius))) - one, 1e-3, 1e4);
    const half = touching(r);
    const corners = [origin, at(r, half), meeting(r, half), at(r, -half)];
    return sizeVerdict(question, tidy(kind === 'kite-area' ? shoelace(corners) : chain([...corners, origin])));
  }
  const given = textParameter(parameters, 'given');
  const half = given === 'gap' ? rootOf((turn) => meeting(one, turn)[0] - one - two, 1e-9, 90 - 1e-9) : byCenter ? two / 2 : halfFor(two);
  const unit = { gap: 1, radius: 1, tangent: distance(meeting(1, half), at(1, half)), distance: meeting(1, half)[0] }[given] ?? Number.NaN;
  const r = one / unit;
  const outline = [meeting(r, half), ...arcPoints(r, half, -half)];
  return sizeVerdict(question, kind === 'region' ? shoelace(outline) : chain([...outline, meeting(r, half)]));
};

/** Half of the central angle of a chord at a distance from the center. */
const halfAngle = (radius: number, away: number) => angleAt(origin, [away, 0], [away, rootOf((y) => distance([away, y], origin) - radius, 0, radius)]);

export const chordRegionsResolver: Resolver = (question, parameters) => {
  const kind = textParameter(parameters, 'kind');
  const [one = 0, two = 0, three = 0] = promptNumbers(question);
  if (kind === 'tank') {
    // The part of the circle below the level, as a polygon from one end of the surface around the bottom.
    const above = three - one;
    const half = halfAngle(one, Math.abs(above));
    const reach = above < 0 ? half : 180 - half;
    return sizeVerdict(question, two * shoelace(arcPoints(one, -reach, reach)));
  }
  const given = textParameter(parameters, 'given');
  if (kind === 'from-sector') {
    // The same arc in a circle of radius 1, enlarged until it has the given size.
    const [angle, told] = [one, two];
    const unit = arcPoints(1, -angle / 2, angle / 2);
    const r = given === 'arc' ? told / chain(unit) : Math.sqrt(told / shoelace([origin, ...unit]));
    const [a, b] = [at(r, -angle / 2), at(r, angle / 2)];
    const sizes = { chord: distance(a, b), distance: b[0], triangle: shoelace([origin, a, b]) };
    return sizeVerdict(question, sizes[textParameter(parameters, 'asked') as keyof typeof sizes]);
  }
  const radius = given === 'chord-distance' ? distance([two, one / 2], origin) : one;
  const away = given === 'radius-chord' ? rootOf((d) => distance([d, two / 2], origin) - radius, 0, radius) : two;
  const half = halfAngle(radius, away);
  const small = arcPoints(radius, -half, half);
  const large = arcPoints(radius, half, 360 - half);
  const measured = {
    sector: () => shoelace([origin, ...small]),
    arc: () => chain(small),
    'major-arc': () => chain(large),
    'small-segment': () => shoelace(small),
    'large-segment': () => shoelace(large),
  }[kind];
  if (!measured) throw new Error(`unknown kind ${kind}`);
  return sizeVerdict(question, measured());
};
