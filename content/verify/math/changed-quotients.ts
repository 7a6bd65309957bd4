/** Re-solver for percent changes of quotients and products: whole amounts are changed one after the other and compared. */
import { div, equal, mul, rat, sub, type Rational } from '#core/rational.ts';
import type { Resolver } from '../resolver.ts';
import { nth, numbersIn, numericVerdict, textParameter } from './read-numbers.ts';

const hundred = rat(100);
/** Signed percents in the order of the text. */
const changes = (text: string): Rational[] =>
  [...text.matchAll(/(increase|decrease)[sd]+ by ([\d.]+)%/g)].map(([, word, digits]) => {
    const percent = nth(numbersIn(digits ?? ''), 0);
    return word === 'increase' ? percent : mul(percent, rat(-1));
  });
/** What 1,000,000 becomes. */
const after = (percent: Rational) => mul(rat(10_000), percent.n < 0n ? sub(hundred, mul(percent, rat(-1))) : rat(percent.n + 100n * percent.d, percent.d));
const percentFromMillion = (value: Rational) => {
  const change = div(sub(value, rat(1_000_000)), rat(10_000));
  return change.n < 0n ? mul(change, rat(-1)) : change;
};
const million = rat(1_000_000);

export const changedQuotient: Resolver = (question, drawn) => {
  const stem = question.stem.replace(/ \(Disregard.*\)/, '');
  const told = changes(stem);
  const [one = rat(0), two = rat(0)] = told;
  switch (textParameter(drawn, 'kind')) {
    case 'quotient': {
      // The first asked-about amount is divided by the second one; the sentence may tell them in either order.
      const bottomFirst = / while /.test(stem);
      const [top, bottom] = bottomFirst ? [two, one] : [one, two];
      return numericVerdict(question, percentFromMillion(div(mul(after(top), million), after(bottom))));
    }
    case 'constant':
      return numericVerdict(question, percentFromMillion(div(mul(million, million), after(one))));
    case 'part': {
      const asksTotal = drawn.askTop === true;
      const part = asksTotal ? div(mul(after(one), after(two)), million) : div(mul(after(two), million), after(one));
      return numericVerdict(question, percentFromMillion(part));
    }
    case 'up-and-down': {
      const loss = nth(numbersIn(/([\d.]+)%[^%]*$/.exec(stem)?.[1] ?? ''), 0);
      const fits = Array.from({ length: 99 }, (_, index) => index + 1).filter((p) => equal(rat((100 + p) * (100 - p), 100), sub(hundred, loss)));
      if (fits.length !== 1) throw new Error(`${fits.length} percents fit`);
      return numericVerdict(question, rat(fits[0] ?? 0));
    }
    default: {
      const square = div(mul(after(one), after(one)), million);
      return numericVerdict(question, percentFromMillion(div(mul(after(two), million), square)));
    }
  }
};
