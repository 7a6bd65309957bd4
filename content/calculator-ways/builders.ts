/** What ways are built from: the parameters a generator drew, the formulas of the stem, and what is read where. */
import * as z from 'zod';
import type { Question } from '#core/questions/question.ts';
import { bothSides, formulas, typed } from './text.ts';
import type { Reading, Way, WayOf, Which } from './way.ts';

const parametersOf = ({ provenance }: Question): unknown =>
  provenance.kind === 'generated' || provenance.kind === 'drawn' ? provenance.parameters : undefined;

/** A way from parameters of this shape; drawn differently, by another version of the generator, the question has none. */
export const from =
  <S extends z.ZodType>(schema: S, way: (drawn: z.output<S>, question: Question) => Way | null): WayOf =>
  (question) => {
    const parsed = schema.safeParse(parametersOf(question));
    return parsed.success ? way(parsed.data, question) : null;
  };

export const meeting = (which: Which, asked = 'x'): Reading => ({ of: 'intersection', which, asked });

/** The sides of the stem's one equation, graphed. */
export const graphed = ({ stem }: Question, reading: Reading): Way | null => {
  const [rows, ...more] = formulas(stem)
    .flatMap((formula) => bothSides(formula) ?? [])
    .reduce<string[][]>((pairs, row, index) => {
      if (index % 2 === 0) pairs.push([row]);
      else pairs.at(-1)?.push(row);
      return pairs;
    }, []);
  return rows && more.length === 0 ? { rows, reading } : null;
};

/** One solution, which is asked for. */
export const solved: WayOf = (question) => graphed(question, meeting('only'));

export const equationAndAsked = from(z.object({ equation: z.string(), asked: z.string() }), ({ equation, asked }) => {
  const [rows, expression] = [bothSides(equation), typed(asked)];
  return rows && expression !== null ? { rows, reading: meeting('only', expression) } : null;
});

export const systemAndAsked = from(z.object({ equations: z.array(z.string()).length(2), asked: z.string() }), ({ equations, asked }) => {
  const [rows, expression] = [equations.map(typed), typed(asked)];
  return rows.every((row) => row !== null) && expression !== null ? { rows, reading: meeting('only', expression) } : null;
});

export const whichOf: Readonly<Record<string, Which>> = {
  greater: 'greatest',
  lesser: 'least',
  positive: 'positive',
  negative: 'negative',
  'greater-x': 'greatest',
  'lesser-x': 'least',
  'positive-x': 'positive',
  'negative-x': 'negative',
};

export const line: Reading = { of: 'line' };
export const value: Reading = { of: 'value' };

/** The rule of the function that the stem defines, in x. */
export function ruleIn({ stem }: Question): string | null {
  const [rule, ...more] = formulas(stem).flatMap((formula) => /^(?:[a-z]\(x\)|y)\s*=(.*)$/s.exec(formula)?.[1] ?? []);
  return rule === undefined || more.length > 0 ? null : typed(rule);
}
