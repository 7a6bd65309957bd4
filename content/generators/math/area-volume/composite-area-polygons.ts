/** AR-d: figures with straight sides: an L, a rectangle without a corner, a border around a rectangle. */
import type { Random } from '#core/random.ts';
import { type Point, sketch } from '#content/figures/geometry.ts';
import type { Draft } from '#content/generators/generator.ts';
import { lengthUnits } from '../units.ts';
import { math, prose } from '../text.ts';
import { rat } from '#core/rational.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asSizes } from '../manners.ts';

export function ell(random: Random): Draft | null {
  const unit = random.pick(lengthUnits);
  const [W, H] = [random.int(10, 24), random.int(8, 20)];
  const [w, h] = [random.int(3, W - 4), random.int(3, H - 4)];
  const points: Point[] = [
    [0, 0],
    [W, 0],
    [W, H - h],
    [W - w, H - h],
    [W - w, H],
    [0, H],
  ];
  const center: Point = [(W - w) / 2, (H - h) / 2];
  const show = (value: number) => `${value} ${unit.short}`;
  const figure = sketch({
    title: 'Six-sided figure with right angles',
    alt: `An L-shaped figure whose sides meet at right angles. The bottom side is ${W} ${unit.many}, the left side ${H} ${unit.many}, the top side ${W - w} ${unit.many}, and the upper vertical side of the notch at the top right ${h} ${unit.many}.`,
    items: [
      { type: 'polygon', points, fill: 'shade1' },
      { type: 'length', from: [0, 0], to: [W, 0], label: show(W), awayFrom: center },
      { type: 'length', from: [0, 0], to: [0, H], label: show(H), awayFrom: center },
      { type: 'length', from: [0, H], to: [W - w, H], label: show(W - w), awayFrom: center },
      { type: 'length', from: [W - w, H - h], to: [W - w, H], label: show(h), awayFrom: center },
    ],
  });
  const key = W * H - w * h;
  const answer = numberAnswer({
    ...asSizes,
    typed: random.chance(1, 2),
    key,
    why: `The area of the full rectangle minus the missing corner is ${math(`${W}\\cdot ${H}-${w}\\cdot ${h}=${key}`)}.`,
    bugs: [
      bug('SIGN', W * H + w * h, `This adds the missing corner; subtract its area, ${math(`${w}\\cdot ${h}`)}, from the full rectangle.`),
      bug('STOP', W * H, `This is the area of the full rectangle; subtract the missing corner, ${w} by ${h}.`),
      bug(
        'CORR',
        W * H - (W - w) * h,
        `This removes a rectangle of width ${W - w}, the length of the top side; the missing corner has width ${math(`${W}-${W - w}=${w}`)}.`,
      ),
      bug('AP', 2 * (W + H), `This is the perimeter of the figure; for its area, subtract the ${w} by ${h} corner from the ${W} by ${H} rectangle.`),
      bug('STOP', (W - w) * H, `This is the area of only the taller part on the left; add the lower part on the right, ${w} by ${H - h}.`),
      bug('CORR', W * (H - h) + (W - w) * H, `This counts the overlap of the two rectangles twice; beside the taller part, only ${w} by ${H - h} is left.`),
    ],
  });
  return (
    figure &&
    answer && {
      parameters: { kind: 'ell', W, H, w, h, unit: unit.short },
      stimulus: { kind: 'figure', figure },
      stem: random.pick([
        `In the figure shown, all adjacent sides meet at right angles. What is the area, in square ${unit.many}, of the shaded figure?`,
        `The shaded region shown is a rectangle from which a smaller rectangle has been removed at one corner. What is the area, in square ${unit.many}, of the shaded region?`,
        ...(unit.short === 'ft'
          ? [
              `The figure shows the floor plan of a room in which all adjacent walls meet at right angles. What is the area of the floor, in square ${unit.many}?`,
              `The figure shows a wooden deck in which all adjacent sides meet at right angles. What is the area, in square ${unit.many}, of the deck?`,
            ]
          : unit.short === 'm'
            ? [`The figure shows a garden in which all adjacent sides meet at right angles. What is the area, in square ${unit.many}, of the garden?`]
            : [
                `The figure shows a piece of cardboard in which all adjacent sides meet at right angles. What is the area, in square ${unit.many}, of the cardboard?`,
              ]),
      ]),
      answer,
      steps: [
        `Complete the rectangle, and then subtract the area of the missing corner.`,
        `The area of the full rectangle is ${math(`${W}\\cdot ${H}=${W * H}`)}. The missing corner is ${math(`${W}-${W - w}=${w}`)} wide and ${math(`${h}`)} high, so its area is ${math(`${w}\\cdot ${h}=${w * h}`)}.`,
        `${math(`${W * H}-${w * h}=${key}`)}.`,
        `Check by cutting the figure vertically: ${math(`${W - w}\\cdot ${H}+${w}\\cdot ${H - h}=${(W - w) * H}+${w * (H - h)}=${key}`)}.`,
      ],
      takeaway: 'For a shape with a missing piece, subtract the piece from the whole; find the dimensions of the piece first.',
    }
  );
}

