import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { moduleFacts } from '#core/exams/format.ts';
import { nationalPercentile } from '#core/exams/percentile.ts';
import { routingThresholds } from '#core/exams/routing.ts';
import { scoreFromCounts, totalFromCounts } from '#core/exams/score-from-counts.ts';
import { sectionNames, sections, type Section } from '#core/topics/topics.ts';
import { pathTo } from '#client/paths.ts';
import { copyText } from '#client/platform/clipboard.ts';
import { Button } from '#client/ui/button.tsx';
import { ScoreBand } from '#client/ui/charts/score-band.tsx';
import { formatCount, formatRange } from '#client/ui/format.ts';
import { useDocumentTitle } from '#client/ui/page-states.tsx';
import { countsAddress, countsFrom, type Counts } from './counts.ts';
import { SectionCounts } from './section-counts.tsx';

/** "17 of 27". */
const routeWords = (section: Section) => `${routingThresholds[section].of} of ${routingThresholds[section].outOf} right`;

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
  const address = () => new URL(`${pathTo('scoreCalculator')}?${countsAddress(counts)}`, location.href).href;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="secondary" onClick={() => void copyText(address()).then(setCopied)}>
        Copy a link to this result
      </Button>
      <span role="status" className="text-sm text-muted">
        {copied === null ? '' : copied ? 'Copied.' : 'The browser did not allow copying. The address bar has the same link.'}
      </span>
    </div>
  );
}

/** /score-calculator: from right answers in each module to an estimated score. */
export function ScoreCalculatorScreen() {
  useDocumentTitle('SAT score calculator');
  const [search, setSearch] = useSearchParams();
  const counts = countsFrom(search);
  const scores = scoreOf(counts);
  const total = totalFromCounts(scores);
  const { display, table } = nationalPercentile(total.score);
  const set = (changed: Counts) => setSearch(countsAddress(changed), { replace: true, preventScrollReset: true });
  return (
    <div className="page-column py-8 lg:py-12">
      <h1 className="text-2xl font-semibold lg:text-3xl">SAT score calculator</h1>
      <p className="mt-3 max-w-prose text-muted">
        Enter how many questions you got right in each module of a digital SAT practice test. You’ll see an estimated score with its range.
      </p>
      <div className="mt-8 grid gap-12 lg:grid-cols-[1fr_22rem] lg:gap-16">
        <div className="flex flex-col gap-10">
          {sections.map((section, index) => {
            const score = scores[index];
            return score ? (
              <SectionCounts
                key={section}
                section={section}
                counts={counts[section]}
                score={score}
                onChange={(changed) => set({ ...counts, [section]: changed })}
              />
            ) : null;
          })}
        </div>
        <section aria-labelledby="total" className="flex flex-col gap-5 self-start lg:sticky lg:top-6">
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

      <section aria-labelledby="how" className="mt-14 max-w-prose">
        <h2 id="how" className="text-xl font-semibold">
          How this works, and what it can’t know
        </h2>
        <div className="mt-3 flex flex-col gap-3 text-muted">
          <p>
            Module 1 decides whether module 2 is easier or harder. The exact rule of the test isn’t published. Here, {routeWords('reading-writing')} in Reading
            and Writing or {routeWords('math')} in Math leads to the harder one, and only the harder one leads to the highest scores.
          </p>
          <p>
            The test doesn’t just count right answers. It looks at which ones they were. With counts alone, we average over everything that could lead to your
            numbers on a typical form, so treat the result as an estimate and read the range, not only the number.
          </p>
          <p>
            For a score from your actual answers,{' '}
            <Link to={pathTo('practiceExams')} className="text-link">
              take a practice exam
            </Link>
            .{' '}
            <Link to={pathTo('about')} className="text-link">
              How scores are estimated
            </Link>
            .
          </p>
        </div>
      </section>
    </div>
  );
}
