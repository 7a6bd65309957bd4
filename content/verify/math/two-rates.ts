/** Re-solver for two amounts with constant rates: every start and rate is tried out on the sentences of the story. */
import { div, rat, sub, mul, type Rational } from '#core/rational.ts';
import { numberVerdict } from '../verdicts.ts';
import type { Resolver } from '../resolver.ts';
import { numbersIn } from './read-numbers.ts';

/** P minus Q at a time, from a sentence such as "after 5 weeks, … P is $12 more than … Q". */
function differences(stem: string): { time: Rational; gap: Rational }[] {
  return stem.split(/(?<=\.) /).flatMap((sentence) => {
    if (!/\bsame\b|equal|\d (?:more|gallons|tons|centimeters)/.test(sentence) || sentence.endsWith('?')) return [];
    const [time, size] = numbersIn(sentence);
    if (!time) return [];
    const sign = /\b([PQ])\b/.exec(sentence)?.[1] === 'Q' ? -1 : 1;
    return [{ time, gap: mul(size ?? rat(0), rat(sign)) }];
  });
}

function byDifferences(stem: string): Rational {
  const [one, two] = differences(stem);
  if (!one || !two) throw new Error('fewer than two moments');
  const slope = div(sub(two.gap, one.gap), sub(two.time, one.time));
  const question = stem.slice(stem.lastIndexOf('. ') + 2);
  if (/[Hh]ow many (weeks|days|hours|minutes|months)/.test(question)) return sub(one.time, div(one.gap, slope));
  const [asked = rat(0)] = numbersIn(question);
  const gap = sub(one.gap, mul(slope, sub(one.time, asked)));
  const ahead = /\b([PQ])\b/.exec(question)?.[1];
  return ahead === 'Q' ? sub(rat(0), gap) : gap;
}

const factors = (stem: string) => [...stem.matchAll(/(twice|[\d.]+ times)/g)].map(([text]) => (text === 'twice' ? 2 : Number.parseFloat(text)));

/** The start of P that makes both equal is searched by halving, then the time. */
function byRatios(stem: string): Rational {
  const [starts = NaN, rates = NaN] = factors(stem);
  const same = Number(/(?:of|[Aa]fter) (\d+) (?:day|hour|minute|week|month)|(\d+) weeks? after/.exec(stem)?.slice(1).find(Boolean));
  const percent = Number(/(\d+)%/.exec(stem)?.[1]);
  const root = (f: (x: number) => number) => {
    let [low, high] = [0, 1e5];
    for (let step = 0; step < 80; step++) {
      const middle = (low + high) / 2;
      if (f(middle) > 0 === f(low) > 0) low = middle;
      else high = middle;
    }
    return (low + high) / 2;
  };
  const start = root((s) => s + rates * same - (starts * s + same));
  const time = root((t) => start + rates * t - (1 + percent / 100) * (starts * start + t));
  return rat(Math.round(time * 1000), 1000);
}

export const twoRatesResolver: Resolver = (question) =>
  numberVerdict(question, question.stem.includes('%') ? byRatios(question.stem) : byDifferences(question.stem));
