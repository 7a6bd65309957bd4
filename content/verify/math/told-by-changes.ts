/** Re-solver for what is told by changes: prices and counts are tried out on the sentences of the story. */
import { rat } from '#core/rational.ts';
import { numbersIn } from '../reading.ts';
import { numberVerdict } from '../verdicts.ts';
import type { Resolver } from '../resolver.ts';

function only<T>(found: readonly T[]): T {
  const [one] = found;
  if (one === undefined || found.length !== 1) throw new Error(`${found.length} fit`);
  return one;
}

const upTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1);

/** The effect on the total, with its sign. */
const effectIn = (stem: string): number => {
  const effect = /\$([\d,]+) (more|less)/.exec(stem);
  return effect ? Number(effect[1]?.replaceAll(',', '')) * (effect[2] === 'more' ? 1 : -1) : 0;
};

/** The second kind named in a text is asked for when its last noun is that one. */
const asksSecond = (stem: string, plurals: readonly string[]) => {
  const asked = /of each (\w+)\?/.exec(stem)?.[1] ?? '';
  return plurals[1]?.startsWith(asked) ?? false;
};

function prices(stem: string): number {
  const bought = /paid a total of \$([\d,]+) for (\d+) (\w+) and (\d+) (\w+)/.exec(stem);
  const [total = NaN, a = NaN, b = NaN] = [bought?.[1], bought?.[2], bought?.[4]].map((text) => Number(text?.replaceAll(',', '')));
  const percents = [...stem.matchAll(/(\d+)%/g)].map(([, digits]) => Number(digits));
  const [fewer, more] = [/(\d+) fewer/, /and (\d+) more/].map((pattern) => Number(pattern.exec(stem.slice(stem.indexOf('. ')))?.[1]));
  const pairs = upTo(400).flatMap((p) => {
    const q = (total - a * p) / b;
    const after =
      percents.length === 2
        ? a * p * (1 + (percents[0] ?? NaN) / 100) + b * q * (1 - (percents[1] ?? NaN) / 100)
        : (a - (fewer ?? NaN)) * p + (b + (more ?? NaN)) * q;
    return Math.abs(after - total - effectIn(stem)) < 1e-6 ? [[p, q] as const] : [];
  });
  const [p, q] = only(pairs);
  return asksSecond(stem, [bought?.[3] ?? '', bought?.[5] ?? '']) ? q : p;
}

function counts(stem: string): number {
  const [p = NaN, q = NaN, total = NaN] = numbersIn(stem);
  const [m, n] = only(
    upTo(200).flatMap((x) => {
      const y = (total - p * x) / q;
      return Number.isInteger(y) && y > 0 && Math.abs(p * y + q * x - total - effectIn(stem)) < 1e-6 ? [[x, y] as const] : [];
    }),
  );
  return stem.includes('How many more') ? Math.abs(m - n) : m + n;
}

function product(stem: string): number {
  const changes = [...stem.matchAll(/(\d+) (more|fewer)/g)].map(([, digits, direction]) => Number(digits) * (direction === 'more' ? 1 : -1));
  const [a = NaN, b = NaN, c = NaN, d = NaN] = changes;
  return only(upTo(200).flatMap((x) => upTo(200).flatMap((y) => ((x + a) * (y + b) === x * y && (x + c) * (y + d) === x * y ? [x * y] : []))));
}

/** Tries every number of the first group; both totals and both percents are read from the sentences. */
function groups(stem: string): number {
  const [total = NaN, after = NaN] = numbersIn(stem.replaceAll(/\b20[12]\d\b(?! [a-z])|\d+%/g, '').replaceAll(/\b(?:in|In|From|from|to) 20[12]\d\b/g, ''));
  const percents = [...stem.matchAll(/(increased|decreased) by (\d+)%/g)].map(([, way, digits]) => 1 + ((way === 'increased' ? 1 : -1) * Number(digits)) / 100);
  const [one = NaN, two = NaN] = percents;
  const x = only(upTo(total).filter((count) => Math.abs(count * one + (total - count) * two - after) < 1e-6));
  const [, asked = '', year = ''] = /How many (.*?) did .* in (\d{4})\?/.exec(stem) ?? [];
  const first = stem.indexOf(`number of ${asked} `) === Math.min(...[...stem.matchAll(/[Tt]he number of/g)].map(({ index }) => index + 4));
  const later = Number(year) === Math.max(...[...stem.matchAll(/\b20[12]\d\b/g)].map(([digits]) => Number(digits)));
  return Math.round((first ? x : total - x) * (later ? (first ? one : two) : 1));
}

export const toldByChangesResolver: Resolver = (question, parameters) => {
  const { stem } = question;
  if (parameters.task === 'years') return numberVerdict(question, rat(groups(stem)));
  return numberVerdict(question, rat(stem.includes('paid a total') ? prices(stem) : stem.includes('$') ? counts(stem) : product(stem)));
};
