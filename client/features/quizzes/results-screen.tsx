import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useParams } from 'react-router';
import type { getQuizResult } from '#contract/quizzes.ts';
import { quizSpecificationSchema } from '#core/quizzes/specification.ts';
import { roundQuery } from '#core/quizzes/topic-round.ts';
import { isTopicId, topicColour, topicName, type Section } from '#core/topics/topics.ts';
import type { Output } from '#client/platform/api.ts';
import { InstallOffer } from '#client/kits/install-offer.tsx';
import { checkedSection, type AfterCheck } from '#core/quizzes/section-check.ts';
import { pathTo } from '#client/paths.ts';
import { DidNotLoad } from '#client/kits/did-not-load.tsx';
import { WithTools } from '#client/tools/question-tools.tsx';
import { StrengthBadge, TopicMark, type Strength } from '#client/ui/badge.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { formatCount, formatTimeSpent, formatPercent } from '#client/ui/format.ts';
import { EmptyState, LoadingState, Page } from '#client/ui/page-states.tsx';
import { NextCheck, nextCheckQuery } from './next-check.tsx';
import { QuestionLine } from './question-line.tsx';
import { quizResultQuery } from './quiz-queries.ts';
import { ShorterNote } from './shorter-note.tsx';
import { specificationQuery, topicsText } from './specification-words.ts';

type Result = Output<typeof getQuizResult>;
type TopicChange = Result['topics'][number];

const known = (strength: Strength | 'unknown' | null): Strength | null => (strength === 'unknown' ? null : strength);
const percent = (correct: number, questions: number) => formatPercent((100 * correct) / questions);

/** How a topic stood before, and how it stands with this quiz: one line. */
function Change({ topic }: { readonly topic: TopicChange }) {
  const { correct, answered, before } = topic;
  const after = { correct: before.correct + correct, questions: before.questions + answered };
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-3 last:border-0">
      <TopicMark colour={topicColour(topic.topicId)} />
      <span className="min-w-0 grow basis-48">
        {topicName(topic.topicId)}
        <span className="block text-sm text-muted">
          {before.questions === 0
            ? answered === 1
              ? 'Your first answer in this topic'
              : `Your first ${formatCount(answered, 'answer')} in this topic`
            : `${percent(before.correct, before.questions)} of ${formatCount(before.questions, 'answer')} before, ${percent(after.correct, after.questions)} of ${after.questions} now`}
        </span>
      </span>
      <span className="font-medium tabular">
        {correct} of {answered}
      </span>
      <StrengthBadge strength={known(topic.strengthAfter)} />
    </li>
  );
}

/** The topic most worth another round: most missed here, then lowest accuracy overall. */
function weakest(topics: readonly TopicChange[]): TopicChange | null {
  const missed = ({ correct, answered }: TopicChange) => answered - correct;
  const [first] = topics.filter((topic) => missed(topic) > 0).toSorted((a, b) => missed(b) - missed(a) || a.correct / a.answered - b.correct / b.answered);
  return first ?? null;
}

interface OutcomeProps {
  readonly result: Result;
  /** After the check of a section: what comes next. */
  readonly check: { readonly checked: Section; readonly next: AfterCheck; readonly least: number } | null;
}

