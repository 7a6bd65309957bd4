/** PRO-g: probability as a share of an area. */
import type { Generator } from '../../generator.ts';
import { rat, sub } from '../../../exact/rational.ts';
import { bug, entryAnswer, math, numericChoice, type Bug } from '../data-kit.ts';
import { fraction, probabilityLike, showFraction } from './two-way.ts';

const targets = [
  ['A dart that lands on a rectangular board', 'board', 'target', 'the dart lands in the target'],
  ['A raindrop that falls on a rectangular terrace', 'terrace', 'flower bed', 'it falls on the flower bed'],
  ['A leaf that falls on a rectangular yard', 'yard', 'pond', 'it falls on the pond'],
  ['A ball that comes to rest on a rectangular mat', 'mat', 'marked region', 'it rests in the marked region'],
  ['A seed that lands on a rectangular field', 'field', 'watered region', 'it lands in the watered region'],
  ['A point that is selected at random in a rectangular screen', 'screen', 'window', 'it lies in the window'],
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
      const bugs: Bug[] = [
        bug('K2K3', ring ? rat(outer - inner, outer) : rat(inner, outer), `This compares the lengths; areas go with the squares of the lengths.`),
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
          'This compares the two parts; divide by the area of the whole.',
        ),
        bug('DIAM', ring ? rat(4 * whole - small, 4 * whole) : rat(small, 4 * whole), 'This mixes a radius with a diameter.'),
        bug('K2K3', rat((outer - inner) ** 2, whole), 'This squares the difference; the areas are subtracted.'),
        bug('K2K3', rat(inner ** 3, outer ** 3), 'This uses the cubes of the lengths; areas go with the squares.'),
        bug('COMP', ring ? rat(inner, outer) : rat(outer - inner, outer), 'This compares lengths, and the other part.'),
      ];
      const entry = random.chance(1, 3);
      const answer = entry
        ? entryAnswer(key, bugs)
        : numericChoice({ key, why: `The areas are in the ratio ${math(`${small}:${whole}`)}.`, bugs, show: showFraction, keep: probabilityLike(999) });
      const where = ring ? 'outside the inner circle' : 'inside the inner circle';
      const [x, y] = [inner * factor, outer * factor];
      return (
        answer && {
          parameters: { kind: 'circles', inner: x, outer: y, ring, diameters },
          stem: random.pick([
            `A target consists of two circles with the same center. The ${word} of the inner circle is ${math(x)} inches, and the ${word} of the outer circle is ${math(y)} inches. A point is selected at random inside the outer circle. What is the probability that the point is ${where}?`,
            `A circular lawn with a ${word} of ${math(y)} feet has a circular pond with a ${word} of ${math(x)} feet in its middle. A leaf falls at random on the lawn or the pond. What is the probability that it falls ${ring ? 'on the lawn, not on the pond' : 'on the pond'}?`,
            `A round rug with a ${word} of ${math(y)} inches has a circle with a ${word} of ${math(x)} inches woven into its center. A coin dropped at random comes to rest on the rug. Its size can be neglected. What is the probability that it rests ${where.replace('inner', 'woven')}?`,
            `Two circles have the same center and ${diameters ? 'diameters' : 'radii'} of ${math(x)} and ${math(y)} centimeters. A point of the larger circle’s interior is chosen at random. What is the probability that it lies ${ring ? 'outside' : 'inside'} the smaller circle?`,
            `A round stage with a ${word} of ${math(y)} meters has a round platform with a ${word} of ${math(x)} meters at its center. A piece of confetti falls at random on the stage. What is the probability that it falls ${ring ? 'beside the platform' : 'on the platform'}?`,
            `A circular field with a ${word} of ${math(y)} meters is watered only within a circle about its center with a ${word} of ${math(x)} meters. A seed lands at random in the field. What is the probability that it lands where the field is ${ring ? 'not watered' : 'watered'}?`,
          ]),
          answer,
          steps: [
            'If every place is equally likely, the probability is the area that counts divided by the whole area.',
            `Areas of circles go with the squares of their ${diameters ? 'diameters' : 'radii'}: the ratio is ${math(`\\frac{${x}^2}{${y}^2}=\\frac{${x * x}}{${y * y}}`)}.`,
            `${ring ? `The ring has the rest: ${math(`1-\\frac{${x * x}}{${y * y}}=\\frac{${y * y - x * x}}{${y * y}}`)}.` : 'This is the probability.'} In lowest terms it is ${math(`\\frac{${key.n}}{${key.d}}`)}${entry ? `, entered as ${key.n}/${key.d}` : ''}.`,
            `Check: the probabilities of the circle and of the ring add to 1.`,
          ],
          takeaway: 'Geometric probability compares areas, not lengths.',
        }
      );
    }
    const [W, H, w, h] = [random.int(6, 24), random.int(5, 20), random.int(2, 12), random.int(2, 10)];
    if (w >= W || h >= H || w * h * 8 < W * H || W === H) return null;
    const [opening, place, part, event] = random.pick(targets);
    const not = random.chance(1, 3);
    const [small, whole] = [w * h, W * H];
    const key = not ? rat(whole - small, whole) : rat(small, whole);
    const bugs: Bug[] = [
      bug('COMP', sub(rat(1), key), `This is the probability of the ${not ? part : `rest of the ${place}`}.`),
      bug('AP', fraction(w + h, W + H), 'This compares the perimeters; compare the areas.'),
      bug('K2K3', fraction(w, W), 'This compares the lengths only; compare the areas.'),
      bug('K2K3', fraction(h, H), 'This compares the widths only; compare the areas.'),
      bug('PART', small < whole - small ? fraction(small, whole - small) : null, `This compares with the rest of the ${place}; divide by the whole area.`),
      bug('AP', fraction(W + H - w - h, W + H), 'This compares perimeters, and of the other part.'),
      bug('K2K3', fraction(W - w, W), 'This compares the lengths of the other part only.'),
    ];
    const entry = random.chance(1, 3);
    const answer = entry
      ? entryAnswer(key, bugs)
      : numericChoice({ key, why: `The areas are ${small} and ${whole}.`, bugs, show: showFraction, keep: probabilityLike(999) });
    return (
      answer && {
        parameters: { kind: 'rectangles', W, H, w, h, not, place },
        stem: random.pick([
          `${opening} is equally likely to be at any place of it. The ${place} is ${math(W)} feet long and ${math(H)} feet wide, and it has a rectangular ${part} that is ${math(w)} feet long and ${math(h)} feet wide. What is the probability that ${not ? event.replace(/ (land|fall|rest)s /, ' does not $1 ').replace('lies in', 'does not lie in') : event}?`,
          `A rectangular ${place} measures ${math(W)} feet by ${math(H)} feet. Inside it is a rectangular ${part} of ${math(w)} feet by ${math(h)} feet. A point of the ${place} is selected at random. What is the probability that the point is ${not ? 'not ' : ''}in the ${part}?`,
          `A rectangular ${part} that is ${math(w)} feet by ${math(h)} feet lies within a rectangular ${place} that is ${math(W)} feet by ${math(H)} feet. If a point of the ${place} is chosen at random, what is the probability that it is ${not ? 'outside' : 'inside'} the ${part}?`,
        ]),
        answer,
        steps: [
          'If every place is equally likely, the probability is the area that counts divided by the whole area.',
          `The areas are ${math(`${w}\\cdot ${h}=${small}`)} and ${math(`${W}\\cdot ${H}=${whole}`)}${not ? `, so ${math(`${whole}-${small}=${whole - small}`)} counts` : ''}.`,
          `The probability is ${math(`\\frac{${not ? whole - small : small}}{${whole}}`)}, in lowest terms ${math(`\\frac{${key.n}}{${key.d}}`)}${entry ? `, entered as ${key.n}/${key.d}` : ''}.`,
          `Check: the ${part} and the rest of the ${place} together have probability 1.`,
        ],
        takeaway: 'Geometric probability compares areas, not lengths.',
      }
    );
  },
};
