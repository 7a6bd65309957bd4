import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useNavigateHere } from '#client/ui/use-navigate-here.ts';
import { startCustomQuiz } from '#contract/quizzes.ts';
import { difficulties } from '#core/questions/question.ts';
import { maxPrinted } from '#core/quizzes/allowance.ts';
import { kindsQuery } from '#client/kits/kinds/kinds-query.ts';
import { PagedList } from '#client/kits/list/paged-list.tsx';
import { PlaceField } from '#client/kits/list/place-field.tsx';
import { SearchForm } from '#client/kits/list/search-form.tsx';
import { useFiltersInUrl } from '#client/kits/list/use-filters-in-url.ts';
import { StartNotice } from '#client/kits/quiz-start/start-notice.tsx';
import { PrintButton } from '#client/kits/sheets/print-button.tsx';
import { pathTo } from '#client/paths.ts';
import { api } from '#client/platform/api.ts';
import { Button } from '#client/ui/button.tsx';
import { SelectField } from '#client/ui/field.tsx';
import { EmptyState } from '#client/ui/page-states.tsx';
import { AnsweredItem } from './answered-item.tsx';
import { answeredCountQuery, answeredFilterFrom, answeredList, answeredSheets, type AnsweredFilter, type AnsweredState } from './answered-queries.ts';
import { questionBankQuery, quizQuery } from './quiz-queries.ts';

const stateNames = {
  all: 'All',
  wrong: 'Wrong',
  right: 'Right',
  guessed: 'Guessed',
  marked: 'Marked',
  due: 'Review due',
} as const satisfies Record<AnsweredState, string>;
const states = Object.keys(stateNames) as AnsweredState[];

function Filters({ filter }: { readonly filter: AnsweredFilter }) {
  const { data: counts } = useQuery(answeredCountQuery(filter));
  const { data: kinds = [] } = useQuery({ ...kindsQuery(filter.topicId ?? 0), enabled: filter.topicId !== undefined });
  const set = useFiltersInUrl();
  return (
    <>
      <SearchForm label="Words in the question" q={filter.q ?? ''} maxLength={100} onSearch={(q) => set({ q })} />
      <div className="mb-4 grid max-w-3xl gap-4 sm:grid-cols-3">
        <SelectField
          label="Show"
          value={filter.state}
          options={states.map((value) => ({ value, label: counts ? `${stateNames[value]} (${counts[value].toLocaleString('en-US')})` : stateNames[value] }))}
          onChange={({ target }) => set({ show: target.value === 'all' ? '' : target.value })}
        />
        <PlaceField filter={filter} onChange={(place) => set({ ...place, kind: '' })} />
        <SelectField
          label="Level"
          value={String(filter.level ?? '')}
          options={[{ value: '', label: 'All levels' }, ...difficulties.map((level) => ({ value: String(level), label: `Level ${level}` }))]}
          onChange={({ target }) => set({ level: target.value })}
        />
        {filter.topicId === undefined ? null : (
          <SelectField
            label="Kind of question"
            value={filter.kind ?? ''}
            options={[{ value: '', label: 'All kinds' }, ...kinds.map(({ id, title }) => ({ value: id, label: title }))]}
            onChange={({ target }) => set({ kind: target.value })}
          />
        )}
      </div>
    </>
  );
}

/** A quiz of the first questions that the filters show. */
function QuizAgain({ filter, longest, shown }: { readonly filter: AnsweredFilter; readonly longest: number; readonly shown: number }) {
  const client = useQueryClient();
  const navigate = useNavigateHere();
  const start = useMutation({
    mutationFn: async ({ minQuestions }: { readonly minQuestions?: number }) => {
      const { items } = await answeredList(filter).read({ limit: longest });
      const body = {
        source: 'topics' as const,
        topics: [...new Set(items.map(({ topicId }) => topicId))],
        questions: items.map(({ questionId }) => questionId),
        length: items.length,
        minQuestions,
      };
      return api(startCustomQuiz, { body });
    },
    onSuccess: (quiz) => {
      client.setQueryData(quizQuery(quiz.id).queryKey, quiz);
      void client.invalidateQueries(questionBankQuery);
      navigate(pathTo('smartQuiz', { quizId: quiz.id }));
    },
  });
  return (
    <>
      <Button busy={start.isPending} busyLabel="Preparing…" onClick={() => start.mutate({ minQuestions: Math.min(shown, longest) })}>
        {shown === 1 ? 'Answer it again' : `Answer ${shown > longest ? `the first ${longest}` : `these ${shown.toLocaleString('en-US')}`} again`}
      </Button>
      <StartNotice start={start} className="basis-full" />
    </>
  );
}

/** Questions one has answered in quizzes: to read again, to mark, to answer again, to print. */
export function AnsweredQuestions({ longest }: { readonly longest: number }) {
  const [search] = useSearchParams();
  const filter = answeredFilterFrom((name) => search.get(name));
  const { data: counts } = useQuery(answeredCountQuery(filter));
  const shown = counts?.[filter.state] ?? 0;
  const narrowed =
    filter.state !== 'all' ||
    filter.q !== undefined ||
    filter.topicId !== undefined ||
    filter.section !== undefined ||
    filter.level !== undefined ||
    filter.kind !== undefined;
  return (
    <div>
      <Filters filter={filter} />
      <PagedList
        list={answeredList(filter)}
        noun="question"
        actions={
          <>
            {shown > 0 ? <QuizAgain key={JSON.stringify(filter)} filter={filter} longest={longest} shown={shown} /> : null}
            <PrintButton from="Question Bank" read={() => answeredSheets(filter)} />
            {shown > maxPrinted ? <span className="text-sm text-muted">The first {maxPrinted} are printed.</span> : null}
          </>
        }
        empty={
          <EmptyState title={narrowed ? 'No questions match' : 'Nothing here yet'}>
            {narrowed ? 'Try fewer filters or other words.' : 'Questions you answer in quizzes will be listed here with their explanations.'}
          </EmptyState>
        }
      >
        {(entries) => (
          <ul className="border-y border-line">
            {entries.map((entry) => (
              <AnsweredItem key={entry.questionId} entry={entry} />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}
