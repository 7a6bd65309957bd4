/** Solids that fit exactly into others, and a sheet that becomes the side of a cylinder. */
import { mul, rat, sub } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Draft } from '#content/generators/generator.ts';
import { lengthUnits } from '../units.ts';
import { decimalLatex, math } from '../text.ts';
import { piTimes, rootTimes, sizeLatex, type SizeLike, sizeNumber, sumLatex } from '../exact-size.ts';
import { bug, numberChoices } from '../answers.ts';
import { asSizes } from '../manners.ts';
import { sumChoices, sumsWithErrors } from '../sum-choices.ts';

/** A sphere that touches the side and both bases of a cylinder, or the cone that fits into it. */
export function sphereInCylinder(random: Random): Draft | null {
  const r = random.int(2, 12);
  const unit = random.pick(lengthUnits.slice(0, 2)).many;
  const cylinder = rat(2 * r ** 3);
  const sphere = rat(4 * r ** 3, 3);
  const space = sub(cylinder, sphere);
  const given = random.pick(['space', 'cylinder', 'sphere'] as const);
  const asked = given === 'space' ? random.pick(['sphere', 'cylinder'] as const) : 'space';
  const values = { space, cylinder, sphere };
  if (values[given].d > 3n) return null;
  const key = values[asked];
  const what = { space: `the part of the cylinder that is not occupied by the sphere`, cylinder: 'the cylinder', sphere: 'the sphere' };
  const times = (k: ReturnType<typeof rat>) => piTimes(mul(values[given], k));
  // What is inside the cylinder is not larger than it.
  const within = { keep: (size: number) => asked === 'cylinder' || size <= sizeNumber(piTimes(cylinder)) + 1e-9 };
  // How the volume asked for follows from the one given.
  const link = {
    sphere: 'the sphere is twice the rest of the cylinder',
    cylinder: 'the cylinder is three times the part outside the sphere',
    space: given === 'cylinder' ? 'the rest is one third of the cylinder' : 'the rest is half of the sphere',
  }[asked];
  const formulas = `compare ${math('2\\pi r^3')} for the cylinder with ${math('\\frac{4}{3}\\pi r^3')} for the sphere`;
  const answer = numberChoices({
    ...asSizes,
    key: piTimes(key),
    why: `The sphere takes up ${math('\\frac{2}{3}')} of the cylinder.`,
    bugs: [
      bug(
        'STOP',
        piTimes(values[(['space', 'cylinder', 'sphere'] as const).find((each) => each !== given && each !== asked) ?? 'space']),
        `This is the volume of another one of the three; ${link}.`,
      ),
      bug('HALF', times(rat(1, 2)), `This is half of the given volume, but ${link}.`),
      bug(
        'CORR',
        times(asked === 'sphere' ? rat(4) : asked === 'cylinder' ? rat(3, 2) : given === 'sphere' ? rat(2, 3) : rat(2, 3)),
        `This applies the fraction ${math('\\frac{2}{3}')} or ${math('\\frac{1}{3}')} to the wrong solid; ${link}.`,
      ),
      bug('CORR', times(rat(4, 3)), `This uses the height of the cylinder as ${math('r')} instead of ${math('2r')}, so the fractions do not fit; ${formulas}.`),
      bug('STOP', times(rat(1, 4)), `This takes a quarter of the given volume; ${formulas}.`),
      ...(asked === 'cylinder'
        ? [
            bug('CORR', times(rat(4)), 'This takes the rest as a quarter of the cylinder; it is one third, so multiply by 3.'),
            bug('HALF', times(rat(2)), 'This is twice the given volume, the volume of the sphere; add the given volume to it.'),
          ]
        : []),
      ...(asked === 'space'
        ? [
            bug(
              'CORR',
              times(rat(1, 3)),
              `This applies the fraction ${math('\\frac{1}{3}')} to the sphere, but it is a fraction of the cylinder; take half of the sphere.`,
            ),
          ]
        : []),
    ],
    ...within,
  });
  const given2 = `The volume of ${what[given]} is ${math(sizeLatex(piTimes(values[given])))} cubic ${unit}.`;
  return (
    answer && {
      parameters: { kind: 'sphere-cylinder', given, asked, r, unit },
      stem: `${random.pick([
        `A sphere is inscribed in a right circular cylinder so that it touches both bases and the side of the cylinder.`,
        `A ball fits exactly in a container in the shape of a right circular cylinder: the diameter of the ball is equal to both the diameter and the height of the container.`,
        `The radius of a sphere is equal to the radius of the base of a right circular cylinder, and the diameter of the sphere is equal to the height of the cylinder. The sphere is placed inside the cylinder.`,
      ])} ${given2} What is the volume, in cubic ${unit}, of ${what[asked]}?`.replace(/(A ball .*)/s, (text: string) =>
        text.replaceAll('the cylinder', 'the container').replaceAll('the sphere', 'the ball'),
      ),
      answer,
      steps: [
        `With radius ${math('r')}, the height of the cylinder is ${math('2r')}, so its volume is ${math('\\pi r^2(2r)=2\\pi r^3')}. The volume of the sphere is ${math('\\frac{4}{3}\\pi r^3')}.`,
        `The rest of the cylinder is ${math('2\\pi r^3-\\frac{4}{3}\\pi r^3=\\frac{2}{3}\\pi r^3')}: the sphere takes up two thirds of the cylinder, and the rest is one third.`,
        `${given === 'space' ? (asked === 'sphere' ? `The sphere is twice the rest: ${math(`2\\cdot ${sizeLatex(piTimes(space))}=${sizeLatex(piTimes(sphere))}`)}` : `The cylinder is three times the rest: ${math(`3\\cdot ${sizeLatex(piTimes(space))}=${sizeLatex(piTimes(cylinder))}`)}`) : `The rest is ${math(`\\frac{1}{${given === 'cylinder' ? 3 : 2}}\\cdot ${sizeLatex(piTimes(values[given]))}=${sizeLatex(piTimes(space))}`)}`}.`,
        `Check with ${math(`r=${r}`)}: the cylinder has a volume of ${math(sizeLatex(piTimes(cylinder)))}, and the sphere ${math(sizeLatex(piTimes(sphere)))}.`,
      ],
      takeaway: 'A sphere that fits exactly into a cylinder takes up two thirds of its volume.',
    }
  );
}

