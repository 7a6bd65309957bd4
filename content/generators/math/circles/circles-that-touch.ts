/** CI-o: circles that touch an axis or a line, with a constant to be found from that. */
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { persist } from '../persist.ts';
import { bracketed, signed, term } from '../formulas.ts';
import { math } from '../text.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asFractions } from '../manners.ts';
import { expandedLeft, minus, pointFromSlope, tangentAtPoint } from './tangent-at-a-point.ts';

/** The constant of an expanded equation makes the circle touch an axis. */
function touchesAxis(random: Random): Draft | null {
  const [h, k] = [random.int(-12, 12), random.int(-12, 12)];
  if (h === 0 || k === 0 || Math.abs(h) === Math.abs(k)) return null;
  const axis = random.pick(['x', 'y'] as const);
  const r = Math.abs(axis === 'x' ? k : h);
  const other = axis === 'x' ? h : k;
  const onLeft = random.chance(1, 2);
  // x² + y² + … + c = 0 or … = c.
  const constant = other * other;
  const key = onLeft ? constant : -constant;
  const sign = onLeft ? 1 : -1;
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(2, 3),
    key,
    why: `The radius is ${math(r)}, the distance from the center to the axis.`,
    bugs: [
      bug('SWAP', sign * r * r, `This comes from the distance to the other axis; the radius is the distance to the ${math(axis)}-axis, ${math(r)}.`),
      bug(
        'SIGN',
        -key,
        onLeft
          ? `This subtracts in the wrong order; on the left side, ${math(`c = ${h * h} + ${k * k} - ${r * r}`)}.`
          : `This subtracts in the wrong order; on the right side, ${math(`c = ${r * r} - ${h * h} - ${k * k}`)}.`,
      ),
      bug(
        'SWAP',
        -sign * r * r,
        `This comes from the distance to the other axis, with the wrong sign; the radius is the distance to the ${math(axis)}-axis, ${math(r)}.`,
      ),
      bug('CEQ', sign * (h * h + k * k - r), `This uses the radius, ${math(r)}; use its square, ${math(r * r)}.`),
      bug(
        'STOP',
        sign * (h * h + k * k),
        `For this value, the radius would be 0; it has to be ${math(r)}, so its square, ${math(r * r)}, belongs on the right side.`,
      ),
      bug('SQBIN', sign * 4 * constant, `This squares the coefficient ${math(-2 * other)}; square half of it, ${math(-other)}.`),
      bug('STOP', r, `This is the radius of the circle; compare its square with the right side of the equation in standard form.`),
    ],
  });
  const equation = onLeft ? `${expandedLeft(h, k)} + c = 0` : `${expandedLeft(h, k)} = c`;
  return (
    answer && {
      parameters: { kind: 'axis', h, k, axis, onLeft },
      stem: random.pick([
        `In the ${math('xy')}-plane, the graph of ${math(equation)}, where ${math('c')} is a constant, is a circle that is tangent to the ${math(axis)}-axis. What is the value of ${math('c')}?`,
        `${math(equation)}\n\nIn the given equation, ${math('c')} is a constant. The graph of the equation in the ${math('xy')}-plane is a circle that intersects the ${math(axis)}-axis at exactly one point. What is the value of ${math('c')}?`,
        `A circle in the ${math('xy')}-plane touches the ${math(axis)}-axis at exactly one point. The equation of the circle is ${math(equation)}, where ${math('c')} is a constant. What is the value of ${math('c')}?`,
      ]),
      answer,
      steps: [
        `A circle that is tangent to the ${math(axis)}-axis has a radius equal to the distance from its center to that axis. Complete the squares to find the center.`,
        `The center is ${math(`(${h}, ${k})`)}, so the radius is ${math(`|${axis === 'x' ? k : h}| = ${r}`)}.`,
        `${math(`${minus('x', h)}^2 + ${minus('y', k)}^2 = ${r * r}`)}. Expanded, the constants on the left add up to ${math(`${h * h} + ${k * k}`)}, so ${math(onLeft ? `c = ${h * h} + ${k * k} - ${r * r} = ${key}` : `c = ${r * r} - ${h * h} - ${k * k} = ${key}`)}.`,
        `Check at the point of tangency, ${math(axis === 'x' ? `(${h}, 0)` : `(0, ${k})`)}: the terms with ${math(axis)} add up to ${math(-constant)}, so ${math(onLeft ? `${-constant} + c = 0` : `${-constant} = c`)}.`,
      ],
      takeaway: 'A circle tangent to an axis has a radius equal to the distance from its center to the axis.',
    }
  );
}

