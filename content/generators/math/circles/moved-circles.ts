/** CI-j: a point in, on or outside a circle; circles that are translated or enlarged. */
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { math } from '../text.ts';
import { signed } from '../formulas.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asSizes } from '../manners.ts';
import { rightFormula, wrongFormula } from '../options.ts';
import { farthestPoint, movedExpanded, scaledExpanded } from './expanded-circles.ts';
import { sign } from '../draws.ts';

const shifted = (letter: string, by: number) => (by === 0 ? `${letter}^2` : `(${letter}${signed(-by).replaceAll(' ', '')})^2`);
const circle = (h: number, k: number, q: number) => `${shifted('x', h)}+${shifted('y', k)}=${q}`;
const at = (x: number, y: number) => `(${x}, ${y})`;
const wrongCircle = (h: number, k: number, q: number, code: 'SHIFT' | 'CEQ' | 'SWAP' | 'K2K3' | 'STOP', why: string) =>
  wrongFormula(code, circle(h, k, q), `${h},${k},${q}`, why);

function translated(random: Random): Draft | null {
  const [h, k, r] = [random.int(-7, 7), random.int(-7, 7), random.int(2, 9)];
  const [dx, dy] = [random.int(-8, 8), random.int(-8, 8)];
  if (h === 0 || k === 0 || dx === 0 || dy === 0 || Math.abs(dx) === Math.abs(dy) || h + dx === 0 || k + dy === 0) return null;
  const [H, K, q] = [h + dx, k + dy, r * r];
  const across = `${Math.abs(dx)} ${Math.abs(dx) === 1 ? 'unit' : 'units'} to the ${dx > 0 ? 'right' : 'left'}`;
  const upward = `${Math.abs(dy)} ${Math.abs(dy) === 1 ? 'unit' : 'units'} ${dy > 0 ? 'up' : 'down'}`;
  const given = math(circle(h, k, q));
  return {
    parameters: { kind: 'translated', h, k, r, dx, dy },
    stem: random.pick([
      `The graph of ${given} in the ${math('xy')}-plane is a circle. The circle is translated ${across} and ${upward}. Which equation represents the resulting circle?`,
      `In the ${math('xy')}-plane, the circle with equation ${given} is translated ${across} and ${upward}. Which of the following is an equation of the image?`,
      `Circle ${math('A')} has the equation ${given}. Circle ${math('B')} is obtained by translating circle ${math('A')} ${across} and ${upward} in the ${math('xy')}-plane. Which equation represents circle ${math('B')}?`,
      `${given}\n\nThe graph of the given equation in the ${math('xy')}-plane is shifted ${across} and ${upward}. Which equation defines the new graph?`,
      `When the graph of ${given} is shifted ${across} and ${upward} in the ${math('xy')}-plane, which of the following equations results?`,
      `The circle with equation ${given} in the ${math('xy')}-plane is shifted ${across} and ${upward}. Which of the following equations represents the circle after the shift?`,
      `The graph of ${given} in the ${math('xy')}-plane is moved ${across} and ${upward}. Which equation represents the graph in its new position?`,
    ]),
    answer: {
      format: 'choice',
      correct: rightFormula(circle(H, K, q), `${H},${K},${q}`, `The center moves from ${math(at(h, k))} to ${math(at(H, K))}, and the radius stays the same.`),
      wrong: [
        wrongCircle(h - dx, k - dy, q, 'SHIFT', `This moves the circle in the wrong direction both ways; the new center is ${math(at(H, K))}.`),
        wrongCircle(h - dx, k + dy, q, 'SHIFT', 'This moves the circle the wrong way horizontally; for a shift to the right, subtract inside the parentheses.'),
        wrongCircle(h + dx, k - dy, q, 'SHIFT', 'This moves the circle the wrong way vertically; for a shift up, subtract inside the parentheses.'),
        wrongCircle(-H, -K, q, 'CEQ', `This circle has center ${math(at(-H, -K))}; the coordinates of the center are subtracted in the equation.`),
        wrongCircle(h + dy, k + dx, q, 'SWAP', `This switches the horizontal and vertical shifts; the new center is ${math(at(H, K))}.`),
        wrongCircle(dx, dy, q, 'STOP', 'This translates a circle centered at the origin; add the shift to the given center.'),
        wrongCircle(-dx, -dy, q, 'CEQ', 'This uses the shift, with the wrong signs, as the center; find the given center first.'),
      ],
    },
    steps: [
      `A translation moves the center but does not change the radius. The given circle has center ${math(at(h, k))} and radius ${math(r)}.`,
      `The new center is ${math(`(${h}${signed(dx)}, ${k}${signed(dy)}) = ${at(H, K)}`)}.`,
      `Because ${math('r^2')} does not change, the equation is ${math(circle(H, K, q))}.`,
      `Check with a point: ${math(at(h + r, k))} is on the given circle and moves to ${math(at(H + r, K))}, for which ${math(`(${H + r}${signed(-H)})^2+(${K}${signed(-K)})^2=${q}`)}.`,
    ],
    takeaway: 'To translate a circle, move the center and keep the radius; the coordinates of the center are subtracted in the equation.',
  };
}