/** A cube whose vertices lie on a sphere, or a sphere that touches the faces of a cube: the solid or the space between them. */
export function cubeInSphere(random: Random): Draft | null {
  const half = random.int(1, 9);
  const edge = 2 * half;
  const unit = random.pick(lengthUnits.slice(0, 2)).many;
  const outside = random.chance(2, 3);
  const given = random.pick(['surface', 'volume', 'face'] as const);
  const asked = outside ? random.pick(['sphere', 'space'] as const) : 'space';
  const told = {
    surface: `The surface area of the cube is ${math(6 * edge * edge)} square ${unit}.`,
    volume: `The volume of the cube is ${math(edge ** 3)} cubic ${unit}.`,
    face: `The length of a diagonal of one face of the cube is ${math(sizeLatex(rootTimes(edge, 2)))} ${unit}.`,
  }[given];
  // Radius half·√3 around the cube, half inside it.
  const around = (factor = rat(1), sign = 1): SizeLike => ({ times: mul(factor, rat(sign * 4 * half ** 3)), root: 3, pi: true });
  const inside = (factor = rat(1), sign = 1): SizeLike => piTimes(mul(factor, rat(sign * 4 * half ** 3, 3)));
  const byFace = (sign = 1): SizeLike => ({ times: rat(sign * 8 * half ** 3, 3), root: 2, pi: true });
  const [sphere, other] = outside ? [around, inside] : [inside, around];
  const noThird = rat(3, 4);
  const diameter = outside ? `the diagonal through the cube, ${math(sizeLatex(rootTimes(edge, 3)))}` : `the edge, ${math(edge)}`;
  const radius = outside ? `\\left(${sizeLatex(rootTimes(half, 3))}\\right)` : `(${half})`;
  const ballVolume = math(`\\frac{4}{3}\\pi${radius}^3`);
  const whyOther = outside
    ? `This is for a sphere that touches the faces; one through the vertices has as its diameter ${diameter}.`
    : `This is for a sphere through the vertices; one that touches the faces has as its diameter ${diameter}.`;
  const whyFace = `This uses the diagonal of a face as the diameter of the sphere; use ${diameter}.`;
  const whyDiameter = `This uses the diameter of the sphere as its radius; take half of it, ${math(sizeLatex(outside ? rootTimes(half, 3) : half))}.`;
  const whyThird = `This leaves out the factor ${math('\\frac{4}{3}')} in the volume of a sphere; use ${ballVolume}.`;
  const sign = outside ? 1 : -1;
  const cube = rat(-sign * edge ** 3);
  // The larger solid comes first.
  const pair = (ball: SizeLike, box: SizeLike): readonly [SizeLike, SizeLike] => (outside ? [ball, box] : [box, ball]);
  const key = pair(sphere(rat(1), sign), cube);
  const balls = [
    bug('CORR', other(rat(1), sign), whyOther),
    bug('SPEC', byFace(sign), whyFace),
    bug('HALF', sphere(noThird, sign), whyThird),
    bug('DIAM', sphere(rat(8), sign), whyDiameter),
    bug('HALF', sphere(rat(1, 2), sign), `This takes only half of the sphere; its volume is ${ballVolume}.`),
    bug('AP', piTimes(sign * (outside ? 12 : 4) * half * half), `This uses the surface area of the sphere; its volume is ${ballVolume}.`),
  ];
  const boxes = [
    bug('AP', rat(-sign * 6 * edge * edge), `This uses the surface area of the cube; its volume is ${math(`${edge}^3`)}.`),
    bug('CORR', rat(-sign * half ** 3), `This uses half of the edge for the cube; the cube has the volume ${math(`${edge}^3`)}.`),
  ];
  const answer =
    asked === 'sphere'
      ? numberChoices({
          ...asSizes,
          key: sphere(),
          why: `The diameter of the sphere is the diagonal of the cube, ${math(sizeLatex(rootTimes(edge, 3)))}.`,
          bugs: [
            bug('CORR', other(), whyOther),
            bug('SPEC', byFace(), whyFace),
            bug('DIAM', sphere(rat(8)), whyDiameter),
            bug('HALF', sphere(noThird), whyThird),
            bug('AP', piTimes(12 * half * half), `This is the surface area of the sphere; for the volume, use ${ballVolume}.`),
          ],
          shuffled: true,
        })
      : sumChoices({
          key,
          why: outside ? 'The space is the sphere without the cube.' : 'The space is the cube without the sphere.',
          bugs: sumsWithErrors(key, outside ? balls : boxes, outside ? boxes : balls),
          whole: outside ? sphere() : rat(edge ** 3),
        });
  const opening = outside
    ? random.pick([
        'A cube is inscribed in a sphere, so that each vertex of the cube lies on the sphere.',
        'All eight vertices of a cube lie on a sphere.',
        'The smallest sphere that contains a certain cube passes through every vertex of the cube.',
      ])
    : random.pick([
        'A sphere is inscribed in a cube, so that it touches each face of the cube at one point.',
        'The largest sphere that fits in a certain cube touches all six faces of the cube.',
      ]);
  const question =
    asked === 'sphere' ? 'the sphere' : outside ? 'the space inside the sphere but outside the cube' : 'the space inside the cube but outside the sphere';
  return (
    answer && {
      parameters: { kind: outside ? 'cube-in-sphere' : 'sphere-in-cube', given, asked, half, unit },
      stem: `${opening} ${told} What is the volume, in cubic ${unit}, of ${question}?`,
      answer,
      steps: [
        given === 'surface'
          ? `Each of the six faces has an area of ${math(`\\frac{${6 * edge * edge}}{6}=${edge * edge}`)}, so the edge of the cube is ${math(edge)}.`
          : given === 'volume'
            ? `The edge of the cube is the cube root of ${math(edge ** 3)}, which is ${math(edge)}.`
            : `The diagonal of a face is ${math('\\sqrt{2}')} times the edge, so the edge of the cube is ${math(edge)}.`,
        outside
          ? `The diameter of the sphere is the diagonal through the cube: ${math(`\\sqrt{${edge}^2+${edge}^2+${edge}^2}=${sizeLatex(rootTimes(edge, 3))}`)}. The radius is ${math(sizeLatex(rootTimes(half, 3)))}.`
          : `The diameter of the sphere is the edge of the cube, so the radius is ${math(half)}.`,
        `The volume of the sphere is ${math(`\\frac{4}{3}\\pi\\left(${outside ? sizeLatex(rootTimes(half, 3)) : half}\\right)^3=${sizeLatex(sphere())}`)}.`,
        ...(asked === 'sphere' ? [] : [`The volume of the cube is ${math(`${edge}^3=${edge ** 3}`)}, so the space has a volume of ${math(sumLatex(key))}.`]),
      ],
      takeaway: 'Around a cube, the diameter of the sphere is the diagonal of the cube; inside it, the edge.',
    }
  );
}

