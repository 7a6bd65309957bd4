import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { getTopicHistory, listAttempts } from '#contract/learning.ts';
import { meetsTier } from '#core/membership/tiers.ts';
import { tooFewSentence } from '#core/progress/accuracy.ts';
import { sectionNames, topicById, topicName } from '#core/topics/topics.ts';
import { usePlansLink } from '#client/shell/plans-link.ts';
import { kindsQuery } from '#client/kits/kinds/kinds-query.ts';
import { pathTo } from '#client/paths.ts';
import type { Output } from '#client/platform/api.ts';
import { useTopicInUrl } from '#client/platform/topic-in-url.ts';
import { useSession } from '#client/platform/session.ts';
import { StrengthBadge } from '#client/ui/badge.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { formatCount, formatPercent, formatShortDate, formatShortDateTime } from '#client/ui/format.ts';
import { EmptyState, ErrorState, LoadingState, Page } from '#client/ui/page-states.tsx';
import { FoldedTable } from './folded-table.tsx';
import { KindBreakdown } from './kind-breakdown.tsx';
import { LevelBreakdown } from './level-breakdown.tsx';
import { MistakeCounts } from './mistake-counts.tsx';
import { PracticeTopic } from './practice-topic.tsx';
import { skillsQuery, topicAttemptsQuery, topicHistoryQuery } from './progress-queries.ts';

type History = Output<typeof getTopicHistory>;
type Attempts = Output<typeof listAttempts>;

const contextNames: Readonly<Record<Attempts['attempts'][number]['context'], string>> = {
  'test-day-exam': 'Exam, test day',
  'practice-exam': 'Practice exam',
  'predictive-exam': 'Predictive exam',
  'timed-quiz': 'Timed quiz',
  'untimed-quiz': 'Quiz',
  guest: 'Quiz before signing up',
  lecture: 'Lecture',
  unknown: 'Practice',
};

/** One part of the screen: what it shows once it is there, or what went wrong where it would be. */
function Part<Data>({
  title,
  query,
  waiting = false,
  children,
}: {
  readonly title: string;
  readonly query: UseQueryResult<Data>;
  /** What arrived says nothing by itself yet. */
  readonly waiting?: boolean;
  readonly children: (data: Data) => ReactNode;
}) {
  return (
    <section aria-label={title}>
      <h2 className="text-xl font-semibold">{title}</h2>
      <div className="mt-3">
        {query.data !== undefined && !waiting ? (
          children(query.data)
        ) : query.error && !waiting ? (
          <ErrorState title={`${title} did not load`} error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <LoadingState label={`Loading ${title.toLowerCase()}`} />
        )}
      </div>
    </section>
  );
}

const HistoryTable = ({ history }: { readonly history: History['attemptHistory'] }) =>
  history.length === 0 ? (
    <p className="text-muted">Nothing yet. Exams and quizzes that include this topic will show up here.</p>
  ) : (
    <FoldedTable
      caption="Your latest exams and quizzes with this topic, newest first"
      captionHidden
      rows={history.toReversed()}
      rowKey={({ timestamp }) => timestamp}
      columns={[
        { key: 'at', header: 'When', cell: ({ timestamp }) => <span className="whitespace-nowrap">{formatShortDateTime(timestamp)}</span> },
        { key: 'right', header: 'Right', numeric: true, cell: ({ questionsCorrect, questionsAttempted }) => `${questionsCorrect} of ${questionsAttempted}` },
        // A percentage of one or two answers says nothing that the counts do not.
        ...(history.some(({ questionsAttempted }) => tooFewSentence(questionsAttempted) === null)
          ? [
              {
                key: 'accuracy',
                header: 'Accuracy',
                numeric: true,
                cell: ({ accuracy, questionsAttempted }: History['attemptHistory'][number]) =>
                  tooFewSentence(questionsAttempted) === null ? formatPercent(accuracy) : '–',
              },
            ]
          : []),
      ]}
    />
  );

const AttemptTable = ({ attempts }: Attempts) =>
  attempts.length === 0 ? (
    <p className="text-muted">No answers yet.</p>
  ) : (
    <FoldedTable
      caption="Your latest answers in this topic, newest first"
      captionHidden
      rows={attempts.map((attempt, index) => ({ ...attempt, index }))}
      rowKey={({ index }) => String(index)}
      columns={[
        { key: 'at', header: 'When', cell: ({ timestamp }) => <span className="whitespace-nowrap">{formatShortDate(timestamp)}</span> },
        { key: 'where', header: 'Where', cell: ({ context }) => contextNames[context] },
        { key: 'outcome', header: 'Outcome', cell: ({ correct }) => (correct ? 'Right' : 'Wrong') },
        { key: 'time', header: 'Time', numeric: true, cell: ({ timeSpentMs }) => `${Math.round(timeSpentMs / 1000)} s` },
      ]}
    />
  );

