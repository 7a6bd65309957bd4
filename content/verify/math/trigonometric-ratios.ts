/** Re-solvers for trigonometric ratios: the angle itself is found in floating point, then measured or evaluated. */
import type { LearnerQuestion } from '#core/questions/learner-view.ts';
import { nearly, parseLatex } from '../latex-expression.ts';
import { choicesWhere, firstMath, mathIn, near } from '../reading.ts';
import type { Resolver, Verdict } from '../resolver.ts';
import { distance, promptNumbers, rootOf, sizeVerdict } from './geometry-reading.ts';
import { textParameter } from './read-numbers.ts';

const functions = { sin: Math.sin, cos: Math.cos, tan: Math.tan, sine: Math.sin, cosine: Math.cos, tangent: Math.tan } as const;
type Name = keyof typeof functions;
const isName = (text: string | undefined): text is Name => text !== undefined && text in functions;
const tidy = (value: number) => Math.round(value * 1e9) / 1e9;

interface Told {
  readonly name: Name;
  readonly corner: string;
  /** Undefined where the ratio is asked for. */
  readonly value: number | undefined;
}

/** Every ratio in the stem, with its value where one is given. */
function ratiosIn({ stem }: LearnerQuestion): Told[] {
  const found = [...stem.matchAll(/\\(sin|cos|tan) (\\theta|[A-Za-z])(?:\^\\circ)?(?:=|\\\) is \\\()?(\\frac\{\d+\}\{\d+\}|\d+)?/g)];
  return found.flatMap(([, name, corner = '', value]) =>
    isName(name) ? [{ name, corner, value: value === undefined ? undefined : nearly(parseLatex(value)) }] : [],
  );
}

/** The acute angle with this ratio. */
const acute = (name: Name, value: number) => rootOf((angle) => functions[name](angle) - value, 1e-9, Math.PI / 2 - 1e-9);

export const otherRatio: Resolver = (question) => {
  const [known, asked] = ratiosIn(question);
  if (!known || known.value === undefined || !asked) throw new Error('two ratios expected');
  const angle = acute(known.name, known.value);
  return sizeVerdict(question, tidy(functions[asked.name](known.corner === asked.corner ? angle : Math.PI / 2 - angle)));
};

export const sharedRatios: Resolver = (question, parameters) => {
  const letters = textParameter(parameters, 'letters');
  const [A = '', B = '', C = '', D = '', , F = ''] = letters.split('');
  const ratios = ratiosIn(question);
  if (textParameter(parameters, 'kind') === 'from-sides') {
    const side = (name: string) => Number(new RegExp(`${name}=(\\d+)`).exec(question.stem)?.[1]);
    const legs = [side(`${B}${C}`), side(`${A}${C}`)] as const;
    if (!near(distance([legs[0], 0], [0, legs[1]]), side(`${A}${B}`))) throw new Error('no right triangle');
    const asked = ratios.at(-1);
    if (!asked) throw new Error('no ratio');
    return sizeVerdict(question, tidy(functions[asked.name](asked.corner === D ? Math.atan2(legs[0], legs[1]) : Math.atan2(legs[1], legs[0]))));
  }
  const [known] = ratios;
  const hypotenuse = promptNumbers(question).at(-1) ?? Number.NaN;
  if (!known || known.value === undefined) throw new Error('no ratio');
  const angle = acute(known.name, known.value);
  const side = [...question.stem.matchAll(/\\overline\{([A-Z]{2})\}/g)].at(-1)?.[1] ?? '';
  return sizeVerdict(question, tidy(hypotenuse * (side.includes(D) && side.includes(F) ? Math.cos(angle) : Math.sin(angle))));
};

export const heightOrDistance: Resolver = (question, parameters) => {
  const [told] = ratiosIn(question);
  if (!told || told.value === undefined) throw new Error('no ratio');
  const angle = acute(told.name, told.value);
  const given = Number(/is \\\((\d+)\\\) (?:feet|meters)\. If/.exec(question.stem)?.[1]);
  const share = (side: string) => ({ opposite: Math.sin(angle), adjacent: Math.cos(angle), hypotenuse: 1 })[side] ?? Number.NaN;
  return sizeVerdict(question, tidy((given / share(textParameter(parameters, 'known'))) * share(textParameter(parameters, 'asked'))));
};

const choicesNear = (question: LearnerQuestion, value: number): Verdict => choicesWhere(question, (text) => near(nearly(parseLatex(firstMath(text))), value));

export const standardAngle: Resolver = (question, parameters) => {
  const { stem } = question;
  const asked = textParameter(parameters, 'kind');
  const angleText = mathIn(stem).find((latex) => /\\pi|\d\^\\circ/.test(latex)) ?? '';
  const inner = angleText.replace(/^.*\\(?:sin|cos|tan)|^x=/, '').replaceAll(/\\left\(|\\right\)/g, '');
  const size = nearly(parseLatex(inner.replace(/\^\\circ/, ''))) * (inner.includes('\\circ') ? Math.PI / 180 : 1);
  if (asked === 'point') {
    const radius = Number(/with radius \\\((\d+)\\\)/.exec(stem)?.[1] ?? 1);
    const ask = /\\\(([xy])\\\)-coordinate/.exec(stem)?.[1];
    return choicesNear(question, radius * (ask === 'x' ? Math.cos(size) : Math.sin(size)));
  }
  const name =
    /\\(sin|cos|tan)/.exec(stem)?.[1] ??
    /its (sine|cosine|tangent)|the (sine|cosine|tangent) of/
      .exec(stem)
      ?.slice(1)
      .find((each) => each !== undefined);
  if (!isName(name)) throw new Error('no function');
  return choicesNear(question, functions[name](size));
};
