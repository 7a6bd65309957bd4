/**
 * The answers of one module as this tab knows them. Every change gets the next stamp; what
 * comes from elsewhere is merged by stamp.
 */
import { supersedes, type AnswerState } from '#core/exams/answer-state.ts';

/** A student's own change to a question. */
export type Change = Partial<Pick<AnswerState, 'answer' | 'eliminated' | 'marked' | 'annotations'>>;

export interface AnswerBook {
  get(questionId: string): AnswerState;
  all(): ReadonlyMap<string, AnswerState>;
  /** Applies a change and stamps it, adding time on screen; undefined if it changes nothing. */
  change(questionId: string, change: Change, spentMs?: number): AnswerState | undefined;
  /** Adds time on screen; undefined below a second. */
  addTime(questionId: string, ms: number): AnswerState | undefined;
  /** Takes over a state from elsewhere if it wins. `changed`: the student would see a difference. */
  adopt(state: AnswerState): { readonly taken: boolean; readonly changed: boolean };
}

const maxTimeMs = 4 * 3600_000;

/** Ids of real changes begin with a letter; see `quietDevice`. */
export function deviceId(random: () => number): string {
  const digit = () => Math.floor(random() * 36).toString(36);
  return String.fromCharCode(97 + Math.floor(random() * 26)) + Array.from({ length: 15 }, digit).join('');
}

/**
 * A stamp that only adds time must not beat an answer given meanwhile in another tab: it uses
 * an id that begins with a digit, which loses every tie against a real change.
 */
export const quietDevice = (device: string): string => `0${device.slice(1)}`;

const plus = (a: number, b: number): number => Math.min(maxTimeMs, Math.round(a + b));

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const visible = ({ answer, eliminated, marked, annotations }: AnswerState) => [answer, eliminated, marked, annotations];

export function createAnswerBook(questionIds: readonly string[], known: readonly AnswerState[], device: string): AnswerBook {
  const blank = (questionId: string): AnswerState => ({ questionId, answer: null, eliminated: [], marked: false, annotations: [], timeSpentMs: 0, seq: 0, device: quietDevice(device) });
  let states = new Map(questionIds.map((id) => [id, blank(id)]));
  const get = (id: string) => states.get(id) ?? blank(id);
  const put = (state: AnswerState) => {
    states = new Map(states).set(state.questionId, state);
    return state;
  };
  const adopt = (state: AnswerState) => {
    const old = states.get(state.questionId);
    if (!old || !supersedes(state, old)) return { taken: false, changed: false };
    put(state);
    return { taken: true, changed: !same(visible(state), visible(old)) };
  };
  for (const state of known) adopt(state);
  return {
    get,
    all: () => states,
    change: (id, change, spentMs = 0) => {
      const old = get(id);
      const next = { ...old, ...change, timeSpentMs: plus(old.timeSpentMs, spentMs) };
      return same(visible(next), visible(old)) ? undefined : put({ ...next, seq: old.seq + 1, device });
    },
    addTime: (id, ms) => {
      if (ms < 1000) return undefined;
      const old = get(id);
      return put({ ...old, timeSpentMs: plus(old.timeSpentMs, ms), seq: old.seq + 1, device: quietDevice(device) });
    },
    adopt,
  };
}