const sheets = [
  { thing: 'rectangular sheet of paper', unit: 'inches', sides: [6, 24] },
  { thing: 'rectangular sheet of metal', unit: 'centimeters', sides: [20, 90] },
  { thing: 'rectangular piece of cardboard', unit: 'inches', sides: [8, 36] },
  { thing: 'rectangular label', unit: 'centimeters', sides: [6, 30] },
  { thing: 'rectangular sheet of plastic', unit: 'inches', sides: [10, 48] },
  { thing: 'rectangle', unit: 'units', sides: [4, 40] },
] as const;

/** The side of a cylinder is a rectangle; one of its sides is the circumference. */
export function rolledSheet(random: Random): Draft | null {
  const { thing, unit, sides } = random.pick(sheets);
  const [height, around] = [random.int(sides[0], sides[1]), random.int(sides[0], sides[1])];
  if (height === around || around % 2 !== 0) return null;
  const half = around / 2;
  // Radius around / (2π): volume height · around² / (4π).
  const over4 = height * half * half;
  const inverse = (top: number) => ({ text: math(`\\frac{${decimalLatex(top)}}{\\pi}`), value: `${top}/pi`, order: top / Math.PI });
  const times = (top: number) => ({ text: math(`${decimalLatex(top)}\\pi`), value: `${top}*pi`, order: top * Math.PI });
  const other = rat(around * height * height, 4);
  return {
    parameters: { kind: 'rolled', height, around, thing },
    stem: random.pick([
      `A ${thing} that measures ${math(height)} ${unit} by ${math(around)} ${unit} is rolled up to form the lateral surface of a right circular cylinder with a height of ${math(height)} ${unit}. The edges meet without overlapping. What is the volume, in cubic ${unit}, of the cylinder?`,
      `The lateral surface of a right circular cylinder is formed by a ${thing} whose side lengths are ${math(height)} ${unit} and ${math(around)} ${unit}. The sides with a length of ${math(height)} ${unit} are joined without overlapping. What is the volume, in cubic ${unit}, of the cylinder?`,
    ]),
    answer: {
      format: 'choice',
      correct: { ...inverse(over4), why: `The circumference is ${math(around)}, so the radius is ${math(`\\frac{${half}}{\\pi}`)}.` },
      wrong: [
        ...(other.d === 1n
          ? [
              {
                ...inverse(Number(other.n)),
                misconception: 'SWAP' as const,
                why: `This uses ${math(height)} as the circumference and ${math(around)} as the height; the height is ${math(height)}, so ${math(around)} goes around.`,
              },
            ]
          : []),
        {
          ...inverse(4 * over4),
          misconception: 'DIAM',
          why: `This uses the diameter of the base; halve it to get the radius, ${math(`\\frac{${half}}{\\pi}`)}.`,
        },
        {
          ...times(over4),
          misconception: 'DIAM',
          why: `This takes half of ${math(around)} as the radius; ${math(around)} is the circumference, so divide it by ${math('2\\pi')}.`,
        },
        {
          ...times(4 * over4),
          misconception: 'DIAM',
          why: `This takes ${math(around)} as the radius, but it is the circumference; divide it by ${math('2\\pi')} to get the radius.`,
        },
        {
          ...inverse(height * half),
          misconception: 'STOP',
          why: `This does not square the radius; use ${math(`\\pi\\left(\\frac{${half}}{\\pi}\\right)^2(${height})`)}.`,
        },
      ],
    },
    steps: [
      `The side that is bent becomes the circumference of the base: ${math(`2\\pi r=${around}`)}, so ${math(`r=\\frac{${half}}{\\pi}`)}.`,
      `The volume is ${math(`\\pi r^2h=\\pi\\left(\\frac{${half}}{\\pi}\\right)^2(${height})`)}.`,
      `One factor ${math('\\pi')} cancels: ${math(`\\frac{${half}^2\\cdot ${height}}{\\pi}=\\frac{${over4}}{\\pi}`)}.`,
    ],
    takeaway: 'When a rectangle becomes the side of a cylinder, one side is the height and the other is the circumference.',
  };
}
