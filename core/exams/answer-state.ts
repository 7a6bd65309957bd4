/**
 * Everything a student has done to one question, and how two versions of it merge.
 *
 * Saves may be lost, repeated, reordered or come from two devices: per question the higher stamp
 * (seq, device) wins, and of times and trails the longest, so every replica that has seen the same saves
 * holds the same state. The answer has a stamp of its own: a mark or a note made on one device
 * never undoes an answer that was given on another in the meantime.
 */
import * as z from 'zod';
import { isStorable } from '../text.ts';
import { choiceIdSchema } from '../questions/choices.ts';
import { isLater, type Stamp } from './stamp.ts';
import { laterTrail, trailSchema } from './trail.ts';

export const highlightColours = ['yellow', 'blue', 'pink'] as const;
export const underlineStyles = ['none', 'solid', 'dashed', 'dotted'] as const;
export const annotationTargets = ['stimulus', 'stimulus2', 'stem'] as const;
export const noteLimit = 1000;
export const annotationLimit = 60;

/** A highlight, perhaps with a note: offsets into the plain text of one part of the question, never markup. */
export const annotationSchema = z.strictObject({
  id: z.string().regex(/^[\w-]{1,40}$/),
  target: z.enum(annotationTargets),
  start: z.number().int().min(0).max(6000),
  end: z.number().int().min(1).max(6000),
  /** `none`: underlined only. */
  colour: z.enum(['none', ...highlightColours]),
  underline: z.enum(underlineStyles),
  note: z.string().max(noteLimit).refine(isStorable, 'This note contains characters that cannot be saved.').optional(),
});
export type Annotation = z.infer<typeof annotationSchema>;

/** Longest student-produced entry: 5 characters, 6 with a leading minus. */
export const entryLimit = 6;

/**
 * A choice id, or a student-produced entry as typed so far (digits, one point, one slash, leading
 * minus; completeness is not required: `-` or `2/` may be saved), or null for no answer.
 */
export const answerSchema = z
  .union([
    choiceIdSchema,
    z
      .string()
      .max(entryLimit)
      .regex(/^-?[0-9./]*$/),
  ])
  .nullable();
export type Answer = z.infer<typeof answerSchema>;

const stampShape = {
  /** Grows by one with each change to this question except to its time, continuing from the highest seen anywhere. */
  seq: z.number().int().min(0).max(2_000_000_000),
  /** Random id of the tab that made the change; breaks ties. */
  device: z.string().regex(/^[a-z0-9]{8,24}$/),
};

export const answerStateSchema = z.strictObject({
  questionId: z.string().min(1).max(64),
  answer: answerSchema,
  eliminated: z.array(choiceIdSchema).max(4),
  marked: z.boolean(),
  annotations: z.array(annotationSchema).max(annotationLimit),
  /** Time this question was on screen, ms, as the device counted it; for the student's own review only. */
  timeSpentMs: z
    .number()
    .int()
    .min(0)
    .max(4 * 3600_000),
  /** When it was opened and how its answer changed, for the student's own review only. Absent where that is not known. */
  trail: trailSchema.optional(),
  ...stampShape,
  /** The change that last set the answer, `unanswered` if none did. Never later than the state's own stamp. */
  answerStamp: z.strictObject(stampShape),
});
export type AnswerState = z.infer<typeof answerStateSchema>;

/** Without its trail, as it is sent to devices: an earlier client reads a state whole or not at all. */
export const trailless = ({ trail: _trail, ...state }: AnswerState): Omit<AnswerState, 'trail'> => state;

/** The answer's stamp until an answer is given: the same on every device. */
export const unanswered: Stamp = { seq: 0, device: '00000000' };

/** True if the question was only looked at. */
const isUntouched = ({ answer, eliminated, marked, annotations }: AnswerState): boolean =>
  answer === null && eliminated.length === 0 && !marked && annotations.length === 0;

/** Those of `sent` with something that is not in the kept states, neither itself nor replaced by something later; time is ignored. */
export const notIn = (kept: ReadonlyMap<string, AnswerState>, sent: readonly AnswerState[]): AnswerState[] =>
  sent.filter((state) => {
    const known = kept.get(state.questionId);
    return known ? isLater(state, known) || isLater(state.answerStamp, known.answerStamp) : !isUntouched(state);
  });

/**
 * The later answer, the later version of everything else, the longer of the two times and the later trail. Time ticks on every
 * screen that shows the question, so it must never decide what is newer: a tick keeps the stamp of the change it saw.
 */
export function mergeAnswer(a: AnswerState, b: AnswerState): AnswerState {
  const later = isLater(b, a) ? b : a;
  const answered = isLater(b.answerStamp, a.answerStamp) ? b : a;
  const timeSpentMs = Math.max(a.timeSpentMs, b.timeSpentMs);
  const trail = laterTrail(a.trail, b.trail);
  const isLaterWhole = !isLater(answered.answerStamp, later.answerStamp);
  if (isLaterWhole && later.timeSpentMs === timeSpentMs && later.trail === trail) return later;
  const counted = { ...later, timeSpentMs, ...(trail === undefined ? {} : { trail }) };
  return isLaterWhole ? counted : { ...counted, answer: answered.answer, answerStamp: answered.answerStamp };
}
