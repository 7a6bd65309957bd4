/** CI-j at its hard level: circles in expanded form that are translated or enlarged, and distances from a point to a circle. */
import type { Random } from '#core/random.ts';
import type { Draft } from '#content/generators/generator.ts';
import { point, signed, sum } from '../formulas.ts';
import { math, segment } from '../text.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asFractions } from '../manners.ts';

/** The left side of the expanded equation of every circle with this center. */
const left = (h: number, k: number) =>
  sum([
    [1, 'x^2'],
    [1, 'y^2'],
    [-2 * h, 'x'],
    [-2 * k, 'y'],
  ]);
const square = (letter: string, by: number) => `(${letter}${signed(-by).replaceAll(' ', '')})^2`;
const squared = (value: number) => (value < 0 ? `(${value})^2` : `${value}^2`);
const nonzero = (random: Random, most: number) => random.int(1, most) * (random.chance(1, 2) ? 1 : -1);
const plane = `the ${math('xy')}-plane`;

/** From the expanded to the standard form, as a step of the solution. */
const standardForm = (h: number, k: number, r: number, F: number) =>
  `Complete the squares: ${math(`${square('x', h)}+${square('y', k)}=${F}+${h * h}+${k * k}=${r * r}`)}. The center is ${math(point(h, k))}, and the radius is ${math(r)}.`;

export function movedExpanded(random: Random): Draft | null {
  const [h, k, r, dx, dy] = [nonzero(random, 6), nonzero(random, 6), random.int(2, 9), nonzero(random, 7), nonzero(random, 7)];
  const [H, K, F] = [h + dx, k + dy, r * r - h * h - k * k];
  const key = r * r - H * H - K * K;
  if (H === 0 || K === 0 || F === 0 || Math.abs(dx) === Math.abs(dy)) return null;
  const units = (by: number) => `${Math.abs(by)} ${Math.abs(by) === 1 ? 'unit' : 'units'}`;
  const move = `${units(dx)} to the ${dx > 0 ? 'right' : 'left'} and ${units(dy)} ${dy > 0 ? 'up' : 'down'}`;
  const given = math(`${left(h, k)}=${F}`);
  const wanted = `${math('x^2+y^2+ax+by=c')}, where ${math('a')}, ${math('b')}, and ${math('c')} are constants`;
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(1, 2),
    key,
    why: `The image has center ${math(point(H, K))} and radius ${math(r)}.`,
    bugs: [
      bug('STOP', F, `This keeps the constant of the given equation; it changes with the center, so expand the squares for the new one.`),
      bug('CEQ', r * r, `This is ${math('r^2')}, the right side of the standard form; expand the squares to find ${math('c')}.`),
      bug(
        'SHIFT',
        r * r - (h - dx) ** 2 - (k - dy) ** 2,
        `This moves the center to ${math(point(h - dx, k - dy))}, in the opposite direction; the new center is ${math(point(H, K))}.`,
      ),
      bug('SIGN', r * r + H * H + K * K, `This adds the squares of the coordinates of the center to ${math('r^2')}; subtract them.`),
      bug('CEQ', F - H * H - K * K, `This uses ${math(F)} as ${math('r^2')}; complete the squares first.`),
      bug('SWAP', r * r - (h + dy) ** 2 - (k + dx) ** 2, `This switches the horizontal and vertical shifts; the new center is ${math(point(H, K))}.`),
    ],
  });
  return (
    answer && {
      parameters: { kind: 'moved-expanded', h, k, r, dx, dy },
      stem: random.pick([
        `The graph of ${given} in ${plane} is a circle. It is translated ${move}. The equation of the resulting circle can be written as ${wanted}. What is the value of ${math('c')}?`,
        `In ${plane}, circle ${math('A')} has the equation ${given}. Circle ${math('B')} is the image of circle ${math('A')} after a translation of ${move}, and its equation is ${wanted}. What is the value of ${math('c')}?`,
        `In ${plane}, the graph of ${given} is translated ${move}. The resulting circle is the graph of ${wanted}. What is the value of ${math('c')}?`,
        `Circle ${math('P')} in ${plane} is the graph of ${given}. If circle ${math('P')} is shifted ${move}, the result is circle ${math('Q')}, which is represented by the equation ${wanted}. What is the value of ${math('c')}?`,
        `The equation ${given} defines a circle in ${plane}. A second circle has the same radius, and its center is ${move.replace(' and', ' of and').replace(/up$/, 'above').replace(/down$/, 'below')} the center of the first circle. The second circle has the equation ${wanted}. What is the value of ${math('c')}?`,
      ]),
      answer,
      steps: [
        standardForm(h, k, r, F),
        `The translation moves the center to ${math(point(H, K))} and does not change the radius: ${math(`${square('x', H)}+${square('y', K)}=${r * r}`)}.`,
        `Expand the squares and move the constants to the right: ${math(`c=${r * r}-${squared(H)}-${squared(K)}=${key}`)}.`,
        `Check with the point ${math(point(H + r, K))} of the moved circle: ${math(`${(H + r) ** 2}+${K * K}${signed(-2 * H * (H + r))}${signed(-2 * K * K)}=${key}`)}.`,
      ],
      takeaway: 'To move a circle in expanded form, complete the squares, move the center, and expand again: the constant changes too.',
    }
  );
}

