/** Changes on this device to modules that are over: none of them is discarded silently. */
import type { SessionView } from '#contract/exam-sessions.ts';
import { ApiError } from '#client/platform/api.ts';
import type { StoredAnswer } from '#client/platform/exam-copy.ts';
import { EngineClosed } from './retry.ts';
import { sendSubmission, type Caller } from './send-submission.ts';
import type { SessionStore } from './session-store.ts';
import { refusedText } from './submission.ts';

/** Positions below this one are submitted. */
const reached = ({ phase, shape }: SessionView): number => {
  if (phase.kind === 'complete') return shape.length;
  return phase.kind === 'unknown' ? 0 : phase.position;
};

export const submittedElsewhere = 'This module was already submitted from another tab or device.';

const tooLate = (left: readonly StoredAnswer[]): string => {
  const differing = left.filter(({ state, confirmed }) => state.answer !== (confirmed?.answer ?? null)).length;
  const n = Math.max(1, differing);
  return `${submittedElsewhere} ${n} ${n === 1 ? 'answer' : 'answers'} on this device came too late and ${n === 1 ? 'does' : 'do'} not count.`;
};

/** Answers are all there; only marks, notes and crossed-out choices differ. */
const marksTooLate = `${submittedElsewhere} All your answers were included. Marks and notes you made here after that were not.`;

export interface UnsentChanges {
  /** Settles with the server what is left of the modules before this session's phase. Callable often. */
  settle(session: SessionView): Promise<void>;
}

export function createUnsentChanges(store: SessionStore, caller: Caller, tell: (text: string) => void): UnsentChanges {
  let settled = 0;
  let running: Promise<void> = Promise.resolve();
  const settle = async (session: SessionView) => {
    for (let position = settled; position < reached(session); position += 1) {
      const left = await store.loadUnsent(position);
      try {
        // The server knows whether these are new: they may have arrived without this device learning of it.
        if (left.length > 0) {
          const own = left.map(({ state }) => state);
          const { confirmed, refused, late } = await sendSubmission(position, own, 'student', caller);
          for (const state of confirmed) await store.acknowledge(position, state);
          const lost = refused.length - late.length;
          const texts = [...(late.length > 0 ? [marksTooLate] : []), ...(lost > 0 ? [refusedText(lost)] : [])];
          if (texts.length > 0) tell(texts.join(' '));
        }
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'module-submitted') throw error;
        tell(tooLate(left));
      }
      await store.closeModule(position);
      settled = position + 1;
    }
    if (session.phase.kind === 'complete') await store.close();
  };
  return {
    settle: (session) => {
      // One after the other; a failed one is retried when the session is next read.
      running = running
        .then(() => settle(session))
        .catch((error: unknown) => {
          if (!(error instanceof ApiError) && !(error instanceof EngineClosed)) console.error('Changes to earlier modules were not settled:', error);
        });
      return running;
    },
  };
}
