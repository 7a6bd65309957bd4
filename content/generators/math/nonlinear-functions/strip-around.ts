/** The question of NLF-p about a strip of equal width around a rectangle: its area is given, a measure is asked. */
import type { Random } from '#core/random.ts';
import type { Draft } from '#content/generators/generator.ts';
import { lowerFirst, math, prose } from '../text.ts';
import { type Bug, bug, numberAnswer } from '../answers.ts';
import { asFractions } from '../manners.ts';

const frames = [
  ['A rectangular garden', 'garden', 'path', 'surrounded on all sides by a path', 'feet', [3, 6], [20, 60]],
  ['A rectangular photograph', 'photograph', 'frame', 'surrounded by a frame', 'inches', [2, 4], [8, 24]],
  ['A rectangular swimming pool', 'pool', 'deck', 'surrounded on all sides by a deck', 'feet', [4, 10], [24, 80]],
  ['A rectangular quilt', 'quilt', 'border', 'surrounded on all sides by a border', 'inches', [3, 8], [36, 80]],
  ['A rectangular lawn', 'lawn', 'walkway', 'surrounded on all sides by a walkway', 'feet', [3, 8], [30, 90]],
  ['A rectangular mirror', 'mirror', 'frame', 'set in a frame', 'inches', [2, 4], [16, 40]],
] as const;

type Ask = 'area' | 'long' | 'perimeter';

interface Strip {
  readonly name: string;
  readonly around: string;
  readonly unit: string;
  readonly w: number;
  readonly short: number;
  readonly long: number;
  readonly more: number;
  readonly twice: boolean;
  readonly area: number;
}

/** The strip counted with what it surrounds, or left out. */
const withStrip = ({ name, around, w, short, long, area }: Strip, ask: Ask): Bug =>
  ({
    area: bug(
      'AP',
      (short + 2 * w) * (long + 2 * w),
      `This is the area of the ${name} and the ${around} together; subtract the ${prose(area)} of the ${around}.`,
    ),
    long: bug('AP', long + 2 * w, `This includes the ${around} on both sides; subtract ${math(2 * w)}.`),
    perimeter: bug('AP', 2 * (short + long), `This is the perimeter of the ${name} alone; each side of the outer edge is ${math(2 * w)} longer.`),
  })[ask];

const leftOut = ({ around, w, area }: Strip) =>
  `This leaves out the corners of the ${around}, which take up ${math(4 * w * w)} of its ${prose(area)}; subtract them before dividing by ${math(2 * w)}.`;

/** The sides from an area without the corners; where a longer side is told as twice a shorter one, less so much, that is read as the difference. */
function withoutCorners(strip: Strip): Bug {
  const { around, w, more, twice, area } = strip;
  const value = (area / (2 * w) + (twice ? -more : more)) / 2;
  return bug(
    'STOP',
    Number.isInteger(value) ? value : null,
    twice
      ? `This takes the sides to differ by ${math(more)}, but a longer one is ${math(more)} less than twice a shorter one; it also leaves out the corners of the ${around}, ${math(4 * w * w)} of its ${prose(area)}.`
      : leftOut(strip),
  );
}

/** What a student may type, which need not be of the same kind as the answer. */
function mistakesIn(strip: Strip, ask: Ask): Bug[] {
  const { name, around, unit, w, short, long, more, twice } = strip;
  const rest = `add ${math(2 * w)} to each side before adding all four`;
  const fromShort = {
    area: `multiply it by that of a longer one, ${math(long)}`,
    long: `a longer one is ${math(twice ? `2\\cdot${short}-${more}` : `${short}+${more}`)}`,
    perimeter: rest,
  }[ask];
  return [
    withStrip(strip, ask),
    bug('STOP', short, `This is the length, in ${unit}, of a shorter side of the ${name}; ${fromShort}.`),
    bug(
      'HALF',
      ask === 'perimeter' ? 2 * (short + long + 2 * w) : (short + w) * (long + w),
      {
        perimeter: `This counts the ${around} on one side only; add ${math(2 * w)} to each side.`,
        area: `This counts the ${around} on one side only; for the ${name} alone, multiply ${math(short)} by ${math(long)}.`,
        long: `This is an area, with the ${around} counted on one side only; the question asks for a side of the ${name}.`,
      }[ask],
    ),
    ask === 'long'
      ? withoutCorners(strip)
      : bug(
          'STOP',
          long,
          `This is the length, in ${unit}, of a longer side of the ${name}; ${ask === 'area' ? `multiply it by that of a shorter one, ${math(short)}` : rest}.`,
        ),
    bug(
      'STOP',
      short + long,
      `This is the sum of two sides of the ${name}; ${{ area: `multiply ${math(short)} by ${math(long)} instead`, long: 'only the longer one is asked', perimeter: `double it, and add ${math(8 * w)} for the ${around}` }[ask]}.`,
    ),
  ];
}

