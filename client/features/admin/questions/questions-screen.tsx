import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useNavigateHere } from '#client/ui/use-navigate-here.ts';
import { createQuestion, questionOrigins, questionUses, type ListedQuestion } from '#contract/authoring.ts';
import { questionStatuses } from '#core/authoring/question-status.ts';
import { questionFromTemplate, templateNames, type TemplateName } from '#core/authoring/templates.ts';
import { topicName, topics } from '#core/topics/topics.ts';
import { useFilterInUrl } from '#client/kits/list/use-filters-in-url.ts';
import { CsvButton } from '#client/kits/list/csv-button.tsx';
import { ListTable, type ListColumn } from '#client/kits/list/list-table.tsx';
import { PagedList } from '#client/kits/list/paged-list.tsx';
import { SearchForm } from '#client/kits/list/search-form.tsx';
import { pathTo } from '#client/paths.ts';
import { makeOnce } from '#client/platform/request-id.ts';
import { api } from '#client/platform/api.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { RadioCards } from '#client/ui/choice.tsx';
import { SelectField } from '#client/ui/field.tsx';
import { formatDateTime } from '#client/ui/format.ts';
import { EmptyState, Page } from '#client/ui/page-states.tsx';
import { RichText } from '#client/ui/question/rich-text.tsx';
import { showToast } from '#client/ui/toast.tsx';
import { BulkSteps, RefusedSteps, type RefusedStep } from './bulk-steps.tsx';
import { questionList, type QuestionFilter } from './question-queries.ts';
import { originWords, statusWords, templateWords, useWords } from './question-words.ts';

const question: ListColumn<ListedQuestion> = {
  id: 'question',
  header: 'Question',
  text: ({ id, excerpt }) => `${id}: ${excerpt}`,
  cell: ({ id, excerpt, topicId, archetype, difficulty }) => (
    <span className="block @2xl:min-w-64">
      <Link to={pathTo('adminQuestion', { questionId: id })} className="text-link break-words">
        <RichText inline text={excerpt} />
      </Link>
      <span className="block text-sm font-normal text-muted">
        {topicName(topicId)}, {archetype}, level {difficulty}
      </span>
    </span>
  ),
};

const columns: readonly ListColumn<ListedQuestion>[] = [
  question,
  {
    id: 'status',
    header: 'State',
    text: ({ status }) => statusWords[status].label,
    cell: ({ status, version, newestVersion }) => (
      <span className="flex flex-wrap gap-1.5">
        <Badge tone={statusWords[status].tone}>{statusWords[status].label}</Badge>
        {newestVersion > version ? <Badge tone="primary">Newer version</Badge> : null}
      </span>
    ),
  },
  { id: 'origin', header: 'Origin', text: ({ origin }) => originWords[origin], cell: ({ origin }) => originWords[origin] },
  { id: 'use', header: 'Asked in', text: ({ use }) => useWords[use], cell: ({ use }) => useWords[use] },
  {
    id: 'reports',
    header: 'Reports',
    numeric: true,
    text: ({ reports }) => String(reports),
    cell: ({ reports }) => (reports > 0 ? <Badge tone="warning">{String(reports)}</Badge> : '0'),
  },
  {
    id: 'updated',
    header: 'Changed',
    text: ({ updatedAt }) => updatedAt,
    cell: ({ updatedAt }) => formatDateTime(updatedAt),
  },
];

/** With a box in front of each question. */
const selectable = (selected: ReadonlySet<string>, toggle: (id: string) => void): readonly ListColumn<ListedQuestion>[] => [
  {
    ...question,
    cell: (row) => (
      <span className="flex items-start gap-1">
        <label className="-my-2 -ml-2.5 flex p-2.5">
          <input
            type="checkbox"
            aria-label={`Select ${row.id}`}
            checked={selected.has(row.id)}
            onChange={() => toggle(row.id)}
            className="size-4.5 accent-primary"
          />
        </label>
        {question.cell(row)}
      </span>
    ),
  },
  ...columns.slice(1),
];

const any = (label: string) => ({ value: '', label });
const filters = [
  { name: 'status', label: 'State', options: [any('Every state'), ...questionStatuses.map((value) => ({ value, label: statusWords[value].label }))] },
  { name: 'origin', label: 'Origin', options: [any('Every origin'), ...questionOrigins.map((value) => ({ value, label: originWords[value] }))] },
  { name: 'use', label: 'Asked in', options: [any('Exams and practice'), ...questionUses.map((value) => ({ value, label: useWords[value] }))] },
  { name: 'topicId', label: 'Topic', options: [any('Every topic'), ...topics.map(({ id, name }) => ({ value: String(id), label: name }))] },
  { name: 'level', label: 'Level', options: [any('Every level'), ...['1', '2', '3', '4', '5'].map((value) => ({ value, label: `Level ${value}` }))] },
] as const;

