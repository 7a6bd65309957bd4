/** PRO-g: probability as a fraction of an area. */
import type { Generator } from '../../generator.ts';
import { rat, sub } from '../../../exact/rational.ts';
import { bug, entryAnswer, math, numericChoice, type Bug } from '../data-kit.ts';
import { fraction, probabilityLike, reduction, showFraction } from './two-way.ts';

const targets = [
  ['A dart that lands on a rectangular board', 'board', 'target', 'the dart lands in the target'],
  ['A raindrop that falls on a rectangular terrace', 'terrace', 'flower bed', 'it falls on the flower bed'],
  ['A leaf that falls on a rectangular yard', 'yard', 'pond', 'it falls on the pond'],
  ['A ball that comes to rest on a rectangular mat', 'mat', 'marked region', 'it rests in the marked region'],
  ['A seed that lands on a rectangular field', 'field', 'watered region', 'it lands in the watered region'],
  ['A point that is selected at random on a rectangular screen', 'screen', 'window', 'it lies in the window'],
  ['A parachute that lands in a rectangular field', 'field', 'landing area', 'it lands in the landing area'],
] as const;

export const geometricProbability: Generator = {
  archetype: 'PRO-g',
  topicId: 23,
  version: 3,
  levels: [3, 4],
  skillTags: ['probability', 'area'],
  draft(random, level) {
    if (level === 4) {
      // From 2 on, so that every length is a plural.
      const [inner, outer] = [random.int(2, 9), random.int(3, 14)];
      const ring = random.chance(1, 2);
      const diameters = random.chance(1, 2);
      const factor = diameters ? 2 : 1;
      if (inner >= outer) return null;
      const [small, whole] = [inner * inner, outer * outer];
      const key = ring ? rat(whole - small, whole) : rat(small, whole);
      const word = diameters ? 'diameter' : 'radius';
      const words = diameters ? 'diameters' : 'radii';
      const parts = ring ? whole - small < small : small < whole - small;
      const bugs: Bug[] = [
        bug('K2K3', ring ? rat(outer - inner, outer) : rat(inner, outer), `This compares the ${words}; areas are proportional to the squares of the ${words}.`),
        bug('COMP', sub(rat(1), key), `This is the probability of the ${ring ? 'inner circle' : 'ring outside it'}.`),
        bug(
          'PART',
          ring
            ? whole - small < small
              ? rat(whole - small, small)
              : rat(small, whole + small)
            : small < whole - small
              ? rat(small, whole - small)
              : rat(small, whole + small),
          `This divides by the ${parts ? 'area of the other part' : 'sum of the areas of both circles'}; divide by the area of the larger circle.`,
        ),
        bug('DIAM', ring ? rat(4 * whole - small, 4 * whole) : rat(small, 4 * whole), 'This uses a radius for one circle and a diameter for the other.'),
        bug('K2K3', rat((outer - inner) ** 2, whole), `This squares the difference of the ${words}; subtract the areas instead.`),
        bug('K2K3', rat(inner ** 3, outer ** 3), `This cubes the ${words}; areas are proportional to their squares.`),
        bug('COMP', ring ? rat(inner, outer) : rat(outer - inner, outer), `This compares the ${words}, and for the other part; compare areas instead.`),
      ];
      const entry = random.chance(1, 3);
      const answer = entry
        ? entryAnswer(key, bugs)
        : numericChoice({
            key,
            why: `The areas of the two circles are in the ratio ${small} to ${whole}${ring ? ', and the ring is what remains' : ''}.`,
            bugs,
            show: showFraction,
            keep: probabilityLike(999),
          });
      const where = ring ? 'outside the inner circle' : 'inside the inner circle';
      const [x, y] = [inner * factor, outer * factor];
      return (
        answer && {
          parameters: { kind: 'circles', inner: x, outer: y, ring, diameters },
          stem: random.pick([
            `A target consists of two circles with the same center. The ${word} of the inner circle is ${math(x)} inches, and the ${word} of the outer circle is ${math(y)} inches. A point is selected at random inside the outer circle. What is the probability that the point is ${where}?`,
            `A circular lawn with a ${word} of ${math(y)} feet has a circular pond with a ${word} of ${math(x)} feet in its middle. A leaf falls at random on the lawn or the pond. What is the probability that it falls ${ring ? 'on the lawn, not on the pond' : 'on the pond'}?`,
            `A round rug with a ${word} of ${math(y)} inches has a circle with a ${word} of ${math(x)} inches woven into its center. A coin dropped at random comes to rest on the rug. Ignore the size of the coin. What is the probability that it rests ${where.replace('inner', 'woven')}?`,
            `Two circles have the same center and ${words} of ${math(x)} and ${math(y)} centimeters. A point inside the larger circle is chosen at random. What is the probability that it is ${ring ? 'outside' : 'inside'} the smaller circle?`,
            `A round stage with a ${word} of ${math(y)} meters has a round platform with a ${word} of ${math(x)} meters at its center. A piece of confetti falls at random on the stage. What is the probability that it falls ${ring ? 'outside the platform' : 'on the platform'}?`,
            `A circular field with a ${word} of ${math(y)} meters is watered only inside a circle that has the same center and a ${word} of ${math(x)} meters. A seed lands at random in the field. What is the probability that it lands where the field is ${ring ? 'not watered' : 'watered'}?`,
          ]),
          answer,
          steps: [
            'If every point is equally likely, the probability is the favorable area divided by the total area.',
            `The areas of circles are proportional to the squares of their ${words}, so the ratio is ${math(`\\frac{${x}^2}{${y}^2}=\\frac{${x * x}}{${y * y}}`)}.`,
            ring
              ? `The ring is what remains: ${math(`1-\\frac{${x * x}}{${y * y}}=${reduction(y * y - x * x, y * y)}`)}.`
              : `So the probability is ${math(reduction(x * x, y * y))}.`,
            `Check: the probabilities for the inner circle and the ring add up to 1.`,
          ],
          takeaway: 'Geometric probability compares areas, not lengths.',
        }
      );
    }
    const [W, H, w, h] = [random.int(6, 24), random.int(5, 20), random.int(2, 12), random.int(2, 10)];
    if (w >= W || h >= H || w * h * 8 < W * H || W === H) return null;
    const [opening, place, part, event] = random.pick(targets);
    const within = place === 'field' || place === 'yard' ? 'in' : 'on';
    const not = random.chance(1, 3);
    const [small, whole] = [w * h, W * H];
    const key = not ? rat(whole - small, whole) : rat(small, whole);
    const bugs: Bug[] = [
      bug('COMP', sub(rat(1), key), `This is the probability for the ${not ? part : `rest of the ${place}`}.`),
      bug('AP', fraction(w + h, W + H), 'This compares the perimeters; compare the areas.'),
      bug('K2K3', fraction(w, W), 'This compares the lengths only; compare the areas.'),
      bug('K2K3', fraction(h, H), 'This compares the widths only; compare the areas.'),
      bug(
        'PART',
        small < whole - small ? fraction(small, whole - small) : null,
        `This divides by the area of the rest of the ${place}; divide by the total area.`,
      ),
      bug('AP', fraction(W + H - w - h, W + H), 'This subtracts and compares perimeters; use areas instead.'),
      bug('K2K3', fraction(W - w, W), 'This subtracts and compares only the lengths; use areas instead.'),
    ];
    const entry = random.chance(1, 3);
    const answer = entry
      ? entryAnswer(key, bugs)
      : numericChoice({
          key,
          why: `The favorable area is ${not ? whole - small : small} of the ${whole} square feet.`,
          bugs,
          show: showFraction,
          keep: probabilityLike(999),
        });
    return (
      answer && {
        parameters: { kind: 'rectangles', W, H, w, h, not, place },
        stem: random.pick([
          `${opening} is equally likely to be anywhere ${within} it. The ${place} is ${math(W)} feet long and ${math(H)} feet wide, and it has a rectangular ${part} that is ${math(w)} feet long and ${math(h)} feet wide. What is the probability that ${not ? event.replace(/ (land|fall|rest)s /, ' does not $1 ').replace('lies in', 'does not lie in') : event}?`,
          `A rectangular ${place} measures ${math(W)} feet by ${math(H)} feet. Inside it is a rectangular ${part} that measures ${math(w)} feet by ${math(h)} feet. A point ${within} the ${place} is selected at random. What is the probability that the point is ${not ? 'not ' : ''}in the ${part}?`,
          `A rectangular ${part} that is ${math(w)} feet by ${math(h)} feet is within a rectangular ${place} that is ${math(W)} feet by ${math(H)} feet. If a point ${within} the ${place} is chosen at random, what is the probability that it is ${not ? 'outside' : 'inside'} the ${part}?`,
        ]),
        answer,
        steps: [
          'If every point is equally likely, the probability is the favorable area divided by the total area.',
          `The areas are ${math(`${w}\\cdot ${h}=${small}`)} and ${math(`${W}\\cdot ${H}=${whole}`)} square feet${not ? `, so the favorable area is ${math(`${whole}-${small}=${whole - small}`)}` : ''}.`,
          `The probability is ${math(reduction(not ? whole - small : small, whole))}.`,
          `Check: the probabilities for the ${part} and the rest of the ${place} add up to 1.`,
        ],
        takeaway: 'Geometric probability compares areas, not lengths.',
      }
    );
  },
};
