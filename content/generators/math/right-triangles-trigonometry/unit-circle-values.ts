/** TR-i: sine, cosine and tangent of angles in all four quadrants. */
import type { Random } from '#core/random.ts';
import { unitCircle } from '#content/figures/unit-circle.ts';
import type { Draft, Generator, WrongOption } from '#content/generators/generator.ts';
import { math } from '../text.ts';
import { radians } from '../exact-size.ts';

/** Exact values of the reference angles; multiples of 90° have their own. */
const halves: Readonly<Record<number, readonly [string, string, string]>> = {
  30: ['\\frac{1}{2}', '\\frac{\\sqrt{3}}{2}', '\\frac{\\sqrt{3}}{3}'],
  45: ['\\frac{\\sqrt{2}}{2}', '\\frac{\\sqrt{2}}{2}', '1'],
  60: ['\\frac{\\sqrt{3}}{2}', '\\frac{1}{2}', '\\sqrt{3}'],
};
const angles = [120, 135, 150, 210, 225, 240, 300, 315, 330, 390, 405, 420, 480, 495, 510, 570, 585, 600] as const;
const names = ['sin', 'cos', 'tan'] as const;
const words = { sin: 'sine', cos: 'cosine', tan: 'tangent' } as const;

const quadrantOf = (degrees: number) => Math.floor((degrees % 360) / 90) + 1;
const referenceOf = (degrees: number) => {
  const within = degrees % 180;
  return within > 90 ? 180 - within : within;
};
const signOf = (name: (typeof names)[number], quadrant: number) => ({ sin: [1, 1, -1, -1], cos: [1, -1, -1, 1], tan: [1, -1, 1, -1] })[name][quadrant - 1] ?? 1;
const signed = (sign: number, latex: string) => `${sign < 0 ? '-' : ''}${latex}`;
const ordinal = ['', 'first', 'second', 'third', 'fourth'];

/** One wrong choice with the sign of the key and two without: the quadrant alone must not decide. None if there are too few. */
function bothSigns(random: Random, key: string, wrong: readonly WrongOption[]): WrongOption[] {
  const isNegative = (latex: string) => latex.startsWith('-');
  const distinct = wrong.filter(({ value }, index) => value !== key && wrong.findIndex((other) => other.value === value) === index);
  const [same, opposite] = [true, false].map((wanted) => distinct.filter(({ value }) => (isNegative(value) === isNegative(key)) === wanted)) as [
    WrongOption[],
    WrongOption[],
  ];
  return same.length === 0 || opposite.length < 2 ? [] : [random.pick(same), ...random.sample(opposite, 2)];
}

