/**
 * Re-checks questions that quote data. The numbers come from the table or graph as the student
 * sees it, never from the source the author typed; each choice is broken into small claims that
 * are computed anew, and exactly one choice may be both true and relevant.
 */
import type { AuthoredQuestion } from '../items/authored.ts';
import { shownData, type ShownData } from './shown-data.ts';

/** [row, column] by their headings; a graph's positions are rows and its series are columns. */
export type Cell = readonly [row: string, column: string];

export type DataClaim =
  | { readonly kind: 'value'; readonly cell: Cell; readonly equals: number }
  /** `to` − `from` lies in [min, max]. */
  | { readonly kind: 'change'; readonly from: Cell; readonly to: Cell; readonly min: number; readonly max: number }
  /** `of` ÷ `per` lies in [min, max]. */
  | { readonly kind: 'rate'; readonly of: Cell; readonly per: Cell; readonly min: number; readonly max: number }
  | { readonly kind: 'order'; readonly lower: Cell; readonly higher: Cell }
  /** The only highest or lowest cell of its column. */
  | { readonly kind: 'extreme'; readonly cell: Cell; readonly which: 'highest' | 'lowest' };

interface ChoiceClaims {
  /** What the choice says about the data: it is true if all of these hold. */
  readonly says: readonly DataClaim[];
  readonly true: boolean;
  /** Whether the choice, if true, does what the stem asks. */
  readonly relevant: boolean;
}

export interface QuantitativeEvidence {
  readonly questionId: string;
  readonly correct: ChoiceClaims;
  readonly distractors: readonly [ChoiceClaims, ChoiceClaims, ChoiceClaims];
}

function read(data: ShownData, [row, column]: Cell): number {
  const value = data.get(row)?.get(column);
  if (value === undefined) throw new RangeError(`no cell ${row} / ${column}`);
  return value;
}

const within = (value: number, min: number, max: number) => value >= min - 1e-9 && value <= max + 1e-9;

/** Whether one claim holds in the data. Throws a RangeError for a cell that is not shown. */
export function holds(data: ShownData, claim: DataClaim): boolean {
  switch (claim.kind) {
    case 'value':
      return read(data, claim.cell) === claim.equals;
    case 'change':
      return within(read(data, claim.to) - read(data, claim.from), claim.min, claim.max);
    case 'rate':
      return within(read(data, claim.of) / read(data, claim.per), claim.min, claim.max);
    case 'order':
      return read(data, claim.lower) < read(data, claim.higher);
    case 'extreme': {
      const [row, column] = claim.cell;
      const own = read(data, claim.cell);
      return [...data.keys()].every(
        (other) => other === row || (claim.which === 'highest' ? own > read(data, [other, column]) : own < read(data, [other, column])),
      );
    }
  }
}

const cells = (claim: DataClaim): readonly Cell[] => {
  if (claim.kind === 'order') return [claim.lower, claim.higher];
  if (claim.kind === 'change') return [claim.from, claim.to];
  if (claim.kind === 'rate') return [claim.of, claim.per];
  return [claim.cell];
};

const bounds = (claim: DataClaim): readonly number[] => {
  if (claim.kind === 'value') return [claim.equals];
  return claim.kind === 'change' || claim.kind === 'rate' ? [claim.min, claim.max] : [];
};

const numbersIn = (text: string) => [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([found]) => Number(found.replaceAll(/,(?=\d{3})|,$/g, '')));

/** Numbers of a choice that none of its claims accounts for. */
function unclaimed(text: string, { says }: ChoiceClaims): number[] {
  const known = new Set(says.flatMap((claim) => [...bounds(claim), ...cells(claim).flat().flatMap(numbersIn)]));
  return numbersIn(text).filter((number) => !known.has(number));
}

/** Everything that is wrong with a data question; an empty list means that it checks out. */
export function evidenceProblems(question: AuthoredQuestion, evidence: QuantitativeEvidence): string[] {
  const data = shownData(question.stimulus);
  const choices = [
    { name: 'key', text: question.correct.text, ...evidence.correct },
    ...question.distractors.map(({ text }, index) => ({ name: `distractor ${index}`, text, ...(evidence.distractors[index] as ChoiceClaims) })),
  ];
  const computed = choices.map((choice) => ({ ...choice, holds: choice.says.every((claim) => holds(data, claim)) }));
  const right = computed.filter((choice) => choice.holds && choice.relevant).map(({ name }) => name);
  return [
    ...computed.filter((choice) => choice.says.length === 0).map(({ name }) => `${name}: no claims`),
    ...computed.filter((choice) => choice.holds !== choice.true).map(({ name, holds: found }) => `${name}: the data say ${found}`),
    ...computed.flatMap((choice) => unclaimed(choice.text, choice).map((number) => `${choice.name}: ${number} is not checked`)),
    ...(right.length === 1 && right[0] === 'key' ? [] : [`true and relevant: ${right.join(', ') || 'none'}`]),
  ];
}
