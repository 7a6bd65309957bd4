/** Submits a whole module, skipping individual states that the server cannot accept. */
import type { SessionView } from '#contract/exam-sessions.ts';
import type { AnswerState } from '#core/exams/answer-state.ts';
import type { SubmitReason } from '#core/exams/session.ts';
import { ApiError, type FailureCode } from '#client/platform/api.ts';
import { fitStates } from './module-run.ts';
import type { Retrier } from './retry.ts';
import type { SessionApi } from './ports.ts';

export interface SubmissionResult {
  readonly session: SessionView;
  /** States that the server has now. */
  readonly confirmed: readonly AnswerState[];
  /** States that it has not, or not with all their notes. */
  readonly refused: readonly AnswerState[];
  /** Those of them that came after the module was over; only their answer is kept. */
  readonly late: readonly AnswerState[];
}

export interface Caller {
  readonly api: SessionApi;
  readonly retrier: Retrier;
  readonly onWait: (error: ApiError) => void;
  /** Time left, ms, as this page counted it while the server did not hear of it. */
  readonly remainingMs?: number | undefined;
}

const refusals: ReadonlySet<string> = new Set<FailureCode>(['unknown-question', 'wrong-answer-format', 'bad-input', 'body-too-large']);

const isRefusal = (error: unknown): error is ApiError => error instanceof ApiError && refusals.has(error.code);

/** The states that a refusal names: by question, or by place in the request (`saves.3.answer`). */
function named({ fields }: ApiError, states: readonly AnswerState[]): readonly AnswerState[] {
  const places = new Set(Object.keys(fields).map((field) => /^saves\.(\d+)\b/.exec(field)?.[1]));
  return states.filter(({ questionId }, place) => questionId === fields['questionId'] || places.has(String(place)));
}

const isSlim = ({ annotations }: AnswerState): boolean => annotations.length === 0;
/** An answer without its notes, which must not hold it up. */
const slim = (state: AnswerState): AnswerState => (isSlim(state) ? state : { ...state, annotations: [] });

/** Saves one by one what the server refuses without saying why; returns those it also refuses individually. */
async function probe(position: number, states: readonly AnswerState[], { api, retrier, onWait }: Caller): Promise<readonly AnswerState[]> {
  const culprits: AnswerState[] = [];
  for (const state of states) {
    try {
      await retrier.retry(() => api.saveAnswers(position, { saves: [state] }, false), onWait);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isRefusal(error)) culprits.push(state);
    }
  }
  return culprits;
}

/** Saves beforehand what does not fit into the submission (very long notes); what can no longer be saved is sent without its notes. */
async function lighten(position: number, states: readonly AnswerState[], { api, retrier, onWait }: Caller) {
  const saved: AnswerState[] = [];
  let light: readonly AnswerState[] = [];
  let rest = states;
  while (fitStates(rest, false).length < rest.length) {
    const part = fitStates(rest, false);
    rest = rest.slice(part.length);
    try {
      await retrier.retry(() => api.saveAnswers(position, { saves: part }, false), onWait);
      saved.push(...part);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      light = [...light, ...part.map(slim)];
    }
  }
  return { saved, rest: [...light, ...rest] };
}

/**
 * Submits a module with these states, without those the server cannot take. Throws what leaving
 * states out does not cure, e.g. `module-submitted`.
 */
export async function sendSubmission(position: number, states: readonly AnswerState[], reason: SubmitReason, caller: Caller): Promise<SubmissionResult> {
  const { saved, rest } = await lighten(position, states, caller);
  let carried = rest;
  for (;;) {
    try {
      const { notKept, ...session } = await caller.retrier.retry(() => caller.api.submitModule(position, carried, reason, caller.remainingMs), caller.onWait);
      const confirmed = [...saved, ...carried.filter((state) => states.includes(state) && !notKept.includes(state.questionId))];
      const refused = states.filter((state) => !confirmed.includes(state));
      return { session, confirmed, refused, late: refused.filter(({ questionId }) => notKept.includes(questionId)) };
    } catch (error) {
      if (!isRefusal(error) || carried.length === 0) throw error;
      const bad = named(error, carried);
      if (bad.length > 0) carried = carried.filter((state) => !bad.includes(state));
      else if (!carried.every(isSlim)) carried = carried.map(slim);
      else {
        const culprits = await probe(position, carried, caller);
        // Refused together, but none of them individually: the module must not stay open forever.
        carried = culprits.length > 0 ? carried.filter((state) => !culprits.includes(state)) : [];
      }
    }
  }
}