function exactValue(random: Random): Draft {
  const degrees = random.pick(angles);
  const name = random.pick(names);
  const inRadians = random.chance(3, 4);
  const [reference, quadrant] = [referenceOf(degrees), quadrantOf(degrees)];
  const values = halves[reference] ?? ['', '', ''];
  const index = names.indexOf(name);
  const sign = signOf(name, quadrant);
  const key = signed(sign, values[index] ?? '');
  const shown = inRadians ? radians(degrees) : `${degrees}^\\circ`;
  const wrong = (latex: string, misconception: WrongOption['misconception'], why: string): WrongOption => ({
    text: math(latex),
    value: latex,
    misconception,
    why,
  });
  const expression = math(`\\${name}${inRadians ? `\\left(${shown}\\right)` : ` ${shown}`}`);
  const others = names.filter((each) => each !== name);
  const far = halves[reference === 60 ? 30 : 60]?.[index] ?? '';
  return {
    parameters: { kind: 'value', degrees, name, inRadians },
    stem: random.pick([
      `What is the value of ${expression}?`,
      `Which of the following is equal to ${expression}?`,
      `What is the exact value of ${expression}?`,
      `Which of the following is the value of ${expression}?`,
      `In the ${math('xy')}-plane, angle ${math('\\theta')} is in standard position and has a measure of ${math(shown)}${inRadians ? ' radians' : ''}. What is the value of ${math(`\\${name}\\theta`)}?`,
      `The measure of angle ${math('A')} is ${math(shown)}${inRadians ? ' radians' : ''}. What is the value of ${math(`\\${name} A`)}?`,
      `If ${math(`x=${shown}`)}, what is the value of ${math(`\\${name} x`)}?`,
      `What is the ${words[name]} of an angle that measures ${math(shown)}${inRadians ? ' radians' : ''}?`,
    ]),
    answer: {
      format: 'choice',
      correct: {
        text: math(key),
        value: key,
        why: `The reference angle is ${reference}°, and in the ${ordinal[quadrant]} quadrant, the ${words[name]} is ${sign > 0 ? 'positive' : 'negative'}.`,
      },
      wrong: bothSigns(random, key, [
        wrong(
          signed(-sign, values[index] ?? ''),
          'SIGN',
          `This has the wrong sign; in the ${ordinal[quadrant]} quadrant, the ${words[name]} is ${sign > 0 ? 'positive' : 'negative'}.`,
        ),
        // No sine or cosine is greater than 1.
        ...others
          .filter((each) => each !== 'tan' || reference !== 60)
          .map((each) =>
            wrong(
              signed(signOf(each, quadrant), values[names.indexOf(each)] ?? ''),
              'SOH',
              `This is the ${words[each]} of the angle; find the ${words[name]} instead.`,
            ),
          ),
        wrong(
          signed(sign, far),
          'SPEC',
          `This uses ${reference === 60 ? '30°' : '60°'} as the reference angle; use ${reference}°, the angle to the nearest part of the ${math('x')}-axis.`,
        ),
        wrong(
          signed(-sign, far),
          'SPEC',
          `This uses ${reference === 60 ? '30°' : '60°'} as the reference angle and the wrong sign; use ${reference}°, and the sign that belongs to the quadrant.`,
        ),
        wrong(
          signed(sign, halves[reference === 45 ? 30 : 45]?.[index] ?? ''),
          'SPEC',
          `This uses ${reference === 45 ? '30°' : '45°'} as the reference angle; use ${reference}°, the angle to the nearest part of the ${math('x')}-axis.`,
        ),
        wrong(
          signed(-sign, halves[reference === 45 ? 30 : 45]?.[index] ?? ''),
          'RAD',
          `This uses ${reference === 45 ? '30°' : '45°'} as the reference angle and has the wrong sign; ${inRadians ? `remember that ${math('\\pi')} radians is 180°` : `the reference angle is ${reference}°`}.`,
        ),
      ]),
    },
    steps: [
      `Find the quadrant and the reference angle. ${inRadians ? `Because ${math('\\pi')} radians is 180°, the angle is ${math(`${degrees}^\\circ`)}. ` : ''}${degrees > 360 ? `Subtract a full rotation: ${math(`${degrees}-360=${degrees - 360}`)} degrees. ` : ''}It ends in the ${ordinal[quadrant]} quadrant, and its reference angle is ${math(`${reference}^\\circ`)}.`,
      `For ${math(`${reference}^\\circ`)}, the ${words[name]} is ${math(values[index] ?? '')}; in the ${ordinal[quadrant]} quadrant, it is ${sign > 0 ? 'positive' : 'negative'}.`,
      `So the value is ${math(key)}. Or use the graphing calculator: enter the expression in ${inRadians ? 'radian' : 'degree'} mode and compare it with the choices.`,
    ],
    takeaway: 'The reference angle gives the absolute value, and the quadrant gives the sign.',
  };
}

