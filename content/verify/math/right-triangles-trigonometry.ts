/** Re-solvers for topic 28: triangles in coordinates, angles in floating point, unknowns by search or bisection. */
import { sharedRightTriangles } from './shared-right-triangles.ts';
import { ratiosInLetters } from './ratios-in-letters.ts';
import type { LearnerQuestion } from '#core/questions/learner-view.ts';
import { nearly, parseLatex } from '../latex-expression.ts';
import { mathIn, near, wholeText } from '../reading.ts';
import type { Resolver } from '../resolver.ts';
import { firstStep } from './first-triangles.ts';
import { heightOrDistance, otherRatio, sharedRatios, standardAngle } from './trigonometric-ratios.ts';
import { distance, figureOf, labelNumbers, polygonOf, promptNumbers, rootOf, shoelace, sizeOf, sizeVerdict, type Point } from './geometry-reading.ts';

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const tidy = (value: number) => Math.round(value * 1e10) / 1e10;
const clean = (latex: string) => latex.replace(/\^\{?\\circ\}?/g, '');

/** Lengths stated in a figure's text alternative, e.g. "AC is labeled 5" or "AD is 9". */
const statedLengths = (question: LearnerQuestion): Map<string, number> =>
  new Map([...figureOf(question).alt.matchAll(/\b([A-Z]{2}) is (?:labeled )?(\d+)/g)].map(([, name = '', value]) => [name, Number(value)]));

const thirdSide: Resolver = (question) => {
  if (!question.stimulus) {
    const [first = 0, second = 0] = promptNumbers(question);
    const asksHypotenuse = /walks|gate|park|sails|legs|third side|diagonal of the rectangle/.test(question.stem);
    return sizeVerdict(question, asksHypotenuse ? distance([first, 0], [0, second]) : tidy(rootOf((x) => distance([x, 0], [0, second]) - first, 0, first)));
  }
  const figure = figureOf(question);
  const [a = [0, 0], b = [0, 0], c = [0, 0]] = polygonOf(figure);
  const numbers = labelNumbers(figure);
  const labels = figure.shapes.flatMap((shape) => (shape.type === 'text' && /^(\d+|x)$/.test(shape.text) ? [shape.text] : []));
  // Labels come in the order leg, leg, hypotenuse.
  const missing = labels.length === 2 ? 2 : labels.indexOf('x');
  const drawn = [distance(a, c), distance(b, c), distance(a, b)];
  const [one = 0, two = 0] = numbers;
  const value = missing === 2 ? distance([one, 0], [0, two]) : tidy(rootOf((x) => distance([x, 0], [0, one]) - two, 0, two));
  const all = missing === 2 ? [one, two, value] : [value, one, two];
  const scale = (drawn[0] ?? 1) / (all[0] ?? 1);
  if (drawn.some((length, index) => Math.abs(length / ((all[index] ?? 1) * scale) - 1) > 0.01)) throw new Error('figure not to scale');
  return sizeVerdict(question, value);
};

const ratios = { sin: Math.sin, cos: Math.cos, tan: Math.tan, sine: Math.sin, cosine: Math.cos, tangent: Math.tan } as const;
type Ratio = keyof typeof ratios;
const ratioIn = (text: string): Ratio => {
  const found = /\\(sin|cos|tan)|\b(sine|cosine|tangent)\b/.exec(text);
  const name = found?.[1] ?? found?.[2];
  if (name === 'sin' || name === 'cos' || name === 'tan' || name === 'sine' || name === 'cosine' || name === 'tangent') return name;
  throw new Error(`no ratio in ${text}`);
};

