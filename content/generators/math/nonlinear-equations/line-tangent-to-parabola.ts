/** A line that touches a parabola: find the constant. */
import { polynomial, polynomialLatex } from '#content/exact/polynomial.ts';
import { neg, rat, toLatex } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { bracketed, leading, signed, stacked, term } from '../formulas.ts';
import { math } from '../text.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asFractions } from '../manners.ts';

function slanted(random: Random): Draft | null {
  const [a, b, c, m] = [
    random.pick([-1, 1, 1]) * random.int(1, 5),
    random.pick([-1, 1]) * random.int(1, 12),
    random.pick([-1, 1]) * random.int(1, 20),
    random.pick([-1, 1]) * random.int(1, 9),
  ];
  const gap = b - m;
  if (gap === 0) return null;
  const value = rat(4 * a * c - gap * gap, 4 * a);
  const touch = rat(gap * gap, 4 * a);
  if (value.d > 8n || value.n === 0n) return null;
  const parabola = polynomialLatex(polynomial(a, b, c));
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(1, 2),
    key: value,
    why: `With this value of ${math('k')}, the quadratic equation for the intersection has a discriminant of 0.`,
    bugs: [
      bug('DISC', rat(4 * a * c + gap * gap, 4 * a), `This adds ${math(toLatex(rat(gap * gap, 4 * a)))} to ${math(c)} instead of subtracting it.`),
      bug(
        'VERT',
        rat(4 * a * c - b * b, 4 * a),
        `This is the ${math('y')}-coordinate of the vertex; that works only for a horizontal line. Here, set the discriminant of the equation for the intersection equal to 0.`,
      ),
      bug(
        'SIGN',
        rat(4 * a * c - (b + m) ** 2, 4 * a),
        `This adds ${math(term(m, 'x'))} to both sides; subtract it, so that the coefficient of ${math('x')} is ${math(`${b} - ${bracketed(m)} = ${gap}`)}.`,
      ),
      bug(
        'SIGN',
        neg(value),
        `From ${math(`${c} - k = ${toLatex(touch)}`)}, this takes ${math(`${toLatex(touch)} - ${bracketed(c)}`)}; subtract ${math(toLatex(touch))} from ${math(c)}.`,
      ),
      bug(
        'DISC',
        rat(4 * c - gap * gap, 4),
        `This leaves out the leading coefficient: the discriminant is ${math(`${bracketed(gap)}^2${signed(-4 * a, `(${c} - k)`)}`)}.`,
      ),
      bug('STOP', rat(-gap, 2 * a), `This is the ${math('x')}-coordinate of the intersection point; substitute it in both equations to find ${math('k')}.`),
      bug(
        'INTC',
        c,
        `This is the ${math('y')}-intercept of the parabola; this line would cross the parabola at a second point, too. It has to be ${math(toLatex(touch))} lower.`,
      ),
      bug('STOP', rat(gap * gap, 4 * a), `This is the value of ${math(`${c} - k`)}; subtract it from ${math(c)} to get ${math('k')}.`),
      bug(
        'DISC',
        rat(c * 2 * a - gap * gap, 2 * a),
        `This divides ${math(gap * gap)} by ${math(2 * a)}; the discriminant is 0 when ${math(`${c} - k = \\frac{${gap * gap}}{${4 * a}}`)}.`,
      ),
    ],
  });
  return (
    answer && {
      parameters: { kind: 'slanted', a, b, c, m },
      stem: random.pick([
        `In the ${math('xy')}-plane, the line ${math(`y = ${term(m, 'x')} + k`)}, where ${math('k')} is a constant, intersects the graph of ${math(`y = ${parabola}`)} at exactly one point. What is the value of ${math('k')}?`,
        `${math(stacked([`y = ${parabola}`, `y = ${term(m, 'x')} + k`]))}${'\n\n'}In the given system of equations, ${math('k')} is a constant. The system has exactly one distinct real solution. What is the value of ${math('k')}?`,
      ]),
      answer,
      steps: [
        `Intersection points satisfy ${math(`${parabola} = ${term(m, 'x')} + k`)}. Exactly one point means exactly one solution, so the discriminant is 0.`,
        `In standard form: ${math(`${polynomialLatex(polynomial(a, gap, 0))} + (${c} - k) = 0`)}.`,
        `${math(`${bracketed(gap)}^2 - 4(${a})(${c} - k) = 0`)}, so ${math(`${c} - k = ${toLatex(rat(gap * gap, 4 * a))}`)} and ${math(`k = ${toLatex(value)}`)}.`,
        `Check: the only intersection point has ${math(`x = ${toLatex(rat(-gap, 2 * a))}`)}, and both equations give the same ${math('y')} there.`,
      ],
      takeaway: 'If a line and a parabola intersect at exactly one point, the quadratic you get has a discriminant of 0.',
    }
  );
}

