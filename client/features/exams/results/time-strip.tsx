import type { ExamResult } from '#contract/exam-results.ts';
import { slotAt, slotName, type Shape } from '#core/exams/shape.ts';
import { topicName } from '#core/topics/topics.ts';
import { TableAlternative } from '#client/ui/charts/table-alternative.tsx';
import { outcomeNames, type Outcome } from '#client/ui/question/outcome.ts';
import { Table } from '#client/ui/table.tsx';
import { byModule, outcomeOf, paceOf, type ModuleGroup, type Response } from './result-view.ts';
import { pacingCoach } from './pacing.ts';
import { durationText, paceSentence } from './result-words.ts';
import { workPattern } from './work-view.ts';
import { changesSentence, returnsSentence } from './work-words.ts';

const height = 132;
const base = 112;

/** Right: filled. Wrong: outlined with a cross. No answer: a ring on the ground line. */
function Mark({ outcome, centre, top }: { readonly outcome: Outcome; readonly centre: number; readonly top: number }) {
  const middle = `${centre.toFixed(2)}%`;
  if (outcome === 'right') return null;
  if (outcome === 'omitted') return <circle cx={middle} cy={top - 8} r="3" fill="none" className="stroke-muted" strokeWidth="1.5" />;
  return (
    <svg x={middle} y={top - 8} className="overflow-visible">
      <path d="M-3-3 3 3M3-3-3 3" className="stroke-danger" strokeWidth="1.75" strokeLinecap="round" />
    </svg>
  );
}

const barClass = {
  right: 'fill-primary stroke-primary',
  wrong: 'fill-paper stroke-danger',
  omitted: 'fill-sunken stroke-line-strong',
} as const satisfies Record<Outcome, string>;

/** One bar per question; `limit` is the time at the top, ms. */
function Bars({ responses, medianMs, limit }: { readonly responses: readonly Response[]; readonly medianMs: number | null; readonly limit: number }) {
  const yOf = (ms: number) => base - Math.max(ms === 0 ? 0 : 2, Math.min(1, ms / limit) * (base - 16));
  const step = 100 / responses.length;
  return (
    <svg aria-hidden width="100%" height={height} className="block overflow-visible">
      <line x1="0" x2="100%" y1={base} y2={base} className="stroke-line-strong" />
      {responses.map((response, index) => {
        const outcome = outcomeOf(response);
        const top = yOf(response.timeSpentMs);
        return (
          <g key={response.questionId}>
            <rect
              x={`${(index * step + step * 0.18).toFixed(2)}%`}
              width={`${(step * 0.64).toFixed(2)}%`}
              y={top}
              height={base - top}
              rx="2"
              className={barClass[outcome]}
              strokeWidth="1.5"
            />
            <Mark outcome={outcome} centre={(index + 0.5) * step} top={top} />
            {response.number === 1 || response.number % 5 === 0 ? (
              <text x={`${((index + 0.5) * step).toFixed(2)}%`} y={height - 4} textAnchor="middle" className="fill-muted text-xs tabular">
                {response.number}
              </text>
            ) : null}
          </g>
        );
      })}
      {medianMs === null ? null : <line x1="0" x2="100%" y1={yOf(medianMs)} y2={yOf(medianMs)} className="stroke-ink" strokeDasharray="5 4" />}
    </svg>
  );
}

interface ModuleStripProps {
  readonly shape: Shape;
  readonly group: ModuleGroup;
  readonly allowedMs: number;
  readonly limit: number;
}

function ModuleStrip({ shape, group, allowedMs, limit }: ModuleStripProps) {
  const pace = paceOf(group.responses);
  return (
    <div className="min-w-0">
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 font-medium">
        {slotName(shape, group.position)}
        {pace ? (
          <span className="text-sm font-normal text-muted tabular">
            median {durationText(pace.medianMs)}, top {durationText(limit)}
          </span>
        ) : null}
      </h3>
      <div className="mt-2">
        <Bars responses={group.responses} medianMs={pace?.medianMs ?? null} limit={limit} />
      </div>
      <p className="mt-1 text-sm text-muted">{pace ? paceSentence(pace, slotAt(shape, group.position), allowedMs) : 'No time was recorded for this module.'}</p>
    </div>
  );
}

