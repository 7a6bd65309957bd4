/** Triangles, circles and solids from their measurements. */
import type { Figure } from '#core/questions/figure.ts';
import { apexFromSides, centroid, polar, sketch, type Point, type SketchItem } from '../geometry.ts';
import { box, cone, cylinder, sphere, squarePyramid } from '../solids.ts';
import { EntryError, numberOf, numbersOf, placesOf, requiredText, textOf, type Entries } from './read.ts';

/** A drawing whose labels would touch something is not shown. */
function clear(figure: Figure | null, field: string): Figure {
  if (!figure) throw new EntryError(field, 'The labels do not fit at this scale: use shorter labels, or measurements that differ less.');
  return figure;
}

const titleOf = (entries: Entries) => requiredText(entries, 'title', 'a title', 120);
const sentences = (...parts: readonly (string | false)[]) => parts.filter(Boolean).join(' ');

function places(entries: Entries, field: string, most: number): string[] {
  const found = placesOf(textOf(entries, field));
  if (found.length > most) throw new EntryError(field, `Enter at most ${most}, divided by commas.`);
  const long = found.find((text) => text.length > 16);
  if (long) throw new EntryError(field, `“${long}” is longer than 16 characters.`);
  return found;
}

export function triangleFigure(entries: Entries): Figure {
  const lengths = numbersOf('sides', textOf(entries, 'sides'));
  const [ab, bc, ca] = lengths;
  if (ab === undefined || bc === undefined || ca === undefined || lengths.length > 3) throw new EntryError('sides', 'Enter three lengths: AB, BC, and CA.');
  if (lengths.some((length) => length <= 0)) throw new EntryError('sides', 'Lengths have to be above 0.');
  if (ab + bc <= ca || bc + ca <= ab || ca + ab <= bc)
    throw new EntryError('sides', 'No triangle has these sides: two together have to be longer than the third.');
  const names = places(entries, 'names', 3);
  const labels = places(entries, 'sideLabels', 3);
  const angles = places(entries, 'angleLabels', 3);
  const corners: readonly [Point, Point, Point] = [[0, 0], [ab, 0], apexFromSides(ab, ca, bc)];
  const middle = centroid(corners);
  const squared = lengths.map((length) => length * length);
  const total = squared.reduce((sum, each) => sum + each, 0);
  // The angle at a corner lies across from the side that does not touch it: A from BC, B from CA, C from AB.
  const across = [1, 2, 0].map((side) => squared[side] ?? 0);
  const isRight = across.map((square) => Math.abs(2 * square - total) < 1e-6 * total);
  const at = (index: number): Point => corners[index % 3] ?? corners[0];
  const items: SketchItem[] = [
    { type: 'polygon', points: corners },
    ...[0, 1, 2].flatMap((index): SketchItem[] => {
      const between = [at(index + 1), at(index + 2)] as const;
      const [name, label, angle] = [names[index], labels[index], angles[index]];
      return [
        ...(name ? [{ type: 'name' as const, at: at(index), label: name, awayFrom: middle }] : []),
        ...(label ? [{ type: 'length' as const, from: at(index), to: at(index + 1), label, awayFrom: middle }] : []),
        ...(isRight[index]
          ? [{ type: 'rightAngle' as const, at: at(index), between }]
          : angle
            ? [{ type: 'angle' as const, at: at(index), between, label: angle }]
            : []),
      ];
    }),
  ];
  const called = (index: number) => names[index] || ['A', 'B', 'C'][index] || '';
  const alt = sentences(
    names.some(Boolean) ? `Triangle with corners ${[0, 1, 2].map(called).join(', ')}.` : 'A triangle whose corners have no names.',
    ...[0, 1, 2].map((index) => Boolean(labels[index]) && `The side from ${called(index)} to ${called((index + 1) % 3)} is labeled ${labels[index]}.`),
    ...[0, 1, 2].map((index) =>
      isRight[index]
        ? `The angle at ${called(index)} is marked as a right angle.`
        : Boolean(angles[index]) && `The angle at ${called(index)} is labeled ${angles[index]}.`,
    ),
  );
  return clear(sketch({ title: titleOf(entries), alt, items }), 'sideLabels');
}

