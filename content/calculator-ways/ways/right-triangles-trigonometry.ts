/** The ways of right triangles: sides and ratios worked out with sin, cos, and tan, exact choices compared as decimals. */
import * as z from 'zod';
import { equation, firstOf, typedFormulas, workedOut } from '../answering.ts';
import { from, value } from '../builders.ts';
import { formulas, polynomial, typed } from '../text.ts';
import type { Question } from '#core/questions/question.ts';
import type { Way, WayOf } from '../way.ts';
import { lettered } from './trigonometry-in-letters.ts';
import { altitudes, sharedAltitude } from './altitudes.ts';

const number = z.number();
const row = (text: string): Way => ({ rows: [text], reading: value });
const ratios = z.enum(['sin', 'cos', 'tan']);
type Ratio = z.output<typeof ratios>;

const pythagoras = firstOf(
  from(z.object({ kind: z.enum(['figure', 'story']), a: number, b: number, c: number, hidden: number }), ({ a, b, c, hidden }, question) =>
    workedOut(question, hidden === c ? `sqrt(${a}^2 + ${b}^2)` : `sqrt(${c}^2 - ${hidden === a ? b : a}^2)`),
  ),
  from(z.object({ kind: z.literal('surd'), one: number, two: number }), ({ one, two }, question) => workedOut(question, `sqrt(${one}^2 + ${two}^2)`)),
);

/** The asked length from the given one, in triangles with the angles 30°, 60°, 45°. */
const special: Readonly<Record<string, (n: number) => string>> = {
  hypotenuse: (n) => `${n}/sin(45°)`,
  leg: (n) => `${n}*sin(45°)`,
  'short to long': (n) => `${n}*tan(60°)`,
  'long to short': (n) => `${n}/tan(60°)`,
  'long to hypotenuse': (n) => `${n}/sin(60°)`,
  'hypotenuse to long': (n) => `${n}*sin(60°)`,
  'short root to long': (n) => `${n}*sqrt(3)*tan(60°)`,
  square: (n) => `${4 * n}/4/sin(45°)`,
};

/** A ratio of the angle whose other ratio is given, or of the other acute angle. */
function otherRatio(given: Ratio, fraction: string, asked: Ratio, ofOther: boolean): Way | null {
  const angle = `arc${given}(${fraction})`;
  const idea = 'First comes the angle, then the ratio that is asked for';
  if (!ofOther) return given === asked ? null : { ...row(`${asked}(${angle})`), idea: `${idea}.` };
  if (asked === 'tan') return { ...row(`1/tan(${angle})`), idea: `${idea}: the tangent of the other acute angle is the reciprocal.` };
  const same = asked === 'sin' ? 'cos' : 'sin';
  return same === given
    ? null
    : {
        ...row(`${same}(${angle})`),
        idea: `${idea}: the ${asked === 'sin' ? 'sine' : 'cosine'} of the other acute angle is the ${same === 'sin' ? 'sine' : 'cosine'} of this one.`,
      };
}

const sideRatio: Readonly<Record<string, Ratio>> = {
  'opposite hypotenuse': 'sin',
  'adjacent hypotenuse': 'cos',
  'opposite adjacent': 'tan',
};

/** A side from another one and a ratio that is not theirs. */
const distances = from(
  z.object({ ratio: ratios, known: z.string(), asked: z.string(), n: number, d: number, given: number }),
  ({ ratio, known, asked, n, d, given }) => {
    const [times, over] = [sideRatio[`${asked} ${known}`], sideRatio[`${known} ${asked}`]];
    const used = times ?? over;
    if (used === undefined || used === ratio) return null;
    return { ...row(`${given}${times ? '*' : '/'}${used}(arc${ratio}(${n}/${d}))`), idea: 'The inverse function gives the angle.' };
  },
);

/** The sides of special triangles in terms of the shortest one, a. */
const sides = { short: null, leg: null, long: 'a*sqrt(3)', hypotenuse: '2a', slanted: 'a*sqrt(2)' } as const;

/** From the perimeter or area with a root that the stem gives. */
function fromTotal(question: Question, shortest: (total: string) => string, asked: keyof typeof sides, idea: string): Way | null {
  const total = typedFormulas(question).find((text) => text.includes('sqrt'));
  if (total === undefined) return null;
  const [a, last] = [shortest(total.includes(' ') ? `(${total})` : total), sides[asked]];
  const way = last === null ? workedOut(question, a) : workedOut(question, `a = ${a}`, last);
  return way && { ...way, idea };
}

