/** The law that client and server are tested against: what a state contains, and what many states merge to. */
import { mergeAnswer, type AnswerState } from '../answer-state.ts';
import { isLater } from '../stamp.ts';

/** True if everything done in `part` was done in `whole` or replaced by something later there. */
export const contains = (whole: Pick<AnswerState, 'seq' | 'device' | 'answerStamp'>, part: Pick<AnswerState, 'seq' | 'device' | 'answerStamp'>): boolean =>
  !isLater(part, whole) && !isLater(part.answerStamp, whole.answerStamp);

/** The state of every question after all these saves, in whatever order and however often they come; sorted by question id. */
export function mergeAll(saves: Iterable<AnswerState>): AnswerState[] {
  const latest = new Map<string, AnswerState>();
  for (const save of saves) {
    const known = latest.get(save.questionId);
    latest.set(save.questionId, known ? mergeAnswer(known, save) : save);
  }
  return [...latest.values()].sort((a, b) => (a.questionId < b.questionId ? -1 : 1));
}
