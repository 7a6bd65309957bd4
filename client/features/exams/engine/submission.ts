/** Submitting or pausing a module: once, however often it is asked for, and for as long as it takes. */
import type { SessionView } from '#contract/exam-sessions.ts';
import type { AnswerState } from '#core/exams/answer-state.ts';
import type { SubmitReason } from '#core/exams/session.ts';
import { ApiError } from '#client/platform/api.ts';
import type { NotPaused } from './snapshot.ts';
import { sendSubmission } from './send-submission.ts';
import type { ModuleRun } from './module-run.ts';
import type { Retrier } from './retry.ts';
import type { Ports } from './ports.ts';

export type SubmitOutcome =
  | {
      readonly kind: 'moved-on';
      readonly session: SessionView;
      /** States that the server has taken with it. */
      readonly confirmed: readonly AnswerState[];
      /** States that the server would not take. */
      readonly refused: readonly AnswerState[];
    }
  /** The server says there is time left. */
  | { readonly kind: 'time-left'; readonly session: SessionView };

/** True if this view of the session is older than a module already running at `position`. */
export const isBehind = ({ phase }: SessionView, position: number): boolean =>
  phase.kind !== 'complete' && phase.kind !== 'unknown' && (phase.position < position || (phase.position === position && phase.kind !== 'module'));

/** Tells of changes that the server will not take. */
export const refusedText = (count: number): string =>
  `The server did not accept ${count === 1 ? 'one of your changes. It is' : `${count} of your changes. They are`} saved on this device.`;

/** Spread of automatic submissions, so that a room full of exams does not hit the server at once. */
const spreadMs = 2_000;

const stillOpen = (session: SessionView, run: ModuleRun): number =>
  session.phase.kind === 'module' && session.phase.position === run.module.position ? session.phase.clock.remainingMs : 0;

/** Where the server did not hear of this page and stopped the clock, it must learn that the time was used here, or it would give it again. */
async function reportUsedTime(run: ModuleRun, ports: Ports, retrier: Retrier, onWait: (error: ApiError) => void): Promise<void> {
  const remainingMs = run.countedLeft();
  if (remainingMs === undefined) return;
  try {
    await retrier.retry(() => ports.api.saveAnswers(run.module.position, { saves: [], remainingMs }, false), onWait);
  } catch (error) {
    // Refused because the module is over: that is what the submission is about to find out.
    if (!(error instanceof ApiError)) throw error;
  }
}

/** Submits the run's module. Throws what waiting cannot fix, e.g. `session-not-found`. */
export async function submit(run: ModuleRun, reason: SubmitReason, ports: Ports, retrier: Retrier, onWait: (error: ApiError) => void): Promise<SubmitOutcome> {
  const { position } = run.module;
  const where = () => retrier.retry(() => ports.api.getSession(), onWait);
  if (reason === 'time') {
    await retrier.sleep(ports.random() * spreadMs);
    await reportUsedTime(run, ports, retrier, onWait);
    // The countdown here may have missed a pause or time given back: never end a module that has time left.
    const session = await where();
    const left = stillOpen(session, run);
    if (left > 1_000) return { kind: 'time-left', session };
    if (left > 0) await retrier.sleep(left);
  }
  const remainingMs = run.countedLeft();
  try {
    return { kind: 'moved-on', ...(await sendSubmission(position, await run.finish(), reason, { api: ports.api, retrier, onWait, remainingMs })) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'too-early') return { kind: 'time-left', session: await where() };
    // Another device was faster: what is left here is settled separately, since none of it is confirmed.
    if (error.code === 'module-not-open' || error.code === 'module-submitted') return { kind: 'moved-on', session: await where(), confirmed: [], refused: [] };
    throw error;
  }
}

/** Sends what is waiting and stops the clock. Where that fails it keeps running, and so does the run. */
export async function pauseRun(run: ModuleRun, ports: Ports): Promise<{ readonly kind: 'paused'; readonly session: SessionView } | NotPaused> {
  run.setVisible(false);
  try {
    await run.flush(false);
    return { kind: 'paused', session: await ports.api.pauseModule(run.module.position) };
  } catch (error) {
    run.setVisible(true);
    if (!(error instanceof ApiError)) throw error;
    return { kind: 'refused', error };
  }
}
