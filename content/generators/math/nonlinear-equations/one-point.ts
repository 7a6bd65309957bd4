/** How the questions about the one common point of a line and a parabola are put, and what to do with its other coordinate. */
import type { Random } from '#core/random.ts';
import { math } from '../text.ts';
import { once, system } from './tangent-difference.ts';

/** The stem in three forms, with what is known of the constant and what is asked of the point (x, y). */
export function asked(random: Random, parabola: string, line: string, constant: string, known: string, question: string, points: 'point' | 'constant'): string {
  const [p, l] = [math(`y = ${parabola}`), math(`y = ${line}`)];
  const given = `where ${math(constant)} is ${known}`;
  if (points === 'constant')
    return random.pick([
      `In the ${math('xy')}-plane, the graphs of ${p} and ${l}, ${given}, ${random.pick(once)}. ${question}`,
      `${system(parabola, line)}\n\nThe given system of equations, ${given}, has exactly one distinct real solution. ${question}`,
    ]);
  return random.pick([
    `In the ${math('xy')}-plane, the graphs of ${p} and ${l}, ${given}, intersect at exactly one point, ${math('(x, y)')}. ${question}`,
    `${system(parabola, line)}\n\nThe given system of equations, ${given}, has exactly one distinct real solution, ${math('(x, y)')}. ${question}`,
    constant === 'a'
      ? `The parabola ${p}, ${given}, intersects the line ${l} at exactly one point, ${math('(x, y)')}, in the ${math('xy')}-plane. ${question}`
      : `The line ${l}, ${given}, intersects the parabola ${p} at exactly one point, ${math('(x, y)')}, in the ${math('xy')}-plane. ${question}`,
  ]);
}

/** What to do with the other coordinate than the one asked for. */
export const swapped = (ask: string, x: number, y: number) =>
  ask === 'x'
    ? `This is the ${math('y')}-coordinate of the point; the question asks for ${math('x')}.`
    : `This is only the ${math('x')}-coordinate of the point; ${ask === 'y' ? 'substitute it in the equation of the line to find' : 'add'} ${math(ask === 'y' ? 'y' : `y = ${y}`)}.`;
