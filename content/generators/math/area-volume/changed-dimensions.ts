/** AR-j: dimensions change by percents or factors; the change of the volume, or a dimension that keeps it. */
import type { Random } from '#core/random.ts';
import { add, compare, div, mul, rat, type Rational, toNumber } from '#core/rational.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { decimalLatex, decimalText, math } from '../text.ts';
import { bug, numberAnswer, numberChoices } from '../answers.ts';
import { asSizes } from '../manners.ts';
import { changed, factorOf, percentOver } from '../percents.ts';
import { absolute } from '#content/exact/value.ts';

const solids = [
  { name: 'right circular cylinder', squared: 'radius of the base', other: 'height', formula: '\\pi r^2h' },
  { name: 'right circular cone', squared: 'radius of the base', other: 'height', formula: '\\frac{1}{3}\\pi r^2h' },
  { name: 'right square pyramid', squared: 'side length of the base', other: 'height', formula: '\\frac{1}{3}s^2h' },
  { name: 'right rectangular prism with a square base', squared: 'side length of the base', other: 'height', formula: 's^2h' },
] as const;

/** The volume changes by what percent? */
function percentChange(random: Random): Draft | null {
  const solid = random.pick(solids);
  const pick = () => random.pick([10, 20, 25, 30, 40, 50, 60, 80, 100, -10, -20, -25, -30, -40, -50, -60]);
  const [p, q] = [pick(), pick()];
  const volume = mul(mul(factorOf(p), factorOf(p)), factorOf(q));
  const change = percentOver(volume);
  const key = absolute(change);
  const rises = change.n > 0n;
  if (change.n === 0n || decimalText(key, 1) === null || (p * q > 0 && random.chance(1, 2))) return null;
  const show = (value: Rational | number) => decimalLatex(value);
  const signedKey = (value: Rational) => absolute(percentOver(value));
  const candidates = [
    bug(
      'ADDP',
      Math.abs(2 * p + q),
      `This adds the percents, counting the ${solid.squared} twice; multiply the factors, ${math(`${show(factorOf(p))}^2\\cdot ${show(factorOf(q))}`)}.`,
    ),
    bug('ADDP', Math.abs(p + q), `This adds the two percents; multiply the factors, ${math(`${show(factorOf(p))}^2\\cdot ${show(factorOf(q))}`)}.`),
    bug(
      'K2K3',
      signedKey(mul(factorOf(p), factorOf(q))),
      `This uses the factor for the ${solid.squared} only once; the volume formula squares it, so use ${math(`${show(factorOf(p))}^2`)}.`,
    ),
    bug(
      'K2K3',
      signedKey(mul(mul(factorOf(p), factorOf(q)), factorOf(q))),
      `This squares the factor for the height; square the one for the ${solid.squared}: ${math(`${show(factorOf(p))}^2\\cdot ${show(factorOf(q))}`)}.`,
    ),
    bug('STOP', signedKey(mul(factorOf(p), factorOf(p))), `This ignores the change in the height; multiply by its factor, ${math(show(factorOf(q)))}, too.`),
    bug('OFMORE', mul(volume, rat(100)), `This is the new volume as a percent of the old one; the change is its difference from ${math('100\\%')}.`),
  ].filter(({ value }) => value !== null && 'n' in value && decimalText(value, 1) !== null);
  const draftAnswer = numberChoices({
    ...asSizes,
    key,
    why: `The new volume is ${math(show(volume))} times the old one.`,
    bugs: candidates,
    keep: (value) => rises || value < 100,
  });
  if (draftAnswer?.format !== 'choice') return null;
  // Percents are shown as decimals, not as fractions.
  const asPercent = <T extends { value: string; order?: number }>(option: T): T => {
    const [n = '0', d = '1'] = option.value.split('/');
    return { ...option, text: math(`${decimalLatex(rat(BigInt(n), BigInt(d)))}\\%`) };
  };
  const [f, g] = [show(factorOf(p)), show(factorOf(q))];
  return {
    parameters: { kind: 'percent', p, q, solid: solid.name },
    stem: random.pick([
      `The ${solid.squared} of a ${solid.name} is ${changed(p)}, and its height is ${changed(q)}. By what percent does the volume of the solid ${rises ? 'increase' : 'decrease'}?`,
      `If the ${solid.squared} of a ${solid.name} is ${changed(p)} and its height is ${changed(q)}, by what percent does its volume ${rises ? 'increase' : 'decrease'}?`,
    ]),
    answer: { ...draftAnswer, correct: asPercent(draftAnswer.correct), wrong: draftAnswer.wrong.map(asPercent) },
    steps: [
      `Turn each percent change into a factor: ${math(f)} for the ${solid.squared} and ${math(g)} for the height.`,
      `The volume is ${math(solid.formula)}, so the first factor is squared: ${math(`${f}^2\\cdot ${g}=${show(volume)}`)}.`,
      `The new volume is ${math(`${show(mul(volume, rat(100)))}\\%`)} of the old one: it ${rises ? 'increases' : 'decreases'} by ${math(`${show(key)}\\%`)}.`,
      `Check with base length and height both 10: ${math(`${show(mul(factorOf(p), rat(10)))}^2\\cdot ${show(mul(factorOf(q), rat(10)))}=${show(mul(volume, rat(1000)))}`)}, compared with ${math('10^2\\cdot 10=1{,}000')}.`,
    ],
    takeaway: 'Multiply factors instead of adding percents, and square the factor for any length that is squared in the formula.',
  };
}

