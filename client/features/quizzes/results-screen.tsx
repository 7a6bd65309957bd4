import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useParams } from 'react-router';
import type { getQuizResult } from '#contract/quizzes.ts';
import { hardestQuizName } from '#core/quizzes/hardest-sets.ts';
import { quizSpecificationSchema } from '#core/quizzes/specification.ts';
import { roundQuery } from '#core/quizzes/topic-round.ts';
import { topicColour, topicName, type Section } from '#core/topics/topics.ts';
import type { Output } from '#client/platform/api.ts';
import { InstallOffer } from '#client/kits/install-offer.tsx';
import { checkedSection, type AfterCheck } from '#core/quizzes/section-check.ts';
import { useRoundLength } from '#client/kits/quiz-start/use-round-length.ts';
import { pathTo } from '#client/paths.ts';
import { DidNotLoad } from '#client/kits/did-not-load.tsx';
import { WithTools } from '#client/tools/question-tools.tsx';
import { StrengthBadge, TopicMark, type Strength } from '#client/ui/badge.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { formatCount, formatPercent } from '#client/ui/format.ts';
import { EmptyState, LoadingState, Page } from '#client/ui/page-states.tsx';
import { NextCheck, nextCheckQuery } from './next-check.tsx';
import { QuestionLine } from './question-line.tsx';
import { OpenAgain } from './open-again.tsx';
import { quizResultQuery } from './quiz-queries.ts';
import { answersText, nextWords, weakest } from './result-words.ts';
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
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5 border-b border-line py-3 last:border-0 sm:grid-cols-[auto_minmax(0,1fr)_auto_auto]">
      <TopicMark colour={topicColour(topic.topicId)} />
      <span>
        {topicName(topic.topicId)}
        <span className="block text-sm text-muted">
          {before.questions === 0
            ? answered === 1
              ? 'Your first answer in this topic'
              : `Your first ${formatCount(answered, 'answer')} in this topic`
            : `${percent(before.correct, before.questions)} of ${formatCount(before.questions, 'answer')} before, ${percent(after.correct, after.questions)} of ${after.questions.toLocaleString('en-US')} now`}
        </span>
      </span>
      <span className="font-medium tabular">
        {correct} of {answered}
      </span>
      <span className="max-sm:col-start-2">
        <StrengthBadge strength={known(topic.strengthAfter)} />
      </span>
    </li>
  );
}

interface OutcomeProps {
  readonly result: Result;
  /** After the check of a section: what comes next. */
  readonly check: { readonly checked: Section; readonly next: AfterCheck; readonly least: number } | null;
}

function Outcome({ result: { quiz, timeSpentMs, topics }, check }: OutcomeProps) {
  const answered = quiz.questions.filter(({ outcome }) => outcome !== null).length;
  const right = quiz.questions.filter(({ outcome }) => outcome?.correct === true).length;
  const open = quiz.questions.filter(({ outcome }) => outcome === null);
  const topic = weakest(topics);
  const words = nextWords({ topics, answered, questions: quiz.questions.length });
  const isReview = quiz.specification.source === 'review';
  // What a review left open is still due there.
  const reopened = isReview ? [] : open;
  const again = quizSpecificationSchema.safeParse(quiz.specification);
  const round = useRoundLength();
  const practicePath = pathTo('smartQuizIntro', {}, roundQuery(topic?.topicId ?? 0, round));
  return (
    <div className="flex max-w-3xl flex-col gap-10">
      <section aria-labelledby="outcome">
        <h2 id="outcome" className="text-2xl font-semibold">
          {right} of {quiz.questions.length} right
        </h2>
        <p className="mt-2 max-w-prose text-muted">{answersText(answered, quiz.questions.length, timeSpentMs)}</p>
        <ShorterNote quiz={quiz} />
      </section>

      {check ? (
        <NextCheck {...check} practicePath={topic ? practicePath : null} />
      ) : (
        <section aria-labelledby="next" className="rounded-card border border-line bg-raised p-5">
          <p className="text-sm font-medium text-muted">Next</p>
          <h2 id="next" className="mt-1 text-lg font-semibold">
            {words.title}
          </h2>
          <p className="mt-1 max-w-prose text-muted">{words.text}</p>
          <div className="mt-4 flex flex-wrap gap-3">
            {topic ? (
              <ButtonLink variant="summit" to={practicePath}>
                Practice this topic <ArrowRight aria-hidden size={18} />
              </ButtonLink>
            ) : open.length === 0 ? (
              <ButtonLink variant="summit" to={pathTo('smartQuizIntro')}>
                Smart quiz <ArrowRight aria-hidden size={18} />
              </ButtonLink>
            ) : null}
            {reopened.length > 0 ? <OpenAgain open={reopened} isFirst={topic === null} /> : null}
            {isReview ? (
              <ButtonLink variant={topic === null && open.length > 0 ? 'summit' : 'secondary'} to={pathTo('review')}>
                Back to review
              </ButtonLink>
            ) : quiz.hardestSet !== null ? (
              <ButtonLink variant="secondary" to={pathTo('hardestSets')}>
                All hardest sets
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

const titleOf = ({ specification: { source, topics }, hardestSet }: Result['quiz']): string =>
  hardestSet !== null
    ? hardestQuizName(hardestSet)
    : source === 'smart' && topics.length > 1
      ? 'Smart quiz'
      : source === 'review'
        ? 'Review'
        : topicsText(topics);

/** /smart-quiz-results/{quizId} and /quiz-results/{quizId} */
export function QuizResultsScreen() {
  const { quizId = '' } = useParams();
  const { data, error, refetch } = useQuery(quizResultQuery(quizId));
  const section = data?.quiz.completedAt ? checkedSection(data.quiz.specification) : null;
  const { data: check, isLoading } = useQuery(nextCheckQuery(quizId, section));
  return (
    <WithTools key={quizId} storageScope={`quiz-results.${quizId}`}>
      <Page title="Quiz results" lead={data ? titleOf(data.quiz) : null}>
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
