/** The ways of linear inequalities. */
import * as z from 'zod';
import { figureChoices, from, inPlaceOf, meeting, relationIn } from '../builders.ts';
import { added, polynomial, typed } from '../text.ts';
import type { Way, WayOf } from '../way.ts';

const anyInequality = /<|>|\\[gl]e(?![a-z])/;
const inequalityIn = (question: Parameters<WayOf>[0]) => relationIn(question, anyInequality);

const shadedIn = (row: string | null): Way | null => (row === null ? null : { rows: [row], reading: { of: 'shaded' } });

const wholeNumber = from(z.object({ kind: z.literal('pure'), inequality: z.string() }), ({ inequality }, { stem }) => {
  const row = typed(inequality);
  return row === null ? null : { rows: [row], reading: { of: 'shaded', whole: /\bleast\b/.test(stem) ? 'least' : 'greatest' } };
});
const wholeStory = from(z.object({ kind: z.literal('story'), a: z.number(), b: z.number(), limit: z.number() }), ({ a, b, limit }, { stem }) => ({
  idea: 'Let x be the number asked for.',
  rows: [`y = ${polynomial([a, 'x'], [b, ''])}`, `y = ${limit}`],
  reading: { ...meeting('only'), round: /\bleast\b/.test(stem) ? 'up' : 'down' },
}));

const stacked = (stem: string): readonly string[] | null => {
  const rows = /\\begin\{aligned\}(.*?)\\end\{aligned\}/s.exec(stem)?.[1]?.split('\\\\').map(typed);
  return rows?.every((row) => row !== null) ? rows : null;
};

export const linearInequalities: Readonly<Record<string, WayOf>> = {
  'INEQ-a': (question) => shadedIn(inequalityIn(question)),
  'INEQ-c': (question) => wholeNumber(question) ?? wholeStory(question),
  'INEQ-e': from(z.object({ inequalities: z.array(z.string()) }), ({ inequalities }, question) => {
    if (question.format !== 'choice') return null;
    const rows = [...inequalities, question.choices.map(({ text }) => text.replaceAll(/\\[()]/g, '')).join(', ')].map(
      (text) => typed(text)?.replaceAll(',', ', ') ?? null,
    );
    return rows.every((row) => row !== null) ? { rows, reading: { of: 'inside' } } : null;
  }),
  'INEQ-f': (question) => {
    const row = inequalityIn(question);
    return row === null ? figureChoices(question) : { rows: [row], reading: { of: 'picture' } };
  },
  'INEQ-i': from(
    z.object({ p: z.number(), q: z.number(), k: z.number().nullable(), limit: z.number(), bound: z.number().nullable() }),
    ({ p, q, k, limit, bound }, { stem }) => {
      const whole = /\bleast number\b|\bfewest\b/.test(stem) ? 'least' : 'greatest';
      const sign = whole === 'least' ? '>=' : '<=';
      if (k === null)
        return bound === null
          ? null
          : {
              idea: 'Let x be the number asked for; the others are the rest of the number in all.',
              rows: [`${p}x + ${q}*(${bound} - x) ${sign} ${limit}`],
              reading: { of: 'shaded', whole },
            };
      return {
        idea: 'Let x be the number asked for.',
        rows: [`${p}*${k} + ${q}x ${sign} ${limit}`, ...(bound === null ? [] : [/\bin all\b/.test(stem) ? `${k} + x ${sign} ${bound}` : `x ${sign} ${bound}`])],
        reading: { of: 'shaded', whole },
      };
    },
  ),
  'INEQ-j': from(z.object({ task: z.literal('coordinates') }), (_, question) => {
    const rows = stacked(question.stem);
    if (!rows || question.format !== 'choice') return null;
    const key = question.choices.find(({ id }) => id === question.solution.key)?.text ?? '';
    return { rows, reading: { of: 'corner', side: /<|\\le/.test(key) ? 'highest' : 'lowest' } };
  }),
  'INEQ-k': from(z.object({ formula: z.string(), from: z.string(), to: z.string(), low: z.string(), high: z.string() }), (drawn) => {
    const [left, right] = typed(drawn.formula)?.split(' = ') ?? [];
    if (left === undefined || right === undefined) return null;
    if (left === drawn.to) return { rows: [`f(x) = ${inPlaceOf(drawn.from, right, 'x')}`, `f([${drawn.low}, ${drawn.high}])`], reading: { of: 'ends' } };
    return left === drawn.from ? shadedIn(`${drawn.low} <= ${inPlaceOf(drawn.to, right, 'x')} <= ${drawn.high}`) : null;
  }),
  'INEQ-l': from(
    z.object({ kind: z.literal('point'), rows: z.array(z.string()), m: z.number(), n: z.number(), wantGreatest: z.boolean() }),
    ({ rows, m, n, wantGreatest }) => {
      const filled = rows.map((row) => {
        const text = typed(row);
        const alone = (sign: string) => added(polynomial([sign === '+' ? m : -m, 'x'], [sign === '+' ? n : -n, ''])).trim();
        return (
          text &&
          inPlaceOf(
            'y',
            text.replace(/([+-]) y/, (_, sign: string) => alone(sign)),
            `(${polynomial([m, 'x'], [n, ''])})`,
          ).replace(/^\(([^()]*)\)/, '$1')
        );
      });
      return filled.every((row) => row !== null)
        ? {
            idea: 'Call the integer x and put the coordinates of the point in.',
            rows: filled,
            reading: { of: 'shaded', whole: wantGreatest ? 'greatest' : 'least' },
          }
        : null;
    },
  ),
  'INEQ-m': from(
    z.object({ task: z.literal('same'), s: z.number(), a: z.number(), b: z.number(), c: z.number(), m: z.number(), n: z.number(), t: z.number() }),
    ({ s, a, b, c, m, n, t }) => ({
      idea: `The inequality without k has the border x = ${s}. There, both sides of the other one are equal.`,
      rows: [
        `y = ${polynomial([a, 'x'], [b, ''])}`,
        `y = ${c}`,
        `k*${s < 0 ? `(${s})` : s}${added(m)} ~ ${n === 1 ? '' : `${n}*`}${n !== 1 && s < 0 ? `(${s})` : s}${added(t)}`,
      ],
      reading: { of: 'constants', asked: 'k' },
    }),
  ),
};