function Topic({ topicId }: { readonly topicId: number }) {
  const skills = useQuery(skillsQuery);
  const history = useQuery(topicHistoryQuery(topicId));
  const session = useSession();
  const plans = usePlansLink('plus');
  const detailed = session.kind === 'user' && meetsTier(session.me.membershipTier, 'plus');
  const attempts = useQuery({ ...topicAttemptsQuery(topicId), enabled: detailed });
  const kinds = useQuery({ ...kindsQuery(topicId), enabled: detailed });
  const skill = skills.data?.topics.find((one) => one.topicId === topicId);
  // The server also answers with an empty list if it could not read it: only the totals tell which it is.
  const isEmpty = attempts.data?.attempts.length === 0;
  const isDoubtful = skills.error !== null || (skill !== undefined && skill.questions > 0);
  const waiting = isEmpty && (skills.isPending || (isDoubtful && (skills.isFetching || attempts.isFetching)));
  const lost = isEmpty && isDoubtful && !waiting;
  const retry = () => {
    void attempts.refetch();
    if (skills.error) void skills.refetch();
  };
  return (
    <div className="flex max-w-3xl flex-col gap-12">
      <Part title="Where you stand" query={skills}>
        {() =>
          skill && skill.questions > 0 ? (
            <p className="flex flex-wrap items-center gap-3">
              <span className="text-2xl font-semibold tabular">{formatPercent(skill.accuracy)}</span>
              {skill.strength && skill.strength !== 'unknown' && tooFewSentence(skill.questions) === null ? <StrengthBadge strength={skill.strength} /> : null}
              <span className="text-muted">{tooFewSentence(skill.questions) ?? `${formatCount(skill.correct, 'right answer')} of ${skill.questions}`}</span>
            </p>
          ) : (
            <p className="text-muted">You haven’t answered a question in this topic yet.</p>
          )
        }
      </Part>
      <PracticeTopic topicId={topicId} />
      <Part title="History" query={history}>
        {({ attemptHistory }) => <HistoryTable history={attemptHistory} />}
      </Part>
      {detailed ? (
        <>
          {lost ? null : (
            <Part title="By level" query={attempts} waiting={waiting}>
              {(data) => <LevelBreakdown attempts={data.attempts} />}
            </Part>
          )}
          <Part title="By kind of question" query={kinds}>
            {(data) => <KindBreakdown topicId={topicId} kinds={data} />}
          </Part>
          {lost ? null : (
            <Part title="What goes wrong" query={attempts} waiting={waiting}>
              {(data) => <MistakeCounts topicId={topicId} attempts={data.attempts} />}
            </Part>
          )}
          <Part title="Latest answers" query={attempts} waiting={waiting}>
            {(data) => (lost ? <ErrorState title="Latest answers did not load" onRetry={retry} /> : <AttemptTable attempts={data.attempts} />)}
          </Part>
        </>
      ) : (
        <section aria-label="Every answer">
          <h2 className="text-xl font-semibold">Every answer</h2>
          <p className="mt-3 flex max-w-prose flex-wrap items-center gap-x-4 gap-y-2 text-muted">
            With Plus, you see how you do on each kind of question, each answer with its time, and which mistakes repeat. What you missed is in your error log
            on every plan.
            <ButtonLink variant="secondary" size="small" to={pathTo('review', {}, { topic: topicId })}>
              Error log
            </ButtonLink>
            <ButtonLink variant="quiet" size="small" {...plans}>
              See plans
            </ButtonLink>
          </p>
        </section>
      )}
    </div>
  );
}

/** /subcategory-progress/{subcategoryId} */
export function TopicScreen() {
  const topicId = useTopicInUrl();
  return (
    <Page
      title={topicName(topicId ?? 0)}
      lead={topicId ? sectionNames[topicById(topicId).section] : null}
      actions={
        <ButtonLink to={pathTo('skills')} variant="secondary">
          All skills
        </ButtonLink>
      }
    >
      {topicId ? <Topic key={topicId} topicId={topicId} /> : <EmptyState title="There’s no topic here">The link may be old or mistyped.</EmptyState>}
    </Page>
  );
}
