/** Re-solver for quadratic models built from a situation: the story is played through number by number. */
import { rat } from '#core/rational.ts';
import { numbersIn, valueVerdict, wholeText } from '../reading.ts';
import type { Resolver } from '../resolver.ts';

const plain = (text: string) => text.replaceAll('\\$', '').replaceAll(/\\[()]/g, '');
const near = (a: number, b: number) => Math.abs(a - b) < 1e-9;

export const builtModel: Resolver = (question, parameters) => {
  const text = plain(wholeText(question));
  const numbers = numbersIn(text);
  if (parameters['kind'] === 'revenue') {
    const [sold = 0, price = 0, step = 0, drop = 0, amount = 0] = numbers;
    const plans = Array.from({ length: 2000 }, (_, n) => ({ price: price + step * n, sold: sold - drop * n })).filter((plan) => plan.sold >= 0);
    const best = plans.reduce((top, plan) => (plan.price * plan.sold > top.price * top.sold ? plan : top));
    if (/two prices/.test(text)) {
      const fitting = plans.filter((plan) => plan.price * plan.sold === amount);
      if (fitting.length !== 2) throw new Error(`${fitting.length} prices`);
      return valueVerdict(question, rat(Math.max(...fitting.map((plan) => plan.price))));
    }
    return valueVerdict(question, rat(/^.*How many|how many/s.test(text) ? best.sold : best.price * best.sold));
  }
  if (parameters['kind'] === 'strip') {
    const width = Number(/(\d+) (?:feet|inches) wide|width of (\d+)/.exec(text)?.slice(1).find(Boolean));
    const area = Number(/is ([\d,]+) square/.exec(text)?.[1]?.replaceAll(',', ''));
    const more = Number(/(\d+) \w+ (?:greater|less) than/.exec(text)?.[1]);
    const longer = (short: number) => (text.includes('less than twice') ? 2 * short - more : short + more);
    const short = Array.from({ length: 400 }, (_, index) => index + 1).find((x) => (x + 2 * width) * (longer(x) + 2 * width) - x * longer(x) === area);
    if (short === undefined) throw new Error('no side fits');
    const long = longer(short);
    const asked = text.slice(text.lastIndexOf('hat is'));
    return valueVerdict(question, rat(/outer edge/.test(asked) ? 2 * (short + long + 4 * width) : /area/.test(asked) ? short * long : long));
  }
  const [width = 0, height = 0, last = 0] = numbers;
  // The heights over the base, from end to end, follow from three points by interpolation.
  const over = (x: number) => (height * x * (width - x)) / (width / 2) ** 2;
  if (/How wide|the width, in/.test(text)) {
    const at = Array.from({ length: 2 * width + 1 }, (_, index) => index / 2).find((x) => near(over(x), last));
    if (at === undefined) throw new Error('no place at this height');
    return valueVerdict(question, rat(Math.round(width - 2 * at)));
  }
  return valueVerdict(question, rat(Math.round(over(last))));
};