export function circleFigure(entries: Entries): Figure {
  const radius = numberOf('radius', textOf(entries, 'radius'));
  if (radius <= 0) throw new EntryError('radius', 'The radius has to be above 0.');
  const [center = ''] = places(entries, 'center', 1);
  const [label = ''] = places(entries, 'label', 1);
  const [angleLabel = ''] = places(entries, 'angleLabel', 1);
  const ends = places(entries, 'points', 2);
  const degrees = textOf(entries, 'angle') === '' ? null : numberOf('angle', textOf(entries, 'angle'));
  if (degrees !== null && (degrees < 15 || degrees > 170)) throw new EntryError('angle', 'Use an angle from 15 to 170 degrees.');
  const middle: Point = [0, 0];
  const [first, second] = [polar(middle, radius, 0), polar(middle, radius, degrees ?? 0)];
  const below: Point = [0, -radius];
  const inside = degrees === null ? below : polar(middle, radius, degrees / 2);
  const items: SketchItem[] = [
    { type: 'circle', center: middle, radius },
    { type: 'dot', at: middle },
    ...(label || degrees !== null ? [{ type: 'segment' as const, from: middle, to: first }] : []),
    ...(label ? [{ type: 'length' as const, from: middle, to: first, label, awayFrom: inside }] : []),
    ...(degrees === null
      ? []
      : [
          { type: 'segment' as const, from: middle, to: second },
          { type: 'angle' as const, at: middle, between: [first, second] as const, ...(angleLabel && { label: angleLabel }) },
        ]),
    ...(center ? [{ type: 'name' as const, at: middle, label: center, awayFrom: degrees === null ? ([radius, 0] as Point) : inside }] : []),
    ...(ends[0] && (label || degrees !== null) ? [{ type: 'name' as const, at: first, label: ends[0], awayFrom: middle }] : []),
    ...(ends[1] && degrees !== null ? [{ type: 'name' as const, at: second, label: ends[1], awayFrom: middle }] : []),
  ];
  const alt = sentences(
    `A circle with its center marked${center ? ` ${center}` : ''}.`,
    label !== '' && `A radius${ends[0] ? ` to point ${ends[0]}` : ''} is labeled ${label}.`,
    degrees !== null && `A second radius${ends[1] ? ` to point ${ends[1]}` : ''} makes an angle with the first${angleLabel ? `, labeled ${angleLabel}` : ''}.`,
  );
  return clear(sketch({ title: titleOf(entries), alt, items, width: 200 }), 'label');
}

const measured = {
  cylinder: ['radius', 'height'],
  cone: ['radius', 'height'],
  sphere: ['radius'],
  box: ['width', 'depth', 'height'],
  pyramid: ['side of the base', 'height'],
} as const;
const solidNames = {
  cylinder: 'right circular cylinder',
  cone: 'right circular cone',
  sphere: 'sphere',
  box: 'right rectangular prism',
  pyramid: 'pyramid on a square base',
} as const;

export function solidFigure(entries: Entries): Figure {
  const solid = (Object.keys(measured) as (keyof typeof measured)[]).find((each) => each === textOf(entries, 'solid'));
  if (!solid) throw new EntryError('solid', 'Choose a solid.');
  const names = measured[solid];
  const sizes = numbersOf('size', textOf(entries, 'size'));
  if (sizes.length !== names.length)
    throw new EntryError('size', `Enter ${names.length === 1 ? 'one number' : `${names.length} numbers`}: ${names.join(', ')}.`);
  if (sizes.some((each) => each <= 0)) throw new EntryError('size', 'Measurements have to be above 0.');
  if (Math.max(...sizes) > 12 * Math.min(...sizes))
    throw new EntryError('size', 'One measurement is more than 12 times another: the drawing could not be read.');
  const [a = 1, b = 1, c = 1] = sizes;
  const [first, second, third] = places(entries, 'labels', names.length).map((label) => label || undefined);
  const labeled = [first, second, third].flatMap((label, index) => (label ? [`The ${names[index]} is labeled ${label}.`] : []));
  const text = { title: titleOf(entries), alt: sentences(`A drawing of a ${solidNames[solid]}, seen from a little above.`, ...labeled) };
  const given = { ...(first && { radius: first }), ...(second && { height: second }) };
  switch (solid) {
    case 'cylinder':
      return clear(cylinder(text, a, b, given), 'labels');
    case 'cone':
      return clear(cone(text, a, b, given), 'labels');
    case 'sphere':
      return clear(sphere(text, a, first), 'labels');
    case 'box':
      return clear(box(text, [a, b, c], { ...(first && { width: first }), ...(second && { depth: second }), ...(third && { height: third }) }), 'labels');
    case 'pyramid':
      return clear(squarePyramid(text, a, b, { ...(first && { side: first }), ...(second && { height: second }) }), 'labels');
  }
}
