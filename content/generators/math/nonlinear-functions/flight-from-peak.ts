/** The level-5 question of NLF-g: the highest point of a flight is told, and its coefficients are not. */
import { rat } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Draft } from '#content/generators/generator.ts';
import { lowerFirst, math } from '../text.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asFractions } from '../manners.ts';
import { type Flight, wordsOf } from './flights.ts';

export function flightFromPeak(random: Random, { g, unit, land, before, v, start, peak, height, opening, object }: Flight): Draft | null {
  const asks = random.pick(['land', 'land', 'start', 'later', 'later'] as const);
  const { subject, launch, done } = wordsOf(opening);
  const seconds = `${math(peak)} ${peak === 1 ? 'second' : 'seconds'}`;
  // From the highest point down to the ground.
  const fall = rat(land + before, 2);
  const fromVertex = `h(t) = -${g}(t - ${peak})^2 + ${height}`;
  const landed = math(`-${g}(t - ${peak})^2 + ${height} = 0`);
  // A moment of the flight that is neither its highest point nor its launch's height again.
  const moment = random.int(1, land - 1);
  const apart = moment - peak;
  const below = g * apart * apart;
  if (asks === 'later' && (apart === 0 || moment === 2 * peak)) return null;
  const value = { land, start, later: height - below }[asks];
  const wrong = {
    land: [
      bug('LOST', 2 * peak, `At this time, the ${object} is back at its starting height, not at the ground; solve ${landed} instead.`),
      bug('STOP', fall, `This is the time from the highest point to the ground; add the ${seconds} before that.`),
      bug('SIGN', before, `This comes from the negative solution to ${math('h(t) = 0')}; take the positive one.`),
      bug('SIGN', land + before, `This doubles the time from the highest point to the ground; the way up takes less time than the way down, only ${seconds}.`),
      bug('VERT', rat(land - before, 2), `This is the time when the ${object} is at its highest point; it hits the ground when ${landed}.`),
    ],
    start: [
      bug('STOP', rat(g * peak * peak), `This is how far the ${object} rises; subtract it from the maximum height.`),
      bug('SIGN', height + g * peak * peak, `This adds how far the ${object} rises to the maximum height instead of subtracting it.`),
      bug('EXPO', height - g * peak, `This does not square ${math(`0 - ${peak}`)} in ${math(fromVertex)}; multiply ${math(-g)} by ${math(peak * peak)}.`),
      ...(Number.isInteger(peak)
        ? [bug('STOP', height - peak * peak, `This leaves out the coefficient of ${math('t^2')}; multiply ${math(peak * peak)} by ${math(-g)}.`)]
        : []),
      bug(
        'HALF',
        rat(height, 2),
        `This is half of the maximum height; the height does not change at a constant rate, so use ${math(fromVertex)} at ${math('t = 0')}.`,
      ),
    ],
    later: [
      bug('STOP', below, `This is how far below its highest point the ${object} is; subtract it from the maximum height.`),
      bug(
        'EXPO',
        height - g * Math.abs(apart),
        `This does not square ${math(`${moment} - ${peak}`)} in ${math(fromVertex)}; its square is ${math(apart * apart)}.`,
      ),
      ...(Number.isInteger(peak)
        ? [bug('STOP', height - apart * apart, `This leaves out the coefficient of the squared term; multiply ${math(apart * apart)} by ${math(-g)}.`)]
        : []),
      ...(height > g * moment * moment
        ? [
            bug(
              'VERT',
              height - g * moment * moment,
              `This counts the time from the launch; in vertex form, it is counted from the highest point, at ${math(`t = ${peak}`)}.`,
            ),
          ]
        : []),
      bug('SIGN', height + below, `This adds the distance to the maximum height, but the ${object} cannot be higher than that, so subtract it.`),
      bug('INTC', start, `This is the value of ${math('s')}, the starting height; put ${math(moment)} in for ${math('t')} in ${math(fromVertex)}.`),
    ],
  }[asks];
  const answer = numberAnswer({ ...asFractions, typed: random.chance(2, 5), key: value, why: `The function is ${math(fromVertex)}.`, bugs: wrong });
  const formula = math(`h(t) = -${g}t^2 + vt + s`);
  return (
    answer && {
      parameters: { kind: 'from-peak', g, peak, height, asks, opening, ...(asks === 'later' && { moment }) },
      stem: `${random.pick([
        `${opening}. The function ${formula}, where ${math('v')} and ${math('s')} are constants, gives its height above the ground, in ${unit}, ${math('t')} seconds after it is ${done}.`,
        `The height above the ground, in ${unit}, of ${lowerFirst(subject)} ${math('t')} seconds after it is ${launch} is modeled by ${formula}, where ${math('v')} and ${math('s')} are constants.`,
      ])} ${random.pick([
        `The ${object} reaches its maximum height of ${math(height)} ${unit} ${seconds} after it is ${done}.`,
        `The maximum height of the ${object} is ${math(height)} ${unit}, which it reaches ${seconds} after it is ${done}.`,
      ])} ${
        {
          land: `How many seconds after being ${done} does the ${object} hit the ground?`,
          start: `What is the value of ${math('s')}?`,
          later: `What is the height, in ${unit}, of the ${object} ${math(moment)} ${moment === 1 ? 'second' : 'seconds'} after it is ${done}?`,
        }[asks]
      }`,
      answer,
      steps: [
        `The maximum is at the vertex, ${math(`(${peak}, ${height})`)}, and the coefficient of ${math('t^2')} is ${math(-g)}, so ${math(fromVertex)}.`,
        {
          land: `At the ground, ${math(`${g}(t - ${peak})^2 = ${height}`)}, so ${math(`(t - ${peak})^2 = ${height / g}`)}. Time is positive, so ${math(`t = ${peak} + ${(land + before) / 2} = ${land}`)}.`,
          start: `The constant ${math('s')} is the height at ${math('t = 0')}: ${math(`-${g}(0 - ${peak})^2 + ${height} = ${-g * peak * peak} + ${height} = ${start}`)}.`,
          later: `At ${math(`t = ${moment}`)}, the height is ${math(`-${g}(${moment} - ${peak})^2 + ${height} = ${-below} + ${height} = ${height - below}`)}.`,
        }[asks],
        `Check with ${math(`h(t) = -${g}t^2 + ${v}t + ${start}`)}: ${math(`h(${peak}) = ${-g * peak * peak} + ${v * peak} + ${start} = ${height}`)}.`,
      ],
      takeaway: 'When the highest point is given, write the function in vertex form; the coefficient of the squared term is the same in every form.',
    }
  );
}
