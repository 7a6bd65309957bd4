/** Submitting or pausing a module: once, however often it is asked for, and for as long as it takes. */
import type { SessionView } from '#contract/exams.ts';
import { ApiError, type FailureCode } from '#client/platform/api.ts';
import type { Ports } from './ports.ts';
import { fitRequest, type ModuleRun } from './module-run.ts';
import type { Patience } from './patience.ts';
import type { SubmitReason } from './session-store.ts';

export type SubmitOutcome =
  | { readonly kind: 'moved-on'; readonly session: SessionView }
  /** The server says there is time left. */
  | { readonly kind: 'time-left'; readonly session: SessionView };

/** True if this view of the session is older than a module already running at `position`. */
export const isBehind = ({ phase }: SessionView, position: number): boolean =>
  phase.kind !== 'complete' && (phase.position < position || (phase.position === position && phase.kind !== 'module'));

/** Spread of automatic submissions, so that a room full of exams does not hit the server at once. */
const spreadMs = 2_000;

const refusals: ReadonlySet<FailureCode> = new Set(['unknown-question', 'wrong-answer-format', 'bad-input', 'body-too-large']);

const stillOpen = (session: SessionView, run: ModuleRun): number =>
  session.phase.kind === 'module' && session.phase.position === run.module.position ? session.phase.clock.remainingMs : 0;

/** Submits the run's module. Throws what waiting cannot cure, e.g. `session-not-found`. */
export async function submit(run: ModuleRun, reason: SubmitReason, ports: Ports, patience: Patience, onWait: (error: ApiError) => void): Promise<SubmitOutcome> {
  const { position } = run.module;
  if (reason === 'time') {
    await patience.sleep(ports.random() * spreadMs);
    // The countdown here may have missed a pause or time given back: never end a module that has time left.
    const session = await patience.insist(() => ports.api.getSession(), onWait);
    const left = stillOpen(session, run);
    if (left > 1_000) return { kind: 'time-left', session };
    if (left > 0) await patience.sleep(left);
  }
  let saves = await run.finish();
  // More than fits into one request (very long notes): save the first part beforehand.
  while (fitRequest(saves, false).length < saves.length) {
    const part = fitRequest(saves, false);
    saves = saves.slice(part.length);
    await patience.insist(() => ports.api.saveAnswers(position, { saves: part }, false), onWait).catch(() => undefined);
  }
  try {
    return { kind: 'moved-on', session: await patience.insist(() => ports.api.submitModule(position, saves), onWait) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'too-early') return { kind: 'time-left', session: await patience.insist(() => ports.api.getSession(), onWait) };
    if (error.code === 'module-not-open' || error.code === 'module-submitted') return { kind: 'moved-on', session: await patience.insist(() => ports.api.getSession(), onWait) };
    if (!refusals.has(error.code)) throw error;
    // One state the server cannot take must not hold up the other answers.
    for (const state of saves) await patience.insist(() => ports.api.saveAnswers(position, { saves: [state] }, false), onWait).catch(() => undefined);
    return { kind: 'moved-on', session: await patience.insist(() => ports.api.submitModule(position, []), onWait) };
  }
}

/** Sends what is waiting and stops the clock; undefined if the server could not be told, so that it runs on. */
export async function pauseRun(run: ModuleRun, ports: Ports): Promise<SessionView | undefined> {
  run.setVisible(false);
  await run.flush(false);
  try {
    return await ports.api.pauseModule(run.module.position);
  } catch {
    run.setVisible(true);
    return undefined;
  }
}