/** The height that keeps (or multiplies) the volume when the radius changes. */
function otherDimension(random: Random): Draft | null {
  const [n, d] = random.pick([
    [2, 1],
    [3, 1],
    [3, 2],
    [4, 3],
    [5, 4],
    [1, 2],
    [2, 3],
    [3, 4],
    [5, 2],
    [1, 3],
  ] as const);
  const first = random.pick(['cylinder', 'cone'] as const);
  const second = random.pick(['cylinder', 'cone'] as const);
  const multiple = random.pick([1, 1, 2, 3, 4]);
  const k = rat(n, d);
  // Volume of Y = multiple · volume of X; radius of Y = k · radius of X.
  const third = (name: string) => (name === 'cone' ? rat(1, 3) : rat(1));
  const heightFactor = div(div(mul(rat(multiple), third(first)), third(second)), mul(k, k));
  const h = (random.int(2, 18) * Number(heightFactor.d > 36n ? 1n : heightFactor.d)) / (heightFactor.d > 12n ? 2 : 1);
  if (!Number.isInteger(h) || h > 60) return null;
  const key = mul(heightFactor, rat(h));
  if (key.d > 4n || toNumber(key) > 200 || compare(key, rat(h)) === 0) return null;
  const same = first === second;
  const wrongThird = div(mul(rat(multiple), rat(1)), mul(k, k));
  const ratio = n === 2 && d === 1 ? 'twice' : d === 1 ? `${n} times` : math(`\\frac{${n}}{${d}}`);
  const ofRadius =
    d === 1
      ? `${ratio} the radius of the base of the ${first === second ? `${first} X` : `${first} X`}`
      : `${ratio} of the radius of the base of the ${first} X`;
  const answer = numberAnswer({
    ...asSizes,
    typed: random.chance(1, 2),
    key,
    why: `The height is ${math(latexFraction(heightFactor))} of the height of X.`,
    bugs: [
      bug(
        'K2K3',
        mul(rat(h), div(div(mul(rat(multiple), third(first)), third(second)), k)),
        `This divides by the ratio of the radii only once; the radius is squared in the volume, so divide by ${math(latexFraction(mul(k, k)))}.`,
      ),
      same
        ? bug(
            'RECIP',
            mul(rat(h), mul(rat(multiple), mul(k, k))),
            `This multiplies by the square of the ratio of the radii; divide by it, ${math(latexFraction(mul(k, k)))}.`,
          )
        : bug(
            'HALF',
            mul(wrongThird, rat(h)),
            `This leaves out the factor ${math('\\frac{1}{3}')} of the cone; write it in the volume of ${first === 'cone' ? 'X' : 'Y'} before you solve.`,
          ),
      same
        ? bug(
            'STOP',
            mul(rat(h), rat(multiple)),
            `This ignores the change in the radius; divide by the square of the ratio, ${math(latexFraction(mul(k, k)))}.`,
          )
        : bug(
            'HALF',
            mul(rat(h), mul(div(wrongThird, rat(1)), div(third(second), third(first)))),
            `This uses the factor ${math('\\frac{1}{3}')} for the wrong solid; it belongs to the cone, which is ${first === 'cone' ? 'X' : 'Y'}.`,
          ),
      bug(
        'STOP',
        div(mul(rat(h), div(third(first), third(second))), mul(k, k)),
        multiple === 1
          ? 'This uses only the ratio of the base areas; write both volumes, with the height of X, and solve for the height of Y.'
          : `This makes the volumes equal; multiply the volume of X by ${multiple} before you solve.`,
      ),
      bug(
        'K2K3',
        mul(rat(h), div(rat(1), k)),
        `This divides the height by the ratio of the radii only; the radius is squared, so divide by ${math(latexFraction(mul(k, k)))}, and compare both volume formulas.`,
      ),
      bug(
        'RECIP',
        mul(mul(rat(h), div(third(first), third(second))), mul(k, k)),
        `This multiplies by the square of the ratio of the radii; the height changes the other way, so divide by ${math(latexFraction(mul(k, k)))}.`,
      ),
    ],
  });
  return (
    answer && {
      parameters: { kind: 'height', n, d, first, second, multiple, h },
      stem: `The radius of the base of right circular ${second} Y is ${ofRadius}. The volume of Y is ${multiple === 1 ? 'equal to' : multiple === 2 ? 'twice' : `${multiple} times`} the volume of X, and the height of X is ${h} centimeters. What is the height of Y, in centimeters?`.replace(
        `the ${first} X`,
        `right circular ${first} X`,
      ),
      answer,
      steps: [
        `Let ${math('r')} be the radius of X and ${math('H')} be the height of Y, and write the two volumes.`,
        `Volume of X: ${math(`${first === 'cone' ? '\\frac{1}{3}' : ''}\\pi r^2(${h})`)}. Volume of Y: ${math(`${second === 'cone' ? '\\frac{1}{3}' : ''}\\pi\\left(${d === 1 ? n : `\\frac{${n === 1 ? '' : n}${n === 1 ? '1' : ''}}{${d}}`}r\\right)^2H`)}.`,
        `The volume of Y is ${multiple === 1 ? 'equal to' : `${multiple} times`} the volume of X. Dividing by ${math('\\pi r^2')}: ${math(`${coefficient(mul(third(second), mul(k, k)))}H=${latexFraction(mul(rat(multiple * h), third(first)))}`)}, so ${math(`H=${latexFraction(key)}`)}.`,
        `Check with ${math(`r=${d}`)}: the volume of X is ${math(`${latexFraction(mul(third(first), rat(d * d * h)))}\\pi`)}, and the volume of Y is ${math(`${latexFraction(mul(mul(third(second), rat(n * n)), key))}\\pi`)}.`.replaceAll(
          /(?<=\\\()1\\pi/g,
          '\\pi',
        ),
      ],
      takeaway: 'The radius is squared in the volume formula: if it is multiplied by k, the height must be divided by k² to keep the volume.',
    }
  );
}
const latexFraction = (value: Rational) => (value.d === 1n ? `${value.n}` : `\\frac{${value.n}}{${value.d}}`);
const coefficient = (value: Rational) => (value.d === 1n && value.n === 1n ? '' : latexFraction(value));

/** Ratio of two volumes that share a letter. */
function together(random: Random): Draft | null {
  const [p, q, m] = [random.int(2, 6), random.int(2, 9), random.int(2, 12)];
  const key = rat(3 * p * p * m, q);
  // Heights without a common factor, as a writer would give them.
  if (key.d > 6n || p === q || m === q || [2, 3].some((prime) => m % prime === 0 && q % prime === 0)) return null;
  const added = add(key, rat(0));
  const answer = numberAnswer({
    ...asSizes,
    typed: random.chance(1, 2),
    key: added,
    why: `The volume of the cylinder is ${math(`\\pi(${p}r)^2(${m}h)=${p * p * m}\\pi r^2h`)}.`,
    bugs: [
      bug(
        'HALF',
        rat(p * p * m, q),
        `This leaves out the factor ${math('\\frac{1}{3}')} in the volume of the cone; dividing by it multiplies the result by 3.`,
      ),
      bug('K2K3', rat(3 * p * m, q), `This does not square the ratio of the radii, ${p}; the volume has ${math(`(${p}r)^2=${p * p}r^2`)}.`),
      bug('HALF', rat(p * p * m, 3 * q), `This divides by 3; the ${math('\\frac{1}{3}')} is in the cone, so dividing by its volume multiplies by 3.`),
      bug('RECIP', rat(q, 3 * p * p * m), 'This is the volume of the cone divided by the volume of the cylinder; divide the other way around.'),
      bug('STOP', 3 * p * p * m, `This ignores the ${math(`${q}`)} in the height of the cone; divide by it.`),
      bug('K2K3', rat(3 * p * p * m * m, q), `This squares the ratio of the heights too; only the radius is squared, so use ${m} once.`),
    ],
    keep: (value) => value < 6 * toNumber(added) && value > toNumber(added) / 12,
  });
  return (
    answer && {
      parameters: { kind: 'together', p, q, m },
      stem: random.pick([
        `A right circular cone has a base of radius ${math('r')} and a height of ${math(`${q}h`)}. A right circular cylinder has a base of radius ${math(`${p}r`)} and a height of ${math(`${m}h`)}. The volume of the cylinder is how many times the volume of the cone?`,
        `The radius of the base of a right circular cone is ${math('r')}, and its height is ${math(`${q}h`)}. The radius of the base of a right circular cylinder is ${math(`${p}r`)}, and its height is ${math(`${m}h`)}. The volume of the cylinder is ${math('n')} times the volume of the cone. What is the value of ${math('n')}?`,
        `A solid cone with radius ${math('r')} and height ${math(`${q}h`)} and a solid cylinder with radius ${math(`${p}r`)} and height ${math(`${m}h`)} are made of the same metal. How many such cones have the same total volume as the cylinder?`,
      ]),
      answer,
      steps: [
        'Write both volumes in terms of the same letters, and then divide.',
        `Cylinder: ${math(`\\pi(${p}r)^2(${m}h)=${p * p * m}\\pi r^2h`)}. Cone: ${math(`\\frac{1}{3}\\pi r^2(${q}h)=${q % 3 === 0 ? (q === 3 ? '' : q / 3) : `\\frac{${q}}{3}`}\\pi r^2h`)}.`,
        `${math(`${p * p * m}\\div\\frac{${q}}{3}=\\frac{${3 * p * p * m}}{${q}}${key.d === 1n || key.n !== BigInt(3 * p * p * m) ? `=${latexFraction(key)}` : ''}`)}.`,
        `Check: ${math(`${latexFraction(key)}\\cdot\\frac{${q}}{3}=${p * p * m}`)}.`,
      ],
      takeaway: 'When you divide two volumes, the common letters cancel; remember to square the radius and to use 1/3 for the cone.',
    }
  );
}

export const changedDimensions: Generator = {
  archetype: 'AR-j',
  topicId: 26,
  version: 6,
  levels: [4],
  skillTags: ['volume', 'scale-factor', 'percent-change'],
  draft: (random) => random.pick([percentChange, percentChange, otherDimension, together])(random),
};
