/** Re-solvers for estimates and margins of error: interval arithmetic on the numbers of the stem, truth tests for statements. */
import { add, div, equal, mul, rat, sub, type Rational } from '#core/rational.ts';
import type { Resolver } from '../resolver.ts';
import { backToSample, oneStepEstimate } from './estimates.ts';
import { choiceVerdict, nth, numberOf, numbersIn, numericVerdict } from './read-numbers.ts';

const first = (text: string, pattern: RegExp): Rational => nth(numbersIn(pattern.exec(text)?.[1] ?? ''), 0);

const estimateCount: Resolver = (question) => {
  const text = question.stem.replaceAll('1,000 hours', 'hours').replaceAll('40 feet', 'feet');
  const sample = first(text, /random sample of ([\d,]+)/);
  const population = first(text, /number of (?:these|the) ([\d,]+) [a-z ]+? (?:that|who) [^?]*\?$/);
  const percent = /([\d.]+)% of the/.exec(text)?.[1];
  const found = percent
    ? div(mul(sample, first(percent, /(.*)/)), rat(100))
    : nth(
        numbersIn(text).filter((value) => !equal(value, sample) && !equal(value, population)),
        0,
      );
  const estimate = div(mul(population, found), sample);
  return numericVerdict(question, /(?:that|who) (?:do|did|are) not [^?]*\?$/.test(text) ? sub(population, estimate) : estimate);
};

const ends = (text: string): [Rational, Rational] => {
  const values = numbersIn(text);
  return [nth(values, 0), nth(values, 1)];
};

const interval: Resolver = (question) => {
  const text = question.stem;
  if (/margin of error of/.test(text)) {
    const estimate = first(text, /(?:be|is) ([\d.,]+)(?:%| [\w-]+)?, with a/);
    const margin = first(text, /margin of error of ([\d.,]+)/);
    return choiceVerdict(question, (choice) => {
      const [low, high] = ends(choice);
      return equal(sub(estimate, low), margin) && equal(sub(high, estimate), margin);
    });
  }
  const [, low = '', high = ''] = /between ([\d.,]*\d)\D*? and ([\d.,]+)/.exec(text) ?? [];
  return choiceVerdict(question, (choice) => {
    const [estimate, margin] = ends(choice);
    return equal(sub(estimate, margin), nth(numbersIn(low), 0)) && equal(add(estimate, margin), nth(numbersIn(high), 0));
  });
};

/** A statement holds when it is only plausible, about the mean, about the sampled population, and about the right interval. */
const conclusion: Resolver = (question, parameters) => {
  const [low, high] = [Number(parameters.estimate) - Number(parameters.margin), Number(parameters.estimate) + Number(parameters.margin)];
  if (!numbersIn(question.stem).some((value) => equal(value, rat(Number(parameters.estimate))))) throw new Error('estimate not in the stem');
  const sampled = /random sample of [\d,]+ (?:of the )?(.*?)(?: and estimated|, the mean)/.exec(question.stem)?.[1]?.replace(/ an? (?=[\w ]+$)/, ' the ');
  return choiceVerdict(question, (text) => {
    const values = numbersIn(text).map((value) => Number(value.n));
    return (
      text.startsWith('It is plausible that the mean ') &&
      text.includes(` all ${sampled} is between`) &&
      !/everywhere|in general|for the sample/.test(text) &&
      values[0] === low &&
      values[1] === high
    );
  });
};

const total: Resolver = (question) => {
  const text = question.stem;
  const size = first(text, /(?:sample of \d+ of|for) the ([\d,]+)/);
  const estimate = first(text, /(?:estimated to be|The estimate is) ([\d.,]+)/);
  const margin = first(text, /margin of error (?:of|is) ([\d.,]+)/);
  return choiceVerdict(question, (choice) => {
    const [low, high] = ends(choice).map((end) => div(end, size)) as [Rational, Rational];
    return equal(low, sub(estimate, margin)) && equal(high, add(estimate, margin));
  });
};