const ratioOfAngle: Resolver = (question) => {
  const { stem } = question;
  const figure = question.stimulus ? figureOf(question) : null;
  const stated = figure
    ? statedLengths(question)
    : new Map([...stem.matchAll(/([A-Z]{2})=(\d+)/g)].map(([, name = '', value]) => [name, Number(value)] as const));
  const [A = '', B = '', C = ''] = (/[Tt]riangle (?:\\\()?([A-Z]{3})/.exec(figure ? figure.alt : stem)?.[1] ?? '').split('');
  const [first, second] = [stated.get(`${A}${C}`) ?? Number.NaN, stated.get(`${B}${C}`) ?? Number.NaN];
  const asked = /[Ww]hat is the (.*)$/.exec(stem)?.[1] ?? '';
  const corner = /\\(?:sin|cos|tan) ([A-Z])|angle \\\(([A-Z])/.exec(asked);
  const angle = (corner?.[1] ?? corner?.[2]) === A ? Math.atan2(second, first) : Math.atan2(first, second);
  return sizeVerdict(question, tidy(ratios[ratioIn(asked)](angle)));
};

/** The unknown scale of a triangle with given angles, fitted to the one length that is stated. */
const special: Resolver = (question) => {
  const { stem } = question;
  const lengths = promptNumbers(question).filter((_, index, all) => all.length === 1 || index === all.length - 1);
  const given = lengths[0] ?? Number.NaN;
  if (stem.includes('square')) return sizeVerdict(question, distance([0, 0], [given / 4, given / 4]));
  const asked = /What is the length,? ?(.*)$/.exec(stem)?.[1] ?? '';
  if (/isosceles|two angles/.test(stem)) {
    if (/leg/.test(asked))
      return sizeVerdict(
        question,
        rootOf((x) => distance([x, 0], [0, x]) - given, 0, 1000),
      );
    return sizeVerdict(question, distance([given, 0], [0, given]));
  }
  const part = (text: string) => (/hypotenuse/.test(text) ? 1 : /opposite the \\\(30/.test(text) ? Math.sin(radians(30)) : Math.sin(radians(60)));
  const said = stem.slice(0, stem.indexOf('What is')).replace(/^.*?(?:\\circ\\\), |\. )/, '');
  const length = /(?:is|of) (?:(\d+)|\\\(([^)]*)\\\)) [a-z]+\./.exec(said);
  return sizeVerdict(question, (sizeOf(length?.[1] ?? length?.[2] ?? '') / part(said)) * part(asked));
};

const complement: Resolver = (question) => {
  const { stem } = question;
  if (stem.includes('triangle')) {
    const [, name = '', value = ''] = /\\(sin|cos) [A-Z](?:=|\\\) is \\\()(\\frac\{\d+\}\{\d+\})/.exec(stem) ?? [];
    const A = name === 'sin' ? Math.asin(sizeOf(value)) : Math.acos(sizeOf(value));
    return sizeVerdict(question, tidy(ratios[ratioIn(stem.slice(stem.toLowerCase().lastIndexOf('what is')))](Math.PI / 2 - A)));
  }
  return sizeVerdict(question, searchedAngle(stem, 1));
};

/** Tries all multiples of 1/parts until sine and cosine agree with acute angles. */
function searchedAngle(stem: string, parts: number): number {
  const equation = mathIn(stem).find((latex) => latex.includes('\\sin') && latex.includes('=')) ?? '';
  const sides = equation.split('=').map((side) => {
    const found = /^\\(sin|cos)(?:\\left)?\((.*?)(?:\\right)?\)$/.exec(side.trim());
    const inner = clean(found?.[2] ?? '');
    return { ratio: found?.[1] === 'sin' ? Math.sin : Math.cos, inner, angle: parseLatex(inner), inRadians: inner.includes('\\pi') };
  });
  const letter = /[a-z]/.exec(sides.map(({ inner }) => inner.replace(/\\[a-z]+/g, '')).join(''))?.[0] ?? '';
  const hits: number[] = [];
  for (let step = 1; step <= 400 * parts; step++) {
    const x = step / parts;
    const values = sides.map(({ angle, ratio, inRadians }) => {
      const size = nearly(angle, { [letter]: x }) * (inRadians ? 1 : Math.PI / 180);
      return { size, ratio: ratio(size) };
    });
    const [one, two] = values;
    if (one && two && values.every(({ size }) => size > 1e-9 && size < Math.PI / 2 - 1e-9) && Math.abs(one.ratio - two.ratio) < 1e-11) hits.push(x);
  }
  const [only] = hits;
  if (only === undefined || hits.length > 1) throw new Error(`${hits.length} solutions of ${equation}`);
  return only;
}

/** The right angle stands over the origin; the parts of the hypotenuse grow until the angle is right. */
function areaFromParts(height: number, ratio: number): number {
  const part = rootOf((x) => x * x * ratio - height * height, 0, 1e4);
  return tidy(
    shoelace([
      [-part, 0],
      [ratio * part, 0],
      [0, height],
    ]),
  );
}

/** Turns the second side around the end of the first until the area is right. */
function thirdSideAt(base: number, side: number, area: number, obtuse: boolean): number {
  const tip = (angle: number): Point => [side * Math.cos(angle), side * Math.sin(angle)];
  const [from, to] = obtuse ? [Math.PI / 2, Math.PI] : [0, Math.PI / 2];
  const angle = rootOf((turn) => shoelace([[0, 0], [base, 0], tip(turn)]) - area, from, to);
  return distance([base, 0], tip(angle));
}

const altitude: Resolver = (question) => {
  const { stem } = question;
  if (/ times as long as |in the ratio/.test(stem)) {
    const [, more = '', less = ''] = /in the ratio (\d+) to (\d+)/.exec(stem) ?? [];
    const ratio = more ? `\\frac{${more}}{${less}}` : (/(\d+|\\frac\{\d+\}\{\d+\})(?:\\\))? times as long as/.exec(stem)?.[1] ?? '');
    const [, height = ''] = / is (\d+)(?:,| (?:feet|meters|inches) long)/.exec(stem) ?? [];
    return sizeVerdict(question, areaFromParts(Number(height), sizeOf(ratio)));
  }
  if (/obtuse|acute/.test(stem)) {
    const lengths = promptNumbers(question);
    const area = Number(/area (?:of [a-z ]+ is|of) (\d+)/.exec(stem)?.[1]);
    const [base = 0, side = 0] = lengths.filter((length) => length !== area);
    return sizeVerdict(question, tidy(thirdSideAt(base, side, area, stem.includes('obtuse'))));
  }
  if (!question.stimulus) {
    const [p = 0, q = 0, angle = 0] = promptNumbers(question);
    return sizeVerdict(
      question,
      shoelace([
        [0, 0],
        [p, 0],
        [q * Math.cos(radians(angle)), q * Math.sin(radians(angle))],
      ]),
    );
  }
  const { alt } = figureOf(question);
  const stated = statedLengths(question);
  const [A = '', B = '', C = ''] = (/Triangle ([A-Z]{3})/.exec(alt)?.[1] ?? '').split('');
  const D = /Segment [A-Z]([A-Z])/.exec(alt)?.[1] ?? '';
  const asked = /length of \\\(\\overline\{([A-Z]{2})\}/.exec(stem)?.[1] ?? '';
  const [AD, DB, CD, AC, CB] = [`${A}${D}`, `${D}${B}`, `${C}${D}`, `${A}${C}`, `${C}${B}`].map((name) => stated.get(name) ?? Number.NaN) as [
    number,
    number,
    number,
    number,
    number,
  ];
  // D at the origin, the hypotenuse along the x-axis: the angle at C is right when the dot product vanishes.
  const dot = (left: number, right: number, height: number) => -left * right + height * height;
  if (asked === `${D}${B}`) return sizeVerdict(question, tidy(rootOf((x) => dot(AD, x, CD), 0, 1e4)));
  if (Number.isFinite(AC) && Number.isFinite(DB)) {
    const heightOver = (left: number) => Math.sqrt(AC * AC - left * left);
    const left = rootOf((x) => dot(x, DB, heightOver(x)), 0, AC);
    return sizeVerdict(question, tidy(asked === `${C}${D}` ? heightOver(left) : left));
  }
  if (Number.isFinite(AD)) return sizeVerdict(question, tidy(rootOf((h) => dot(AD, DB, h), 0, 1e4)));
  const [a, b]: [Point, Point] = [
    [AC, 0],
    [0, CB],
  ];
  const t = ((0 - a[0]) * (b[0] - a[0]) + (0 - a[1]) * (b[1] - a[1])) / distance(a, b) ** 2;
  const foot: Point = [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])];
  return sizeVerdict(question, tidy(distance(asked === `${C}${D}` ? [0, 0] : a, foot)));
};

