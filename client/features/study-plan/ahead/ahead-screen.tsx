import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { checkQuery } from '#core/quizzes/section-check.ts';
import { whatIf } from '#core/learning/what-if.ts';
import { sectionNames } from '#core/topics/topics.ts';
import { pathTo } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { ScoreBand } from '#client/ui/charts/score-band.tsx';
import { formatRange } from '#client/ui/format.ts';
import { EmptyState, ErrorState, LoadingState, Page } from '#client/ui/page-states.tsx';
import { projectionQuery, standingsOf, type AheadFacts } from './ahead-query.ts';
import { Projected } from './projected.tsx';
import { WhatIf } from './what-if.tsx';

/** What an estimate still needs, and the next step to it. */
function TooFew({ answers, least }: Pick<AheadFacts, 'answers' | 'least'>) {
  const [next] = answers.filter(({ questions }) => questions < least);
  if (!next) return null;
  return (
    <EmptyState
      title="Your score comes first"
      action={<ButtonLink to={pathTo('smartQuizIntro', {}, checkQuery(next.section))}>Check {sectionNames[next.section]}: 10 questions</ButtonLink>}
    >
      <p>
        What’s ahead starts from an estimate of today’s score. It needs {least} answers in each section; you have {next.questions} in{' '}
        {sectionNames[next.section]}.
      </p>
    </EmptyState>
  );
}

function Ahead({ facts, standing }: { readonly facts: AheadFacts; readonly standing: NonNullable<AheadFacts['standing']> }) {
  const standings = useMemo(() => standingsOf(standing), [standing]);
  const { total } = useMemo(() => whatIf(standings, new Map()), [standings]);
  return (
    <div className="flex flex-col gap-14">
      <section aria-labelledby="today">
        <h2 id="today" className="text-xl font-semibold">
          About {total.score} today
        </h2>
        <p className="mt-1.5 mb-5 max-w-prose text-muted">
          An estimate, {formatRange(total.low, total.high)}: at least 2 times out of 3, your true score is in this range.
        </p>
        <ScoreBand {...total} label="Total" />
      </section>
      <Projected facts={facts} now={total} />
      <WhatIf standings={standings} />
    </div>
  );
}

/** /projection: where the score is heading until the test, and what more right answers in a topic would add. */
export function AheadScreen() {
  const { data, error, refetch } = useQuery(projectionQuery);
  return (
    <Page title="Your score ahead" lead="Where your score is heading until your SAT, and what more right answers in a topic would add.">
      {data?.standing ? (
        <Ahead facts={data} standing={data.standing} />
      ) : data ? (
        <TooFew {...data} />
      ) : error ? (
        <ErrorState title="Your score ahead did not load" error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState label="Loading your score ahead" />
      )}
    </Page>
  );
}
