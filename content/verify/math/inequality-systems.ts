/** Re-solver for systems of inequalities with an unknown: integers and constants are tried one by one. */
import { rat } from '#core/rational.ts';
import { nearly, parseLatex } from '../latex-expression.ts';
import { choicesWhere, firstMath, mathIn, valueVerdict } from '../reading.ts';
import type { Resolver } from '../resolver.ts';

type Letters = Readonly<Record<string, number>>;

function inequality(latex: string): (letters: Letters) => boolean {
  const [, left = '', sign = '', right = ''] = /^(.*?)(<|>|\\le|\\ge)(.*)$/.exec(latex.replaceAll('&', '').trim()) ?? [];
  const [one, two] = [parseLatex(left), parseLatex(right)];
  return (letters) => {
    const gap = nearly(one, letters) - nearly(two, letters);
    return sign === '<' ? gap < -1e-9 : sign === '>' ? gap > 1e-9 : sign === '\\le' ? gap < 1e-9 : gap > -1e-9;
  };
}

function inequalitiesIn(stem: string): string[] {
  const aligned = mathIn(stem).find((latex) => latex.includes('aligned'));
  const rows = aligned
    ? aligned.replace(/\\(begin|end)\{aligned\}/g, '').split('\\\\')
    : mathIn(stem).filter((latex) => /y/.test(latex) && /<|>|\\le|\\ge/.test(latex));
  if (rows.length !== 2) throw new Error(`${rows.length} inequalities`);
  return rows;
}

/** The boundary lines of inequalities that are solved for y. */
const boundaries = (stem: string) =>
  inequalitiesIn(stem).map((latex) => {
    const right = parseLatex(/(?:\\le|\\ge)(.*)$/.exec(latex)?.[1] ?? '');
    return (x: number) => nearly(right, { x });
  });

export const unknownsInSystem: Resolver = (question, parameters) => {
  const { stem } = question;
  const rows = inequalitiesIn(stem).map(inequality);
  const fits = (letters: Letters) => rows.every((row) => row(letters));
  if (parameters['kind'] === 'point') {
    const [, letter = '', second = ''] = /\\\(\((\w), (.*?)\)\\\)/.exec(stem) ?? [];
    const y = parseLatex(second);
    const good = Array.from({ length: 401 }, (_, index) => index - 200).filter((value) => fits({ x: value, y: nearly(y, { [letter]: value }) }));
    const [least, greatest] = [good[0], good.at(-1)];
    if (least === undefined || greatest === undefined || good.length === 401) throw new Error('no bound');
    return valueVerdict(question, rat(stem.includes('greatest possible') ? greatest : least));
  }
  if (parameters['kind'] === 'corner') {
    const highest = stem.includes('maximum');
    const rules = boundaries(stem);
    // At each x, the tighter of the two boundaries is the extreme y; its own extreme is at a whole x.
    const tight = Array.from({ length: 401 }, (_, index) => rules.map((rule) => rule(index - 200))).map((both) =>
      highest ? Math.min(...both) : Math.max(...both),
    );
    return valueVerdict(question, rat(Math.round(highest ? Math.max(...tight) : Math.min(...tight))));
  }
  const [, x = 0, y = 0] = (/\((-?\d+), (-?\d+)\)/.exec(mathIn(stem).find((latex) => /^\(-?\d+, -?\d+\)$/.test(latex)) ?? '') ?? []).map(Number);
  const [, a = '', b = ''] = /\\\((\w)\\\) and \\\((\w)\\\) are constants/.exec(stem) ?? [];
  // Each row has one constant: walk to its bound, then try values just inside and far away from it.
  const inside = (row: (letters: Letters) => boolean, letter: string) => {
    const ok = (value: number) => row({ x, y, [letter]: value });
    let [good, bad] = ok(1e4) ? [1e4, -1e4] : [-1e4, 1e4];
    for (let step = 0; step < 60; step++) {
      const middle = (good + bad) / 2;
      if (ok(middle)) good = middle;
      else bad = middle;
    }
    return [0.001, 0.4, 1, 2.5, 7, 20, 90].map((distance) => good + Math.sign(good - bad) * distance);
  };
  const [one, two] = rows;
  if (!one || !two) throw new Error('no rows');
  const all = inside(one, a).flatMap((first) => inside(two, b).map((second) => ({ [a]: first, [b]: second })));
  return choicesWhere(question, (text) => {
    const holds = inequality(firstMath(text));
    return all.every((letters) => holds(letters));
  });
};
