import { Link } from 'react-router';
import type { ListedExam } from '#contract/exam-authoring.ts';
import { examStatuses, type ListedModule } from '#contract/module-authoring.ts';
import { CsvButton } from '#client/kits/list/csv-button.tsx';
import { ListTable, type ListColumn } from '#client/kits/list/list-table.tsx';
import { PagedList } from '#client/kits/list/paged-list.tsx';
import { SearchForm } from '#client/kits/list/search-form.tsx';
import { useListUrl } from '#client/kits/list/use-list-url.ts';
import { pathTo } from '#client/paths.ts';
import { Badge } from '#client/ui/badge.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { SelectField } from '#client/ui/field.tsx';
import { formatDateTime } from '#client/ui/format.ts';
import { EmptyState, Page } from '#client/ui/page-states.tsx';
import { Tabs } from '#client/ui/tabs.tsx';
import { statusWords } from '../questions/question-words.ts';
import { examList, moduleList } from './exam-queries.ts';
import { routeWords, sectionWords, timeText } from './exam-words.ts';

const changed = {
  id: 'updated',
  header: 'Changed',
  text: ({ updatedAt }: { readonly updatedAt: string }) => updatedAt,
  cell: ({ updatedAt }: { readonly updatedAt: string }) => <span className="whitespace-nowrap">{formatDateTime(updatedAt)}</span>,
};

const exams: readonly ListColumn<ListedExam>[] = [
  {
    id: 'exam',
    header: 'Exam',
    text: ({ title }) => title,
    cell: ({ id, title }) => (
      <Link to={pathTo('adminExam', { examId: id })} className="text-link inline-flex min-h-6 items-center break-words">
        {title}
      </Link>
    ),
  },
  {
    id: 'state',
    header: 'State',
    text: ({ status, isPublic }) => `${statusWords[status].label}${isPublic ? '' : ', hidden'}`,
    cell: ({ status, isPublic, isDiagnostic }) => (
      <span className="flex flex-wrap gap-1.5">
        <Badge tone={statusWords[status].tone}>{statusWords[status].label}</Badge>
        {isPublic ? null : <Badge tone="warning">Hidden</Badge>}
        {isDiagnostic ? <Badge tone="primary">Diagnostic</Badge> : null}
      </span>
    ),
  },
  { id: 'modules', header: 'Modules', numeric: true, text: ({ moduleCount }) => String(moduleCount), cell: ({ moduleCount }) => moduleCount },
  { id: 'questions', header: 'Questions', numeric: true, text: ({ questionCount }) => String(questionCount), cell: ({ questionCount }) => questionCount },
  {
    id: 'owner',
    header: 'Content',
    text: ({ isEdited }) => (isEdited ? 'Edited here' : 'As shipped'),
    cell: ({ isEdited }) => (isEdited ? 'Edited here' : 'As shipped'),
  },
  changed,
];

const modules: readonly ListColumn<ListedModule>[] = [
  {
    id: 'module',
    header: 'Module',
    text: ({ id, title }) => `${title} (${id})`,
    cell: ({ id, title, section, route }) => (
      <span className="block @2xl:min-w-56">
        <Link to={pathTo('adminExamModule', { moduleId: id })} className="text-link inline-flex min-h-6 items-center break-words">
          {title}
        </Link>
        <span className="block text-sm font-normal text-muted">
          {sectionWords[section]}, {routeWords[route].toLowerCase()}
        </span>
      </span>
    ),
  },
  {
    id: 'state',
    header: 'State',
    text: ({ status }) => statusWords[status].label,
    cell: ({ status }) => <Badge tone={statusWords[status].tone}>{statusWords[status].label}</Badge>,
  },
  { id: 'questions', header: 'Questions', numeric: true, text: ({ questionCount }) => String(questionCount), cell: ({ questionCount }) => questionCount },
  { id: 'time', header: 'Time', text: ({ timeLimit }) => timeText(timeLimit), cell: ({ timeLimit }) => timeText(timeLimit) },
  {
    id: 'exams',
    header: 'In exams',
    text: (module) => module.exams.map(({ title }) => title).join(', '),
    cell: (module) => module.exams.map(({ title }) => title).join(', ') || 'None',
  },
  changed,
];

const states = [{ value: 'all', label: 'Every state' }, ...examStatuses.map((value) => ({ value, label: statusWords[value].label }))];

/** One of the two lists, with its search. */
function ExamList({ kind }: { readonly kind: 'exams' | 'modules' }) {
  const { q, sort, show, goTo } = useListUrl(['all', 'draft', 'published', 'retired'], ['exams', 'modules']);
  const status = show === 'all' ? undefined : show;
  const exam = examList(q, status);
  const module = moduleList(q, status);
  const empty = <EmptyState title="Nothing found">No {kind} match this search.</EmptyState>;
  return (
    <>
      <SearchForm label="Title or id" q={q} maxLength={120} onSearch={(wanted) => goTo({ q: wanted, sort })} />
      <div className="mb-6 max-w-60">
        <SelectField
          label="State"
          value={show}
          options={states}
          onChange={({ target }) => goTo({ show: (['draft', 'published', 'retired'] as const).find((each) => each === target.value) ?? 'all' })}
        />
      </div>
      {kind === 'exams' ? (
        <PagedList list={exam} noun="exam" empty={empty} actions={<CsvButton list={exam} columns={exams} fileName="practice-exams" />}>
          {(rows) => <ListTable caption="Exams" columns={exams} rows={rows} rowKey={({ id }) => id} />}
        </PagedList>
      ) : (
        <PagedList list={module} noun="module" empty={empty} actions={<CsvButton list={module} columns={modules} fileName="exam-modules" />}>
          {(rows) => <ListTable caption="Modules" columns={modules} rows={rows} rowKey={({ id }) => id} />}
        </PagedList>
      )}
    </>
  );
}

/** /admin/practice-exams */
export function ExamsScreen() {
  // Which of the two lists stands where other lists have their order.
  const { sort, goTo } = useListUrl(['all'], ['exams', 'modules']);
  return (
    <Page
      title="Practice exams"
      lead="Exams are made of modules, and modules are made of exam questions. Exams in progress never change."
      actions={
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={pathTo('adminExam', { examId: 'new' })}>New exam</ButtonLink>
          <ButtonLink to={pathTo('adminExamModule', { moduleId: 'new' })} variant="secondary">
            New module
          </ButtonLink>
        </div>
      }
    >
      <Tabs
        label="What is listed"
        value={sort}
        onChange={(next) => goTo({ sort: next, q: '' })}
        items={[
          { value: 'exams', label: 'Exams', content: <ExamList kind="exams" /> },
          { value: 'modules', label: 'Modules', content: <ExamList kind="modules" /> },
        ]}
      />
    </Page>
  );
}
