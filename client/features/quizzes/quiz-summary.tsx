import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { Quiz } from '#contract/quizzes.ts';
import { tooFewSentence } from '#core/progress/accuracy.ts';
import { outcomeByTopic } from '#core/quizzes/quiz.ts';
import { topicColour, topicName } from '#core/topics/topics.ts';
import { TopicMark } from '#client/ui/badge.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { formatPercent } from '#client/ui/format.ts';
import { pathTo } from '#client/paths.ts';
import { useSession } from '#client/platform/session.ts';
import { QuestionLine } from './question-line.tsx';
import { ShorterNote } from './shorter-note.tsx';

/** What came out, by topic and by question, and a way on. */
export function QuizSummary({ quiz, onAgain }: { readonly quiz: Quiz; readonly onAgain: () => void }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  const asked = quiz.questions.map(({ topicId, outcome }) => ({ topicId, correct: outcome?.correct ?? null }));
  const right = asked.filter(({ correct }) => correct === true).length;
  const rows = outcomeByTopic(asked);
  const guest = session.kind !== 'user';
  return (
    <div className="max-w-3xl">
      <h2 ref={heading} tabIndex={-1} className="text-2xl font-semibold outline-none">
        {right} of {asked.length} right
      </h2>
      <p className="mt-2 max-w-prose text-muted">
        {right === asked.length
          ? 'You got every one. Try another topic, or come back to this one in a few days.'
          : 'If you can explain it in your own words tomorrow, you’ve learned it. The explanations are below.'}
      </p>

      <ShorterNote quiz={quiz} />
      <h3 className="mt-8 text-lg font-semibold">By topic</h3>
      <ul className="mt-2 border-y border-line">
        {rows.map((row) => (
          <li key={row.topicId} className="flex min-h-11 items-center gap-3 border-b border-line py-2 last:border-0">
            <TopicMark colour={topicColour(row.topicId)} />
            <span className="min-w-0 grow">{topicName(row.topicId)}</span>
            <span className="shrink-0 text-right tabular">
              {row.correct} of {row.answered}
              {row.answered > 1 ? <span className="text-muted"> ({formatPercent(row.accuracy)})</span> : null}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-muted">{tooFewSentence(asked.length)}. Take it as a hint about where to look.</p>

      {guest ? (
        <section aria-label="Keep your answers" className="mt-8 rounded-card border border-line bg-raised p-5">
          <h3 className="text-lg font-semibold">Keep your answers</h3>
          <p className="mt-1 max-w-prose text-muted">
            They stay in this browser for 30 days. A free account saves them for good and adds them to your progress.
          </p>
          <div className="mt-4 flex flex-wrap gap-3">
            <ButtonLink to={pathTo('signup', {}, { from: pathname + search })}>Create a free account</ButtonLink>
            <ButtonLink to={pathTo('login', {}, { from: pathname + search })} variant="secondary">
              Log in
            </ButtonLink>
          </div>
        </section>
      ) : null}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant={guest ? 'secondary' : 'primary'} onClick={onAgain}>
          Another quiz like this
        </Button>
        <ButtonLink to={pathTo('guestQuiz')} variant="quiet">
          Choose another topic
        </ButtonLink>
      </div>

      <h3 className="mt-10 text-lg font-semibold">Your questions</h3>
      <ol className="mt-2 border-y border-line">
        {quiz.questions.map((one, index) => (
          <QuestionLine key={one.question.id} asked={one} number={index + 1} />
        ))}
      </ol>
    </div>
  );
}