const fromPerimeter: Resolver = (question) => {
  const { stem } = question;
  const given = sizeOf(mathIn(wholeText(question)).find((latex) => latex.includes('sqrt')) ?? '');
  const angle = stem.includes('isosceles') ? 45 : 30;
  // Legs at the given angle with the hypotenuse x.
  const corners = (x: number): Point[] => [
    [0, 0],
    [x * Math.cos(radians(angle)), 0],
    [x * Math.cos(radians(angle)), x * Math.sin(radians(angle))],
  ];
  const measure = (x: number) =>
    stem.includes('area') ? shoelace(corners(x)) : corners(x).reduce((sum, corner, index, all) => sum + distance(corner, all[(index + 1) % 3] ?? corner), 0);
  const x = rootOf((value) => measure(value) - given, 0, 1e4);
  const asked = stem.slice(stem.indexOf('What is'));
  return sizeVerdict(
    question,
    tidy(
      asked.includes('hypotenuse')
        ? x
        : /shorter|leg of|one leg|each leg/.test(asked) && !asked.includes('longer')
          ? x * Math.sin(radians(angle))
          : x * Math.cos(radians(angle)),
    ),
  );
};

const sineIsCosine: Resolver = (question) => {
  const value = searchedAngle(question.stem, 2);
  return sizeVerdict(question, near(value, Math.round(value)) ? Math.round(value) : value);
};

export const rightTrianglesTrigonometryResolvers: Readonly<Record<string, Resolver>> = {
  'TR-a': thirdSide,
  'TR-b': ratioOfAngle,
  'TR-c': special,
  'TR-d': complement,
  'TR-e': otherRatio,
  'TR-f': sharedRatios,
  'TR-g': heightOrDistance,
  'TR-h': altitude,
  'TR-i': standardAngle,
  'TR-j': fromPerimeter,
  'TR-k': sineIsCosine,
  'TR-s': firstStep,
  'TR-l': ratiosInLetters,
  'TR-m': sharedRightTriangles,
};
