/** Re-solvers for Nonlinear Functions: read the rules back from the question and evaluate, iterate or search. */
import { add, compare, div, mul, rat, sub, type Rational } from '#core/rational.ts';
import { exactly, nearly, parseLatex } from '../latex-expression.ts';
import {
  choicesShowing,
  choicesWhere,
  definedAs,
  equationsIn,
  firstMath,
  hasGraphs,
  mathIn,
  near,
  numbersIn,
  probes,
  valueVerdict,
  wholeText,
} from '../reading.ts';
import { readPlane } from '../read-plane.ts';
import type { Resolver } from '../resolver.ts';
import { builtModel } from './built-models.ts';
import { approachToLimit, insideAndOutside, interceptsOfMoved } from './changed-functions.ts';
import { exponentialWithLetters } from './exponentials-with-constants.ts';
import { vertexAndInterceptCount } from './functions-with-constants.ts';
import { fittedModel, formOfRule, meaningInModel, zerosOfPolynomial } from './nonlinear-function-forms.ts';

type Exact = (x: Rational) => Rational;

/** The rule on the right of an equation as an exact function of its letter. */
const ruleOf = (latex: string, letter = 'x'): Exact => {
  const parsed = parseLatex(latex);
  return (x) => exactly(parsed, { [letter]: x });
};

const call = (latex: string) => /^([a-z])\((-?\d+)\)$/.exec(latex);

const functionDefinition = (text: string) => {
  const found = equationsIn(text).find(([left]) => /^[a-zA-Z]\([a-z]\)$/.test(left));
  if (!found) throw new Error('no function');
  return { name: found[0].charAt(0), letter: found[0].charAt(2), rule: found[1] };
};

const evaluateAt: Resolver = (question) => {
  const { rule } = functionDefinition(question.stem);
  const asked = mathIn(question.stem)
    .map((latex) => call(latex)?.[2] ?? /^x = (-?\d+)$/.exec(latex)?.[1])
    .find((at) => at !== undefined);
  return valueVerdict(question, ruleOf(rule)(rat(Number(asked))));
};

/** Runs the story period by period and compares each model with it. */
const story: Resolver = (question) => {
  const text = question.stem.replace(/beginning of \d{4}/g, '');
  const percent = Number(/(\d+)%/.exec(text)?.[1]);
  const start = numbersIn(text.split('%')[0] ?? '').filter((n) => n >= 100)[0] ?? Number.NaN;
  const grows = /increase|earns|grew/.test(text);
  const amounts = [start];
  for (let k = 0; k < 4; k++) amounts.push((amounts[k] ?? 0) * (1 + ((grows ? 1 : -1) * percent) / 100));
  return choicesWhere(question, (choice) => {
    const { letter, rule } = functionDefinition(choice);
    const parsed = parseLatex(rule);
    return amounts.every((amount, t) => near(nearly(parsed, { [letter]: t }), amount));
  });
};

/** Vertex from three exact values: second difference and symmetry, no formula for −b/2a. */
function vertexOf(f: Exact): { x: Rational; y: Rational } {
  const [left, middle, right] = [f(rat(-1)), f(rat(0)), f(rat(1))];
  const second = sub(add(left, right), mul(rat(2), middle));
  const x = div(sub(left, right), mul(rat(2), second));
  return { x, y: f(x) };
}

const vertex: Resolver = (question) => {
  const { x, y } = vertexOf(ruleOf(functionDefinition(question.stem).rule));
  return valueVerdict(question, /[Ww]hat value of|\\\(x\\\)-coordinate/.test(question.stem) ? x : y);
};

const integerZeros = (f: Exact, size = 40) => Array.from({ length: 2 * size + 1 }, (_, k) => rat(k - size)).filter((x) => f(x).n === 0n);