/** The circle touches both axes, and its center lies on a line. */
function touchesBothAxes(random: Random): Draft | null {
  const r = random.int(2, 14);
  const [sx, sy] = random.pick([
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ] as const);
  const quadrant = sx > 0 ? (sy > 0 ? 'I' : 'IV') : sy > 0 ? 'II' : 'III';
  const [h, k] = [sx * r, sy * r];
  const m = random.pick([-4, -3, -2, 2, 3, 4, 5]);
  const b = k - m * h;
  if (b === 0 || sy === m * sx) return null;
  // The line must not meet the other diagonal at a whole number in the same quadrant.
  const area = random.pick(['radius', 'constant', 'n'] as const);
  const key = area === 'radius' ? r : r * r;
  const diagonal = sx === sy ? 'y = x' : 'y = -x';
  const otherX = -b / (m + sx * sy);
  const lineText = `y = ${term(m, 'x')}${signed(b)}`;
  const asked = {
    radius: 'What is the radius of the circle?',
    constant: `The equation of the circle can be written as ${math('x^2 + y^2 + ax + by + c = 0')}, where ${math('a')}, ${math('b')}, and ${math('c')} are constants. What is the value of ${math('c')}?`,
    n: `The equation of the circle can be written as ${math('(x - h)^2 + (y - k)^2 = n')}, where ${math('h')}, ${math('k')}, and ${math('n')} are constants. What is the value of ${math('n')}?`,
  }[area];
  const wrongRadius = Number.isInteger(otherX) && otherX !== 0 ? Math.abs(otherX) : null;
  const as = (value: number) => (area === 'radius' ? value : value * value);
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(2, 3),
    key,
    why: `The center is ${math(`(${h}, ${k})`)}, and the radius is ${math(r)}.`,
    bugs: [
      ...(wrongRadius === null
        ? []
        : [
            bug(
              'SIGN',
              as(wrongRadius),
              `This takes the wrong signs for a point in quadrant ${quadrant}; the center is ${math(`(${sx < 0 ? '-' : ''}r, ${sy < 0 ? '-' : ''}r)`)}.`,
            ),
          ]),
      bug(
        area === 'radius' ? 'DIAM' : area === 'constant' ? 'CEQ' : 'STOP',
        area === 'radius' ? 2 * r : area === 'constant' ? 2 * r * r : r,
        area === 'radius'
          ? 'This is the diameter of the circle; divide it by 2.'
          : area === 'constant'
            ? 'This adds the squares of both coordinates of the center; then subtract the square of the radius.'
            : 'This is the radius; the equation uses its square, so square it.',
      ),
      bug(
        'INTC',
        as(Math.abs(b)),
        `This uses the ${math('y')}-intercept of the line as the radius; put the center ${math(`(${sx < 0 ? '-' : ''}r, ${sy < 0 ? '-' : ''}r)`)} into the equation of the line.`,
      ),
      bug(
        area === 'radius' ? 'CEQ' : area === 'constant' ? 'SIGN' : 'DIAM',
        area === 'radius' ? r * r : area === 'constant' ? -r * r : 4 * r * r,
        area === 'radius'
          ? 'This is the square of the radius; take its square root.'
          : area === 'constant'
            ? `This has the wrong sign; the constants add up to ${math(`${r * r} + ${r * r} - ${r * r}`)}.`
            : `This is the square of the diameter; square the radius, ${math(r)}.`,
      ),
      ...(b % m === 0
        ? [
            bug(
              'INTC',
              as(Math.abs(b / m)),
              `This uses the ${math('x')}-intercept of the line as the radius; put the center ${math(`(${sx < 0 ? '-' : ''}r, ${sy < 0 ? '-' : ''}r)`)} into the equation of the line.`,
            ),
          ]
        : []),
    ],
  });
  return (
    answer && {
      parameters: { kind: 'both-axes', r, sx, sy, m, asked: area },
      stem: random.pick([
        `In the ${math('xy')}-plane, the center of a circle lies in quadrant ${quadrant} on the line ${math(lineText)}. The circle is tangent to both the ${math('x')}-axis and the ${math('y')}-axis. ${asked}`,
        `A circle in quadrant ${quadrant} of the ${math('xy')}-plane is tangent to both axes. The line ${math(lineText)} passes through the center of the circle. ${asked}`,
        `The line ${math(lineText)} divides a circle in the ${math('xy')}-plane into two semicircles. The center of the circle is in quadrant ${quadrant}, and the circle touches each of the axes at exactly one point. ${asked}`,
      ]),
      answer,
      steps: [
        `A circle that is tangent to both axes has its center at the same distance ${math('r')} from both. In quadrant ${quadrant}, the center is ${math(`(${sx < 0 ? '-' : ''}r, ${sy < 0 ? '-' : ''}r)`)}, so it lies on ${math(diagonal)}.`,
        `The center is also on the line: ${math(`${sy < 0 ? '-' : ''}r = ${term(m * sx, 'r')}${signed(b)}`)}, so ${math(`r = ${r}`)}.`,
        area === 'radius'
          ? `The radius is ${math(r)}.`
          : area === 'n'
            ? `The right side of the equation is the square of the radius: ${math(`n = ${r}^2 = ${r * r}`)}.`
            : `In ${math(`${minus('x', h)}^2 + ${minus('y', k)}^2 = ${r * r}`)}, the constants add up to ${math(`c = ${r * r} + ${r * r} - ${r * r} = ${r * r}`)}.`,
        `Check: the point ${math(`(${h}, ${k})`)} is on the line, because ${math(`${m} \\cdot ${bracketed(h)}${signed(b)} = ${k}`)}.`,
      ],
      takeaway: 'A circle tangent to both axes has a center whose coordinates have the same absolute value, the radius.',
    }
  );
}

