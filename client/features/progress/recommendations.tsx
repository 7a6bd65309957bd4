import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ChevronRight, RotateCw } from 'lucide-react';
import { Link } from 'react-router';
import { refreshRecommendations, type Recommendations as Recommended } from '#contract/dashboard.ts';
import { practiceMinutes } from '#core/quizzes/test-pace.ts';
import { roundQuery, roundQuestions } from '#core/quizzes/topic-round.ts';
import { isTopicId, topicColour, topicName } from '#core/topics/topics.ts';
import { tooFew } from '#core/progress/accuracy.ts';
import { useRoundLength } from '#client/kits/quiz-start/use-round-length.ts';
import { pathTo } from '#client/paths.ts';
import { api } from '#client/platform/api.ts';
import { Alert } from '#client/ui/alert.tsx';
import { TopicMark } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { formatDateTime, formatPercent } from '#client/ui/format.ts';
import { PlanNote } from './plan-note.tsx';
import { dashboardQuery } from './progress-queries.ts';

type Item = Recommended['items'][number];

/** Why this topic, in words and numbers a student can check; `round`: how many questions a round has, which takes as long as its start page says. */
export function reasonText({ topicId, perForm, ofForm, accuracy, questions, points }: Item, round: number): string {
  const share = `About ${Math.max(1, Math.round(perForm))} of the section’s ${ofForm} questions`;
  const own =
    questions === 0
      ? 'You haven’t answered any yet'
      : tooFew(questions)
        ? `You’ve gotten ${Math.round((accuracy * questions) / 100)} of ${questions} right so far`
        : `You get ${formatPercent(accuracy)} right`;
  const worth =
    points === null || !isTopicId(topicId)
      ? ''
      : `; a round of ${practiceMinutes([topicId], round, false)} minutes is worth about ${Math.max(1, Math.round((points * round) / roundQuestions))} points`;
  return `${share}. ${own}${worth}.`;
}

/** Which topics to practice next, and why. */
export function Recommendations({ recommendations: { items, generatedAt, kind } }: { readonly recommendations: Recommended }) {
  const client = useQueryClient();
  const round = useRoundLength();
  const refresh = useMutation({
    mutationFn: () => api(refreshRecommendations, { body: {} }),
    onSuccess: (recommendations) => client.setQueryData(dashboardQuery.queryKey, (held) => held && { ...held, recommendations }),
  });
  return (
    <section aria-labelledby="recommended">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 id="recommended" className="text-xl font-semibold">
          Practice next
        </h2>
        <Button variant="quiet" size="small" busy={refresh.isPending} onClick={() => refresh.mutate()}>
          <RotateCw aria-hidden size={16} /> Refresh
        </Button>
      </div>
      <p className="mt-1 text-sm text-muted">
        {kind === 'points'
          ? 'A model of your answers puts topics worth the most points per minute first. We don’t know how fast you learn, so it assumes a typical pace.'
          : 'Weak topics first, then moderate ones, then those with too few answers to tell.'}{' '}
        Updated {formatDateTime(generatedAt)}.
      </p>
      <div role="alert" className="empty:hidden">
        {refresh.error ? <Alert tone="danger">{refresh.error.message}</Alert> : null}
      </div>
      {items.length === 0 ? (
        <p className="mt-4 text-muted">Every topic is strong right now. A smart quiz helps keep it that way.</p>
      ) : (
        <ol className="mt-4 flex flex-col gap-3">
          {items.map((item) => (
            <li key={item.topicId}>
              <Link
                to={pathTo('smartQuizIntro', {}, roundQuery(item.topicId, round))}
                className="flex min-h-16 items-center gap-3 rounded-card border border-line bg-raised px-4 py-3 transition-colors duration-150 hover:bg-hover"
              >
                <TopicMark colour={topicColour(item.topicId)} />
                <span className="min-w-0 grow">
                  <span className="block font-medium">{topicName(item.topicId)}</span>
                  <span className="block text-sm text-muted">{reasonText(item, round)}</span>
                </span>
                <ChevronRight aria-hidden size={18} className="shrink-0 text-muted" />
              </Link>
            </li>
          ))}
        </ol>
      )}
      <div className="mt-3">
        <PlanNote tier="max">With Max, topics come in order of how many points a minute of practice is likely worth to you.</PlanNote>
      </div>
    </section>
  );
}
