import { lazy, Suspense } from 'react';
import type { ExamResult } from '#contract/exam-results.ts';
import { bandOf } from '#core/exams/scoring.ts';
import type { Shape } from '#core/exams/shape.ts';
import { sectionNames } from '#core/topics/topics.ts';
import { ScoreBand } from '#client/ui/charts/score-band.tsx';
import { formatRange } from '#client/ui/format.ts';
import { countsOf } from './result-view.ts';
import { blankSentence, changeText, changeVerdict, countsSentence, ordinalName, routeSentence, timeUsedText, unscoredSentence } from './result-words.ts';

/** Few take it, so its code comes when the offer is opened. */
const OtherModule = lazy(async () => ({ default: (await import('./other-module.tsx')).OtherModule }));

type SectionResult = ExamResult['sections'][number];

function Modules({ shape, section }: { readonly shape: Shape; readonly section: SectionResult }) {
  return (
    <div className="overflow-x-auto" role="group" aria-label={`${sectionNames[section.section]} modules`} tabIndex={0}>
      <table className="w-full text-sm">
        <thead>
          <tr className="border-b border-line text-muted">
            <th scope="col" className="py-2 pr-3 text-left font-medium">
              Module
            </th>
            <th scope="col" className="px-3 py-2 text-right font-medium">
              Right
            </th>
            <th scope="col" className="px-3 py-2 text-right font-medium">
              No answer
            </th>
            <th scope="col" className="py-2 pl-3 text-right font-medium">
              Time used
            </th>
          </tr>
        </thead>
        <tbody>
          {section.modules.map((module) => (
            <tr key={module.position} className="border-b border-line last:border-0">
              <th scope="row" className="py-2.5 pr-3 text-left font-normal">
                {ordinalName(shape, module.position)}
              </th>
              <td className="px-3 py-2.5 text-right tabular">
                {module.correct} of {module.questions}
              </td>
              <td className="px-3 py-2.5 text-right tabular">{module.omitted}</td>
              <td className="whitespace-nowrap py-2.5 pl-3 text-right tabular">
                {timeUsedText(module.timeSpentMs)} <span className="text-muted">of {Math.round((module.allowedMs / 60_000) * 10) / 10} min</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function SectionCard({
  result,
  section,
  change,
}: {
  readonly result: ExamResult;
  readonly section: SectionResult;
  readonly change: { readonly change: number; readonly real: boolean } | undefined;
}) {
  const { shape } = result;
  const route = routeSentence(section);
  const adaptive = shape.findLast((slot) => slot.section === section.section && slot.adaptive);
  const name = sectionNames[section.section];
  const band = bandOf(section.score, section.low, section.high);
  const verdict = change && changeVerdict(change, result.repeated);
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <div>
        <h3 className="font-medium">{name}</h3>
        {band ? (
          <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
            <span className="text-3xl font-semibold tabular">
              <span className="sr-only">About </span>
              {band.score}
            </span>
            <span className="text-muted tabular">{formatRange(band.low, band.high)}</span>
          </p>
        ) : section.noScore === 'blank' ? (
          <p className="mt-1 text-sm text-muted">{blankSentence}</p>
        ) : null}
        {change ? (
          <p className="mt-1 text-sm text-muted">
            <span className="font-medium text-ink tabular">{changeText(change.change)}</span> since your last exam,{' '}
            {change.real ? <strong className="font-medium text-ink">{verdict}</strong> : verdict}
          </p>
        ) : null}
      </div>
      {band ? <ScoreBand label={name} size="small" min={200} max={800} {...band} /> : null}
      <p>
        <span className="font-medium tabular">
          {section.correct} of {section.scored}
        </span>{' '}
        scored questions right. <span className="text-muted">{countsSentence(countsOf(section.modules))}</span>
      </p>
      <Modules shape={shape} section={section} />
      {route ? (
        <details className="group text-sm">
          <summary className="inline-flex min-h-9 list-none items-center gap-2 rounded-control font-medium hover:text-primary pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
            <span aria-hidden className="transition-transform duration-150 group-open:rotate-90">
              ›
            </span>
            {route.title}
          </summary>
          <p className="text-muted">{route.text}</p>
          {adaptive && !result.prediction && (section.route === 'easier' || section.route === 'harder') ? (
            <Suspense>
              <OtherModule result={result} position={adaptive.position} route={section.route} />
            </Suspense>
          ) : null}
        </details>
      ) : null}
    </div>
  );
}

/** Each section: score with range, right answers, modules and what the second module means. */
export function SectionResults({ result }: { readonly result: ExamResult }) {
  const unscored = unscoredSentence(result.shape);
  return (
    <section aria-labelledby="sections">
      <h2 id="sections" className="text-xl font-semibold">
        {result.sections.length > 1 ? 'Your two sections' : 'Your section'}
      </h2>
      <div className="mt-6 grid gap-x-12 gap-y-12 lg:grid-cols-2">
        {result.sections.map((section) => (
          <SectionCard
            key={section.section}
            result={result}
            section={section}
            change={result.comparison?.sections.find((other) => other.section === section.section)}
          />
        ))}
      </div>
      {unscored === null ? null : <p className="mt-6 max-w-prose text-sm text-muted">{unscored}</p>}
    </section>
  );
}
