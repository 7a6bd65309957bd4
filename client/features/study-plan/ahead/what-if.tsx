import { useMemo, useState } from 'react';
import { RotateCcw, TrendingUp } from 'lucide-react';
import { Link } from 'react-router';
import { raisedTargets, topicGains, whatIf, type SectionStanding, type Targets, type TopicGain, type WhatIfScore } from '#core/learning/what-if.ts';
import { roundQuery } from '#core/quizzes/topic-round.ts';
import { sectionNames, topicById, topicColour, topicName, type TopicId } from '#core/topics/topics.ts';
import { useRoundLength } from '#client/kits/quiz-start/use-round-length.ts';
import { pathTo } from '#client/paths.ts';
import { TopicMark } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { ScoreBand } from '#client/ui/charts/score-band.tsx';
import { formatRange } from '#client/ui/format.ts';
import { differenceText, nowText, shareText } from './ahead-words.ts';
import { stepsWith } from './steps.ts';
import { StepsSlider } from './steps-slider.tsx';

/** So many topics are raised at once. */
const raisedAtOnce = 3;
const nothingChanged: Targets = new Map();

interface TopicProps {
  readonly topic: TopicGain;
  /** Percent tried. */
  readonly target: number | undefined;
  readonly onTarget: (topicId: TopicId, percent: number) => void;
}

function Topic({ topic, target, onTarget }: TopicProps) {
  const { topicId, perForm, percent } = topic;
  const round = useRoundLength();
  const noteId = `what-if-${topicId}`;
  return (
    <li className="border-b border-line py-4">
      <StepsSlider
        label={
          <span className="flex items-baseline gap-2.5">
            <TopicMark colour={topicColour(topicId)} />
            <span className="min-w-0">{topicName(topicId)}</span>
          </span>
        }
        steps={stepsWith(percent, 5, 100)}
        value={target ?? percent}
        shown={(value) => shareText(perForm, value)}
        onChange={(value) => onTarget(topicId, value)}
        describedBy={noteId}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p id={noteId} className="text-sm text-muted">
          {nowText(topic)}
        </p>
        <Link
          to={pathTo('smartQuizIntro', {}, roundQuery(topicId, round))}
          aria-label={`Practice ${topicName(topicId)}`}
          className="text-link inline-flex min-h-11 items-center text-sm"
        >
          Practice
        </Link>
      </div>
    </li>
  );
}

/** The scores as tried, beside those of today. */
function Scores({ now, then, changed }: { readonly now: WhatIfScore; readonly then: WhatIfScore; readonly changed: number }) {
  return (
    <div className="flex flex-col gap-5">
      <p role="status">
        <span className="block text-sm font-medium text-muted">{changed === 0 ? 'Your score today' : 'Your score, if so'}</span>
        <span className="sr-only">About </span>
        <span className="text-4xl font-semibold tabular">{then.total.score}</span>{' '}
        <span className="tabular text-muted">({formatRange(then.total.low, then.total.high)})</span>
        {changed > 0 ? <span className="block">{differenceText(then.total.score - now.total.score)}</span> : null}
      </p>
      <ScoreBand {...then.total} label="Total" />
      <dl className="flex flex-col gap-4">
        {then.sections.map(({ section, score, low, high }) => (
          <div key={section}>
            <dt className="text-sm text-muted">{sectionNames[section]}</dt>
            <dd>
              <span className="font-medium tabular">
                {score} ({formatRange(low, high)})
              </span>
              <ScoreBand score={score} low={low} high={high} min={200} max={800} label={sectionNames[section]} size="small" />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Topic by topic: what is likely right now, and what another share would do to the score. */
export function WhatIf({ standings }: { readonly standings: readonly SectionStanding[] }) {
  const [targets, setTargets] = useState(nothingChanged);
  const gains = useMemo(() => topicGains(standings), [standings]);
  const now = useMemo(() => whatIf(standings, nothingChanged), [standings]);
  const then = useMemo(() => whatIf(standings, targets), [standings, targets]);
  const most = gains.slice(0, raisedAtOnce);
  const onTarget = (topicId: TopicId, percent: number) => {
    const changed = new Map(targets);
    // Back where it is now, it counts as never touched.
    if (gains.some((topic) => topic.topicId === topicId && topic.percent === percent)) changed.delete(topicId);
    else changed.set(topicId, percent);
    setTargets(changed);
  };
  return (
    <section aria-labelledby="what-if">
      <h2 id="what-if" className="text-xl font-semibold">
        What if
      </h2>
      <p className="mt-2 max-w-prose text-muted">
        Move a topic to the share you’d get right. Your score follows how many questions that makes on an average exam, with the other topics as they are now.
        On a real exam it also matters which ones you get right; in simulated exams, scores moved 10 to 25% less than shown here. The range stays as wide as
        today’s.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setTargets(raisedTargets(most))}>
          <TrendingUp aria-hidden size={18} /> Show the three topics that would raise it most
        </Button>
        <Button variant="quiet" aria-disabled={targets.size === 0} onClick={() => setTargets(nothingChanged)}>
          <RotateCcw aria-hidden size={18} /> Reset
        </Button>
      </div>
      <div className="mt-8 grid gap-12 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-16">
        <div className="flex flex-col gap-10">
          {standings.map(({ section }) => (
            <section key={section} aria-labelledby={`what-if-${section}`}>
              <h3 id={`what-if-${section}`} className="border-b border-line-strong pb-2 font-semibold">
                {sectionNames[section]}
              </h3>
              <ul>
                {gains
                  .filter(({ topicId }) => topicById(topicId).section === section)
                  .map((topic) => (
                    <Topic key={topic.topicId} topic={topic} target={targets.get(topic.topicId)} onTarget={onTarget} />
                  ))}
              </ul>
            </section>
          ))}
          {/* In narrow windows the scores are below the sliders: the total stays in view while they move, and is announced from its own place. */}
          <p
            aria-hidden
            className="sticky bottom-[calc(3.5rem+1px+env(safe-area-inset-bottom))] flex flex-wrap items-baseline gap-x-3 border-t border-line bg-paper py-3 min-[769px]:bottom-0 lg:hidden print:hidden"
          >
            <span className="text-sm text-muted">{targets.size === 0 ? 'Today' : 'If so'}</span>
            <span className="text-2xl font-semibold tabular">{then.total.score}</span>
            <span className="text-sm tabular text-muted">{formatRange(then.total.low, then.total.high)}</span>
          </p>
        </div>
        <div className="lg:sticky lg:top-20 lg:self-start">
          <Scores now={now} then={then} changed={targets.size} />
        </div>
      </div>
    </section>
  );
}