/** The line y = k meets f(x) + … at exactly one point: k is the extreme value. */
function horizontal(random: Random): Draft | null {
  const [a, h, w, scale] = [
    random.pick([-1, 1]) * random.int(1, 4),
    random.pick([-1, 1]) * random.int(1, 8),
    random.pick([-1, 1]) * random.int(1, 30),
    random.pick([2, 3, 4, -2]),
  ];
  const parabola = polynomial(a, -2 * a * h, a * h * h + w);
  const value = rat(w, scale);
  const c = a * h * h + w;
  if (Math.abs(c) > 150 || c === 0) return null;
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(1, 2),
    key: value,
    why: `The line ${math(`y = ${scale}k`)} touches the parabola at its vertex ${math(`(${h}, ${w})`)}, so ${math(`${scale}k = ${w}`)}.`,
    bugs: [
      bug('STOP', w, `This is the ${math('y')}-coordinate of the vertex, which equals ${math(`${scale}k`)}; divide by ${math(scale)}.`),
      bug('SIGN', rat(-w, scale), `This divides ${math(-w)} by ${math(scale)}; the ${math('y')}-coordinate of the vertex is ${math(w)}, so divide ${math(w)}.`),
      bug('VERT', h, `This is the ${math('x')}-coordinate of the vertex; ${math(`${scale}k`)} is equal to its ${math('y')}-coordinate, ${math(w)}.`),
      bug(
        'INTC',
        rat(c, scale),
        `This sets ${math(`${scale}k`)} equal to the ${math('y')}-intercept; the line touches the parabola at the vertex, so use ${math(w)}.`,
      ),
      bug('INVOP', scale * w, `This multiplies ${math(w)} by ${math(scale)}; from ${math(`${scale}k = ${w}`)}, divide by it.`),
      bug(
        'VERT',
        rat(h, scale),
        `This sets ${math(`${scale}k`)} equal to the ${math('x')}-coordinate of the vertex; use the ${math('y')}-coordinate, ${math(w)}.`,
      ),
      bug('INTC', c, `This is the ${math('y')}-intercept of the parabola; a horizontal line touches it at the vertex, where ${math(`y = ${w}`)}.`),
      bug('VERT', rat(c + 3 * a * h * h, scale), `This uses the value at ${math(`x = ${-h}`)}; the axis of symmetry is ${math(`x = ${h}`)}.`),
    ],
  });
  return (
    answer && {
      parameters: { kind: 'horizontal', a, h, w, scale },
      stem: random.pick([
        `In the ${math('xy')}-plane, the graph of ${math(`y = ${polynomialLatex(parabola)}`)} and the line ${math(`y = ${scale}k`)}, where ${math('k')} is a constant, intersect at exactly one point. What is the value of ${math('k')}?`,
        `The equation ${math(`${polynomialLatex(parabola)} = ${scale}k`)}, where ${math('k')} is a constant, has exactly one distinct real solution. What is the value of ${math('k')}?`,
      ]),
      answer,
      steps: [
        `A horizontal line intersects a parabola exactly once only at the vertex, so ${math(`${scale}k`)} must be the ${a > 0 ? 'minimum' : 'maximum'} of the quadratic.`,
        `The vertex is at ${math(`x = -\\frac{b}{2a} = ${h}`)}, where the value of the quadratic is ${math(w)}.`,
        `So ${math(`${scale}k = ${w}`)} and ${math(`k = ${toLatex(value)}`)}.`,
        `Check: ${math(`${polynomialLatex(polynomial(a, -2 * a * h, a * h * h + w))} = ${w}`)} becomes ${math(`${leading(a)}(x${signed(-h)})^2 = 0`)}, which has the single solution ${math(h)}.`,
      ],
      takeaway: 'A horizontal line that intersects a parabola exactly once passes through its vertex.',
    }
  );
}

export const lineTangentToParabola: Generator = {
  archetype: 'NLE-m',
  topicId: 17,
  version: 4,
  levels: [4],
  skillTags: ['tangent-line', 'discriminant'],
  draft: (random) => (random.chance(2, 3) ? slanted(random) : horizontal(random)),
};