function Outcome({ result: { quiz, timeSpentMs, topics }, check }: OutcomeProps) {
  const answered = quiz.questions.filter(({ outcome }) => outcome !== null).length;
  const right = quiz.questions.filter(({ outcome }) => outcome?.correct === true).length;
  const topic = weakest(topics);
  const again = quizSpecificationSchema.safeParse(quiz.specification);
  const practicePath = pathTo('smartQuizIntro', {}, topic && isTopicId(topic.topicId) ? roundQuery(topic.topicId) : {});
  return (
    <div className="flex max-w-3xl flex-col gap-10">
      <section aria-labelledby="outcome">
        <h2 id="outcome" className="text-2xl font-semibold">
          {right} of {quiz.questions.length} right
        </h2>
        <p className="mt-2 max-w-prose text-muted">
          {answered === 0
            ? 'You left every question blank.'
            : `${formatCount(answered, 'answer')} in ${formatTimeSpent(timeSpentMs)}, ${formatCount(Math.round(timeSpentMs / 1000 / answered), 'second')} each.`}{' '}
          {answered < quiz.questions.length && answered > 0 ? `${formatCount(quiz.questions.length - answered, 'question')} left blank.` : ''}
        </p>
        <ShorterNote quiz={quiz} />
      </section>

      {check ? (
        <NextCheck {...check} practicePath={topic ? practicePath : null} />
      ) : (
        <section aria-labelledby="next" className="rounded-card border border-line bg-raised p-5">
          <p className="text-sm font-medium text-muted">Next</p>
          <h2 id="next" className="mt-1 text-lg font-semibold">
            {topic ? `See why, then practice ${topicName(topic.topicId)}` : 'Try something new'}
          </h2>
          <p className="mt-1 max-w-prose text-muted">
            {topic
              ? `You missed ${formatCount(topic.answered - topic.correct, 'question')} ${topics.length > 1 ? 'there, more than in any other topic of this quiz' : 'in this quiz'}. The explanations are below.`
              : 'You got everything right. A mixed quiz can find what still needs work.'}
          </p>
          <div className="mt-4 flex flex-wrap gap-3">
            <ButtonLink variant="summit" to={topic ? practicePath : pathTo('smartQuizIntro')}>
              {topic ? 'Practice this topic' : 'Smart quiz'} <ArrowRight aria-hidden size={18} />
            </ButtonLink>
            {quiz.specification.source === 'review' ? (
              <ButtonLink variant="secondary" to={pathTo('review')}>
                Back to review
              </ButtonLink>
            ) : again.success ? (
              <ButtonLink variant="secondary" to={pathTo('smartQuizIntro', {}, specificationQuery(again.data))}>
                Another quiz like this
              </ButtonLink>
            ) : null}
          </div>
        </section>
      )}

      <section aria-labelledby="questions">
        <h2 id="questions" className="text-lg font-semibold">
          Your questions
        </h2>
        <ol className="mt-2 border-y border-line">
          {quiz.questions.map((one, index) => (
            <QuestionLine key={one.question.id} asked={one} number={index + 1} />
          ))}
        </ol>
      </section>

      {topics.length > 0 ? (
        <section aria-labelledby="changes">
          <h2 id="changes" className="text-lg font-semibold">
            What changed in your topics
          </h2>
          <ul className="mt-2 border-y border-line">
            {topics.map((one) => (
              <Change key={one.topicId} topic={one} />
            ))}
          </ul>
        </section>
      ) : null}
      <InstallOffer />
    </div>
  );
}

const titleOf = ({ source, topics }: Result['quiz']['specification']): string =>
  source === 'smart' && topics.length > 1 ? 'Smart quiz' : source === 'review' ? 'Review' : topicsText(topics);

/** /smart-quiz-results/{quizId} and /quiz-results/{quizId} */
export function QuizResultsScreen() {
  const { quizId = '' } = useParams();
  const { data, error, refetch } = useQuery(quizResultQuery(quizId));
  const section = data?.quiz.completedAt ? checkedSection(data.quiz.specification) : null;
  const { data: check, isLoading } = useQuery(nextCheckQuery(quizId, section));
  return (
    <WithTools key={quizId} storageScope={`quiz-results.${quizId}`}>
      <Page title="Quiz results" lead={data ? titleOf(data.quiz.specification) : null}>
        {section !== null && isLoading ? (
          <LoadingState label="Loading your results" />
        ) : data?.quiz.completedAt ? (
          <Outcome result={data} check={section && check?.next ? { checked: section, next: check.next, least: check.least } : null} />
        ) : data ? (
          <EmptyState title="This quiz is not finished" action={<ButtonLink to={pathTo('smartQuiz', { quizId })}>Continue the quiz</ButtonLink>}>
            Its results are here once you have answered or submitted it.
          </EmptyState>
        ) : error ? (
          <DidNotLoad what="quiz" error={error} onRetry={() => void refetch()} list={{ label: 'Make a new quiz', to: pathTo('smartQuizGenerator') }} />
        ) : (
          <LoadingState label="Loading your results" />
        )}
      </Page>
    </WithTools>
  );
}