/** Percentages from the stem, or counted in the samples; then every whole value is tried. */
const twoPlaces: Resolver = (question, parameters) => {
  const text = question.stem;
  const margins = [
    ...text.matchAll(/(?<!estimated percentage is )(?:margins? of error|for the percentage|estimated percentage)(?: for the percentage)?(?: of| is)+ (\d+)%/g),
  ].map(([, value]) => Number(value));
  const rows = question.stimulus?.kind === 'table' ? question.stimulus.table.rows.map((row) => row.map((cell) => parseInt(cell.replace(',', ''), 10))) : [];
  const m1 = rows[0]?.[3] ?? margins[0];
  const m2 = rows[1]?.[3] ?? margins[1] ?? Number(/\d+% (?:and|(?:in|at) [\w ]+? and) (\d+)%/.exec(text)?.[1]);
  if (m1 === undefined) throw new Error('a margin expected');
  const counted = [...text.matchAll(/(?:[Ss]ample of|Of|survey of) ([\d,]+) [^,;.]*?(?:, | found that )([\d,]+) /g)].map(
    ([, whole, part]) => (100 * Number(part?.replace(',', ''))) / Number(whole?.replace(',', '')),
  );
  const told = [...text.matchAll(/(?<!of )(?<!of error of )\b(\d+)%/g)].map(([, value]) => Number(value));
  const tabled = rows.map(([, whole = NaN, part = NaN]) => (100 * part) / whole);
  const [e1, e2] = tabled.length === 2 ? tabled : counted.length === 2 ? counted : told;
  if (e1 === undefined || e2 === undefined) throw new Error('two estimates expected');
  if (/least (?:possible )?value/.test(text)) {
    const enough = Array.from({ length: 100 }, (_, m) => m).filter((m) => Math.abs(e1 - e2) - m1 <= m);
    return numericVerdict(question, rat(enough[0] ?? 0));
  }
  const possible = (center: number, margin: number) =>
    Array.from({ length: 101 }, (_, value) => value).filter((value) => Math.abs(value - center) <= margin + 1e-9);
  const [one, two] = [possible(e1, m1), possible(e2, m2)];
  if (/but (?:is )?not/.test(text)) {
    return choiceVerdict(question, (choice) => {
      const value = Number(/\d+/.exec(choice)?.[0]);
      return one.includes(value) && !two.includes(value);
    });
  }
  const common = one.filter((value) => two.includes(value));
  return choiceVerdict(question, (choice) => {
    if (/No conclusion/.test(choice)) return false;
    if (/is the same/.test(choice)) return common.length > 0;
    const value = /is (\d+)%/.exec(choice)?.[1];
    if (value !== undefined) return common.includes(Number(value));
    const [, high = '', low = ''] = /greater percentage (.*) than (.*)\./.exec(choice) ?? [];
    const order = rows.length > 0 ? String(parameters.places) : text;
    const firstHigh = order.indexOf(high) < order.indexOf(low);
    return common.length === 0 && firstHigh === e1 > e2;
  });
};

/** All whole values inside both intervals, tried one by one. */
const twoSamples: Resolver = (question, parameters) => {
  if (parameters.places !== undefined) return twoPlaces(question, parameters);
  const [e1, e2] = [...question.stem.matchAll(/estimate of ([\d]+)%/g)].map(([, value]) => Number(value));
  const [m1, m2] = [...question.stem.matchAll(/margin of error of ([\d]+)%/g)].map(([, value]) => Number(value));
  const [, a = '', b = ''] = /sample of [\d,]+ \w+ from (.*?) gave .* sample of [\d,]+ \w+ from (.*?) gave/.exec(question.stem) ?? [];
  if (e1 === undefined || e2 === undefined || m1 === undefined || m2 === undefined) throw new Error('two estimates expected');
  const values = (center: number, margin: number) => Array.from({ length: 2 * margin + 1 }, (_, at) => center - margin + at);
  const pairs = values(e1, m1).flatMap((x) => values(e2, m2).map((y) => ({ x, y })));
  if (/plausible difference/.test(question.stem)) {
    const differences = pairs.map(({ x, y }) => (e1 > e2 ? x - y : y - x));
    return numericVerdict(question, rat(/greatest plausible/.test(question.stem) ? Math.max(...differences) : Math.min(...differences)));
  }
  const canBeEqual = pairs.some(({ x, y }) => x === y);
  const canBeGreater = (place: string) => pairs.some(({ x, y }) => (place === a ? x > y : y > x));
  return choiceVerdict(question, (text) => {
    if (/is the same for/.test(text)) return canBeEqual;
    const place = /is greater for (.*?) than for/.exec(text)?.[1];
    return place !== undefined && [a, b].includes(place) && canBeGreater(place) && !canBeEqual;
  });
};

