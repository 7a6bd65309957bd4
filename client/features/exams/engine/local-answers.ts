/**
 * The answers of one module as this tab knows them. Every change gets the next stamp; time on
 * screen gets none, since a device that only shows a question must never beat an answer given
 * elsewhere. Changes from elsewhere are merged by stamp, keeping the longer time.
 */
import { mergeAnswer, unanswered, type AnswerState } from '#core/exams/answer-state.ts';
import { addStep } from '#core/exams/trail.ts';
import { versionOf } from '#client/platform/exam-copy.ts';

/** A student's own change to a question. */
export type Change = Partial<Pick<AnswerState, 'answer' | 'eliminated' | 'marked' | 'annotations'>>;

/** Where in the module's time a change is made, ms; null where that is not known. */
export interface Moment {
  readonly atMs: number | null;
  /** When this question was opened, if its trail does not say so yet. */
  readonly openedMs: number | null;
}

const unknownMoment: Moment = { atMs: null, openedMs: null };

export interface LocalAnswers {
  get(questionId: string): AnswerState;
  all(): ReadonlyMap<string, AnswerState>;
  /** Applies a change and stamps it, adding time on screen; undefined if it changes nothing. */
  change(questionId: string, change: Change, spentMs?: number, moment?: Moment): AnswerState | undefined;
  /** Adds time on screen to the newest change known, whoever made it; undefined below a second. */
  addTime(questionId: string, ms: number, moment?: Moment): AnswerState | undefined;
  /** Merges a state from elsewhere. `taken`: something is new here; `changed`: the student would see a difference. */
  adopt(state: AnswerState): { readonly taken: boolean; readonly changed: boolean };
}

const maxTimeMs = 4 * 3600_000;

/** A new tab's id for its changes. */
export const deviceId = (random: () => number): string => Array.from({ length: 16 }, () => Math.floor(random() * 36).toString(36)).join('');

const plus = (a: number, b: number): number => Math.min(maxTimeMs, Math.round(a + b));

/** The trail with what happens now. */
function trailAt(trail: string | undefined, { atMs, openedMs }: Moment, answer: AnswerState['answer'] | undefined): Pick<AnswerState, 'trail'> {
  const opened = openedMs === null ? trail : addStep(trail ?? '', { atMs: openedMs });
  const next = atMs === null || answer === undefined ? opened : addStep(opened ?? '', { atMs, answer });
  return next === undefined ? {} : { trail: next };
}

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
    change: (id, change, spentMs = 0, moment = unknownMoment) => {
      const old = get(id);
      const next = { ...old, ...change, timeSpentMs: plus(old.timeSpentMs, spentMs) };
      if (same(visible(next), visible(old))) return undefined;
      const stamp = { seq: old.seq + 1, device };
      const answers = next.answer !== old.answer;
      return put({ ...next, ...trailAt(old.trail, moment, answers ? next.answer : undefined), ...stamp, answerStamp: answers ? stamp : old.answerStamp });
    },
    addTime: (id, ms, moment = unknownMoment) => {
      const old = get(id);
      const timeSpentMs = plus(old.timeSpentMs, ms);
      return ms < 1000 || timeSpentMs === old.timeSpentMs ? undefined : put({ ...old, ...trailAt(old.trail, moment, undefined), timeSpentMs });
    },
    adopt,
  };
}
