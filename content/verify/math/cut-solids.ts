/** Re-solver for cut cones and pyramids: cross sections are added up from the vertex, whose areas grow with the square of the distance. */
import type { Resolver } from '../resolver.ts';
import { integral, promptNumbers, rootOf, sizeVerdict } from './geometry-reading.ts';
import { textParameter } from './read-numbers.ts';

const tidy = (value: number) => Math.round(value * 1e6) / 1e6;

/** What a solid of height 1 with the base area `area` holds between two distances from the vertex. */
const slab = (area: number, from: number, to: number) => integral((x) => area * x * x, from, to);

export const cutSolidsResolver: Resolver = (question, parameters) => {
  const kind = textParameter(parameters, 'kind');
  const numbers = promptNumbers(question);
  const [one = 0, two = 0, three = 0] = numbers;
  if (kind === 'water') {
    const radiusAt = (x: number) => (two / one) * x;
    const disc = (x: number) => Math.PI * radiusAt(x) ** 2;
    const inside = integral(disc, 0, three);
    return sizeVerdict(question, /added|needed/.test(question.stem) ? integral(disc, three, one) : inside);
  }
  if (kind === 'frustum')
    return sizeVerdict(
      question,
      integral((x) => Math.PI * (two + ((one - two) * x) / three) ** 2, 0, three),
    );
  if (kind === 'areas') {
    const at = rootOf((x) => one * x * x - two, 0, 1);
    return sizeVerdict(question, tidy((three * slab(one, at, 1)) / slab(one, 0, 1)));
  }
  const shown = parameters.byLengths === true ? two / one : one;
  const value = parameters.byLengths === true ? three : two;
  const at = /from the vertex/.test(question.stem) ? shown : 1 - shown;
  const parts: Readonly<Record<string, number>> = { whole: slab(1, 0, 1), top: slab(1, 0, at), frustum: slab(1, at, 1) };
  const [given, asked] = [parts[textParameter(parameters, 'given')], parts[textParameter(parameters, 'asked')]];
  if (given === undefined || asked === undefined) throw new Error('unknown piece');
  return sizeVerdict(question, parameters.pi === true ? (value * asked) / given : tidy((value * asked) / given));
};