/** The radius is known, and one linear coefficient is not. */
function unknownCoefficient(random: Random): Draft | null {
  const [h, k, r] = [random.int(2, 12), random.int(-12, 12), random.int(3, 16)];
  const rest = r * r - h * h - k * k;
  if (k === 0 || rest === 0 || Math.abs(k) === h) return null;
  const positive = random.chance(1, 2);
  const halved = random.chance(1, 2);
  // The unknown coefficient of x is 2a or a; the center is at −a or −a/2.
  const a = (positive ? 1 : -1) * (halved ? h : 2 * h);
  const coefficient = halved ? '2ax' : 'ax';
  const word = positive ? 'positive' : 'negative';
  const y = ` ${k > 0 ? '-' : '+'} ${Math.abs(2 * k)}y`;
  const measure = random.pick(['radius', 'diameter', 'area'] as const);
  const told = { radius: `a radius of ${math(r)}`, diameter: `a diameter of ${math(2 * r)}`, area: `an area of ${math(`${r * r}\\pi`)}` }[measure];
  const wantCenter = random.chance(1, 3);
  const center = positive ? -h : h;
  const key = wantCenter ? center : a;
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(2, 3),
    // Among choices, the stem’s “positive” or “negative” would rule out the others.
    believable: (value, key) => asFractions.believable(value, key) && (wantCenter || value.n > 0n === positive),
    key,
    why: `The square of the radius is ${math(`${halved ? 'a^2' : '\\frac{a^2}{4}'} + ${k * k}${signed(rest)}`)}.`,
    bugs: [
      bug(
        wantCenter ? 'CEQ' : 'SIGN',
        -key,
        wantCenter
          ? 'This has the sign of the coefficient; the center has the opposite sign, since its coordinates are subtracted in the equation.'
          : `This satisfies the condition on the size, but ${math('a')} is ${word}, so take ${math(a)}.`,
      ),
      bug(
        'CEQ',
        wantCenter ? a * (halved ? 2 : 1) : halved ? 2 * a : a / 2,
        `This halves the coefficient at the wrong place; half of the coefficient of ${math('x')} is ${math(halved ? 'a' : '\\frac{a}{2}')}.`,
      ),
      bug(
        'SWAP',
        wantCenter ? -k : -r,
        wantCenter
          ? `This has the size of the ${math('y')}-coordinate of the center; the question asks for the ${math('x')}-coordinate.`
          : `This has the size of the radius; solve ${math(`${halved ? 'a^2' : '\\frac{a^2}{4}'}${signed(k * k + rest)} = ${r * r}`)} for ${math('a')}.`,
      ),
      bug('STOP', h * h, `This is the square of the distance from the center to the ${math('y')}-axis; take the square root, and mind what is asked.`),
      bug(
        'SWAP',
        wantCenter ? k : r,
        wantCenter
          ? `This is the ${math('y')}-coordinate of the center; the question asks for the ${math('x')}-coordinate.`
          : `This is the radius of the circle; solve ${math(`${halved ? 'a^2' : '\\frac{a^2}{4}'}${signed(k * k + rest)} = ${r * r}`)} for ${math('a')}.`,
      ),
      bug(
        'SQBIN',
        (positive ? 1 : -1) * (r + Math.abs(k)),
        `This adds lengths; use squares: ${math(`${halved ? 'a^2' : '\\frac{a^2}{4}'}${signed(k * k + rest)} = ${r * r}`)}.`,
      ),
    ],
  });
  const equation = `x^2 + y^2 + ${coefficient}${y} = ${rest}`;
  const asked = wantCenter ? `What is the ${math('x')}-coordinate of the center of the circle?` : `What is the value of ${math('a')}?`;
  return (
    answer && {
      parameters: { kind: 'coefficient', h, k, r, positive, halved, measure, wantCenter },
      stem: random.pick([
        `In the ${math('xy')}-plane, the graph of ${math(equation)}, where ${math('a')} is a ${word} constant, is a circle with ${told}. ${asked}`,
        `${math(equation)}\n\nIn the given equation, ${math('a')} is a ${word} constant. The graph of the equation in the ${math('xy')}-plane is a circle that has ${told}. ${asked}`,
        `A circle in the ${math('xy')}-plane has ${told}. An equation of the circle is ${math(equation)}, where ${math('a')} is a ${word} constant. ${asked}`,
      ]),
      answer,
      steps: [
        `Complete both squares, with ${math('a')} as if it were a number: ${math(`\\left(x + ${halved ? 'a' : '\\frac{a}{2}'}\\right)^2 + ${minus('y', k)}^2 = ${halved ? 'a^2' : '\\frac{a^2}{4}'} + ${k * k}${signed(rest)}`)}.`,
        `The right side is the square of the radius: ${math(`${halved ? 'a^2' : '\\frac{a^2}{4}'}${signed(k * k + rest)} = ${r * r}`)}, so ${math(`a^2 = ${a * a}`)}.`,
        `Because ${math('a')} is ${word}, ${math(`a = ${a}`)}.${wantCenter ? ` The center has the ${math('x')}-coordinate ${math(halved && a > 0 ? `-a = ${center}` : `-${halved ? bracketed(a) : `\\frac{${a}}{2}`} = ${center}`)}.` : ''}`,
        `Check: ${math(`${h * h} + ${k * k}${signed(rest)} = ${r * r}`)}.`,
      ],
      takeaway: 'Completing the square works with a letter as well: half of the coefficient, squared, goes to both sides.',
    }
  );
}

export const circlesThatTouch: Generator = {
  archetype: 'CI-o',
  topicId: 29,
  version: 4,
  levels: [4, 5],
  skillTags: ['circle-equations', 'tangent-line', 'completing-the-square'],
  draft(random, level) {
    const atPoint = (each: Random) => tangentAtPoint(each, false);
    const easier = [atPoint, atPoint, touchesAxis];
    const harder = [(each: Random) => tangentAtPoint(each, true), pointFromSlope, touchesBothAxes, unknownCoefficient];
    const kind = random.pick(level === 4 ? easier : harder);
    return persist(() => kind(random));
  },
};
