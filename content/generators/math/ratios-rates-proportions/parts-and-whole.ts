/** RAT-f: parts and wholes. */
import type { Generator } from '#content/generators/generator.ts';
import { rat, toNumber } from '#core/rational.ts';
import { count, lowerFirst, math } from '../text.ts';
import { ratio } from '#content/exact/value.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asDecimals } from '../manners.ts';

const parts = [
  ['A green paint is a mixture of blue paint and yellow paint.', 'blue paint', 'yellow paint', 'liters', 'of the mixture'],
  ['A choir has only altos and sopranos.', 'altos', 'sopranos', 'singers', 'in the choir'],
  ['A trail mix contains only nuts and raisins.', 'nuts', 'raisins', 'ounces', 'of the trail mix'],
  ['The only animals on a farm are goats and sheep.', 'goats', 'sheep', 'animals', 'on the farm'],
  ['Each book on a shelf is a novel or a biography.', 'novels', 'biographies', 'books', 'on the shelf'],
  ['Each ticket for a play is an adult ticket or a student ticket.', 'adult tickets', 'student tickets', 'tickets', 'for the play'],
  ['An alloy contains only copper and zinc.', 'copper', 'zinc', 'grams', 'of the alloy'],
  ['Each employee of an office works full-time or part-time.', 'full-time employees', 'part-time employees', 'employees', 'in the office'],
  ['A mortar is a mixture of cement and sand.', 'cement', 'sand', 'kilograms', 'of the mortar'],
  ['A parking lot has only compact spaces and large spaces.', 'compact spaces', 'large spaces', 'spaces', 'in the lot'],
  ['Each member of a debate club is a junior or a senior.', 'juniors', 'seniors', 'members', 'in the club'],
  ['A bouquet contains only tulips and daisies.', 'tulips', 'daisies', 'flowers', 'in the bouquet'],
] as const;

export const partsAndWhole: Generator = {
  archetype: 'RAT-f',
  topicId: 19,
  version: 4,
  levels: [2],
  skillTags: ['ratios'],
  draft(random) {
    const context = random.int(0, parts.length - 1);
    const [opening, first, second, unit, of] = parts[context] ?? parts[0];
    const [m, n, times] = [random.int(1, 9), random.int(2, 11), random.int(2, 12)];
    const kind = random.pick(['part', 'other', 'whole'] as const);
    const [a, b, whole] = [m * times, n * times, (m + n) * times];
    // Mortar has more sand than cement.
    if (m > n && first === 'cement') return null;
    if (m === n || (m % 2) + (n % 2) === 0 || (m % 3 === 0 && n % 3 === 0) || Math.min(a, b) < 4) return null;
    const [given, key] = kind === 'part' ? [whole, a] : kind === 'other' ? [a, b] : [b, whole];
    const counted = unit === 'liters' || unit === 'ounces' || unit === 'kilograms' || unit === 'grams';
    const name = (part: string) => (counted ? `${unit} of ${part}` : part);
    const told = kind === 'part' ? `There are ${given} ${unit} ${of}.` : `There are ${given} ${name(kind === 'other' ? first : second)}.`;
    const ask =
      kind === 'part'
        ? `How many ${name(first)} are there?`
        : kind === 'other'
          ? `How many ${name(second)} are there?`
          : counted
            ? `How many ${unit} ${of} are there in all?`
            : `How many ${unit} are ${of} in all?`;
    const keyParts = kind === 'part' ? m : kind === 'other' ? n : m + n;
    const answer = numberAnswer({
      ...asDecimals,
      typed: random.chance(1, 4),
      key: rat(key),
      why: `Each part is ${times}, and ${math(`${keyParts}\\cdot ${times}=${key}`)}.`,
      bugs: [
        bug(
          'PART',
          kind === 'part' ? ratio(whole * m, n) : kind === 'other' ? ratio(a * n, m + n) : ratio(b * m, n),
          kind === 'whole'
            ? `This is only ${counted ? 'the amount' : 'the number'} of ${first}; add the ${b} ${name(second)}.`
            : kind === 'part'
              ? `This takes ${math(`\\frac{${m}}{${n}}`)} of the total; ${first} ${first.endsWith('s') ? 'make' : 'makes'} up ${m} of the ${m + n} equal parts.`
              : `This treats ${given} as the total, but it includes only ${first}, which ${first.endsWith('s') ? 'are' : 'is'} ${count(m, 'part')} of ${times}${m === 1 ? '' : ' each'}.`,
        ),
        bug(
          'SWAP',
          kind === 'part' ? b : kind === 'other' ? ratio(a * m, n) : ratio(b * (m + n), m),
          `This switches the two numbers in the ratio; ${first} ${first.endsWith('s') ? 'have' : 'has'} ${m} of the parts, ${second} ${second.endsWith('s') ? 'have' : 'has'} ${n}.`,
        ),
        bug('STOP', times, `This is the size of one part; multiply it by ${keyParts}.`),
        bug(
          'STOP',
          kind === 'other' ? whole : kind === 'part' ? b : a,
          kind === 'other'
            ? `This is the total; the question asks only for ${second}.`
            : `This is only ${counted ? 'the amount' : 'the number'} of ${kind === 'part' ? second : first}; ${kind === 'part' ? `subtract it from ${given}` : `add the ${b} ${name(second)}`}.`,
        ),
        bug(
          'RATE0',
          kind === 'other' ? given + n - m : given - m - n,
          kind === 'other'
            ? `This ${n > m ? 'adds' : 'subtracts'} the difference between ${m} and ${n}; one part is ${times}, so multiply ${keyParts} by that.`
            : `This subtracts ${m} and ${n} from ${given}; one part is ${times}, so multiply ${keyParts} by that.`,
        ),
        bug('HALF', ratio(given, 2), `This takes half of ${given}; the parts are in the ratio ${m} to ${n}, so one part is ${times}.`),
        bug(
          'PART',
          ratio(given * n, m + n),
          `This treats ${given} as the total and takes ${math(`\\frac{${n}}{${m + n}}`)} of it; one part is ${times}, so multiply that by ${keyParts}.`,
        ),
        bug(
          'PART',
          ratio(given * (m + n), n),
          `This treats ${given} as ${counted ? 'the amount' : 'the number'} of ${second} and finds a total from it; one part is ${times}, so multiply that by ${keyParts}.`,
        ),
      ],
      believable: (value) =>
        value.n > 0n && value.d <= (counted ? 2n : 1n) && toNumber(value) !== given && (kind === 'other' || toNumber(value) < given === (kind === 'part')),
    });
    return (
      answer && {
        parameters: { context, kind, m, n, times },
        stem: random.pick([
          `${opening} The ratio of ${first} to ${second} is ${m} to ${n}. ${told} ${ask}`,
          `${opening} The ratio of ${first} to ${second} is ${math(`${m}:${n}`)}. ${told} ${ask}`,
          `${opening} ${told} If the ratio of ${first} to ${second} is ${m} to ${n}, ${lowerFirst(ask)}`,
        ]),
        answer,
        steps: [
          `The ratio splits the whole into ${math(`${m}+${n}=${m + n}`)} equal parts.`,
          `Each part is ${math(`\\frac{${given}}{${kind === 'part' ? m + n : kind === 'other' ? m : n}}=${times}`)}, so the answer is ${math(`${keyParts}\\cdot ${times}=${key}`)}.`,
          `Check: ${math(`${a}+${b}=${whole}`)} and ${math(`\\frac{${a}}{${b}}=\\frac{${m}}{${n}}`)}.`,
        ],
        takeaway: 'A ratio of m to n means m + n equal parts in all.',
      }
    );
  },
};
