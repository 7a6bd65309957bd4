/** How difficult questions are by their answers, beside what their levels say. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getCalibration, listCalibration, type CalibratedQuestion } from '#contract/calibration.ts';
import { itemParameters } from '#core/exams/scoring.ts';
import { intervalHalf, minToEstimate, minToUse, movementOf, type Movement } from '#core/learning/calibration-rules.ts';
import { difficulties } from '#core/questions/question.ts';
import { sectionNames, topicName } from '#core/topics/topics.ts';
import { CsvButton } from '#client/kits/list/csv-button.tsx';
import type { List } from '#client/kits/list/list.ts';
import { ListTable, type ListColumn } from '#client/kits/list/list-table.tsx';
import { PagedList } from '#client/kits/list/paged-list.tsx';
import { api, type Output } from '#client/platform/api.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { formatCount, formatDateTime } from '#client/ui/format.ts';
import { EmptyState, ErrorState, LoadingState } from '#client/ui/page-states.tsx';
import { Table } from '#client/ui/table.tsx';
import { CalibrationSwitch } from './calibration-switch.tsx';
import { SpreadPlot } from './difficulty-plots.tsx';
import type { QualityFilter } from './quality-filter.ts';
import { QuestionLink } from './question-link.tsx';
import { difficultyText, movementWords } from './quality-words.ts';
import { QuestionRunsDialog } from './question-runs-dialog.tsx';

const listOf = (filter: QualityFilter, movement: Movement | undefined): List<CalibratedQuestion> => ({
  key: ['calibration', 'questions', filter, movement],
  read: (page, signal) => api(listCalibration, { query: { ...filter, movement, ...page } }, signal ? { signal } : {}),
});

const levels = difficulties.map((level) => ({ level, b: itemParameters('math', level, 'choice').b }));
/** The level whose difficulty is nearest. */
const likeLevel = ({ b }: CalibratedQuestion): number => levels.toSorted((x, y) => Math.abs(x.b - b) - Math.abs(y.b - b))[0]?.level ?? 3;

const estimateText = ({ b, se }: CalibratedQuestion) =>
  `${difficultyText(b)} (${difficultyText(b - intervalHalf * se)} to ${difficultyText(b + intervalHalf * se)})`;
const movedText = ({ b, label }: CalibratedQuestion) => `${b > label ? '+' : ''}${difficultyText(b - label)}`;
const saysOf = (row: CalibratedQuestion) => {
  const movement = movementOf(row);
  return movement === null ? 'As its level' : movementWords[movement];
};

const columnsWith = (open: (row: CalibratedQuestion) => void): readonly ListColumn<CalibratedQuestion>[] => [
  {
    id: 'question',
    header: 'Question',
    text: ({ questionId, version }) => `${questionId} v${version}`,
    cell: ({ questionId, excerpt, topicId, archetype, version }) => (
      <span className="block @2xl:min-w-44">
        <QuestionLink questionId={questionId} excerpt={excerpt} />
        <span className="block break-words text-sm font-normal text-muted">
          {topicName(topicId)}, {archetype}, {questionId}, version {version}
        </span>
      </span>
    ),
  },
  { id: 'n', header: 'n', numeric: true, text: ({ responses }) => String(responses), cell: ({ responses }) => responses.toLocaleString('en-US') },
  {
    id: 'level',
    header: 'Level',
    text: (row) => `${row.level} → ${likeLevel(row)}`,
    cell: (row) => (
      <span className="whitespace-nowrap">
        {row.level} → {likeLevel(row)}
      </span>
    ),
  },
  { id: 'label', header: 'By level', numeric: true, text: ({ label }) => String(label), cell: ({ label }) => difficultyText(label) },
  { id: 'estimate', header: 'By answers', text: estimateText, cell: (row) => <span className="tabular @2xl:whitespace-nowrap">{estimateText(row)}</span> },
  { id: 'moved', header: 'Moved', numeric: true, text: movedText, cell: movedText },
  {
    id: 'says',
    header: 'Says',
    text: saysOf,
    cell: (row) => <Badge tone={movementOf(row) === null ? 'neutral' : 'warning'}>{saysOf(row)}</Badge>,
  },
  {
    id: 'runs',
    header: 'Runs',
    actions: true,
    text: () => '',
    cell: (row) => (
      <Button variant="secondary" onClick={() => open(row)} aria-label={`Runs of ${row.questionId}`}>
        Runs
      </Button>
    ),
  },
];

