import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { isDrawn } from '#core/quizzes/drawn.ts';
import { roundQuery } from '#core/quizzes/topic-round.ts';
import { useRoundLength } from '#client/kits/quiz-start/use-round-length.ts';
import { pathTo } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { bankCountsQuery } from './progress-queries.ts';

/** The ways on in a topic: a quiz while there is something new, else what was answered; and its lecture. */
export function PracticeTopic({ topicId }: { readonly topicId: number }) {
  const { data } = useQuery(bankCountsQuery);
  const round = useRoundLength();
  const own = data?.counts.filter((one) => one.topicId === topicId) ?? [];
  // Until it is known, or if it cannot be read, there is probably something new.
  const usedUp = data !== undefined && !isDrawn(topicId) && own.every(({ ready }) => ready === 0);
  return (
    <div>
      {usedUp ? (
        <p className="mb-3 max-w-prose text-muted">
          You’ve seen every question on this topic in the last 30 days. Until they come back, go over your mistakes, or answer some again.
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {usedUp ? (
          <>
            <ButtonLink variant="summit" to={pathTo('review', {}, { topic: topicId })}>
              Go over your mistakes <ArrowRight aria-hidden size={18} />
            </ButtonLink>
            <ButtonLink variant="secondary" to={pathTo('subjectQuizzes', {}, { tab: 'answered', topic: topicId })}>
              Answer some again
            </ButtonLink>
          </>
        ) : (
          <ButtonLink variant="summit" to={pathTo('smartQuizIntro', {}, roundQuery(topicId, round))}>
            Practice this topic <ArrowRight aria-hidden size={18} />
          </ButtonLink>
        )}
        <ButtonLink variant="secondary" to={pathTo('learn', { subcategoryId: String(topicId) })}>
          Learn this topic
        </ButtonLink>
      </div>
    </div>
  );
}
