import { ArrowRight } from 'lucide-react';
import type { Recommendations } from '#contract/dashboard.ts';
import type { ProgressView } from '#contract/progress.ts';
import { predictiveExamId } from '#core/exams/format.ts';
import { breakName, lengthOf, slotName, type Shape } from '#core/exams/shape.ts';
import { checkQuery } from '#core/quizzes/section-check.ts';
import { checkMinutes } from '#core/quizzes/test-pace.ts';
import { roundQuery } from '#core/quizzes/topic-round.ts';
import { sectionNames, topicName } from '#core/topics/topics.ts';
import { useRoundLength } from '#client/kits/quiz-start/use-round-length.ts';
import { pathTo } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { Contours } from '#client/ui/contours.tsx';
import { formatClock, formatCount, formatDuration } from '#client/ui/format.ts';
import { reasonText } from './recommendations.tsx';
import { useIsBeginning } from './use-is-beginning.ts';

type Recommended = Recommendations['items'][number];

interface Step {
  readonly title: string;
  readonly text: string;
  /** Of the button to it; both are absent where there is nothing to do. */
  readonly label?: string;
  readonly to?: string;
}

/** "98 questions, 2 hours 14 minutes". */
function lengthText(shape: Shape): string {
  const { questionCount, seconds } = lengthOf(shape);
  return `${formatCount(questionCount, 'question')}, ${formatDuration(seconds * 1000)}`;
}

type Session = ProgressView['inProgress'][number];

const timeLeft = (ms: number, paused = false): string => `${formatClock(ms)} left${paused ? ', the clock is stopped' : ' and the clock is running'}`;

/** The progress of an exam, in a sentence. */
function sessionStand(session: Session): string {
  const running = session.modulesMeta.find((module) => !module.submitted);
  const answered = running
    ? `${running.answered} of ${formatCount(running.questionCount, 'question')} answered in ${slotName(session.shape, running.position)}`
    : '';
  switch (session.phase.kind) {
    case 'module': {
      const { remainingMs, paused } = session.phase.clock;
      return [answered, remainingMs > 0 ? timeLeft(remainingMs, paused) : 'its time is up'].filter(Boolean).join('; ') + '.';
    }
    case 'break':
      return `You are on ${breakName(session.shape, session.phase.position)}.`;
    case 'ready':
      return `${slotName(session.shape, session.phase.position)} is next. Its clock starts when you open it.`;
    case 'complete':
      return 'This exam is complete.';
    case 'unknown':
      return 'Your answers so far are saved.';
  }
}