const places = ['inside', 'outside', 'on'] as const;

/** Which of four points lies inside, outside or on the circle? */
function point(random: Random): Draft | null {
  const [h, k] = [random.int(-5, 5), random.int(-5, 5)];
  const r = random.pick([5, 5, 10, 13]);
  const q = r * r;
  const place = random.pick(places);
  const distance = ([x, y]: readonly [number, number]) => (x - h) ** 2 + (y - k) ** 2;
  const legs = r === 5 ? [3, 4] : r === 10 ? [6, 8] : [5, 12];
  const on = () => {
    const [a = 0, b = 0] = random.shuffle(legs);
    return [h + a * sign(random), k + b * sign(random)] as const;
  };
  const inside = () => [h + random.int(1, Math.floor(r * 0.6)) * sign(random), k + random.int(1, Math.floor(r * 0.6)) * sign(random)] as const;
  const outside = () => [h + random.int(Math.ceil(r * 0.75), r) * sign(random), k + random.int(Math.ceil(r * 0.75), r) * sign(random)] as const;
  const make = { inside, outside, on };
  const fits = (spot: readonly [number, number]) => (distance(spot) < q ? 'inside' : distance(spot) > q ? 'outside' : 'on');
  const key = make[place]();
  const [one, two] = places.filter((each) => each !== place) as [(typeof places)[number], (typeof places)[number]];
  const others = [make[one](), make[two](), make[one](), make[two]()];
  if (h === 0 || k === 0 || fits(key) !== place || others.some((spot) => fits(spot) === place)) return null;
  const where = { inside: 'in the interior of', outside: 'in the exterior of', on: 'on' }[place];
  const given = math(circle(h, k, q));
  const why = (spot: readonly [number, number]) =>
    `The square of its distance from the center is ${math(`${(spot[0] - h) ** 2}+${(spot[1] - k) ** 2}=${distance(spot)}`)}, ${fits(spot) === 'on' ? `equal to ${math(q)}, so it is on the circle` : fits(spot) === 'inside' ? `less than ${math(q)}, so it is inside the circle` : `greater than ${math(q)}, so it is outside the circle`}.`;
  return {
    parameters: { kind: 'point', h, k, r, place },
    stem: random.pick([
      `A circle in the ${math('xy')}-plane has the equation ${given}. Which of the following points lies ${where} the circle?`,
      `Which of the following points lies ${where} the circle with equation ${given} in the ${math('xy')}-plane?`,
      `${given}\n\nThe graph of the given equation in the ${math('xy')}-plane is a circle. Which point lies ${where} the circle?`,
      `The equation ${given} defines a circle in the ${math('xy')}-plane. Which of these points is located ${where} the circle?`,
      `A sprinkler waters a circular region of a lawn. In the ${math('xy')}-plane, the edge of this region is represented by the graph of ${given}. Which of the following points lies ${where} the circle?`,
      `The region that a radio station reaches is bounded by the circle ${given} in the ${math('xy')}-plane. Which of the following points lies ${where} the circle?`,
      `A circular park is bounded by the graph of ${given} in the ${math('xy')}-plane. Which of the following points lies ${where} the circle?`,
      `In the ${math('xy')}-plane, a circle has equation ${given}. Which point lies ${where} this circle?`,
    ]),
    answer: {
      format: 'choice',
      correct: rightFormula(at(...key), at(...key), why(key)),
      wrong: [
        ...others.map((spot) => wrongFormula('CEQ', at(...spot), at(...spot), why(spot))),
        ...([[-key[0], -key[1]]] as const).filter((spot) => fits(spot) !== place).map((spot) => wrongFormula('SIGN', at(...spot), at(...spot), why(spot))),
      ],
    },
    steps: [
      `The circle has center ${math(at(h, k))} and radius ${math(r)}. A point is inside if the left side of the equation is less than ${math(q)}, on the circle if it is equal, and outside if it is greater.`,
      `For ${math(at(...key))}: ${math(`(${key[0]}${signed(-h)})^2+(${key[1]}${signed(-k)})^2=${distance(key)}`)}.`,
      `This is ${place === 'on' ? 'equal to' : place === 'inside' ? 'less than' : 'greater than'} ${math(q)}, so the point lies ${where} the circle.`,
      `Check: for points that lie ${one} or ${two} the circle, the left side has other values, such as ${math(distance(others[0] ?? key))} for ${math(at(...(others[0] ?? key)))}.`,
    ],
    takeaway: 'Substitute the point into the left side of the equation and compare the result with r².',
  };
}

