import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { wordFilters, type WordFilter } from '#contract/words.ts';
import { PagedList } from '#client/kits/list/paged-list.tsx';
import { SearchForm } from '#client/kits/list/search-form.tsx';
import { useListUrl } from '#client/kits/list/use-list-url.ts';
import { useQueryChange } from '#client/kits/list/use-query-change.ts';
import { Button } from '#client/ui/button.tsx';
import { EmptyState, ErrorState, Page } from '#client/ui/page-states.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { Tabs } from '#client/ui/tabs.tsx';
import { useMainFocus } from '#client/ui/use-main-focus.ts';
import { maxSelected, SelectedWords } from './selected-words.tsx';
import { WordCheck } from './word-check.tsx';
import { wordList, wordSetsQuery, wordSorts } from './word-queries.ts';
import { readFilters, WordFilters } from './word-filters.tsx';
import { WordRow } from './word-row.tsx';
import { WordSets } from './word-sets.tsx';

const labels = { all: 'All', missed: 'From missed questions', new: 'New', learning: 'Learning', known: 'Known' } as const satisfies Record<WordFilter, string>;

const noneOf = {
  all: 'No words match. Try fewer letters, fewer filters, or all sets.',
  missed: 'When you miss a vocabulary question, its words appear here.',
  new: 'You have marked every word here. Well done.',
  learning: 'Mark words as “Learning,” or test yourself: words you miss land here.',
  known: 'Words you know land here: mark them, or get them right twice in a row.',
} as const satisfies Record<WordFilter, string>;

/** The set named in the address; null: all of them. */
const readSet = (text: string | null): number | null => (text && /^[1-8]$/.test(text) ? Number(text) : null);

/** /word-bank */
export function WordBankScreen() {
  const { q, show, sort, goTo } = useListUrl(wordFilters, wordSorts);
  const [search] = useSearchParams();
  const changeQuery = useQueryChange();
  const set = readSet(search.get('set'));
  const filters = readFilters(search);
  const testing = search.get('view') === 'test';
  useMainFocus(testing);
  const { data, error, refetch } = useQuery(wordSetsQuery);
  // Null: none are being selected.
  const [selected, setSelected] = useState<ReadonlySet<string> | null>(null);
  const select = (word: string, on: boolean) =>
    setSelected((before) => new Set(on ? [...(before ?? []), word] : [...(before ?? [])].filter((other) => other !== word)));
  const change = (parameters: Readonly<Record<string, string | null>>) =>
    changeQuery(
      (query) => {
        for (const [name, value] of Object.entries(parameters))
          if (value === null) query.delete(name);
          else query.set(name, value);
      },
      { preventScrollReset: true },
    );
  if (testing)
    return (
      <Page
        title="Test yourself"
        lead={set === null ? 'Ten words from all sets.' : `Ten words from set ${set}.`}
        actions={
          <Button variant="quiet" onClick={() => change({ view: null })}>
            Stop
          </Button>
        }
      >
        <WordCheck
          set={set}
          onClose={() => change({ view: null })}
          onLookUp={(word) => change({ view: null, set: null, show: null, level: null, tone: null, q: word })}
        />
      </Page>
    );
  return (
    <Page
      title="Word bank"
      lead="Words that come up in Words in Context questions, from everyday ones to the rarest."
      actions={<Button onClick={() => change({ view: 'test' })}>{set === null ? 'Test yourself' : `Test yourself on set ${set}`}</Button>}
    >
      {data ? (
        <WordSets sets={data.sets} chosen={set} onChoose={(chosen) => change({ set: chosen === null ? null : String(chosen) })} />
      ) : error ? (
        <ErrorState title="The sets did not load" error={error} onRetry={() => void refetch()} />
      ) : (
        <div role="status" className="appear-late">
          <span className="sr-only">Loading the sets…</span>
          <Skeleton className="h-32 w-full" />
        </div>
      )}
      <div className="mt-8">
        <div className="gap-x-8 xl:grid xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] xl:items-end">
          <SearchForm label="Word or meaning" q={q} maxLength={40} onSearch={(next) => goTo({ q: next })} />
          <WordFilters {...filters} sort={sort} />
        </div>
        <SelectedWords selected={selected} onChange={setSelected} />
        <Tabs
          label="Which words"
          value={show}
          onChange={(next) => goTo({ show: next })}
          items={wordFilters.map((filter) => ({
            value: filter,
            label: filter === 'missed' && data && data.missed > 0 ? `${labels.missed} (${data.missed})` : labels[filter],
            content: (
              <PagedList
                key={`${set}-${filter}-${filters.level}-${filters.tone}-${q}-${sort}`}
                list={wordList({ ...filters, set, show: filter, q, sort })}
                noun="word"
                empty={<EmptyState title="No words here">{q || filters.level !== null || filters.tone !== null ? noneOf.all : noneOf[filter]}</EmptyState>}
              >
                {(rows) => (
                  <ul className="-mt-3 border-b border-line">
                    {rows.map((word) => (
                      <WordRow
                        key={word.word}
                        word={word}
                        startsOpen={word.word === q}
                        selected={selected && selected.has(word.word)}
                        selectable={selected === null || selected.size < maxSelected}
                        onSelect={(on) => select(word.word, on)}
                      />
                    ))}
                  </ul>
                )}
              </PagedList>
            ),
          }))}
        />
      </div>
    </Page>
  );
}
