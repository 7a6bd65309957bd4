/** How a student went about an exam: the order of the questions, returns to them, and changes of answers. Pure. */
import { changesOf, visitsOf } from '#core/exams/trail.ts';
import { isAnswered } from '#core/questions/check-answer.ts';
import { byModule, type Response } from './result-view.ts';

export interface ShownChange {
  readonly from: string;
  readonly to: string | null;
  readonly afterMs: number;
  /** Undefined where that is not told. */
  readonly fromRight: boolean | undefined;
  readonly toRight: boolean | undefined;
}

/** The changes of answer of one question, in order; none where they were not recorded. */
export function answerChanges({ steps = [] }: Pick<Response, 'steps'>): ShownChange[] {
  const rights = steps.flatMap(({ answer, correct }) => (answer === undefined ? [] : [correct]));
  // Optional fields are absent rather than undefined in a step.
  const made = steps.map(({ atMs, answer }) => (answer === undefined ? { atMs } : { atMs, answer }));
  return changesOf(made).map(({ from, to, afterMs, fromIndex, toIndex }) => ({ from, to, afterMs, fromRight: rights[fromIndex], toRight: rights[toIndex] }));
}

const visits = ({ steps = [] }: Pick<Response, 'steps'>): number[] =>
  visitsOf(steps.map(({ atMs, answer }) => (answer === undefined ? { atMs } : { atMs, answer })));

export interface Order {
  /** 1: the first question opened in its module. */
  readonly rank: number;
  readonly of: number;
  /** When it was opened, ms of the module's time: first, then each return. */
  readonly visits: readonly number[];
}

/** When a question was opened among those of its module; null if that was not recorded. */
export function orderOf(response: Response, module: readonly Response[]): Order | null {
  const own = visits(response);
  const [first] = own;
  if (first === undefined) return null;
  const firsts = module.flatMap((other) => visits(other).slice(0, 1));
  return { rank: firsts.filter((at) => at < first).length + 1, of: firsts.length, visits: own };
}

export interface WorkPattern {
  /** Questions whose first answer was replaced by another one, by what came of it. */
  readonly changed: { readonly wrongToRight: number; readonly rightToWrong: number; readonly wrongToWrong: number };
  /** Questions opened again after others, and how many of them are right. */
  readonly returned: number;
  readonly returnedRight: number;
  /** Of these, the ones without an answer when they were left for the first time. */
  readonly leftOpen: number;
}

/** True if a question had no answer yet when it was left for the first time. */
function wasLeftOpen({ steps = [] }: Response): boolean {
  const second = steps.findIndex(({ answer }, index) => index > 0 && answer === undefined);
  return second > 0 && !isAnswered(steps.slice(0, second).findLast(({ answer }) => answer !== undefined)?.answer ?? null);
}

/** The pattern over a whole exam; null if nothing of it was recorded. */
export function workPattern(responses: readonly Response[]): WorkPattern | null {
  if (!responses.some(({ steps }) => steps !== undefined && steps.length > 0)) return null;
  const changed = { wrongToRight: 0, rightToWrong: 0, wrongToWrong: 0 };
  for (const response of responses) {
    const [first] = answerChanges(response);
    if (first?.fromRight === undefined || !isAnswered(response.answer) || first.from === response.answer) continue;
    if (response.correct) changed.wrongToRight += first.fromRight ? 0 : 1;
    else if (first.fromRight) changed.rightToWrong += 1;
    else changed.wrongToWrong += 1;
  }
  const returned = byModule(responses).flatMap(({ responses: own }) => own.filter((response) => visits(response).length > 1));
  return {
    changed,
    returned: returned.length,
    returnedRight: returned.filter(({ correct }) => correct).length,
    leftOpen: returned.filter(wasLeftOpen).length,
  };
}
