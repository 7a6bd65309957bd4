/** Re-solver for two amounts told by difference and total: every pair of whole rates is tried against the sentences. */
import { rat } from '#core/rational.ts';
import { mathIn, valueVerdict, wholeText } from '../reading.ts';
import { nearly, parseLatex } from '../latex-expression.ts';
import type { LearnerQuestion } from '#core/questions/learner-view.ts';
import type { Resolver, Verdict } from '../resolver.ts';

const whole = (text = '') => Number(text.replaceAll(',', ''));

const words = ['', '', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'];

/** The time in a sentence part: "3 hours after …" or "when …", which is 0. */
const timeIn = (text: string) => {
  const told = /(\d+) (?:hours|minutes|months|days) after/.exec(text);
  return told ? whole(told[1]) : 0;
};

const number = (text: string) => (words.includes(text) ? words.indexOf(text) : whole(text));
const amount = String.raw`\$?(\d[\d,]*)`;

/** Solves the equations, each a row of coefficients with its right side, in place. */
function solved(rows: number[][]): number[] {
  const size = (rows[0]?.length ?? 1) - 1;
  for (let column = 0; column < size; column++) {
    const pivot = rows.findIndex((row, index) => index >= column && Math.abs(row[column] ?? 0) > 1e-9);
    const [found] = pivot < 0 ? [] : rows.splice(pivot, 1);
    if (!found) throw new Error('too little is told');
    const lead = found[column] ?? 1;
    const unit = found.map((value) => value / lead);
    rows.splice(column, 0, unit);
    rows.forEach((row, index) => {
      const times = row[column] ?? 0;
      if (index !== column) rows[index] = row.map((value, place) => value - times * (unit[place] ?? 0));
    });
  }
  return rows.slice(0, size).map((row) => Math.round((row.at(-1) ?? Number.NaN) * 1e6) / 1e6);
}

/** Each sentence is an equation in the beginnings of P and Q and the sizes of their rates. */
function amountsFromFacts(question: LearnerQuestion): Verdict {
  const sentences = wholeText(question).split(/(?<=[.?]) /);
  const [story = '', asked = ''] = [sentences[0], sentences.at(-1)];
  const sign = /drained|removed|used fuel/.test(story) ? -1 : 1;
  const rows: number[][] = [];
  for (const sentence of sentences.slice(1, -1)) {
    const clauses = sentence.split(
      /, and (?=\w+ \w+ (?:after|later)|(?:tank|warehouse|account|gym|generator|library|silo) [PQ] (?:contained|held|had)|the \w+ together)/,
    );
    let time = 0;
    for (const clause of clauses) {
      const later = /(\w+) (?:hours|minutes|months|days) (?:after|later)/.exec(clause)?.[1];
      if (later !== undefined) time = number(later.replace(/^\w/, (letter) => letter.toUpperCase()));
      const [p, q] = [
        [1, 0, sign * time, 0],
        [0, 1, 0, sign * time],
      ] as const;
      const equation = (one: number, other: number, right: number) => rows.push([...p.map((value, index) => one * value + other * (q[index] ?? 0)), right]);
      const together = new RegExp(`together \\w+ ${amount}`).exec(clause);
      const gap = new RegExp(`${amount} (more|fewer|less) .*than`).exec(clause);
      const times = /(twice|three times|four times|exactly) as (?:much|many)/.exec(clause);
      if (together) equation(1, 1, whole(together[1]));
      else if (gap) equation(1, -1, (gap[2] === 'more' ? 1 : -1) * whole(gap[1]));
      else if (times) equation(1, -({ exactly: 1, twice: 2, 'three times': 3, 'four times': 4 }[times[1] ?? ''] ?? Number.NaN), 0);
      else if (clause.startsWith('When '))
        [...clause.matchAll(new RegExp(`(?:contained|held|had) ${amount}`, 'g'))].forEach(([, told], index) => equation(1 - index, index, whole(told)));
      else {
        const rates = [...clause.matchAll(new RegExp(`${amount}`, 'g'))].map(([, told]) => whole(told));
        const firstIsQ = /[PQ](?= |\.)/.exec(clause)?.[0] === 'Q';
        rates.forEach((rate, index) => rows.push(firstIsQ || index === 1 ? [0, 0, 0, 1, rate] : [0, 0, 1, 0, rate]));
      }
    }
  }
  if (rows.length !== 4) throw new Error(`${rows.length} facts`);
  const [p0 = NaN, q0 = NaN, rp = NaN, rq = NaN] = solved(rows);
  if (/equal|the same number/.test(asked)) return valueVerdict(question, rat(p0 + (sign * rp * (q0 - p0)) / (sign * (rp - rq))));
  return valueVerdict(question, rat(/ P .*when /.test(asked) ? p0 : rp));
}

/** Two differences, and a rate, a beginning or a total; since version 7 one fact about a later time. */
export const pairedAmounts: Resolver = (question, parameters) => {
  if (parameters.gapAt === undefined) return amountsFromFacts(question);
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