const asks = z.enum(['short', 'long', 'hypotenuse']);
const perimeters = firstOf(
  from(z.object({ kind: z.enum(['isosceles hypotenuse', 'isosceles leg']), askLeg: z.boolean() }), ({ askLeg }, question) =>
    fromTotal(question, (total) => `${total}/(2 + sqrt(2))`, askLeg ? 'leg' : 'slanted', 'The legs are a and a, the hypotenuse is a√2.'),
  ),
  from(z.object({ kind: z.literal('thirty'), ask: asks }), ({ ask }, question) =>
    fromTotal(question, (total) => `${total}/(3 + sqrt(3))`, ask, 'The sides are a, a√3, and 2a.'),
  ),
  from(z.object({ kind: z.literal('area'), ask: asks }), ({ ask }, question) =>
    fromTotal(question, (total) => `sqrt(2*${total}/sqrt(3))`, ask, 'The legs are a and a√3, so twice the area is a²√3.'),
  ),
);

const unitCircle = firstOf(
  from(z.object({ kind: z.literal('value'), inRadians: z.boolean(), name: ratios }), ({ inRadians, name }, question) => {
    const angle = /\\(?:sin|cos|tan)\s*(?:\\left)?\(?(.*?)(?:\\right)?\)?$/.exec(formulas(question.stem)[0] ?? '')?.[1];
    const text = angle === undefined ? null : typed(angle.replace(/\^\\circ$/, ''));
    return text === null ? null : withUnit(question, `${name}(${text}${inRadians ? '' : '°'})`, inRadians);
  }),
  from(z.object({ kind: z.literal('point'), degrees: number, radius: number, horizontal: z.boolean() }), ({ degrees, radius, horizontal }, question) => {
    const inRadians = question.stem.includes('radians');
    const angle = inRadians ? formulas(question.stem).flatMap((formula) => (formula.includes('\\pi') ? (typed(formula) ?? []) : []))[0] : `${degrees}°`;
    return angle === undefined ? null : withUnit(question, `${radius === 1 ? '' : `${radius}*`}${horizontal ? 'cos' : 'sin'}(${angle})`, inRadians);
  }),
);

function withUnit(question: Question, text: string, inRadians: boolean): Way | null {
  const way = workedOut(question, text);
  return way && (inRadians ? { ...way, idea: 'The calculator must be in radian mode.' } : way);
}

const complements = firstOf(
  from(z.object({ kind: z.literal('degrees'), a: number, b: number, c: number, d: number }), ({ a, b, c, d }) => ({
    ...equation(`${polynomial([a, 'x'], [b, ''])} + (${polynomial([c, 'x'], [d, ''])})`, '90'),
    idea: 'A sine equals a cosine where the angles add up to 90°; x stands for the unknown.',
  })),
  from(z.object({ kind: z.literal('radians'), den: number, n: number, m: number, extra: number }), ({ den, n, m, extra }) => ({
    ...equation(`${n}/${den} + (${polynomial([1, 'x'], [extra, ''])})/${2 * den * m}`, '1/2'),
    idea: 'A sine equals a cosine where the angles add up to π/2. Divide by π; x stands for the unknown.',
  })),
);

export const rightTrianglesTrigonometry: Readonly<Record<string, WayOf>> = {
  'TR-a': pythagoras,
  'TR-c': from(z.object({ kind: z.string(), n: number }), ({ kind, n }, question) => {
    const text = special[kind]?.(n);
    return text === undefined ? null : workedOut(question, text);
  }),
  'TR-d': firstOf(
    from(z.object({ kind: z.literal('triangle'), opposite: number, adjacent: number, r: number, given: ratios, asked: z.enum(['same', 'tan']) }), (drawn) => {
      const { opposite, adjacent, r, given, asked } = drawn;
      return otherRatio(given, `${given === 'cos' ? adjacent : opposite}/${r}`, asked === 'same' ? given : 'tan', true);
    }),
    from(z.object({ kind: z.literal('degrees'), a: number, k: number, extra: number }), ({ a, k, extra }) => ({
      ...equation(`${a} + ${polynomial([k, 'x'], [extra, ''])}`, '90'),
      idea: 'A sine equals a cosine where the angles add up to 90°.',
    })),
  ),
  'TR-e': from(
    z.object({ given: ratios, asked: ratios, corner: z.string(), known: z.array(number).length(2) }),
    ({ given, asked, corner, known }, { stem }) => {
      const of = /\\(?:sin|cos|tan)\s*(\\theta|[A-Z])\s*=/.exec(stem)?.[1];
      return of === undefined ? null : otherRatio(given, known.join('/'), asked, of !== corner);
    },
  ),
  'TR-f': from(z.object({ kind: z.literal('side'), o: number, c: number, hypotenuse: number, wantsOpposite: z.literal(false) }), ({ o, c, hypotenuse }) => ({
    ...row(`${hypotenuse}*cos(arcsin(${o}/${c}))`),
    idea: 'The inverse sine gives the angle, which both triangles share.',
  })),
  'TR-g': distances,
  'TR-h': altitudes,
  'TR-i': unitCircle,
  'TR-j': perimeters,
  'TR-k': complements,
  'TR-l': lettered,
  'TR-m': sharedAltitude,
};