/** What a file has in addition: the plain numbers. */
const fileColumns: readonly Pick<ListColumn<CalibratedQuestion>, 'header' | 'text'>[] = [
  { header: 'questionId', text: ({ questionId }) => questionId },
  { header: 'version', text: ({ version }) => String(version) },
  { header: 'topic', text: ({ topicId }) => topicName(topicId) },
  { header: 'archetype', text: ({ archetype }) => archetype },
  { header: 'level', text: ({ level }) => String(level) },
  { header: 'n', text: ({ responses }) => String(responses) },
  { header: 'label', text: ({ label }) => String(label) },
  { header: 'b', text: ({ b }) => String(b) },
  { header: 'se', text: ({ se }) => String(se) },
  { header: 'says', text: saysOf },
];

type Found = Output<typeof getCalibration>;

const Levels = ({ levels: rows }: Pick<Found, 'levels'>) => (
  <Table
    caption="By section and level"
    rows={rows}
    rowKey={({ section, level }) => `${section} ${level}`}
    columns={[
      { key: 'level', header: 'Level', cell: ({ section, level }) => `${section === 'unknown' ? 'Other' : sectionNames[section]}, level ${level}` },
      { key: 'questions', header: 'Questions', numeric: true, cell: ({ questions }) => questions },
      { key: 'movement', header: 'Moved on average', numeric: true, cell: ({ movement }) => difficultyText(movement) },
      { key: 'spread', header: 'Scatter', numeric: true, cell: ({ spread }) => spread.toFixed(2) },
    ]}
  />
);

function Summary({ runs, sections, levels: byLevel }: Found) {
  const [newest] = runs;
  if (!newest) return null;
  return (
    <>
      <p className="mb-2 max-w-prose">
        Estimated {formatDateTime(newest.at)} from {formatCount(newest.responses, 'first answer')}: {formatCount(newest.questions, 'question')} with at least{' '}
        {minToEstimate} of them, {newest.usable.toLocaleString('en-US')} with at least {minToUse}, enough for scores.
      </p>
      <p className="mb-6 max-w-prose text-sm text-muted">
        {sections
          .map(({ section, people, mean, deviation }) =>
            section === 'unknown'
              ? ''
              : `${sectionNames[section]}: ${formatCount(people, 'student')}, ability ${difficultyText(mean)} ± ${deviation.toFixed(2)}.`,
          )
          .join(' ')}{' '}
        Labels are taken to be right on average, over all questions estimated. Where scores use estimates, each section’s are shifted together until those with
        at least {minToUse} first answers are as difficult on average as their labels say.
      </p>
      {runs.length > 1 ? <SpreadPlot runs={runs} /> : null}
      <details className="mt-4 max-w-4xl">
        <summary className="min-h-11 cursor-pointer font-medium">By section and level</summary>
        <Levels levels={byLevel} />
      </details>
    </>
  );
}

export function DifficultyView({ filter, movement }: { readonly filter: QualityFilter; readonly movement: Movement | undefined }) {
  const [shown, setShown] = useState<CalibratedQuestion | null>(null);
  const { data, error, refetch } = useQuery({ queryKey: ['calibration', 'summary'], queryFn: ({ signal }) => api(getCalibration, {}, { signal }) });
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState label="Loading the estimates" />;
  if (data.runs.length === 0)
    return (
      <EmptyState title="Nothing has been estimated yet">
        Difficulties are estimated every night, for questions with at least {minToEstimate} first answers.
      </EmptyState>
    );
  const list = listOf(filter, movement);
  const columns = columnsWith(setShown);
  return (
    <>
      <CalibrationSwitch inUse={data.inUse} runs={data.runs} />
      <Summary {...data} />
      <h2 className="mb-4 mt-10 text-xl font-semibold">Questions, those that moved farthest first</h2>
      <PagedList
        list={list}
        noun="question"
        empty={<EmptyState title="No questions">No question with an estimate matches this.</EmptyState>}
        actions={<CsvButton list={list} columns={fileColumns} fileName="question-difficulty" />}
      >
        {(rows) => <ListTable caption="Estimated questions" columns={columns} rows={rows} rowKey={({ questionId, version }) => `${questionId} ${version}`} />}
      </PagedList>
      {shown ? <QuestionRunsDialog question={shown} onClose={() => setShown(null)} /> : null}
    </>
  );
}
