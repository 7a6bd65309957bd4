/** What responses say about questions: the plot, the groups, and the list with its flags. */
import { useQuery } from '@tanstack/react-query';
import { exportResponses, getQualitySummary, listQuestionQuality, type ExportedResponse, type QuestionQuality } from '#contract/question-quality.ts';
import { choiceIds } from '#core/questions/choices.ts';
import { correlationInterval, shareInterval, type qualityFlags } from '#core/questions/quality.ts';
import { topicName } from '#core/topics/topics.ts';
import { CsvButton } from '#client/kits/list/csv-button.tsx';
import type { List } from '#client/kits/list/list.ts';
import { ListTable, type ListColumn } from '#client/kits/list/list-table.tsx';
import { PagedList } from '#client/kits/list/paged-list.tsx';
import { api } from '#client/platform/api.ts';
import { useSession } from '#client/platform/session.ts';
import { Badge } from '#client/ui/badge.tsx';
import { formatDateTime } from '#client/ui/format.ts';
import { EmptyState, ErrorState, LoadingState } from '#client/ui/page-states.tsx';
import type { QualityFilter } from './quality-filter.ts';
import { QualityGroups, QualityPlot } from './quality-plots.tsx';
import { QuestionLink } from './question-link.tsx';
import { flagWords, percentText } from './quality-words.ts';

export type Flag = (typeof qualityFlags)[number] | 'any';

const listOf = (filter: QualityFilter, flag: Flag | undefined): List<QuestionQuality> => ({
  key: ['question-quality', 'list', filter, flag],
  read: (page, signal) => api(listQuestionQuality, { query: { ...filter, flag, ...page } }, signal ? { signal } : {}),
});

const responsesOf = (filter: QualityFilter): List<ExportedResponse> => ({
  key: ['question-quality', 'responses', filter],
  read: ({ cursor }, signal) => api(exportResponses, { query: { ...filter, cursor } }, signal ? { signal } : {}),
});

const rightText = ({ correct, responses }: QuestionQuality) => {
  const { low, high } = shareInterval(correct, responses);
  return `${percentText(correct / responses)} (${percentText(low)}–${percentText(high)})`;
};
const correlationText = ({ pointBiserial, pairs }: QuestionQuality) => {
  if (pointBiserial === null) return '–';
  const { low, high } = correlationInterval(pointBiserial, pairs);
  return `${pointBiserial.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`;
};
const chosenText = ({ key, chosen, responses }: QuestionQuality) =>
  key === null ? 'Typed' : choiceIds.map((id, index) => `${id}${id === key ? ' (key)' : ''} ${percentText((chosen[index] ?? 0) / responses)}`).join(', ');
/** Right answers before and during the last 30 days. */
const movedText = ({ responses, correct, recentResponses, recentCorrect }: QuestionQuality) => {
  const before = responses - recentResponses;
  return before === 0 || recentResponses === 0 ? '–' : `${percentText((correct - recentCorrect) / before)} → ${percentText(recentCorrect / recentResponses)}`;
};
const timeOf = ({ medianTimeMs }: QuestionQuality) => (medianTimeMs === null ? '–' : `${Math.round(medianTimeMs / 1000)} s`);

const columns: readonly ListColumn<QuestionQuality>[] = [
  {
    id: 'question',
    header: 'Question',
    text: ({ questionId, version }) => `${questionId} v${version}`,
    cell: ({ questionId, excerpt, topicId, archetype, level, version }) => (
      <span className="block @2xl:min-w-44">
        <QuestionLink questionId={questionId} excerpt={excerpt} />
        <span className="block break-words text-sm font-normal text-muted">
          {topicName(topicId)}, {archetype}, level {level}, {questionId}, version {version}
        </span>
      </span>
    ),
  },
  { id: 'n', header: 'n', numeric: true, text: ({ responses }) => String(responses), cell: ({ responses }) => responses },
  { id: 'p', header: 'Right', text: rightText, cell: rightText },
  { id: 'r', header: 'Correlation', text: correlationText, cell: correlationText },
  { id: 'chosen', header: 'Chosen', text: chosenText, cell: chosenText },
  { id: 'time', header: 'Median time', numeric: true, text: timeOf, cell: timeOf },
  { id: 'moved', header: 'Before → 30 days', text: movedText, cell: movedText },
  {
    id: 'flags',
    header: 'Flags',
    text: ({ flags }) => flags.map((flag) => flagWords[flag].label).join('; '),
    cell: ({ flags }) => (
      <span className="flex flex-wrap gap-1.5">
        {flags.length === 0
          ? 'None'
          : flags.map((flag) => (
              <Badge key={flag} tone={flagWords[flag].tone}>
                {flagWords[flag].label}
              </Badge>
            ))}
      </span>
    ),
  },
];

/** One row per response, as programs for differential item functioning read it. */
const responseColumns = (
  ['person', 'questionId', 'version', 'topicId', 'archetype', 'level', 'context', 'answer', 'isCorrect', 'timeMs', 'restCorrect', 'restAsked', 'day'] as const
).map((name) => ({ header: name, text: (row: ExportedResponse) => (typeof row[name] === 'boolean' ? String(Number(row[name])) : String(row[name] ?? '')) }));

function Summary({ filter }: { readonly filter: QualityFilter }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['question-quality', 'summary', filter],
    queryFn: ({ signal }) => api(getQualitySummary, { query: filter }, { signal }),
  });
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState label="Loading the measures" />;
  if (data.measuredAt === null)
    return <p className="text-muted">Nothing has been measured yet. The first measures come tonight, once students have answered.</p>;
  return (
    <>
      <p className="mb-4 text-sm text-muted">Measured {formatDateTime(data.measuredAt)} from first responses, with 95% intervals.</p>
      {data.points.length > 0 ? <QualityPlot points={data.points} /> : null}
      {data.groups.length > 0 ? (
        <details className="mt-6 max-w-4xl">
          <summary className="min-h-11 cursor-pointer font-medium">By topic and level</summary>
          <QualityGroups groups={data.groups} />
        </details>
      ) : null}
    </>
  );
}

export function ResponsesView({ filter, flag }: { readonly filter: QualityFilter; readonly flag: Flag | undefined }) {
  const session = useSession();
  const list = listOf(filter, flag);
  return (
    <>
      <Summary filter={filter} />
      <h2 className="mb-4 mt-10 text-xl font-semibold">Questions</h2>
      <PagedList
        list={list}
        noun="question"
        empty={<EmptyState title="No questions">No measured question matches this.</EmptyState>}
        actions={<CsvButton list={list} columns={columns} fileName="question-quality" />}
      >
        {(rows) => <ListTable caption="Measured questions" columns={columns} rows={rows} rowKey={({ questionId, version }) => `${questionId} ${version}`} />}
      </PagedList>
      {session.kind === 'user' && session.me.isAdmin ? (
        <section aria-labelledby="responses" className="mt-12 max-w-3xl">
          <h2 id="responses" className="text-xl font-semibold">
            Responses
          </h2>
          <p className="mb-4 mt-1 text-muted">
            One row per first response, with a pseudonym instead of a person, for analyses of differential functioning. The filters for topic, level, and
            archetype apply.
          </p>
          <CsvButton list={responsesOf(filter)} columns={responseColumns} fileName="responses" />
        </section>
      ) : null}
    </>
  );
}