/** Simulated spread: a random sample of n values varies as 1 over the root of n; what is no larger or smaller random sample changes nothing. */
const marginChange: Resolver = (question) => {
  const wantsSmaller = /smaller margin|margin of error smaller/.test(question.stem);
  return choiceVerdict(question, (text) => {
    const [, grown] = /^(?:In|De)creasing the size of the random sample to ([\d,]+) /.exec(text) ?? [];
    const [, now = grown, before = /(?:random sample of(?: size)?|survey of) ([\d,]+) /.exec(question.stem)?.[1]] =
      /^Selecting a random sample of ([\d,]+) .* instead of ([\d,]+)$/.exec(text) ?? [];
    if (now === undefined || before === undefined) return false;
    const spread = (n: string) => 1 / Math.sqrt(Number(n.replaceAll(',', '')));
    return wantsSmaller ? spread(now) < spread(before) : spread(now) > spread(before);
  });
};

/** Right is what is at most a margin away from the estimate, in percent or in numbers of the population. */
const withinMargin: Resolver = (question, parameters) => {
  const percent = Number(/(\d+)%/.exec(question.stem)?.[1]);
  const margin = Number(/(\d+) percentage points/.exec(question.stem)?.[1]);
  const size = Number(parameters['size']);
  if (size > 0 && !question.stem.includes(size.toLocaleString('en-US'))) throw new Error('size not in the stem');
  return choiceVerdict(question, (text) => {
    const value = numberOf(text.replace('\\%', ''));
    const share = size > 0 ? (100 * Number(value.n)) / Number(value.d) / size : Number(value.n) / Number(value.d);
    return Math.abs(share - percent) <= margin + 1e-9;
  });
};

/** What the total of all is in, or for how long, read from the question; every total is compared with the mean that it implies. */
const convertedTotal: Resolver = (question) => {
  const text = question.stem;
  const size = first(text, /sample of \d+ of (?:the|a company’s) ([\d,]+) /);
  const estimate = first(text, /(?:estimated to be|the estimate of the [a-z A-Z]+ is) ([\d.,]*\d)/);
  const margin = first(text, /margin of error (?:of|for this estimate is) ([\d.,]*\d)/);
  const asked = /plausible (?:values )?for (.*?)\?/.exec(text)?.[1] ?? '';
  const days = /(\d+) days/.exec(asked)?.[1] ?? (asked.includes('weekly') ? '7' : '1');
  const parts = /in tons/.test(asked) ? rat(2000) : /megawatt-hours/.test(asked) ? rat(1000) : /dozens/.test(asked) ? rat(12) : rat(1);
  if (days === '1' && equal(parts, rat(1))) throw new Error('nothing to convert');
  return choiceVerdict(question, (choice) => {
    const [low, high] = ends(choice).map((end) => div(div(mul(end, parts), rat(Number(days))), size)) as [Rational, Rational];
    return equal(sub(estimate, low), margin) && equal(sub(high, estimate), margin);
  });
};

export const inferenceStatisticsResolvers: Readonly<Record<string, Resolver>> = {
  'IS-a': estimateCount,
  'IS-b': interval,
  'IS-c': conclusion,
  'IS-d': marginChange,
  'IS-e': withinMargin,
  'IS-f': twoSamples,
  'IS-g': total,
  'IS-h': backToSample,
  'IS-i': oneStepEstimate,
  'IS-j': convertedTotal,
};
