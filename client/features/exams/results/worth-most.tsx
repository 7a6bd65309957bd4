import { Link } from 'react-router';
import type { ExamResult } from '#contract/exam-results.ts';
import { roundQuery, roundQuestions } from '#core/quizzes/topic-round.ts';
import { isTopicId, topicColour, topicName } from '#core/topics/topics.ts';
import { pathTo } from '#client/paths.ts';
import { TopicMark } from '#client/ui/badge.tsx';
import { formatCount } from '#client/ui/format.ts';
import { missesOf } from './result-view.ts';

const titles = ['', 'This is worth the most points', 'These two things are worth the most points', 'These three things are worth the most points'] as const;

/** Where practice wins the most, with what a student can check: how many were right here, and what a round of practice should bring. */
export function WorthMost({ result, practiceTo }: { readonly result: ExamResult; readonly practiceTo: (topicId: number) => string }) {
  const worth = (result.worth ?? []).flatMap(({ topicId, points, minutes, round = roundQuestions }) => {
    const own = result.topics.find((topic) => topic.topicId === topicId);
    return own && isTopicId(topicId) ? [{ ...own, topicId, points, minutes, round, misses: missesOf(result.responses, topicId).length }] : [];
  });
  const title = titles[worth.length];
  if (!title) return null;
  return (
    <section aria-labelledby="worth">
      <h2 id="worth" className="text-xl font-semibold">
        {title}
      </h2>
      <ol className="mt-4 grid gap-x-8 gap-y-4 lg:grid-cols-3">
        {worth.map(({ topicId, correct, questions, points, minutes, round, misses }) => (
          <li key={topicId} className="border-t border-line-strong pt-3">
            <p className="flex items-start gap-2.5 font-medium">
              <span className="mt-1.5 flex">
                <TopicMark colour={topicColour(topicId)} />
              </span>
              {topicName(topicId)}
            </p>
            <p className="mt-1 text-sm text-muted">
              {correct} of {questions} right here. A round of {round} questions takes about {Math.round(minutes)} minutes and may be worth about{' '}
              {formatCount(Math.max(1, Math.round(points)), 'point')}.
            </p>
            <p className="mt-1 flex flex-wrap gap-x-5 text-sm">
              <Link className="text-link inline-flex min-h-11 items-center" to={pathTo('smartQuizIntro', {}, roundQuery(topicId, round))}>
                Practice it<span className="sr-only">: {topicName(topicId)}</span>
              </Link>
              <Link className="text-link inline-flex min-h-11 items-center" to={pathTo('learn', { subcategoryId: String(topicId) })}>
                Learn it<span className="sr-only">: {topicName(topicId)}</span>
              </Link>
              {misses > 0 ? (
                <Link className="text-link inline-flex min-h-11 items-center" to={practiceTo(topicId)}>
                  {misses === 1 ? 'The 1 you missed' : `The ${misses} you missed`}
                  <span className="sr-only"> in {topicName(topicId)}</span>
                </Link>
              ) : null}
            </p>
          </li>
        ))}
      </ol>
      <p className="mt-2 max-w-prose text-sm text-muted">
        An estimate based on this exam alone: how often these questions come up, and how much better you are likely to get.
      </p>
    </section>
  );
}