const words = ['', '', 'twice', 'three times', 'four times'];
const squareWords = ['', '', 'four times', 'nine times', 'sixteen times'];

export function scaledExpanded(random: Random): Draft | null {
  const [h, k, r, t] = [nonzero(random, 7), nonzero(random, 7), random.int(2, 9), random.int(2, 4)];
  const [q, F, byArea] = [r * r, r * r - h * h - k * k, random.chance(1, 2)];
  const key = t * t * q - h * h - k * k;
  if (F === 0) return null;
  const given = math(`${left(h, k)}=${F}`);
  const wanted = `${math(`${left(h, k)}=n`)}, where ${math('n')} is a constant`;
  const word = byArea ? squareWords[t] : words[t];
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(1, 2),
    key,
    why: `The second circle has radius ${math(t * r)} and center ${math(point(h, k))}.`,
    bugs: [
      bug(
        'K2K3',
        t * t * F,
        `This multiplies the constant of the expanded equation by ${t * t}; only ${math('r^2')} is multiplied, so complete the squares first.`,
      ),
      byArea
        ? bug(
            'K2K3',
            t ** 4 * q - h * h - k * k,
            `This multiplies the radius by ${t * t}; if the area is multiplied by ${t * t}, the radius is multiplied by ${t}.`,
          )
        : bug(
            'K2K3',
            t * q - h * h - k * k,
            `This multiplies ${math('r^2')} by ${t}; the radius is multiplied by ${t}, so ${math('r^2')} is multiplied by ${t * t}.`,
          ),
      bug('CEQ', t * t * q, `This is the square of the new radius, the right side of the standard form; expand the squares on the left to find ${math('n')}.`),
      bug('SIGN', t * t * q + h * h + k * k, `This adds the squares of the coordinates of the center; subtract them from the square of the radius.`),
      bug('STOP', t * r, 'This is the radius of the second circle; square it, and expand the equation.'),
      bug('K2K3', t * F, `This multiplies the constant of the expanded equation by ${t}, as if it were the radius; complete the squares first.`),
    ],
  });
  const larger = (one: string, other: string) =>
    byArea ? `The area enclosed by ${one} is ${word} the area enclosed by ${other}` : `The radius of ${one} is ${word} the radius of ${other}`;
  const lower = (text: string) => text.replace(/^T/, 't');
  return (
    answer && {
      parameters: { kind: 'scaled-expanded', h, k, r, t, byArea },
      stem: random.pick([
        `In ${plane}, circle ${math('A')} has the equation ${given}, and circle ${math('B')} has the equation ${wanted}. ${larger(`circle ${math('B')}`, `circle ${math('A')}`)}. What is the value of ${math('n')}?`,
        `In ${plane}, the equations ${given} and ${wanted}, represent two circles with the same center. ${larger('the second circle', 'the first circle')}. What is the value of ${math('n')}?`,
        `Circle ${math('P')} is the graph of ${given} in ${plane}. Circle ${math('Q')} is the graph of ${wanted}. If ${lower(larger(`circle ${math('Q')}`, `circle ${math('P')}`))}, what is the value of ${math('n')}?`,
        `On a coordinate map, the graph of ${given} represents the boundary of the region covered by a radar system. After the system is upgraded, the boundary of the region it covers is represented by the graph of ${wanted}. The ${byArea ? 'area' : 'radius'} of the region covered after the upgrade is ${word} the ${byArea ? 'area' : 'radius'} of the region covered before it. What is the value of ${math('n')}?`,
        `The graphs of ${given} and ${math(`${left(h, k)}=n`)} are circles in ${plane}, where ${math('n')} is a constant. ${larger('the second circle', 'the first circle')}. What is the value of ${math('n')}?`,
      ]),
      answer,
      steps: [
        standardForm(h, k, r, F),
        byArea
          ? `The area is multiplied by ${t * t}, so ${math('r^2')} is, too: the new value is ${math(`${t * t}\\cdot ${q}=${t * t * q}`)}.`
          : `The new radius is ${math(`${t}\\cdot ${r}=${t * r}`)}, and its square is ${math(t * t * q)}.`,
        `In expanded form, the right side is ${math(`n=${t * t * q}-${squared(h)}-${squared(k)}=${key}`)}.`,
        `Check with the point ${math(point(h + t * r, k))} of the larger circle: ${math(`${(h + t * r) ** 2}+${k * k}${signed(-2 * h * (h + t * r))}${signed(-2 * k * k)}=${key}`)}.`,
      ],
      takeaway: 'The number on the right side is r² only in standard form; in expanded form, complete the squares first.',
    }
  );
}