/** What to do next in words; null if there is nothing to offer. `round`: questions of a round of practice; `recommended`: the topic to practice first, where it is known. */
export function nextStep({ next, inProgress, newest }: ProgressView, round: number, recommended?: Recommended): Step | null {
  if (next === null) return null;
  switch (next.kind) {
    case 'resume': {
      const session = inProgress.find(({ id }) => id === next.sessionId);
      return {
        title: `Finish ${next.practiceExamId === predictiveExamId ? 'the predictive exam' : (session?.examTitle ?? 'your practice exam')}`,
        text: session ? sessionStand(session) : 'Your answers so far are saved.',
        label: 'Resume exam',
        to: pathTo('practiceExam', { examId: next.practiceExamId }),
      };
    }
    case 'resume-quiz':
      return {
        title: 'Finish your quiz',
        text: `${next.answered} of ${formatCount(next.questions, 'question')} answered${next.remainingMs === null ? '. Your answers so far are saved' : `; ${timeLeft(next.remainingMs)}`}.`,
        label: 'Resume quiz',
        to: pathTo('smartQuiz', { quizId: next.quizId }),
      };
    case 'check':
      return {
        title: `Check ${sectionNames[next.section]}: 10 questions`,
        text: `About ${checkMinutes(next.section)} minutes with no clock, explained after you submit. A check of each section gives a first estimate of your score.`,
        label: 'See the check',
        to: pathTo('smartQuizIntro', {}, checkQuery(next.section)),
      };
    case 'first-exam':
      return {
        title: newest === null ? 'Take your first practice exam' : 'Take a practice exam at your own pace',
        text: `${lengthText(next.shape)}. In practice mode, you can pause and come back another day.`,
        label: 'See the exam',
        to: pathTo('practiceExam', { examId: next.practiceExamId }),
      };
    case 'review':
      return next.topicId === null
        ? {
            title: 'Go over your last exam',
            text: 'For each question you missed, see why the right answer is right and the others are wrong.',
            label: 'Open your last exam',
            to: pathTo('results', { examId: next.resultId }),
          }
        : {
            title: `${topicName(next.topicId)} in your last exam`,
            text: 'In that exam, no topic has more missed questions left to solve. Try them again one at a time; each one is explained.',
            label: 'Try them again',
            to: pathTo('results', { examId: next.resultId }, { practice: 'misses', topic: next.topicId }),
          };
    case 'rest':
      return next.daysToExam === 0
        ? { title: 'Nothing to practice today', text: 'Your SAT is today. Bring your photo ID and a charged device, and leave early.' }
        : { title: 'Rest today', text: 'Your SAT is tomorrow. Charge your device, pack your photo ID, and go to bed early.' };
    case 'practice':
      return recommended
        ? {
            title: `Practice ${topicName(recommended.topicId)}`,
            text: reasonText(recommended, round),
            label: 'Practice it',
            to: pathTo('smartQuizIntro', {}, roundQuery(recommended.topicId, round)),
          }
        : {
            title: 'Practice with a smart quiz',
            text: 'A mix of topics, with more of those where you can gain the most, and mistakes that are due.',
            label: 'Smart quiz',
            to: pathTo('smartQuizIntro'),
          };
    case 'next-exam':
      return {
        title: 'Take the next practice exam',
        text: 'You’ve had time to practice since your last one. A new exam shows where you stand now.',
        label: 'See the exam',
        to: pathTo('practiceExam', { examId: next.practiceExamId }),
      };
    case 'unknown':
      return null;
  }
}

const beginning: Step = {
  title: 'Start with three questions',
  text: 'Your test date, your target score, and your study time. Then a short check of each section gives you a first estimate of your score.',
  label: 'Answer three questions',
  to: pathTo('welcome'),
};

const hill = [{ seed: 21, rings: 13, x: 300, y: 150, rx: 300, ry: 190, lean: 0.25 }] as const;

/** The one thing to do next. */
export function NextStep({ progress, recommended }: { readonly progress: ProgressView; readonly recommended: Recommended | undefined }) {
  const isBeginning = useIsBeginning(progress);
  const round = useRoundLength();
  const step = isBeginning ? beginning : nextStep(progress, round, recommended);
  if (!step) return null;
  return (
    <section aria-labelledby="next-step" className="relative overflow-hidden rounded-card border border-line bg-raised">
      <Contours
        shapes={hill}
        viewBox="0 0 480 240"
        className="absolute inset-y-0 right-0 mask-[linear-gradient(to_left,#000_30%,transparent)] h-full w-1/2 text-primary opacity-25 max-sm:hidden"
      />
      <div className="relative flex flex-col items-start gap-5 p-6 sm:p-8 lg:flex-row lg:items-center lg:justify-between lg:gap-12">
        <div>
          <p className="text-sm font-medium text-muted">Next</p>
          <h2 id="next-step" className="mt-1 text-xl font-semibold">
            {step.title}
          </h2>
          <p className="mt-1.5 max-w-prose text-muted">{step.text}</p>
        </div>
        {step.to ? (
          <ButtonLink to={step.to} variant="summit" size="large" className="shrink-0 max-sm:w-full">
            {step.label} <ArrowRight aria-hidden size={20} />
          </ButtonLink>
        ) : null}
      </div>
    </section>
  );
}
