import { useState } from 'react';
import { moduleFacts } from '#core/exams/format.ts';
import { nationalPercentile } from '#core/exams/percentile.ts';
import { scoreFromCounts, totalFromCounts } from '#core/exams/score-from-counts.ts';
import { sectionNames, sections } from '#core/topics/topics.ts';
import { copyText } from '#client/platform/clipboard.ts';
import { Button } from '#client/ui/button.tsx';
import { ScoreBand } from '#client/ui/charts/score-band.tsx';
import { formatCount, formatRange } from '#client/ui/format.ts';
import { urlWith, type Counts } from './counts.ts';
import { SectionCounts } from './section-counts.tsx';

const scoreOf = (counts: Counts) => sections.map((section) => scoreFromCounts(section, ...counts[section]));

/** What a few more right answers in one second module would do to the total. */
function whatIf(counts: Counts): string[] {
  const now = totalFromCounts(scoreOf(counts)).score;
  return sections.flatMap((section) => {
    const [one, two] = counts[section];
    const more = Math.min(3, moduleFacts[section].questionCount - two);
    if (more === 0) return [];
    const then = totalFromCounts(scoreOf({ ...counts, [section]: [one, two + more] })).score;
    return [`${formatCount(more, 'more right answer')} in module 2 of ${sectionNames[section]}: about ${then}, ${then - now} points more.`];
  });
}

function CopyLink({ counts }: { readonly counts: Counts }) {
  const [copied, setCopied] = useState<boolean | null>(null);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="secondary" onClick={() => void copyText(new URL(urlWith(counts), location.href).href).then(setCopied)}>
        Copy a link to this result
      </Button>
      <span role="status" className="text-sm text-muted">
        {copied === null ? '' : copied ? 'Copied.' : 'Your browser didn’t allow copying. The address bar has the same link.'}
      </span>
    </div>
  );
}

export interface ScoreCalculatorProps {
  readonly counts: Counts;
  readonly onChange: (counts: Counts) => void;
}

/** From right answers in each module to an estimated score. */
export function ScoreCalculator({ counts, onChange }: ScoreCalculatorProps) {
  const scores = scoreOf(counts);
  const total = totalFromCounts(scores);
  const { display, table } = nationalPercentile(total.score);
  return (
    <div className="grid gap-12 md:grid-cols-[1fr_20rem] lg:gap-16">
      <div className="flex flex-col gap-10">
        {sections.map((section, index) => {
          const score = scores[index];
          return score ? (
            <SectionCounts
              key={section}
              section={section}
              counts={counts[section]}
              score={score}
              onChange={(changed) => onChange({ ...counts, [section]: changed })}
            />
          ) : null;
        })}
        {/* Where the total is below the sliders, it stays in view while they move; it is announced from its own place. */}
        <p aria-hidden className="sticky bottom-0 flex flex-wrap items-baseline gap-x-3 border-t border-line bg-paper py-3 md:hidden print:hidden">
          <span className="text-sm text-muted">Estimated total</span>
          <span className="text-2xl font-semibold tabular">{total.score}</span>
          <span className="text-sm tabular text-muted">{formatRange(total.low, total.high)}</span>
        </p>
      </div>
      <section aria-labelledby="total" className="flex flex-col gap-5 self-start md:sticky top-6">
        <h2 id="total" className="text-sm font-medium text-muted">
          Estimated total
        </h2>
        <p role="status" className="-mt-4">
          <span className="sr-only">About </span>
          <span className="text-4xl font-semibold tabular">{total.score}</span>{' '}
          <span className="tabular text-muted">most likely {formatRange(total.low, total.high)}</span>
        </p>
        <ScoreBand score={total.score} low={total.low} high={total.high} label="Total" />
        <p className="text-sm">
          National percentile: {display}. <span className="text-muted">Table: {table}.</span>
        </p>
        <div>
          <h3 className="font-semibold">What if</h3>
          <ul className="mt-2 flex flex-col gap-1.5 text-sm text-muted">
            {whatIf(counts).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
        <CopyLink counts={counts} />
      </section>
    </div>
  );
}