function pointOnCircle(random: Random): Draft | null {
  const degrees = random.pick(angles.slice(0, 9));
  const radius = random.chance(1, 2) ? 1 : random.int(1, 20) * 2;
  const horizontal = random.chance(1, 2);
  const [reference, quadrant] = [referenceOf(degrees), quadrantOf(degrees)];
  const point = random.pick(['P', 'Q', 'A', 'R', 'T'] as const);
  const angle = '\\theta';
  const half = radius / 2;
  const times = (latex: string) =>
    radius === 1 ? latex : latex.includes('sqrt') ? `${half === 1 ? '' : half}${/\\sqrt\{\d\}/.exec(latex)?.[0] ?? ''}` : `${half}`;
  const size = (index: 0 | 1, of = reference) => times(halves[of]?.[index] ?? '');
  const [x, y] = [signOf('cos', quadrant), signOf('sin', quadrant)];
  const key = horizontal ? signed(x, size(1)) : signed(y, size(0));
  const wrong = (latex: string, misconception: WrongOption['misconception'], why: string): WrongOption => ({
    text: math(latex),
    value: latex,
    misconception,
    why,
  });
  const figure = unitCircle({
    title: 'Angle in the plane',
    alt: `A circle with center O at the origin of the xy-plane. A ray from O to point ${point} on the circle in the ${ordinal[quadrant]} quadrant, and an arc from the positive x-axis counterclockwise to the ray, labeled theta.`,
    degrees,
    point,
    angle: 'θ',
  });
  const withFigure = figure !== null && random.chance(1, 2);
  const what = `${horizontal ? 'x' : 'y'}`;
  const measure = math(radians(degrees));
  const O = math('O');
  const circle = radius === 1 ? 'the unit circle' : `a circle with radius ${math(radius)}`;
  return {
    parameters: { kind: 'point', degrees, radius, horizontal, withFigure },
    ...(withFigure && figure && { stimulus: { kind: 'figure', figure } as const }),
    stem: random.pick([
      `In the ${math('xy')}-plane, point ${math(point)} lies on ${circle} centered at the origin ${O}. The angle ${math(angle)} from the positive ${math('x')}-axis counterclockwise to ${math(`\\overline{O${point}}`)} has a measure of ${measure} radians. What is the ${math(what)}-coordinate of ${math(point)}?`,
      `In the ${math('xy')}-plane, ${circle} is centered at the origin ${O}. Point ${math(point)} is on the circle, and the measure of the angle from the positive ${math('x')}-axis counterclockwise to ${math(`\\overline{O${point}}`)} is ${measure} radians. What is the ${math(what)}-coordinate of ${math(point)}?`,
      `Point ${math(point)} is on ${circle} whose center is the origin ${O}. The terminal side of an angle of ${measure} radians in standard position passes through ${math(point)}. What is the ${math(what)}-coordinate of ${math(point)}?`,
      `The terminal side of an angle in standard position in the ${math('xy')}-plane meets ${circle} centered at the origin ${O} at point ${math(point)}. If the measure of the angle is ${measure} radians, what is the ${math(what)}-coordinate of ${math(point)}?`,
      ...(radius < 10
        ? []
        : [
            `In the ${math('xy')}-plane, a Ferris wheel is modeled by ${circle} centered at the origin ${O}, where one unit represents 1 meter. Point ${math(point)} represents a seat, and the angle from the positive ${math('x')}-axis counterclockwise to ${math(`\\overline{O${point}}`)} measures ${measure} radians. What is the ${math(what)}-coordinate of ${math(point)}?`,
            `In the ${math('xy')}-plane, a circular track is modeled by ${circle} centered at the origin ${O}, where one unit represents 1 yard. A runner starts where the track meets the positive ${math('x')}-axis and runs counterclockwise to point ${math(point)} through an angle of ${measure} radians. What is the ${math(what)}-coordinate of ${math(point)}?`,
            `The edge of a radar screen is modeled by ${circle} centered at the origin ${O} of the ${math('xy')}-plane, where one unit represents 1 mile. A ship is shown at point ${math(point)} on the edge. The angle from the positive ${math('x')}-axis counterclockwise to ${math(`\\overline{O${point}}`)} measures ${measure} radians. What is the ${math(what)}-coordinate of ${math(point)}?`,
          ]),
    ]),
    answer: {
      format: 'choice',
      correct: {
        text: math(key),
        value: key,
        why: `The ${math(what)}-coordinate is ${radius === 1 ? '' : `${radius} times `}the ${horizontal ? 'cosine' : 'sine'} of the angle.`,
      },
      wrong: bothSigns(random, key, [
        wrong(signed(horizontal ? -x : -y, size(horizontal ? 1 : 0)), 'SIGN', `This has the wrong sign for the ${ordinal[quadrant]} quadrant; reverse it.`),
        wrong(
          horizontal ? signed(y, size(0)) : signed(x, size(1)),
          'SOH',
          `This is the ${math(horizontal ? 'y' : 'x')}-coordinate; the ${math('x')}-coordinate uses the cosine, and the ${math('y')}-coordinate uses the sine.`,
        ),
        wrong(
          signed(horizontal ? x : y, size(horizontal ? 1 : 0, reference === 45 ? 60 : 45)),
          'SPEC',
          `This uses ${reference === 45 ? '60°' : '45°'} as the reference angle; use ${reference}°, the angle to the nearest part of the ${math('x')}-axis.`,
        ),
        wrong(
          signed(horizontal ? -x : -y, size(horizontal ? 1 : 0, reference === 45 ? 60 : 45)),
          'SPEC',
          `This uses ${reference === 45 ? '60°' : '45°'} as the reference angle and the wrong sign; use ${reference}°, and the sign that belongs to the quadrant.`,
        ),
        wrong(
          signed(horizontal ? x : y, size(horizontal ? 1 : 0, reference === 30 ? 60 : 30)),
          'SPEC',
          `This uses ${reference === 30 ? '60°' : '30°'} as the reference angle; use ${reference}°, the angle to the nearest part of the ${math('x')}-axis.`,
        ),
        wrong(
          signed(horizontal ? -y : -x, size(horizontal ? 0 : 1)),
          'SOH',
          `This is the other coordinate, with the wrong sign; the ${math('x')}-coordinate is the cosine, the ${math('y')}-coordinate the sine.`,
        ),
      ]),
    },
    steps: [
      `A point on a circle centered at the origin has coordinates ${math('(r\\cos\\theta, r\\sin\\theta)')}.`,
      `The angle is ${math(`${degrees}^\\circ`)}, in the ${ordinal[quadrant]} quadrant, with a reference angle of ${math(`${reference}^\\circ`)}.`,
      `The ${math(what)}-coordinate uses the ${horizontal ? 'cosine' : 'sine'}, which is ${(horizontal ? x : y) > 0 ? 'positive' : 'negative'} in that quadrant: ${math(key)}.`,
      `Check with the graphing calculator: ${math(`${radius === 1 ? '' : radius}\\${horizontal ? 'cos' : 'sin'}\\left(${radians(degrees)}\\right)`)} in radian mode gives the same value.`,
    ],
    takeaway: 'On a circle centered at the origin, x = r cos θ and y = r sin θ.',
  };
}

export const unitCircleValues: Generator = {
  archetype: 'TR-i',
  topicId: 28,
  version: 4,
  levels: [4],
  skillTags: ['unit-circle', 'radians'],
  draft: (random) => (random.chance(1, 2) ? exactValue(random) : pointOnCircle(random)),
};
