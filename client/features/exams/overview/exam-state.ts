import type { SessionView } from '#contract/exam-sessions.ts';
import type { ExamSummary } from '#contract/exams.ts';
import { breakName, slotTitle } from '#core/exams/shape.ts';
import { pathTo } from '#client/paths.ts';
import { formatCount, formatMinutes } from '#client/ui/format.ts';
import { clockWords } from '../engine/clock.ts';

/** Beside a result that was rushed. */
export const doesNotCount = 'Does not count: answered faster than anyone could read it';

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
export const dateText = (instant: string): string => dates.format(new Date(instant));

/** The path where a session continues. */
export function continuePath({ id, phase }: SessionView): string {
  const query = { session: id };
  if (phase.kind === 'break') return pathTo('intermission', {}, query);
  if (phase.kind === 'module' && !phase.clock.paused) return pathTo('exam', { moduleId: phase.moduleId }, query);
  return phase.kind === 'complete' ? pathTo('examResults', { examId: phase.resultId }) : pathTo('examLanding', {}, query);
}

/** Where a session stands, in a sentence. */
export function progressSentence({ phase, shape }: SessionView): string {
  switch (phase.kind) {
    case 'ready':
      return `Next: ${slotTitle(shape, phase.position)}. Its clock has not started.`;
    case 'break':
      return `On ${breakName(shape, phase.position)}. ${slotTitle(shape, phase.position)} is next.`;
    case 'complete':
      return 'Submitted and scored.';
    case 'unknown':
      return 'In progress. Please refresh this page to see where it stands.';
    case 'module': {
      if (phase.clock.paused)
        return `Paused in ${slotTitle(shape, phase.position)} with ${clockWords(Math.ceil(phase.clock.remainingMs / 60_000) * 60_000)} left.`;
      return phase.clock.remainingMs > 0
        ? `${slotTitle(shape, phase.position)} is in progress, and its clock is running.`
        : `Time for ${slotTitle(shape, phase.position)} is up. Open it to submit it.`;
    }
  }
}

/** What a student has done of an exam, in a sentence. */
export function stateSentence(exam: ExamSummary): string {
  if (exam.inProgress) return progressSentence(exam.inProgress);
  if (exam.completedCount === 0) return exam.description || `${formatCount(exam.questionCount, 'question')}, ${formatMinutes(exam.minutes * 60_000)}.`;
  const last = exam.latest ? `, last on ${dateText(exam.latest.completedAt)}` : '';
  return `Taken ${exam.completedCount === 1 ? 'once' : `${exam.completedCount} times`}${last}.`;
}

const modeWords = { practice: ' in practice mode', 'test-day': ' in test-day mode', unknown: '' } as const satisfies Record<SessionView['mode'], string>;

/** When and how an exam in progress was begun, and when it was last worked on if that was another day. */
export function begunText({ startedAt, updatedAt, mode }: SessionView): string {
  const [begun, last] = [dateText(startedAt), dateText(updatedAt)];
  return `Started on ${begun}${modeWords[mode]}${last === begun ? '' : `, last worked on ${last}`}.`;
}