const Key = () => (
  <ul aria-hidden className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-sm text-muted">
    {(['right', 'wrong', 'omitted'] as const).map((outcome) => (
      <li key={outcome} className="flex items-center gap-2">
        <svg width="14" height="24" className="overflow-visible">
          <rect x="2" y="10" width="9" height="13" rx="2" className={barClass[outcome]} strokeWidth="1.5" />
          <svg x="6.5" y="0" className="overflow-visible">
            <Mark outcome={outcome} centre={0} top={11} />
          </svg>
        </svg>
        {outcomeNames[outcome]}
      </li>
    ))}
    <li className="flex items-center gap-2">
      <svg width="22" height="24">
        <line x1="0" x2="22" y1="14" y2="14" className="stroke-ink" strokeDasharray="5 4" />
      </svg>
      Median of the module
    </li>
  </ul>
);

/** A strip for each module, all on one scale. */
export function TimeStripRow({ result }: { readonly result: ExamResult }) {
  const allowed = new Map(result.sections.flatMap(({ modules }) => modules.map((module) => [module.position, module.allowedMs] as const)));
  // One scale for all modules, so that bars compare; one forgotten question must not flatten the rest.
  const times = result.responses.map(({ timeSpentMs }) => timeSpentMs).sort((a, b) => a - b);
  const limit = Math.max(60_000, Math.ceil((times[Math.floor(times.length * 0.97)] ?? 0) / 30_000) * 30_000);
  return byModule(result.responses).map((group) => (
    <ModuleStrip key={group.position} shape={result.shape} group={group} allowedMs={allowed.get(group.position) ?? 0} limit={limit} />
  ));
}

/** Where the time went: the coach's three sentences, how answers changed and questions were returned to, and each question's time folded away. */
export function TimeResults({ result }: { readonly result: ExamResult }) {
  const coach = pacingCoach(result);
  const pattern = workPattern(result.responses);
  return (
    <section aria-labelledby="time">
      <h2 id="time" className="text-xl font-semibold">
        Time and second looks
      </h2>
      <div className="mt-3 grid gap-x-12 gap-y-6 lg:grid-cols-2">
        {coach ? (
          <div>
            <h3 className="font-medium">Your pace</h3>
            <ul className="mt-2 flex max-w-prose list-disc flex-col gap-2 pl-5 marker:text-muted">
              {coach.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </div>
        ) : null}
        {pattern ? (
          <div>
            <h3 className="font-medium">Your second looks</h3>
            <ul className="mt-2 flex max-w-prose list-disc flex-col gap-2 pl-5 marker:text-muted">
              <li>{changesSentence(pattern)}</li>
              <li>{returnsSentence(pattern)}</li>
            </ul>
          </div>
        ) : null}
      </div>
      <details className="group mt-4">
        <summary className="inline-flex min-h-11 list-none items-center gap-2 rounded-control font-medium hover:text-primary [&::-webkit-details-marker]:hidden">
          <span aria-hidden className="transition-transform duration-150 group-open:rotate-90">
            ›
          </span>
          Time per question
        </summary>
        <Key />
        <div className="mt-6 grid gap-x-12 gap-y-10 lg:grid-cols-2">
          <TimeStripRow result={result} />
        </div>
        <TableAlternative>
          <Table
            caption="Time per question"
            captionHidden
            rows={result.responses}
            rowKey={(row) => row.questionId}
            columns={[
              { key: 'question', header: 'Question', cell: (row) => `${slotName(result.shape, row.position)}, ${row.number}` },
              { key: 'topic', header: 'Topic', cell: (row) => topicName(row.topicId) },
              { key: 'outcome', header: 'Outcome', cell: (row) => outcomeNames[outcomeOf(row)] },
              { key: 'time', header: 'Time', numeric: true, cell: (row) => durationText(row.timeSpentMs) },
            ]}
          />
        </TableAlternative>
      </details>
    </section>
  );
}