export function farthestPoint(random: Random): Draft | null {
  const [h, k, r] = [nonzero(random, 7), nonzero(random, 7), random.int(2, 9)];
  const [a, b, c] = random.pick([
    [3, 4, 5],
    [5, 12, 13],
    [8, 15, 17],
    [6, 8, 10],
    [9, 12, 15],
  ] as const);
  const [dx, dy] = [random.chance(1, 2) ? a : -a, random.chance(1, 2) ? b : -b];
  const [p, q, F] = [h + dx, k + dy, r * r - h * h - k * k];
  const nearest = c > r && random.chance(1, 2);
  const key = nearest ? c - r : c + r;
  const wrongCenter = Math.hypot(p + h, q + k);
  if (F === 0 || c === r || p === 0 || q === 0) return null;
  const given = math(`${left(h, k)}=${F}`);
  const from = math(point(p, q));
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(1, 2),
    key,
    why: `The center is ${c} units from ${from}, and the radius is ${r}.`,
    bugs: [
      bug('STOP', c, `This is the distance from ${from} to the center of the circle; ${nearest ? 'subtract' : 'add'} the radius, ${math(r)}.`),
      bug(
        'SIGN',
        nearest ? c + r : Math.abs(c - r),
        `This is the ${nearest ? 'greatest' : 'least'} distance from ${from} to a point on the circle; ${nearest ? 'subtract the radius instead of adding it' : 'add the radius instead of subtracting it'}.`,
      ),
      bug('DIAM', nearest ? Math.abs(c - 2 * r) : c + 2 * r, `This uses the diameter of the circle; ${nearest ? 'subtract' : 'add'} the radius, ${math(r)}.`),
      ...(Number.isInteger(wrongCenter) && wrongCenter > r
        ? [
            bug(
              'CEQ',
              nearest ? wrongCenter - r : wrongCenter + r,
              `This takes ${math(point(-h, -k))} as the center; both signs are wrong: it is ${math(point(h, k))}.`,
            ),
          ]
        : []),
      bug('HYP', nearest ? Math.abs(a + b - r) : a + b + r, `This adds the horizontal and vertical distances to the center; use the Pythagorean theorem.`),
      bug('STOP', r, `This is only the radius of the circle; combine it with the distance from ${from} to the center, ${math(c)}.`),
      bug('CEQ', nearest ? Math.abs(c - r * r) : c + r * r, `This uses ${math('r^2')}; take its square root, ${math(r)}.`),
    ].filter(({ value }) => value?.n !== 0n),
  });
  const which = nearest ? 'shortest' : 'greatest';
  return (
    answer && {
      parameters: { kind: 'distance', h, k, r, p, q, nearest },
      stem: random.pick([
        `The graph of ${given} in ${plane} is a circle. What is the ${which} distance from the point ${from} to a point on the circle?`,
        `Point ${math('P')} has coordinates ${from}, and point ${math('Q')} lies on the circle with equation ${given} in ${plane}. What is the ${nearest ? 'least' : 'greatest'} possible length of ${segment('PQ')}?`,
        `A point on the circle with equation ${given} in ${plane} is joined to the point ${from} by a line segment. What is the ${nearest ? 'least' : 'greatest'} possible length of this segment?`,
        `The equation ${given} represents a circle in ${plane}. The distance between the point ${from} and a point on the circle is ${math('d')} units. What is the ${nearest ? 'least' : 'greatest'} possible value of ${math('d')}?`,
        `On a coordinate map, where each unit represents 1 mile, the graph of ${given} represents the boundary of a circular lake. A weather station is located at the point ${from}. What is the ${which} distance, in miles, from the weather station to a point on the boundary of the lake?`.replace(
          'the boundary of a circular lake. A weather',
          c > r ? 'the boundary of a circular lake. A weather' : 'the boundary of a circular lake. A floating weather',
        ),
      ]),
      answer,
      steps: [
        standardForm(h, k, r, F),
        `The distance from ${from} to the center is ${math(`\\sqrt{${squared(dx)}+${squared(dy)}}=${c}`)}.`,
        nearest
          ? `The nearest point of the circle lies between them, one radius from the center: ${math(`${c}-${r}=${key}`)}.`
          : `The farthest point of the circle lies beyond the center, one radius farther: ${math(`${c}+${r}=${key}`)}.`,
        `Check: the nearest and the farthest point are ${math(`${c}-${r}=${c - r}`)} and ${math(`${c}+${r}=${c + r}`)} away, and the difference, ${math(2 * r)}, is the diameter.`,
      ],
      takeaway: 'The nearest and the farthest point of a circle lie on the line through its center: the distance to the center minus or plus the radius.',
    }
  );
}
