/** Re-solver for two amounts told by difference and total: every pair of whole rates is tried against the sentences. */
import { rat } from '#core/rational.ts';
import { mathIn, valueVerdict, wholeText } from '../reading.ts';
import { nearly, parseLatex } from '../latex-expression.ts';
import type { Resolver } from '../resolver.ts';

const whole = (text = '') => Number(text.replaceAll(',', ''));

const words = ['', '', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'];

/** The time in a sentence part: "3 hours after …" or "when …", which is 0. */
const timeIn = (text: string) => {
  const told = /(\d+) (?:hours|minutes|months|days) after/.exec(text);
  return told ? whole(told[1]) : 0;
};

export const pairedAmounts: Resolver = (question) => {
  const text = wholeText(question);
  const told = text
    .replaceAll(/\b(Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve) (?=\w+ after)/g, (word) => `${words.indexOf(word.trim())} `)
    .split(/(?<=[.?]) /);
  const gaps: [number, number][] = [];
  const totals: [number, number][] = [];
  let rateB: number | undefined;
  let startB: number | undefined;
  for (const sentence of told.slice(1, -1)) {
    if (/ogether/.test(sentence)) {
      const amounts = [...sentence.matchAll(/\$?([\d,]+\d|\d+)(?= (?!hours|minutes|months|days)|\.)/g)].map(([, amount]) => whole(amount));
      const times = [...sentence.matchAll(/(\d+) (?:hours|minutes|months|days) after|[Ww]hen /g)].map(([, time]) => whole(time ?? '0'));
      amounts.forEach((amount, index) => totals.push([times[index] ?? Number.NaN, amount]));
    } else if (/than/.test(sentence)) {
      const parts = [...sentence.matchAll(/([\d,]+) (more|fewer|less) /g)].map(([, amount, sign]) => (sign === 'more' ? 1 : -1) * whole(amount));
      const times = [...sentence.matchAll(/(\d+) (?:hours|minutes|months|days) after/g)].map(([, time]) => whole(time));
      parts.forEach((gap, index) => gaps.push([times[index] ?? Number.NaN, gap]));
    } else if (sentence.startsWith('When')) startB = whole(/\$?([\d,]*\d)/.exec(sentence)?.[1]);
    else rateB = whole(/\$?([\d,]*\d)/.exec(sentence)?.[1]);
  }
  const falling = /drained|emptying|emptied|uses fuel|used fuel|removed from two/.test(told[0] ?? '') ? -1 : 1;
  const [[t1, g1], [t2, g2]] = gaps as [[number, number], [number, number]];
  const asked = told.at(-1) ?? '';
  const asksRate = /rate|per |each /.test(asked);
  const answers = new Set<number>();
  for (let a = 1; a <= 300; a++)
    for (let b = 1; b <= 300; b++) {
      if (falling * (a - b) * (t2 - t1) !== g2 - g1 || (rateB !== undefined && b !== rateB)) continue;
      const gap0 = g1 - falling * (a - b) * t1;
      if (totals.length === 2) {
        const [[u1, s1], [u2, s2]] = totals as [[number, number], [number, number]];
        if (falling * (a + b) * (u2 - u1) !== s2 - s1) continue;
      }
      if (asksRate) answers.add(a);
      else if (startB !== undefined) answers.add(startB + gap0);
      else {
        const [time, total] = totals[0] ?? [Number.NaN, Number.NaN];
        if (timeIn(asked) !== time) throw new Error('another time is asked');
        answers.add((total + gap0 + falling * (a - b) * time) / 2);
      }
    }
  const [only] = answers;
  if (answers.size !== 1 || only === undefined) throw new Error(`${answers.size} answers fit`);
  return valueVerdict(question, rat(only));
};

/** Re-solver for values of a linear function in letters: the line through the two points is drawn for numbers. */
export const lettersSwapped: Resolver = (question) => {
  const trials = [
    [1.7, 4.3],
    [0.6, 2.9],
    [5.2, 1.4],
  ] as const;
  if (question.format !== 'choice') throw new Error('not a choice question');
  const formulas = mathIn(question.stem);
  const points = formulas.flatMap((latex) => {
    if (latex === 'f(x) = 0') return [];
    const value = /^f\((.*?)\) = (.*)$/.exec(latex) ?? /^\(([^,]*), (.*)\)$/.exec(latex);
    return value?.[1] && value[2] ? [[value[1], value[2]] as const] : [];
  });
  const [one, two] = points;
  if (!one || !two || points.length !== 2) throw new Error(`${points.length} points`);
  const letters = [
    ...new Set(
      [...one, ...two]
        .join(' ')
        .replaceAll(/\\[a-z]+/g, '')
        .match(/[a-z]/g),
    ),
  ];
  const last = question.stem.split(/(?<=[.]) /).at(-1) ?? '';
  const input = formulas.flatMap((latex) => /^f\(([^)=]*)\)$/.exec(latex)?.[1] ?? []).findLast((text) => text !== 'x');
  const right = question.choices.filter(({ text }) => {
    const shown = parseLatex(mathIn(text)[0] ?? '');
    return trials.every(([a, b]) => {
      const env = { [letters[0] ?? '']: a, [letters[1] ?? '']: b };
      const [x1, y1, x2, y2] = [one[0], one[1], two[0], two[1]].map((latex) => nearly(parseLatex(latex), env)) as [number, number, number, number];
      const slope = (y2 - y1) / (x2 - x1);
      const f = (x: number) => y1 + slope * (x - x1);
      const value = /\\\(x\\\)-intercept|f\(x\) = 0/.test(last)
        ? x1 - y1 / slope
        : f(/\\\(y\\\)-intercept/.test(last) ? 0 : nearly(parseLatex(input ?? ''), env));
      return Math.abs(nearly(shown, env) - value) < 1e-9;
    });
  });
  return { format: 'choice', right: right.map(({ id }) => id) };
};