export function cutTriangle(random: Random): Draft | null {
  const unit = random.pick(lengthUnits);
  const [W, H] = [random.int(9, 24), random.int(7, 18)];
  const [w, h] = [random.int(4, W - 3), random.int(4, H - 2)];
  if ((w * h) % 2 === 1) return null;
  const points: Point[] = [
    [0, 0],
    [W, 0],
    [W, H - h],
    [W - w, H],
    [0, H],
  ];
  const center: Point = [W / 2, H / 2];
  const show = (value: number) => `${value} ${unit.short}`;
  const figure = sketch({
    title: 'Rectangle with one corner cut off',
    alt: `A shaded five-sided figure: a rectangle ${W} ${unit.many} wide and ${H} ${unit.many} high whose upper right corner is cut off by a straight line. The top side is ${W - w} ${unit.many} and the right side is ${H - h} ${unit.many}.`,
    items: [
      { type: 'polygon', points, fill: 'shade1' },
      { type: 'segment', from: [W - w, H], to: [W, H], dash: 'dashed' },
      { type: 'segment', from: [W, H], to: [W, H - h], dash: 'dashed' },
      {
        type: 'rightAngle',
        at: [0, 0],
        between: [
          [1, 0],
          [0, 1],
        ],
      },
      { type: 'length', from: [0, 0], to: [W, 0], label: show(W), awayFrom: center },
      { type: 'length', from: [0, 0], to: [0, H], label: show(H), awayFrom: center },
      { type: 'length', from: [0, H], to: [W - w, H], label: show(W - w), awayFrom: center },
      { type: 'length', from: [W, 0], to: [W, H - h], label: show(H - h), awayFrom: center },
    ],
  });
  const key = W * H - (w * h) / 2;
  const answer = numberAnswer({
    ...asSizes,
    typed: random.chance(1, 2),
    key,
    why: `The area of the rectangle minus the triangle is ${math(`${W * H}-${(w * h) / 2}=${key}`)}.`,
    bugs: [
      bug('HALF', W * H - w * h, `This subtracts an entire ${w} by ${h} rectangle; the triangle is only half of that, so subtract ${(w * h) / 2}.`),
      bug('SIGN', W * H + (w * h) / 2, `This adds the triangle; it is cut off, so subtract ${(w * h) / 2} from ${W * H}.`),
      bug('STOP', W * H, `This is the area of the full rectangle; subtract the triangle with legs ${w} and ${h}.`),
      bug(
        'CORR',
        rat(2 * W * H - (W - w) * (H - h), 2),
        `This uses the remaining sides, ${W - w} and ${H - h}, as the legs of the removed triangle; its legs are ${w} and ${h}.`,
      ),
      bug('STOP', (w * h) / 2, `This is the area of only the triangle that was removed; subtract it from ${W * H}.`),
    ],
  });
  return (
    figure &&
    answer && {
      parameters: { kind: 'cut', W, H, w, h, unit: unit.short },
      stimulus: { kind: 'figure', figure },
      stem: random.pick([
        ...(unit.short === 'cm' || unit.short === 'in'
          ? [
              `A right triangle is cut from a rectangular sheet of paper as shown. What is the area, in square ${unit.many}, of the shaded part that remains?`,
              `One corner of a rectangular sheet of metal is cut off along a straight line, as shown. What is the area, in square ${unit.many}, of the remaining piece?`,
            ]
          : [
              `A straight path cuts off one corner of a rectangular garden, as shown. What is the area, in square ${unit.many}, of the shaded part of the garden?`,
            ]),
        `In the figure shown, a right triangle has been removed from a rectangle. What is the area, in square ${unit.many}, of the shaded region?`,
        `The shaded region shown is a rectangle from which one corner has been cut off along a straight line. What is the area of the shaded region, in square ${unit.many}?`,
      ]),
      answer,
      steps: [
        'Subtract the area of the removed right triangle from the area of the rectangle.',
        `The legs of the triangle are ${math(`${W}-${W - w}=${w}`)} and ${math(`${H}-${H - h}=${h}`)}, so its area is ${math(`\\frac{1}{2}(${w})(${h})=${(w * h) / 2}`)}.`,
        `${math(`${W}\\cdot ${H}-${(w * h) / 2}=${W * H}-${(w * h) / 2}=${key}`)}.`,
        `Check by cutting the region horizontally at the lower end of the slanted side: a rectangle ${math(`${W}\\cdot ${H - h}=${W * (H - h)}`)} and a trapezoid ${math(`\\frac{${W}+${W - w}}{2}\\cdot ${h}=${((2 * W - w) * h) / 2}`)} make ${math(`${key}`)}.`,
      ],
      takeaway: 'To find a leg that is not labeled, subtract the sides that are labeled.',
    }
  );
}

