/** The question of NLF-p about a strip of equal width around a rectangle: its area is given, a measure is asked. */
import type { Random } from '#core/random.ts';
import type { Draft } from '#content/generators/generator.ts';
import { lowerFirst, math, prose } from '../text.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asFractions } from '../manners.ts';

const frames = [
  ['A rectangular garden', 'garden', 'path', 'surrounded on all sides by a path', 'feet', [3, 6], [20, 60]],
  ['A rectangular photograph', 'photograph', 'frame', 'surrounded by a frame', 'inches', [2, 4], [8, 24]],
  ['A rectangular swimming pool', 'pool', 'deck', 'surrounded on all sides by a deck', 'feet', [4, 10], [24, 80]],
  ['A rectangular quilt', 'quilt', 'border', 'surrounded on all sides by a border', 'inches', [3, 8], [36, 80]],
  ['A rectangular lawn', 'lawn', 'walkway', 'surrounded on all sides by a walkway', 'feet', [3, 8], [30, 90]],
  ['A rectangular mirror', 'mirror', 'frame', 'set in a frame', 'inches', [2, 4], [16, 40]],
] as const;

/** A strip of equal width around a rectangle whose sides are related. */
export function stripAround(random: Random): Draft | null {
  const [opening, name, around, verb, unit, widths, sides] = random.pick(frames);
  const [w, short] = [random.int(widths[0], widths[1]), random.int(sides[0], sides[1])];
  const more = random.int(2, Math.max(3, Math.floor(short / 2)));
  const twice = random.chance(1, 3);
  const long = twice ? 2 * short - more : short + more;
  if (long <= short || long > 2.2 * short) return null;
  const outer = (short + 2 * w) * (long + 2 * w);
  const area = outer - short * long;
  const ask = random.pick(['area', 'long', 'perimeter'] as const);
  const key = ask === 'area' ? short * long : ask === 'long' ? long : 2 * (short + long + 4 * w);
  const rest = `add ${math(2 * w)} to each side before adding all four`;
  const fromShort = {
    area: `multiply it by that of a longer one, ${math(long)}`,
    long: `a longer one is ${math(twice ? `2\\cdot${short}-${more}` : `${short}+${more}`)}`,
    perimeter: rest,
  }[ask];
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(3, 5),
    key,
    why: `The ${name} is ${short} ${unit} by ${long} ${unit}.`,
    bugs: [
      bug(
        'AP',
        ask === 'area' ? outer : ask === 'long' ? long + 2 * w : 2 * (short + long),
        ask === 'area'
          ? `This is the area of the ${name} and the ${around} together; subtract the ${prose(area)} of the ${around}.`
          : ask === 'long'
            ? `This includes the ${around} on both sides; subtract ${math(2 * w)}.`
            : `This is the perimeter of the ${name} alone; each side of the outer edge is ${math(2 * w)} ${unit} longer.`,
      ),
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
      bug(
        'STOP',
        ask === 'long' ? Math.round((area / (2 * w) + (twice ? -more : more)) / 2) : long,
        ask === 'long'
          ? twice
            ? `This takes the sides to differ by ${math(more)}, but a longer one is ${math(more)} less than twice a shorter one; it also leaves out the corners of the ${around}, ${math(4 * w * w)} of its ${prose(area)}.`
            : `This leaves out the corners of the ${around}, which take up ${math(4 * w * w)} of its ${prose(area)}; subtract them before dividing by ${math(2 * w)}.`
          : `This is the length, in ${unit}, of a longer side of the ${name}; ${ask === 'area' ? `multiply it by that of a shorter one, ${math(short)}` : rest}.`,
      ),
      bug(
        'STOP',
        short + long,
        `This is the sum of two sides of the ${name}; ${{ area: `multiply ${math(short)} by ${math(long)} instead`, long: 'only the longer one is asked', perimeter: `double it, and add ${math(8 * w)} for the ${around}` }[ask]}.`,
      ),
      bug(
        'STOP',
        short + 2 * w,
        `This is the length of a shorter side with the ${around}; ${ask === 'perimeter' ? `add that of a longer one, ${math(long + 2 * w)}, and double the sum` : `subtract ${math(2 * w)} to get that of the ${name} alone`}.`,
      ),
    ],
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
