/** Projectiles: greatest height, when it is reached, when the object lands. */
import { polynomial, polynomialLatex } from '#content/exact/polynomial.ts';
import { rat } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { lowerFirst, math } from '../text.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asFractions } from '../manners.ts';
import { drawFlight, wordsOf } from './flights.ts';
import { flightFromPeak } from './flight-from-peak.ts';

function draft(random: Random, level: number): Draft | null {
  const flight = drawFlight(random, level === 3 ? 4 : 2);
  if (!flight) return null;
  if (level === 5) return flightFromPeak(random, flight);
  const { g, unit, land, before, a, v, start, peak, height, opening, object } = flight;
  const rule = polynomialLatex(polynomial(a, v, start), 't');
  const asks = random.pick(['time', 'start-height', 'height', 'land', 'land'] as const);
  const reason = {
    time: `The vertex is at ${math(`t = -\\frac{${v}}{2(${a})} = ${peak}`)}.`,
    'start-height': `The maximum height is ${math(`h(${peak}) = ${height}`)}, which is ${math(height - start)} more than the starting height, ${math(start)}.`,
    height: `The maximum height is ${math(`h(${peak}) = ${height}`)}.`,
    land: `The positive solution to ${math('h(t) = 0')} is ${math(`t = ${land}`)}.`,
  }[asks];
  const value = { time: rat(land - before, 2), 'start-height': height - start, height, land }[asks];
  const top = math(`t = -\\frac{${v}}{2(${a})}`);
  const place = [
    bug('INTC', land, `This is the time when the ${object} hits the ground; its maximum height is at ${top}.`),
    bug(
      'VERT',
      land - before,
      `This leaves out the 2 in ${math('-\\frac{b}{2a}')}; at this time, the ${object} is back at its starting height, so take half of it.`,
    ),
    bug('ROOTS', before, `This is the opposite of the negative solution to ${math('h(t) = 0')}; the maximum height is at the vertex, ${top}.`),
    bug('SWAP', height, `This is the maximum height; the question asks for its time, ${top}.`),
    bug(
      'VERT',
      rat(land, 2),
      `This is half the time to reach the ground, but the ${object} does not start on the ground, so the peak comes earlier, at ${top}.`,
    ),
    bug('RATE0', v, `This is the initial speed; divide it by ${math(2 * g)} to get the time of the maximum height.`),
  ];
  const sizes = [
    bug(
      'INTC',
      start,
      `This is the height at ${math('t = 0')}; ${asks === 'height' ? `the maximum height is at ${top}` : `subtract it from the maximum height, ${math(height)}`}.`,
    ),
    bug('VERT', rat(land - before, 2), 'This is the time of the maximum height; put it in for \\(t\\) to get the height.'),
    bug(
      'STOP',
      asks === 'height' ? height - start : height,
      asks === 'height'
        ? `This is how far the ${object} rises above its starting height; add ${math(start)} to get its height above the ground.`
        : `This is the maximum height above the ground; subtract the starting height, ${math(start)}.`,
    ),
    bug('RATE0', v, `This is the coefficient of ${math('t')}, the initial speed; find the height at ${top} instead.`),
    bug(
      'SIGN',
      height + start,
      asks === 'height'
        ? `This adds the starting height to the maximum height, which already includes it.`
        : `This adds the starting height to the maximum height instead of subtracting it.`,
    ),
    bug(
      'SIGN',
      (3 * g * (land - before) ** 2) / 4 + start,
      `This drops the negative sign in ${math(`${a}t^2`)}${asks === 'height' ? '' : ' and does not subtract the starting height'}; at ${math(`t = ${peak}`)}, this term is ${math(a * peak * peak)}.`,
    ),
  ];
  const landing = [
    bug(
      'LOST',
      land - before,
      `At this time, the ${object} is back at its starting height, ${math(start)} ${unit} above the ground; solve ${math('h(t) = 0')} instead.`,
    ),
    bug('VERT', rat(land - before, 2), `This is the time of the maximum height; the ${object} hits the ground when ${math('h(t) = 0')}.`),
    bug(
      'ROOTS',
      before,
      `This comes from the factor ${math(`t + ${before}`)}, but that factor is 0 at a negative time; the other one, ${math(`t - ${land}`)}, gives the answer.`,
    ),
    bug('SIGN', land + before, `This is the distance between the two solutions of ${math('h(t) = 0')}; the answer is the positive one alone.`),
    bug('INTC', start, `This is the height at ${math('t = 0')}; find the time at which ${math('h(t) = 0')}.`),
  ];
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(1, 2),
    key: value,
    why: reason,
    bugs: asks === 'time' ? place : asks === 'land' ? landing : sizes,
  });
  if (!answer) return null;
  const { subject, launch, done } = wordsOf(opening);
  const rise = math(`h(t) = ${rule}`);
  const question = {
    time: `How many seconds after being ${done} does the ${object} reach its maximum height?`,
    'start-height': `How many ${unit} above its starting height is the ${object} at its highest point?`,
    height: `What is the maximum height, in ${unit}, that the ${object} reaches?`,
    land: `How many seconds after being ${done} does the ${object} hit the ground?`,
  }[asks];
  const solve =
    asks === 'land'
      ? [
          `When the ${object} hits the ground, its height is 0, so solve ${math(`${rule} = 0`)}.`,
          `Dividing by ${math(a)} gives ${math(`${polynomialLatex(polynomial(1, before - land, -land * before), 't')} = 0`)}, or ${math(`(t - ${land})(t + ${before}) = 0`)}. Time is positive, so ${math(`t = ${land}`)}.`,
          `Check: ${math(`h(${land}) = ${a * land * land} + ${v * land} + ${start} = 0`)}.`,
        ]
      : [
          `The graph of ${math('h')} is a parabola that opens downward, so the maximum height is at the vertex, ${math('t = -\\frac{b}{2a}')}.`,
          `${math(`t = -\\frac{${v}}{2(${a})} = ${peak}`)}${asks === 'time' ? '.' : `, and ${math(`h(${peak}) = ${a * peak * peak} + ${v * peak} + ${start} = ${height}`)}.`}`,
          asks === 'start-height'
            ? `The ${object} starts at ${math(`h(0) = ${start}`)}, so it rises ${math(`${height} - ${start} = ${height - start}`)} ${unit}.`
            : `Check: the heights 1 second before and 1 second after the vertex are equal: ${math(`h(${peak - 1}) = h(${peak + 1}) = ${height - g}`)}.`,
        ];
  return {
    parameters: { a, v, start, asks, opening },
    stem: `${random.pick([
      `${opening}. Its height above the ground, in ${unit}, ${math('t')} seconds after it is ${done} is given by ${rise}.`,
      `The function ${rise} gives the height above the ground, in ${unit}, of ${lowerFirst(subject)} ${math('t')} seconds after it is ${launch}.`,
      `${opening}. The equation ${rise} models its height above the ground, in ${unit}, where ${math('t')} is the time in seconds after it is ${done}.`,
    ])} ${question}`,
    answer,
    steps: solve,
    takeaway: 'The vertex tells you about the highest point, and the positive zero tells you when the object hits the ground.',
  };
}

export const projectileMotion: Generator = {
  archetype: 'NLF-g',
  topicId: 16,
  version: 12,
  levels: [3, 5],
  skillTags: ['projectile', 'maximum-minimum', 'zeros'],
  draft,
};
