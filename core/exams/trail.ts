/**
 * How a student went about one question: when it was opened, and each answer given to it, by the time worked on its module.
 * Kept for the student's own review; nothing is scored or timed by it.
 *
 * A trail is a short text, newest step first, each step with its time in tenths of a second, six digits: `000523=D 000123=B 000100`
 * is a question opened after 10 s, answered B 2.3 s later, and changed to D after another 40 s. An entry that was emptied is
 * `000600=`. So of two trails the greater text is the later one, on devices and in the database alike.
 */
import * as z from 'zod';

const timeDigits = 6;
const tenthMs = 100;
export const trailLimit = 480;
/** Answers given faster after each other than this are one: a slip of the finger, or an entry being typed. */
const settledMs = 4_000;

const step = String.raw`\d{6}(?:=[A-D\d./-]{0,6})?`;
export const trailSchema = z
  .string()
  .max(trailLimit)
  .regex(new RegExp(`^(?:${step}(?: ${step})*)?$`));

export interface Step {
  /** Time worked on the module until then, ms. */
  readonly atMs: number;
  /** What was answered; null: the answer was taken back; absent: the question was opened. */
  readonly answer?: string | null;
}

const stepText = ({ atMs, answer }: Step): string => {
  const at = String(Math.min(10 ** timeDigits - 1, Math.max(0, Math.round(atMs / tenthMs)))).padStart(timeDigits, '0');
  return answer === undefined ? at : `${at}=${answer ?? ''}`;
};

function toStep(text: string): Step {
  const atMs = Number(text.slice(0, timeDigits)) * tenthMs;
  if (text.length === timeDigits) return { atMs };
  const answer = text.slice(timeDigits + 1);
  return { atMs, answer: answer === '' ? null : answer };
}

/** The steps in the order they were made. */
export const readTrail = (trail: string): readonly Step[] => (trail === '' ? [] : trail.split(' ').toReversed().map(toStep));

/** Of two trails of one question, the later. */
export const laterTrail = (a: string | undefined, b: string | undefined): string | undefined => ((b ?? '') > (a ?? '') ? b : a);

/** The trail with another step. Of a trail that is full, the oldest steps after the first go. */
export function addStep(trail: string, made: Step): string {
  const steps = trail === '' ? [] : trail.split(' ');
  const newest = steps[0] === undefined ? undefined : toStep(steps[0]);
  // Time never runs backwards in a trail, whatever a clock that was corrected says.
  const next = { ...made, atMs: Math.max(made.atMs, newest?.atMs ?? 0) };
  const replaces = next.answer !== undefined && newest?.answer !== undefined && next.atMs - newest.atMs < settledMs;
  const all = [stepText(next), ...(replaces ? steps.slice(1) : steps)];
  while (all.join(' ').length > trailLimit) all.splice(-2, 1);
  return all.join(' ');
}

export interface AnswerChange {
  readonly from: string;
  /** Null: taken back. */
  readonly to: string | null;
  /** How long the first of the two had stood, ms. */
  readonly afterMs: number;
  /** Which of the trail's answers these are, from 0. */
  readonly fromIndex: number;
  readonly toIndex: number;
}

/** True for an entry that was only on its way to the next: `1` on the way to `12`. */
const isTyping = (from: string, to: string | null): boolean => !/[A-D]/.test(from) && to !== null && (to.startsWith(from) || from.startsWith(to));

/** Each time one answer replaced another, in order. */
export function changesOf(steps: readonly Step[]): AnswerChange[] {
  const changes: AnswerChange[] = [];
  let held: { readonly answer: string; readonly atMs: number; readonly index: number } | null = null;
  let index = -1;
  for (const { answer, atMs } of steps) {
    if (answer === undefined) continue;
    index += 1;
    if (held && answer === held.answer) continue;
    if (held && !isTyping(held.answer, answer))
      changes.push({ from: held.answer, to: answer, afterMs: atMs - held.atMs, fromIndex: held.index, toIndex: index });
    held = answer === null ? null : { answer, atMs, index };
  }
  return changes;
}

/** When the question was opened, ms: the first time and each return to it. */
export const visitsOf = (steps: readonly Step[]): number[] => steps.filter(({ answer }) => answer === undefined).map(({ atMs }) => atMs);