/** What is surrounded by what, in which unit, with the least and greatest width of the inner rectangle and of the border. */
const borders = [
  ['lawn', 'path', 3, 20, 40, 3, 6],
  ['garden', 'path', 3, 10, 24, 2, 4],
  ['garden', 'path', 2, 6, 16, 1, 2],
  ['pool', 'walkway', 3, 12, 20, 3, 6],
  ['pool', 'walkway', 2, 5, 12, 1, 3],
  ['patio', 'brick border', 3, 8, 16, 1, 2],
  ['photograph', 'frame', 1, 5, 16, 1, 3],
  ['painting', 'frame', 1, 12, 30, 2, 4],
  ['parking lot', 'strip of grass', 3, 60, 90, 5, 10],
] as const;

export function border(random: Random): Draft | null {
  const [name, around, inUnit, smallest, largest, narrowest, widest] = random.pick(borders);
  const unit = lengthUnits[inUnit];
  const [w, x] = [random.int(smallest, largest), random.int(narrowest, widest)];
  const l = w + random.int(1, Math.ceil(w * 0.8));
  const total = (l + 2 * x) * (w + 2 * x);
  const area = total - l * w;
  const thing = { inner: `rectangular ${name}`, around };
  const whole = random.chance(1, 2);
  const [both, alone] = [`${prose(total)} square ${unit.many}`, `${prose(area)} square ${unit.many}`];
  const answer = numberAnswer({
    ...asSizes,
    typed: random.chance(2, 3),
    key: x,
    why: `${math(`(${l}+2\\cdot ${x})(${w}+2\\cdot ${x})=${total}`)}.`,
    bugs: [
      bug('HALF', 2 * x, `This is the total added to the length; the ${thing.around} is at both ends, so divide by 2.`),
      bug(
        'DIST',
        rat(area, 2 * (l + w)),
        `This divides the area of the ${thing.around} by the perimeter ${2 * (l + w)} and leaves out the four corners; solve ${math(`(${l}+2x)(${w}+2x)=${total}`)}.`,
      ),
      bug('HALF', rat(area, l + w), `This uses only half of the perimeter and leaves out the corners; solve ${math(`(${l}+2x)(${w}+2x)=${total}`)}.`),
      bug('STOP', w + 2 * x, `This is the outer width of the large rectangle; subtract ${w} from it and divide by 2.`),
      bug('STOP', l + 2 * x, `This is the outer length of the large rectangle; subtract ${l} from it and divide by 2.`),
      bug(
        'HALF',
        rat(x, 2),
        `This is half the width of the ${thing.around}; the outer rectangle is ${l + 2 * x} long, ${math(`2\\cdot ${x}`)} more than ${l}.`,
      ),
    ],
  });
  return (
    answer && {
      parameters: { kind: 'border', l, w, x, whole, unit: unit.short },
      stem: `${random.pick([
        `A ${thing.inner} is ${l} ${unit.many} long and ${w} ${unit.many} wide. It is surrounded by a ${thing.around} that has the same width on all four sides.`,
        `A ${thing.inner} that measures ${l} ${unit.many} by ${w} ${unit.many} is surrounded by a ${thing.around} of uniform width.`,
        `A ${thing.inner} has a length of ${l} ${unit.many} and a width of ${w} ${unit.many}. A ${thing.around} of constant width surrounds the ${name}.`,
      ])} ${
        whole
          ? random.pick([
              `The total area of the ${name} and the ${thing.around} is ${both}.`,
              `The ${name} and the ${thing.around} have a total area of ${both}.`,
            ])
          : random.pick([`The area of the ${thing.around} is ${alone}.`, `The ${thing.around} has an area of ${alone}.`])
      } What is the width, in ${unit.many}, of the ${thing.around}?`,
      answer,
      steps: [
        `Let ${math('x')} be the width of the ${thing.around}. It adds ${math('x')} at both ends, so the outer rectangle is ${math(`${l}+2x`)} by ${math(`${w}+2x`)}.`,
        `${math(`(${l}+2x)(${w}+2x)=${whole ? `${total}` : `${l}\\cdot ${w}+${area}=${total}`}`)}, so ${math(`4x^2+${2 * (l + w)}x+${l * w}=${total}`)}.`,
        `The only positive solution to ${math(`4x^2+${2 * (l + w)}x-${area}=0`)} is ${math(`x=${x}`)}.`,
        `Check: ${math(`${l + 2 * x}\\cdot ${w + 2 * x}=${total}`)}${whole ? '' : ` and ${math(`${total}-${l * w}=${area}`)}`}.`,
      ],
      takeaway: 'A border of width x makes the outer rectangle longer and wider by 2x.',
    }
  );
}