const zeros: Resolver = (question) => {
  const { stimulus, stem } = question;
  if (stimulus?.kind === 'figure') {
    const points = readPlane(stimulus.figure).strokes.flat();
    return choicesWhere(question, (text) => {
      const parsed = parseLatex(functionDefinition(text).rule);
      return points.every(([x, y]) => Math.abs(nearly(parsed, { x }) - y) < 0.25 + 0.02 * Math.abs(y));
    });
  }
  if (hasGraphs(question)) {
    const [, shown = ''] = equationsIn(stem).find(([left, right]) => /^(f\(x\)|y)$/.test(left) && /^-?\(x/.test(right)) ?? [];
    const parsed = parseLatex(shown);
    return choicesShowing(question, (figure) => {
      const points = readPlane(figure).strokes.flat();
      return points.length > 2 && points.every(([x, y]) => Math.abs(nearly(parsed, { x }) - y) < 0.35 + 0.03 * Math.abs(y));
    });
  }
  const rule = equationsIn(stem).find(([left, right]) => /^([fgh]\(x\)|y)$/.test(left) && right.includes('x') && !/^[fgh]\(x\)$/.test(right));
  if (!rule) throw new Error('no rule');
  const f = ruleOf(rule[1]);
  if (stem.includes('-intercept of the graph') && stem.includes('\\(y\\)-coordinate')) return valueVerdict(question, f(rat(0)));
  if (/[Ww]hich of the following/.test(stem)) return choicesWhere(question, (text) => f(exactly(parseLatex(firstMath(text)))).n === 0n);
  const found = integerZeros(f);
  const greater = stem.includes('greater') || stem.includes('value of \\(b\\)');
  const pick = greater ? found.at(-1) : found[0];
  if (!pick || found.length !== 2) throw new Error('zeros not found');
  return valueVerdict(question, pick);
};

/** Simulates the flight in steps of a quarter second (all keys are multiples of it). */
/** The numbers of a flight whose highest point is told: equal heights a second before and after it give v, the point itself gives s. */
function flightThroughPeak(stem: string) {
  const g = Number(/h\(t\) = -(\d+)t\^2 \+ vt \+ s/.exec(stem)?.[1]);
  const [top = 0, at = 0] = (/maximum height (?:of|of the [a-z ]+ is) \\\(([\d,{}]+)\\\).*? \\\(([\d.]+)\\\) seconds?/.exec(stem) ?? [])
    .slice(1)
    .map((found) => Number(found.replaceAll(/[{},]/g, '')));
  // −g(p + 1)² + v(p + 1) = −g(p − 1)² + v(p − 1)
  const v = (g * (at + 1) ** 2 - g * (at - 1) ** 2) / 2;
  return { g, v, s: top + g * at * at - v * at };
}

const flight: Resolver = (question) => {
  if (question.stem.includes('are constants')) {
    const { g, v, s } = flightThroughPeak(question.stem);
    const wanted = /value of \\\(([vs])\\\)/.exec(question.stem)?.[1];
    if (wanted) return valueVerdict(question, rat(wanted === 'v' ? v : s));
    const moment = /What is the height, in \w+, of [\w ]+ \\\((\d+)\\\) seconds? after/.exec(question.stem)?.[1];
    if (moment) return valueVerdict(question, rat(s + v * Number(moment) - g * Number(moment) ** 2));
    const lands = Array.from({ length: 400 }, (_, k) => k / 4).filter((t) => Math.abs(-g * t * t + v * t + s) < 1e-9);
    return valueVerdict(question, rat(lands[0] ?? Number.NaN));
  }
  const h = ruleOf(definedAs(question.stem, 'h(t)'), 't');
  const times = Array.from({ length: 400 }, (_, k) => rat(k, 4));
  const landing = times.find((t) => compare(h(t), rat(0)) <= 0);
  const top = times.reduce((best, t) => (compare(h(t), h(best)) > 0 ? t : best), rat(0));
  if (!landing) throw new Error('never lands');
  if (question.stem.includes('hit the ground')) return valueVerdict(question, landing);
  if (question.stem.includes('above its starting height')) return valueVerdict(question, sub(h(top), h(rat(0))));
  return valueVerdict(question, question.stem.includes('maximum height, in') ? h(top) : top);
};

const moved: Resolver = (question) => {
  const text = question.stem;
  const f = parseLatex(definedAs(text, 'f(x)'));
  if (!equationsIn(text).some(([left]) => left === 'g(x)')) {
    const distance = (toward: string, away: string) => {
      const found = new RegExp(`(\\d+) units? (?:to the )?(${toward}|${away})`).exec(text);
      return Number(found?.[1]) * (found?.[2] === toward ? 1 : -1);
    };
    const [right, up] = [distance('right', 'left'), distance('up', 'down')];
    return choicesWhere(question, (choice) => {
      const g = parseLatex(definedAs(choice, 'g(x)'));
      // Move points of the old graph and ask whether the new graph contains them.
      return [...probes, ...probes.map((x) => -x)].every((x) => Number.isNaN(nearly(f, { x })) || near(nearly(g, { x: x + right }), nearly(f, { x }) + up));
    });
  }
  const g = parseLatex(definedAs(text, 'g(x)'), 'f');
  const { x, y } = vertexOf((value) => exactly(g, { x: value }, { f: (inner) => exactly(f, { x: inner }) }));
  return valueVerdict(question, text.includes('r + s') ? add(x, y) : x);
};

/** Finds by search the number of small units after which the model has changed by the stated factor. */
const timeUnits: Resolver = (question, parameters) => {
  const text = question.stem;
  if (parameters['kind'] === 'step') {
    const { rule } = functionDefinition(text);
    const model = parseLatex(rule);
    const percent = Number(/(\d+)%/.exec(text)?.[1]);
    const [unit, small] = [/\\\(t\\\) (\w+) after/.exec(text)?.[1], / (?:every \\\(n\\\)|how many) (\w+)/.exec(text)?.[1]];
    const per =
      new Map([
        ['years months', 12],
        ['hours minutes', 60],
        ['days hours', 24],
      ]).get(`${unit} ${small}`) ?? Number.NaN;
    const start = nearly(model, { t: 0 });
    for (let n = 1; n < 2000; n++) if (near(nearly(model, { t: n / per }) / start, 1 + percent / 100)) return valueVerdict(question, rat(n));
    throw new Error('no step found');
  }
  if (parameters['kind'] === 'unit') {
    const f = parseLatex(functionDefinition(text).rule);
    const lengths: Record<string, number> = { months: 1, years: 12, 'quarters of a year': 3, days: 1, weeks: 7, hours: 1 / 24, 'four-week periods': 28 };
    const [from, to] = [/\\\(t\\\) ([\w -]+?) after/.exec(text)?.[1] ?? '', /\\\(n\\\) ([\w -]+?) after/.exec(text)?.[1] ?? ''];
    const ratio = (lengths[to] ?? Number.NaN) / (lengths[from] ?? Number.NaN);
    return choicesWhere(question, (choice) => {
      const g = parseLatex(functionDefinition(choice).rule);
      return [1, 2, 5, 12].every((n) => near(nearly(g, { n }), nearly(f, { t: n * ratio })));
    });
  }
  const told = text.replaceAll(/\bdoubles?\b/g, 'multiplied by \\(2\\)').replaceAll(/\btriples?\b/g, 'multiplied by \\(3\\)');
  const factors = [...told.matchAll(/ (?:to|by) \\\((?:\\frac\{1\}\{(\d+)\}|(\d+))\\\)/g)].map(([, part, whole]) => (part ? 1 / Number(part) : Number(whole)));
  const [, T = '', unit = ''] = /(?:[Ee]very|[Ii]n|takes) (\d+) (\w+)/.exec(text) ?? [];
  const per = { hours: 60, days: 24, weeks: 7, years: 12 }[unit] ?? Number.NaN;
  const rate = Math.log(factors[0] ?? 1) / (Number(T) * per);
  return valueVerdict(question, rat(Math.round(Math.log(factors[1] ?? 1) / rate)));
};

/** Lagrange: the quadratic through three points, evaluated at x. */
function throughThree(points: readonly (readonly [Rational, Rational])[], x: Rational): Rational {
  return points.reduce(
    (sum, [xi, yi], i) =>
      add(
        sum,
        points.reduce((product, [xj], j) => (i === j ? product : mul(product, div(sub(x, xj), sub(xi, xj)))), yi),
      ),
    rat(0),
  );
}

const conditions: Resolver = (question, parameters) => {
  const text = question.stem;
  const points = [...text.matchAll(/\((-?\d+), (-?\d+)\)/g)].map(([, x, y]) => [rat(Number(x)), rat(Number(y))] as const);
  const at = (known: readonly (readonly [Rational, Rational])[]) => (x: number) => throughThree(known, rat(x));
  if (parameters['kind'] === 'sum') {
    const [top, other] = points;
    if (!top || !other) throw new Error('points missing');
    const mirror = [sub(mul(rat(2), top[0]), other[0]), other[1]] as const;
    return valueVerdict(question, at([top, other, mirror])(1));
  }
  if (parameters['kind'] === 'symmetry') {
    const [, p, q, level] = /f\((-?\d+)\) = f\((-?\d+)\) = (-?\d+)/.exec(text) ?? [];
    const extreme = /value of \\\(f\(x\)\\\) is \\\((-?\d+)\\\)/.exec(text)?.[1];
    const asked = /What is the value of \\\(f\((-?\d+)\)\\\)/.exec(text)?.[1];
    const [left, right] = [rat(Number(p)), rat(Number(q))];
    const known = [
      [left, rat(Number(level))],
      [right, rat(Number(level))],
      [div(add(left, right), rat(2)), rat(Number(extreme))],
    ] as const;
    return valueVerdict(question, at(known)(Number(asked)));
  }
  const extreme = rat(Number(/value of \\\(f\(x\)\\\) is \\\((-?\d+)\\\)/.exec(text)?.[1]));
  const [one, two] = points;
  if (!one || !two) throw new Error('points missing');
  const f = at([one, two, [div(add(one[0], two[0]), rat(2)), extreme]]);
  if (/value of \\\(c\\\)\?/.test(text)) return valueVerdict(question, f(0));
  return valueVerdict(question, div(sub(add(f(1), f(-1)), mul(rat(2), f(0))), rat(2)));
};

const composition: Resolver = (question) => {
  const { stimulus, stem } = question;
  const asked = mathIn(stem).at(-1) ?? '';
  if (stimulus?.kind === 'table') {
    const rows = stimulus.table.rows.map((row) => row.map(Number));
    const look = (x: number, column: number) => rows.find(([first]) => first === x)?.[column] ?? Number.NaN;
    const x = Number(/f\(g\((\d+)\)\)/.exec(asked)?.[1]);
    return valueVerdict(question, rat(look(look(x, 2), 1)));
  }
  const text = wholeText(question);
  const f = parseLatex(definedAs(text, 'f(x)'));
  if (!/g\(/.test(asked)) {
    const target = parseLatex(asked, 'f');
    return choicesWhere(question, (choice) => {
      const shown = parseLatex(firstMath(choice));
      return probes.every((x) => near(nearly(shown, { x }), nearly(target, { x }, { f: (inner) => nearly(f, { x: inner }) })));
    });
  }
  const g = parseLatex(definedAs(text, 'g(x)'));
  return valueVerdict(question, exactly(parseLatex(asked, 'fg'), {}, { f: (x) => exactly(f, { x }), g: (x) => exactly(g, { x }) }));
};

export const nonlinearFunctionsResolvers: Readonly<Record<string, Resolver>> = {
  'NLF-a': evaluateAt,
  'NLF-b': story,
  'NLF-c': meaningInModel,
  'NLF-d': vertex,
  'NLF-e': zeros,
  'NLF-f': formOfRule,
  'NLF-g': flight,
  'NLF-h': moved,
  'NLF-i': timeUnits,
  'NLF-j': fittedModel,
  'NLF-k': zerosOfPolynomial,
  'NLF-l': conditions,
  'NLF-m': composition,
  'NLF-n': vertexAndInterceptCount,
  'NLF-o': exponentialWithLetters,
  'NLF-p': builtModel,
  'NLF-q': approachToLimit,
  'NLF-r': interceptsOfMoved,
  'NLF-s': insideAndOutside,
};