/** Reads the filter from the address; what does not belong there is left out. */
function filterOf(search: URLSearchParams): QuestionFilter {
  const read = <Value extends string>(name: string, values: readonly Value[]) => values.find((value) => value === search.get(name));
  const number = (name: string, most: number) => {
    const value = Number(search.get(name));
    return Number.isInteger(value) && value >= 1 && value <= most ? value : undefined;
  };
  const archetype = search.get('archetype')?.trim() ?? '';
  return {
    q: search.get('q')?.trim().slice(0, 200) ?? '',
    status: read('status', questionStatuses),
    origin: read('origin', questionOrigins),
    use: read('use', questionUses),
    topicId: number('topicId', 29),
    level: number('level', 5),
    ...(/^[A-Z0-9]{2,4}-[a-z]$/.test(archetype) && { archetype }),
  };
}

function NewQuestion({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigateHere();
  const [template, setTemplate] = useState<TemplateName>('passage');
  const [use, setUse] = useState<'practice' | 'exam'>('practice');
  const [once] = useState(makeOnce);
  const create = useMutation({
    // The server gives it an id of its own.
    mutationFn: () => once((requestId) => api(createQuestion, { body: { question: JSON.stringify(questionFromTemplate(template, 'q-new')), use, requestId } })),
    onSuccess: ({ id }) => navigate(pathTo('adminQuestion', { questionId: id })),
    onError: (error) => showToast({ title: 'The question was not created', description: error.message, tone: 'danger' }),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="New question"
      description="It starts as a draft that students cannot see."
      actions={
        <Button busy={create.isPending} busyLabel="Creating…" onClick={() => create.mutate()}>
          Create draft
        </Button>
      }
    >
      <div className="flex flex-col gap-6">
        <RadioCards
          legend="Begin with"
          name="template"
          columns={2}
          value={template}
          onChange={setTemplate}
          options={templateNames.map((value) => ({ value, label: templateWords[value] }))}
        />
        <RadioCards
          legend="Where it will be used"
          name="use"
          columns={2}
          value={use}
          onChange={setUse}
          options={[
            { value: 'practice', label: 'Practice', description: 'Quizzes can use it once it is published.' },
            { value: 'exam', label: 'Exams', description: 'Only exams use it, so no one sees it earlier.' },
          ]}
        />
      </div>
    </Dialog>
  );
}

/** /admin/question-editor */
export function QuestionsScreen() {
  const [search] = useSearchParams();
  const [creating, setCreating] = useState(false);
  const filter = filterOf(search);
  const list = questionList(filter);
  const change = useFilterInUrl();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<readonly RefusedStep[]>([]);
  const toggle = (id: string) => setSelected((before) => new Set(before.has(id) ? [...before].filter((each) => each !== id) : [...before, id]));
  return (
    <Page
      title="Questions"
      lead="All questions from every source, with every version. Most recently changed first."
      actions={<Button onClick={() => setCreating(true)}>New question</Button>}
    >
      <SearchForm label="Text or id" q={filter.q ?? ''} maxLength={200} onSearch={(q) => change('q', q)} />
      <div role="group" aria-label="Filter questions" className="mb-6 grid gap-3 sm:grid-cols-3 xl:grid-cols-5">
        {filters.map(({ name, label, options }) => (
          <SelectField key={name} label={label} value={String(filter[name] ?? '')} options={options} onChange={({ target }) => change(name, target.value)} />
        ))}
      </div>
      {filter.archetype ? (
        <p className="mb-6 flex flex-wrap items-center gap-3 text-sm">
          Only archetype {filter.archetype}.
          <Button variant="secondary" size="small" onClick={() => change('archetype', '')}>
            Show every archetype
          </Button>
        </p>
      ) : null}
      <RefusedSteps refused={refused} />
      <PagedList
        list={list}
        noun="question"
        empty={<EmptyState title="No questions">Nothing matches this search and these filters.</EmptyState>}
        actions={<CsvButton list={list} columns={columns} fileName="questions" />}
      >
        {(rows) => (
          <>
            <BulkSteps rows={rows} selected={selected} onSelect={(ids) => setSelected(new Set(ids))} onRefused={setRefused} />
            <ListTable caption="Questions" columns={selectable(selected, toggle)} rows={rows} rowKey={({ id }) => id} />
          </>
        )}
      </PagedList>
      {creating ? <NewQuestion onClose={() => setCreating(false)} /> : null}
    </Page>
  );
}