/** Wrong choices that measure what is asked: a side among areas would be ruled out by its size. */
function choicesLike(strip: Strip, ask: Ask): Bug[] {
  const { name, around, w, short, long, more, twice, area } = strip;
  const own = `multiply ${math(short)} by ${math(long)}`;
  const takenForLonger = `This takes ${math(short)}, the length of a shorter side, for that of a longer one`;
  const wrongShort = short - more > 0 && !twice ? short - more : null;
  const areas = [
    bug('HALF', (short + w) * (long + w), `This counts the ${around} on one side only; for the ${name} alone, ${own}.`),
    bug('HALF', (short + 2 * w) * long, `This includes the ${around} along two of the sides; for the ${name} alone, ${own}.`),
    bug('AP', short * long - area, `This subtracts the ${prose(area)} of the ${around} once more, but the ${around} is no part of the ${name}; ${own}.`),
    bug('STOP', short * short, `This is the area of a square with the shorter sides of the ${name}; ${own}.`),
    bug('SWAP', wrongShort && short * wrongShort, `${takenForLonger}; ${own}.`),
  ];
  const lengths = [
    withoutCorners(strip),
    bug('HALF', long + w, `This includes the ${around} on one side; subtract ${math(w)}.`),
    bug('STOP', short, `This is the length of a shorter side; a longer one is ${math(twice ? `2\\cdot${short}-${more}` : `${short}+${more}`)}.`),
    bug('STOP', short + 2 * w, `This is the length of a shorter side with the ${around}; the question asks for a longer side of the ${name} alone.`),
    bug('AP', long - 2 * w, `This subtracts the ${around} from a side of the ${name}, but it is no part of the ${name}; a longer side is ${math(long)}.`),
    bug('STOP', twice ? 2 * short : null, `This is twice the length of a shorter side; subtract ${math(more)}.`),
  ];
  const perimeters = [
    bug('HALF', 2 * (short + long + 2 * w), `This counts the ${around} on one side only; add ${math(2 * w)} to each side.`),
    bug('HALF', short + long + 4 * w, `This is the sum of only two sides of the outer edge; double it.`),
    bug('STOP', 2 * (short + long) + 12 * w, leftOut(strip)),
    bug('AP', 4 * (short + long) + 8 * w, `This adds the perimeters of the inner and the outer edge; only the outer one is asked.`),
    bug('SWAP', wrongShort && 2 * (short + wrongShort + 4 * w), `${takenForLonger}; a longer one is ${math(`${short}+${more}`)}.`),
  ];
  return [withStrip(strip, ask), ...{ area: areas, long: lengths, perimeter: perimeters }[ask]].filter(({ value }) => value === null || value.n > 0n);
}

/** A strip of equal width around a rectangle whose sides are related. */
export function stripAround(random: Random): Draft | null {
  const [opening, name, around, verb, unit, widths, sides] = random.pick(frames);
  const [w, short] = [random.int(widths[0], widths[1]), random.int(sides[0], sides[1])];
  const more = random.int(2, Math.max(3, Math.floor(short / 2)));
  const twice = random.chance(1, 3);
  const long = twice ? 2 * short - more : short + more;
  if (long <= short || long > 2.2 * short) return null;
  const area = (short + 2 * w) * (long + 2 * w) - short * long;
  const ask = random.pick(['area', 'long', 'perimeter'] as const);
  const key = ask === 'area' ? short * long : ask === 'long' ? long : 2 * (short + long + 4 * w);
  const typed = random.chance(3, 5);
  const strip = { name, around, unit, w, short, long, more, twice, area };
  const answer = numberAnswer({
    ...asFractions,
    typed,
    key,
    why: `The ${name} is ${short} ${unit} by ${long} ${unit}.`,
    bugs: typed ? mistakesIn(strip, ask) : choicesLike(strip, ask),
  });
  const relation = twice ? `${more} ${unit} less than twice the length of its shorter sides` : `${more} ${unit} greater than the length of its shorter sides`;
  const question = {
    area: `What is the area, in square ${unit}, of the ${name}?`,
    long: `What is the length, in ${unit}, of each of the longer sides of the ${name}?`,
    perimeter: `What is the perimeter, in ${unit}, of the outer edge of the ${around}?`,
  }[ask];
  const long_ = twice ? `2x - ${more}` : `x + ${more}`;
  return (
    answer && {
      parameters: { kind: 'strip', w, short, more, twice, ask, name },
      stem: random.pick([
        `${opening} is ${verb} with a uniform width of ${w} ${unit}. The length of the longer sides of the ${name} is ${relation}. If the area of the ${around} is ${prose(area)} square ${unit}, ${lowerFirst(question)}`,
        `The length of the longer sides of ${opening.toLowerCase()} is ${relation}. The ${name} is ${verb} with a uniform width of ${w} ${unit}, and the area of the ${around} is ${prose(area)} square ${unit}. ${question}`,
      ]),
      answer,
      steps: [
        `Let ${math('x')} be the length of a shorter side. The ${name} is ${math('x')} by ${math(long_)}, and with the ${around}, ${math(2 * w)} is added to both.`,
        `The area of the ${around} is the difference: ${math(`(x + ${2 * w})(${long_}${` + ${2 * w}`}) - x(${long_}) = ${area}`)}. The terms with ${math('x^2')} cancel.`,
        `That leaves ${math(`${twice ? 6 * w : 4 * w}x + ${2 * w * (twice ? -more : more) + 4 * w * w} = ${area}`.replace('+ -', '- '))}, so ${math(`x = ${short}`)} and the longer side is ${math(long)} ${unit}.${ask === 'area' ? ` The area is ${math(`${short} \\cdot ${long} = ${key}`)} square ${unit}.` : ask === 'perimeter' ? ` The outer edge has the sides ${math(short + 2 * w)} and ${math(long + 2 * w)}, and its perimeter is ${math(key)} ${unit}.` : ''}`,
        `Check: ${math(`${short + 2 * w} \\cdot ${long + 2 * w} - ${short} \\cdot ${long} = ${area}`)}.`,
      ],
      takeaway: 'The area of a border is the area of everything minus the area inside it, and a border adds its width twice.',
    }
  );
}