/** A circle with the same center and a radius that is a multiple, or a constant that puts a point on the circle. */
function enlarged(random: Random): Draft | null {
  const [h, k, r, times] = [random.int(-7, 7), random.int(-7, 7), random.int(2, 9), random.int(2, 5)];
  if (h === 0 || k === 0 || (r === 2 && times === 2)) return null;
  const [q, key] = [r * r, (r * times) ** 2];
  const multiple = ['', '', 'twice', 'three times', 'four times', 'five times'][times] ?? '';
  const given = math(circle(h, k, q));
  const wanted = math(`${shifted('x', h)}+${shifted('y', k)}=n`);
  const answer = numberAnswer({
    ...asSizes,
    typed: random.chance(1, 2),
    key,
    why: `The radius is ${r * times}, and ${math(`n=${r * times}^2`)}.`,
    bugs: [
      bug('K2K3', q * times, `This multiplies ${math('r^2')} by ${times}; the radius is multiplied, so ${math('r^2')} is multiplied by ${times * times}.`),
      bug('STOP', r * times, 'This is the new radius; the equation uses its square, so square it.'),
      bug('DIAM', 2 * r * times, 'This is the new diameter; the equation uses the square of the radius.'),
      bug('DIAM', (2 * r * times) ** 2, `This squares the diameter; square the radius, ${math(r * times)}.`),
      bug('CEQ', (q * times) ** 2, `This uses ${math(q)} as the radius, but it is already the square of the radius; multiply it by ${math(times * times)}.`),
      bug(
        'K2K3',
        q * times ** 3,
        `This multiplies ${math('r^2')} by ${math(`${times}^3`)}; the radius is multiplied by ${times}, so its square is multiplied by ${math(`${times}^2`)}.`,
      ),
      bug('K2K3', q + times, `This adds ${times} to ${math('r^2')}; multiply the radius by ${times} instead.`),
      bug('K2K3', (r + times) ** 2, `This adds ${times} to the radius; multiply the radius by ${times} instead.`),
    ],
  });
  return (
    answer && {
      parameters: { kind: 'enlarged', h, k, r, times },
      stem: random.pick([
        `The equation ${given} represents circle ${math('A')} in the ${math('xy')}-plane. Circle ${math('B')} has the same center, and its radius is ${multiple} the radius of circle ${math('A')}. Circle ${math('B')} has the equation ${wanted}, where ${math('n')} is a constant. What is the value of ${math('n')}?`,
        `In the ${math('xy')}-plane, the circles with equations ${given} and ${wanted}, where ${math('n')} is a constant, have the same center. The radius of the second circle is ${multiple} the radius of the first. What is the value of ${math('n')}?`,
        `A circle has the equation ${given}. A second circle, with the equation ${wanted}, has a radius that is ${multiple} the radius of the first. What is the value of the constant ${math('n')}?`,
        `The circumference of the circle with equation ${wanted}, where ${math('n')} is a constant, is ${multiple} the circumference of the circle with equation ${given}. What is the value of ${math('n')}?`,
        `The equation ${given} represents circle ${math('P')} in the ${math('xy')}-plane. Circle ${math('Q')} has the same center as circle ${math('P')}, and its diameter is ${multiple} the diameter of circle ${math('P')}. If an equation of circle ${math('Q')} is ${wanted}, what is the value of ${math('n')}?`,
        `On a coordinate map, the graph of ${given} represents the boundary of the region that receives the signal of a radio station. After the station installs a stronger transmitter, the radius of this region is ${multiple} what it was, and the boundary is represented by the graph of ${wanted}, where ${math('n')} is a constant. What is the value of ${math('n')}?`,
        `The graph of ${wanted} in the ${math('xy')}-plane, where ${math('n')} is a constant, is a circle with a radius that is ${multiple} the radius of the circle defined by ${given}. What is the value of ${math('n')}?`,
      ]),
      answer,
      steps: [
        `In the equation of a circle, the number on the right is the square of the radius.`,
        `The given radius is ${math(`\\sqrt{${q}}=${r}`)}, so the other radius is ${math(`${times}\\cdot ${r}=${r * times}`)}.`,
        `So ${math(`n=${r * times}^2=${key}`)}.`,
        `Check: ${math(`\\frac{${key}}{${q}}=${times * times}`)}, the square of ${times}.`,
      ],
      takeaway: 'If the radius is multiplied by k, the number on the right side of the equation is multiplied by k².',
    }
  );
}

export const movedCircles: Generator = {
  archetype: 'CI-j',
  topicId: 29,
  version: 11,
  levels: [2, 3, 5],
  skillTags: ['circle-equations', 'transformations'],
  draft: (random, level) => random.pick(level === 2 ? [translated, point] : level === 3 ? [enlarged] : [movedExpanded, scaledExpanded, farthestPoint])(random),
};
