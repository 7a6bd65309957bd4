/**
 * The answers of one module as this tab knows them. Every change gets the next stamp; time on
 * screen gets none, since a device that only shows a question must never beat an answer given
 * elsewhere. Changes from elsewhere are merged by stamp, keeping the longer time.
 */
import { mergeAnswer, unanswered, type AnswerState } from '#core/exams/answer-state.ts';
import { versionOf } from '#client/platform/exam-copy.ts';

/** A student's own change to a question. */
export type Change = Partial<Pick<AnswerState, 'answer' | 'eliminated' | 'marked' | 'annotations'>>;

export interface LocalAnswers {
  get(questionId: string): AnswerState;
  all(): ReadonlyMap<string, AnswerState>;
  /** Applies a change and stamps it, adding time on screen; undefined if it changes nothing. */
  change(questionId: string, change: Change, spentMs?: number): AnswerState | undefined;
  /** Adds time on screen to the newest change known, whoever made it; undefined below a second. */
  addTime(questionId: string, ms: number): AnswerState | undefined;
  /** Merges a state from elsewhere. `taken`: something is new here; `changed`: the student would see a difference. */
  adopt(state: AnswerState): { readonly taken: boolean; readonly changed: boolean };
}

const maxTimeMs = 4 * 3600_000;

/** A new tab's id for its changes. */
export const deviceId = (random: () => number): string => Array.from({ length: 16 }, () => Math.floor(random() * 36).toString(36)).join('');

const plus = (a: number, b: number): number => Math.min(maxTimeMs, Math.round(a + b));

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const visible = ({ answer, eliminated, marked, annotations }: AnswerState) => [answer, eliminated, marked, annotations];

export function createLocalAnswers(questionIds: readonly string[], known: readonly AnswerState[], device: string): LocalAnswers {
  const blank = (questionId: string): AnswerState => ({
    questionId,
    answer: null,
    eliminated: [],
    marked: false,
    annotations: [],
    timeSpentMs: 0,
    seq: 0,
    device,
    answerStamp: unanswered,
  });
  let states = new Map(questionIds.map((id) => [id, blank(id)]));
  const get = (id: string) => states.get(id) ?? blank(id);
  const put = (state: AnswerState) => {
    states = new Map(states).set(state.questionId, state);
    return state;
  };
  const adopt = (state: AnswerState) => {
    const old = states.get(state.questionId);
    const next = old && mergeAnswer(old, state);
    if (!next || versionOf(next) === versionOf(old)) return { taken: false, changed: false };
    put(next);
    return { taken: true, changed: !same(visible(next), visible(old)) };
  };
  for (const state of known) adopt(state);
  return {
    get,
    all: () => states,
    change: (id, change, spentMs = 0) => {
      const old = get(id);
      const next = { ...old, ...change, timeSpentMs: plus(old.timeSpentMs, spentMs) };
      if (same(visible(next), visible(old))) return undefined;
      const stamp = { seq: old.seq + 1, device };
      return put({ ...next, ...stamp, answerStamp: next.answer === old.answer ? old.answerStamp : stamp });
    },
    addTime: (id, ms) => {
      const old = get(id);
      const timeSpentMs = plus(old.timeSpentMs, ms);
      return ms < 1000 || timeSpentMs === old.timeSpentMs ? undefined : put({ ...old, timeSpentMs });
    },
    adopt,
  };
}
