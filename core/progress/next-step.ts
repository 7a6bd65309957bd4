/** The one thing to do next. */
import type { Section, TopicId } from '../topics/topics.ts';
import { dayMs } from '../day.ts';
import { examFreeDays, examGap } from '../learning/plan.ts';
import { topicToReview, type TopicTally } from './recommend.ts';

export type NextStep =
  | { readonly kind: 'resume'; readonly sessionId: string; readonly practiceExamId: string }
  | { readonly kind: 'resume-quiz'; readonly quizId: string }
  | { readonly kind: 'check'; readonly section: Section }
  | { readonly kind: 'first-exam'; readonly practiceExamId: string }
  | { readonly kind: 'review'; readonly resultId: string; readonly topicId: TopicId | null }
  | { readonly kind: 'practice' }
  | { readonly kind: 'rest'; readonly daysToExam: number }
  | { readonly kind: 'next-exam'; readonly practiceExamId: string };

export interface ProgressFacts {
  /** Public exams that the student may take, in the order they are offered. */
  readonly exams: readonly { readonly practiceExamId: string; readonly isDiagnostic: boolean }[];
  /** Exams in progress; `updatedAt` in epoch ms. */
  readonly sessions: readonly { readonly sessionId: string; readonly practiceExamId: string; readonly updatedAt: number; readonly isClockRunning: boolean }[];
  /** The newest quiz in progress that has an answer and time left; `startedAt` in epoch ms. */
  readonly quiz: { readonly quizId: string; readonly startedAt: number; readonly isClockRunning: boolean } | null;
  /** Finished exams, each once: how many times, and the newest result; `completedAt` in epoch ms. */
  readonly taken: readonly { readonly practiceExamId: string; readonly times: number; readonly resultId: string; readonly completedAt: number }[];
  /** Topics of the latest result, what was tried again and right counted as right, and whether it is too old to go over. */
  readonly latest: { readonly topics: readonly TopicTally[]; readonly reviewed: boolean } | null;
  /** Sections in which somebody who never took an exam has too few answers for an estimate; the one with the fewest first. */
  readonly unchecked: readonly Section[];
  /** Calendar days to the real exam, 0 on its day; null if it has passed or no date is known. */
  readonly daysToExam: number | null;
  readonly now: number;
}

/** A quiz left lying for longer is found in the question bank. */
const quizFreshMs = dayMs;

/**
 * Finish what is begun (the exam last touched, else today's quiz); else, for somebody new, a check of each section, a quarter of an hour
 * each; else take a first exam (a diagnostic one if there is one); else go over the mistakes of the latest; else practice until the next exam can show something new; else take
 * the exam done least often, longest ago, first in the list. Null only if no exam was taken and there is none to take.
 *
 * Before the real exam, as the study plan has it: on its day and the day before it, rest, unless a clock is running; no practice exam in
 * the last days.
 */
export function nextStep({ exams, sessions, quiz, taken, latest, unchecked, daysToExam, now }: ProgressFacts): NextStep | null {
  const rests = daysToExam !== null && daysToExam <= 1;
  const isTooLate = daysToExam !== null && daysToExam < examFreeDays;
  const [open] = sessions.filter(({ isClockRunning }) => isClockRunning || !rests).toSorted((a, b) => b.updatedAt - a.updatedAt);
  if (open) return { kind: 'resume', sessionId: open.sessionId, practiceExamId: open.practiceExamId };
  if (quiz && now - quiz.startedAt < quizFreshMs && (quiz.isClockRunning || !rests)) return { kind: 'resume-quiz', quizId: quiz.quizId };
  if (rests) return { kind: 'rest', daysToExam };
  const [last] = taken.toSorted((a, b) => b.completedAt - a.completedAt);
  if (!last) {
    if (unchecked[0]) return { kind: 'check', section: unchecked[0] };
    if (isTooLate) return { kind: 'practice' };
    const first = exams.find(({ isDiagnostic }) => isDiagnostic) ?? exams[0];
    return first ? { kind: 'first-exam', practiceExamId: first.practiceExamId } : null;
  }
  const topicId = latest && !latest.reviewed ? topicToReview(latest.topics) : null;
  const history = (exam: { readonly practiceExamId: string }) =>
    taken.find(({ practiceExamId }) => practiceExamId === exam.practiceExamId) ?? { times: 0, completedAt: 0 };
  const [next] = exams.toSorted((a, b) => history(a).times - history(b).times || history(a).completedAt - history(b).completedAt);
  if (topicId !== null) return { kind: 'review', resultId: last.resultId, topicId };
  // Another exam sooner would measure what the last one did: practice comes first.
  if (!next || isTooLate || now - last.completedAt < examGap(daysToExam) * dayMs) return { kind: 'practice' };
  return { kind: 'next-exam', practiceExamId: next.practiceExamId };
}
