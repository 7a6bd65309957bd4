import { useState } from 'react';
import { RotateCcw } from 'lucide-react';
import { expectedGain } from '#core/learning/growth.ts';
import { projection } from '#core/learning/projection.ts';
import { daysBetween, maxMinutes } from '#core/learning/study-settings.ts';
import type { ScoreBand } from '#core/exams/scoring.ts';
import { pathTo } from '#client/paths.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { ProjectionChart } from '#client/ui/charts/projection-chart.tsx';
import { formatCount, formatRange } from '#client/ui/format.ts';
import { chanceText } from '../plan-words.ts';
import { basisSentence, minutesText } from './ahead-words.ts';
import type { AheadFacts } from './ahead-query.ts';
import { furthestMinutes, stepsWith } from './steps.ts';
import { StepsSlider } from './steps-slider.tsx';

/** Nothing to draw: why, and the one thing to do. */
const NothingAhead = ({ title, children, action }: { readonly title: string; readonly children: string; readonly action: string }) => (
  <section aria-labelledby="projection" className="border-y border-line py-6">
    <h2 id="projection" className="text-xl font-semibold">
      {title}
    </h2>
    <p className="mt-2 max-w-prose text-muted">{children}</p>
    <div className="mt-4">
      <ButtonLink to={pathTo('studyPlan')}>{action}</ButtonLink>
    </div>
  </section>
);

interface ProjectedProps {
  readonly facts: AheadFacts;
  readonly now: ScoreBand;
}

function Curve({ facts: { today, targetScore, minutesAWeek: planned }, now, examDate }: ProjectedProps & { readonly examDate: string }) {
  const [tried, setTried] = useState<number | null>(null);
  const minutes = tried ?? planned;
  const ahead = { now, today, examDate, target: targetScore };
  const { levels, onTestDay, chance } = projection({ ...ahead, minutesAWeek: minutes });
  const asPlanned = minutes === planned ? null : projection({ ...ahead, minutesAWeek: planned }).levels;
  return (
    <section aria-labelledby="projection">
      <h2 id="projection" className="text-xl font-semibold">
        {formatCount(daysBetween(today, examDate), 'day')} to your SAT
      </h2>
      <div className="mt-5 grid gap-x-14 gap-y-8 xl:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="flex flex-col gap-6">
          <div>
            <StepsSlider
              label="Minutes a week"
              steps={stepsWith(planned, 30, furthestMinutes(planned, 7 * maxMinutes))}
              value={minutes}
              shown={minutesText}
              onChange={(value) => setTried(value === planned ? null : value)}
              describedBy="planned-minutes"
            />
            <p id="planned-minutes" className="text-sm text-muted">
              {planned === 0 ? 'Your study plan has no study time yet.' : `Your study plan has ${minutesText(planned)}.`}
            </p>
            <Button variant="quiet" size="small" className="mt-1 -ml-3" aria-disabled={tried === null} onClick={() => setTried(null)}>
              <RotateCcw aria-hidden size={16} /> Back to your plan
            </Button>
          </div>
          <div role="status">
            <dl className="flex flex-col gap-4">
              <div>
                <dt className="text-sm text-muted">Estimate for test day</dt>
                <dd>
                  <span className="text-3xl font-semibold tabular">About {onTestDay.score}</span>{' '}
                  <span className="tabular text-muted">({formatRange(onTestDay.low, onTestDay.high)})</span>
                </dd>
              </div>
              {targetScore !== null && chance !== null ? (
                <div>
                  <dt className="text-sm text-muted">Chance of {targetScore}</dt>
                  <dd className="text-xl font-semibold first-letter:uppercase">{chanceText(chance)}</dd>
                </div>
              ) : null}
            </dl>
          </div>
          {targetScore === null ? (
            <div>
              <p className="text-muted">With a target score, you’d also see your chance of reaching it.</p>
              <ButtonLink variant="secondary" className="mt-3" to={pathTo('studyPlan')}>
                Add a target score
              </ButtonLink>
            </div>
          ) : null}
        </div>
        <div className="min-w-0">
          <ProjectionChart levels={levels} asPlanned={asPlanned} onTestDay={onTestDay} target={targetScore} />
          <p className="mt-3 max-w-prose text-sm text-muted">
            The band is the likely range of your level: about 2 times out of 3, if your gains are like other students’. The bar on the last day adds the ups and
            downs of one test.
          </p>
        </div>
      </div>
      <p className="mt-5 max-w-prose">{basisSentence(onTestDay.hours, expectedGain(onTestDay.hours))}</p>
    </section>
  );
}

/** The score until the test, at the planned pace or another one; or why there is nothing to say. */
export function Projected({ facts, now }: ProjectedProps) {
  const { today, examDate } = facts;
  if (examDate === null)
    return (
      <NothingAhead title="When is your SAT?" action="Add your test date">
        With your test date and the minutes you have, you’ll see where your score is heading week by week.
      </NothingAhead>
    );
  if (examDate < today)
    return (
      <NothingAhead title="Your test date has passed" action="Add your next date">
        Taking the SAT again? Add your next date, and you’ll see where your score is heading until then.
      </NothingAhead>
    );
  if (examDate === today)
    return (
      <NothingAhead title="Your SAT is today" action="See your study plan">
        Practice won’t change much now. If you take the SAT again, add your next date to your study plan.
      </NothingAhead>
    );
  return <Curve facts={facts} now={now} examDate={examDate} />;
}
