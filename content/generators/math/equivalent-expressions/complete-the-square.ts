/** Completing the square. */
import { addPolynomials, multiplyPolynomials, polynomial, polynomialLatex, polynomialText, scalePolynomial } from '#content/exact/polynomial.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '../../generator.ts';
import { linearFactor, numberAnswer, rightFormula, signed, tex, times, wrongFormula, wrongNumber } from '../option-kit.ts';

const vertexForm = (a: number, h: number, k: number) => ({
  latex: `${times(a, '')}${linearFactor(h)}^2${signed(k)}`,
  p: addPolynomials(scalePolynomial(multiplyPolynomials(polynomial(1, -h), polynomial(1, -h)), a), polynomial(k)),
});

function draft(random: Random): Draft | null {
  const [h, k] = [random.pick([-1, 1]) * random.int(1, 9), random.pick([-1, 1]) * random.int(1, 30)];
  const a = random.chance(1, 2) ? 1 : random.pick([-3, -2, -1, 2, 3, 4]);
  const { latex, p } = vertexForm(a, h, k);
  const c = a * h * h + k;
  if (c === 0 || Math.abs(c) > 200) return null;
  const steps = [
    `To complete the square, use ${tex(`(x - h)^2 = x^2 - 2hx + h^2`)}: ${a === 1 ? '' : `factor ${tex(a)} out of the ${tex('x')}-terms, and then `}${tex('-h')} is half of the ${tex('x')}-coefficient.`,
    a === 1
      ? `Half of ${tex(-2 * h)} is ${tex(-h)}, and ${tex(`(x${signed(-h)})^2 = x^2${signed(-2 * h)}x + ${h * h}`.replace(/ ([+-]) 1x/, ' $1 x'))}.`
      : `${tex(`${polynomialLatex(p)} = ${times(a, '')}(${polynomialLatex(polynomial(1, -2 * h, 0))})${signed(c)}`)}, and ${tex(`${polynomialLatex(polynomial(1, -2 * h, 0))} = (x${signed(-h)})^2 - ${h * h}`)}.`,
    a === 1
      ? `To keep the expression equivalent, subtract ${tex(h * h)}: ${tex(`${polynomialLatex(p)} = (x${signed(-h)})^2 - ${h * h}${signed(c)} = ${latex}`)}.`
      : `Distributing ${tex(a)}, the constant becomes ${tex(`${c}${signed(-a * h * h)} = ${k}`)}, so the expression is ${tex(latex)}.`,
    `Check at ${tex('x = 0')}: ${tex(`${times(a, '')}(${-h})^2${signed(k)} = ${c}`)}.`,
  ];
  const takeaway = 'When you add a square inside the parentheses, subtract that amount times the leading coefficient outside.';
  if (a !== 1 && random.chance(1, 2)) {
    const asks = random.pick(['k', 'h + k'] as const);
    const value = asks === 'k' ? k : h + k;
    const answer = numberAnswer('spr', value, '', [
      wrongNumber(
        asks === 'k' ? c - h * h : h + c - h * h,
        'DIST',
        `This subtracts ${tex(h * h)} without multiplying it by the leading coefficient ${tex(a)}.`,
      ),
      wrongNumber(asks === 'k' ? c : h + c, 'STOP', `This leaves the constant ${tex(c)} unchanged; completing the square changes it.`),
      wrongNumber(asks === 'k' ? c + a * h * h : h + c + a * h * h, 'SIGN', `This adds ${tex(a * h * h)} to the constant instead of subtracting it.`),
      wrongNumber(
        asks === 'k' ? h : -h + k,
        'VERT',
        asks === 'k' ? `This is the value of ${tex('h')}, not of ${tex('k')}.` : `This has the wrong sign for ${tex('h')}.`,
      ),
    ]);
    return (
      answer && {
        parameters: { kind: 'value', a, h, k, asks },
        stem: `The expression ${tex(polynomialLatex(p))} can be written in the form ${tex('a(x - h)^2 + k')}, where ${tex('a')}, ${tex('h')}, and ${tex('k')} are constants. What is the value of ${tex(asks)}?`,
        answer,
        steps: [
          ...steps.slice(0, 3),
          `So ${tex(`h = ${h}`)} and ${tex(`k = ${k}`)}${asks === 'k' ? '' : `, and ${tex(`h + k = ${value}`)}`}. ${steps[3] ?? ''}`,
        ],
        takeaway,
      }
    );
  }
  const option = (h2: number, k2: number, code: Misconception, why: string) => {
    const form = vertexForm(a, h2, k2);
    return wrongFormula(form.latex, polynomialText(form.p), code, why);
  };
  const reversed = ({ text }: { readonly text: string }) => text.includes(`(x${signed(h)})`) || text.includes(`(x${signed(2 * h)})`);
  const most = random.int(1, 2);
  const wrongs = [
    option(-h, k, 'SIGN', `Expanding this gives ${tex(`${times(2 * a * h, 'x')}`)} as the middle term, not ${tex(times(-2 * a * h, 'x'))}.`),
    option(h, c, 'SQBIN', `This keeps the constant ${tex(c)}, but expanding the square already adds ${tex(a * h * h)}.`),
    option(h, c + a * h * h, 'SIGN', `This adds ${tex(a * h * h)} instead of subtracting it.`),
    option(-h, c, 'SQBIN', `This reverses the sign in parentheses and keeps the constant ${tex(c)}, though the square already adds ${tex(a * h * h)}.`),
    option(-h, c + a * h * h, 'SIGN', `This reverses the sign in parentheses and adds ${tex(a * h * h)} instead of subtracting it.`),
    option(2 * h, c, 'DIST', `This does not take half of the ${tex('x')}-coefficient, and it does not subtract what the square adds.`),
    option(-2 * h, c - 4 * a * h * h, 'DIST', `This does not take half of the ${tex('x')}-coefficient, and it reverses the sign in parentheses.`),
    option(2 * h, c - 4 * a * h * h, 'DIST', `This does not take half of the ${tex('x')}-coefficient for the number in parentheses.`),
    ...(a === 1 ? [] : [option(h, c - h * h, 'DIST', `The ${tex(h * h)} in parentheses is multiplied by ${tex(a)}, so ${tex(a * h * h)} must be subtracted.`)]),
  ]
    .filter(({ text }) => !text.includes('^2\\)') || k !== 0)
    // With a wrong sign in all of them, the sign alone would give the key away.
    .filter((each, index, all) => !reversed(each) || all.slice(0, index).filter(reversed).length < most);
  return {
    parameters: { kind: 'form', a, h, k },
    stem: random.pick([
      `Which expression is equivalent to ${tex(polynomialLatex(p))}?`,
      `Which of the following is equivalent to ${tex(polynomialLatex(p))}?`,
      `The expression ${tex(polynomialLatex(p))} is equivalent to which of the following?`,
      `${tex(polynomialLatex(p))}\n\nWhich of the following is equivalent to the given expression?`,
      `For all values of ${tex('x')}, ${tex(polynomialLatex(p))} is equal to which expression?`,
      `${tex(polynomialLatex(p))}\n\nThe given expression can be written as which of the following?`,
      `For all values of ${tex('x')}, which expression is equivalent to ${tex(polynomialLatex(p))}?`,
      `Which of the following expressions is equal to ${tex(polynomialLatex(p))} for all values of ${tex('x')}?`,
    ]),
    answer: { format: 'choice', correct: rightFormula(latex, polynomialText(p), `Expanding gives ${tex(polynomialLatex(p))}.`), wrong: wrongs },
    steps,
    takeaway,
  };
}

export const completeTheSquare: Generator = { archetype: 'EQX-i', topicId: 18, version: 6, levels: [3], skillTags: ['completing-the-square'], draft };
