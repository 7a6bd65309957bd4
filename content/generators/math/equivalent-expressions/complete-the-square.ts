/** Completing the square. */
import { addPolynomials, multiplyPolynomials, polynomial, polynomialLatex, polynomialText, scalePolynomial } from '#content/exact/polynomial.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { leading, linearFactor, signed, term } from '../formulas.ts';
import { math } from '../text.ts';
import { bug, numberEntry } from '../answers.ts';
import { asFractions } from '../manners.ts';
import { rightFormula, wrongFormula } from '../options.ts';

const vertexForm = (a: number, h: number, k: number) => ({
  latex: `${leading(a)}${linearFactor(h)}^2${signed(k)}`,
  p: addPolynomials(scalePolynomial(multiplyPolynomials(polynomial(1, -h), polynomial(1, -h)), a), polynomial(k)),
});

function draft(random: Random): Draft | null {
  const [h, k] = [random.pick([-1, 1]) * random.int(1, 9), random.pick([-1, 1]) * random.int(1, 30)];
  const a = random.chance(1, 2) ? 1 : random.pick([-3, -2, -1, 2, 3, 4]);
  const { latex, p } = vertexForm(a, h, k);
  const c = a * h * h + k;
  if (c === 0 || Math.abs(c) > 200) return null;
  const steps = [
    `To complete the square, use ${math(`(x - h)^2 = x^2 - 2hx + h^2`)}: ${a === 1 ? '' : `factor ${math(a)} out of the ${math('x')}-terms, and then `}${math('-h')} is half of the ${math('x')}-coefficient.`,
    a === 1
      ? `Half of ${math(-2 * h)} is ${math(-h)}, and ${math(`(x${signed(-h)})^2 = x^2${signed(-2 * h)}x + ${h * h}`.replace(/ ([+-]) 1x/, ' $1 x'))}.`
      : `${math(`${polynomialLatex(p)} = ${leading(a)}(${polynomialLatex(polynomial(1, -2 * h, 0))})${signed(c)}`)}, and ${math(`${polynomialLatex(polynomial(1, -2 * h, 0))} = (x${signed(-h)})^2 - ${h * h}`)}.`,
    a === 1
      ? `To keep the expression equivalent, subtract ${math(h * h)}: ${math(`${polynomialLatex(p)} = (x${signed(-h)})^2 - ${h * h}${signed(c)} = ${latex}`)}.`
      : `Distributing ${math(a)}, the constant becomes ${math(`${c}${signed(-a * h * h)} = ${k}`)}, so the expression is ${math(latex)}.`,
    `Check at ${math('x = 0')}: ${math(`${leading(a)}(${-h})^2${signed(k)} = ${c}`)}.`,
  ];
  const takeaway = 'When you add a square inside the parentheses, subtract that amount times the leading coefficient outside.';
  if (a !== 1 && random.chance(1, 2)) {
    const asks = random.pick(['k', 'h + k'] as const);
    const value = asks === 'k' ? k : h + k;
    const answer = numberEntry({
      ...asFractions,
      key: value,
      bugs: [
        bug(
          'DIST',
          asks === 'k' ? c - h * h : h + c - h * h,
          `This subtracts only ${math(h * h)}; the square stands behind ${math(a)}, so subtract ${math(`${a} \\cdot ${h * h} = ${a * h * h}`)}.`,
        ),
        bug('STOP', asks === 'k' ? c : h + c, `This leaves the constant ${math(c)} unchanged; the square adds ${math(a * h * h)}, so subtract that.`),
        bug(
          'SIGN',
          asks === 'k' ? c + a * h * h : h + c + a * h * h,
          `This adds ${math(a * h * h)} to the constant ${math(c)}; the square already adds it, so subtract it.`,
        ),
        bug(
          'VERT',
          asks === 'k' ? h : -h + k,
          asks === 'k'
            ? `This is the value of ${math('h')}; the constant outside the square is ${math('k')}.`
            : `This takes ${math(-h)} for ${math('h')}; in ${math(linearFactor(h))}, it is ${math(h)}.`,
        ),
      ],
    });
    return (
      answer && {
        parameters: { kind: 'value', a, h, k, asks },
        stem: `The expression ${math(polynomialLatex(p))} can be written in the form ${math('a(x - h)^2 + k')}, where ${math('a')}, ${math('h')}, and ${math('k')} are constants. What is the value of ${math(asks)}?`,
        answer,
        steps: [
          ...steps.slice(0, 3),
          `So ${math(`h = ${h}`)} and ${math(`k = ${k}`)}${asks === 'k' ? '' : `, and ${math(`h + k = ${value}`)}`}. ${steps[3] ?? ''}`,
        ],
        takeaway,
      }
    );
  }
  const option = (h2: number, k2: number, code: Misconception, why: string) => {
    const form = vertexForm(a, h2, k2);
    return wrongFormula(code, form.latex, polynomialText(form.p), why);
  };
  const reversed = ({ text }: { readonly text: string }) => text.includes(`(x${signed(h)})`) || text.includes(`(x${signed(2 * h)})`);
  const most = random.int(1, 2);
  const wrongs = [
    option(
      -h,
      k,
      'SIGN',
      `Expanding this gives ${math(`${term(2 * a * h, 'x')}`)} as the middle term, not ${math(term(-2 * a * h, 'x'))}; use ${math(linearFactor(h))}.`,
    ),
    option(h, c, 'SQBIN', `This keeps the constant ${math(c)}, but expanding the square already adds ${math(a * h * h)}; subtract it from ${math(c)}.`),
    option(h, c + a * h * h, 'SIGN', `This adds ${math(a * h * h)} to ${math(c)}; expanding the square adds it already, so subtract it.`),
    option(
      -h,
      c,
      'SQBIN',
      `This reverses the sign in parentheses and keeps the constant ${math(c)}, though the square already adds ${math(a * h * h)}: start from ${math(`${linearFactor(h)}^2`)}, and subtract that.`,
    ),
    option(-h, c + a * h * h, 'SIGN', `This reverses the sign in parentheses and adds ${math(a * h * h)}: use ${math(linearFactor(h))}, and subtract it.`),
    option(2 * h, c, 'DIST', `This puts all of ${math(-2 * h)} in parentheses; take half of it, ${math(-h)}, and subtract what its square adds.`),
    option(-2 * h, c - 4 * a * h * h, 'DIST', `This puts ${math(2 * h)} in parentheses; take half of ${math(-2 * h)}, which is ${math(-h)}, with its sign.`),
    option(2 * h, c - 4 * a * h * h, 'DIST', `This puts all of ${math(-2 * h)} in parentheses; take half of it, ${math(-h)}.`),
    ...(a === 1
      ? []
      : [option(h, c - h * h, 'DIST', `The ${math(h * h)} in parentheses is multiplied by ${math(a)}, so ${math(a * h * h)} must be subtracted.`)]),
  ]
    .filter(({ text }) => !text.includes('^2\\)') || k !== 0)
    // With a wrong sign in all of them, the sign alone would give the key away.
    .filter((each, index, all) => !reversed(each) || all.slice(0, index).filter(reversed).length < most);
  return {
    parameters: { kind: 'form', a, h, k },
    stem: random.pick([
      `Which expression is equivalent to ${math(polynomialLatex(p))}?`,
      `Which of the following is equivalent to ${math(polynomialLatex(p))}?`,
      `The expression ${math(polynomialLatex(p))} is equivalent to which of the following?`,
      `${math(polynomialLatex(p))}\n\nWhich of the following is equivalent to the given expression?`,
      `For all values of ${math('x')}, ${math(polynomialLatex(p))} is equal to which expression?`,
      `${math(polynomialLatex(p))}\n\nThe given expression can be written as which of the following?`,
      `For all values of ${math('x')}, which expression is equivalent to ${math(polynomialLatex(p))}?`,
      `Which of the following expressions is equal to ${math(polynomialLatex(p))} for all values of ${math('x')}?`,
    ]),
    answer: { format: 'choice', correct: rightFormula(latex, polynomialText(p), `Expanding gives ${math(polynomialLatex(p))}.`), wrong: wrongs },
    steps,
    takeaway,
  };
}

export const completeTheSquare: Generator = { archetype: 'EQX-i', topicId: 18, version: 6, levels: [3], skillTags: ['completing-the-square'], draft };
