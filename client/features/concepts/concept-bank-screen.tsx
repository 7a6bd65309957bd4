import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { ConceptLine } from '#contract/concepts.ts';
import { mainCategories, topicById, topics, isTopicId, type MainCategory } from '#core/topics/topics.ts';
import { CategoriesBySection } from '#client/kits/topics/categories-by-section.tsx';
import { SearchForm } from '#client/kits/list/search-form.tsx';
import { pathTo } from '#client/paths.ts';
import { formatCount } from '#client/ui/format.ts';
import { EmptyState, ErrorState, LoadingState, Page } from '#client/ui/page-states.tsx';
import { loadMath } from '#client/ui/question/math-text.tsx';
import { RichText } from '#client/ui/question/rich-text.tsx';
import { useMainFocus } from '#client/ui/use-main-focus.ts';
import { resultsText } from '#client/kits/concepts/concept-parts.tsx';
import { conceptsQuery } from './concept-queries.ts';
import { findConcepts } from './find-concepts.ts';
import { PrintTopicButton, TopicSheet } from './topic-sheet.tsx';

const ConceptList = ({ concepts }: { readonly concepts: readonly ConceptLine[] }) => (
  <ul className="study-controls max-w-3xl border-y border-line">
    {concepts.map((concept) => (
      <li key={concept.id} className="border-t border-line first:border-t-0">
        <Link to={pathTo('conceptDetail', { conceptId: concept.id })} className="block px-2 py-4 transition-colors duration-150 hover:bg-hover">
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-medium">{concept.title}</span>
            <span className="text-sm text-muted">{resultsText(concept)}</span>
          </span>
          <RichText inline className="mt-1 block text-muted" text={concept.idea} />
        </Link>
      </li>
    ))}
  </ul>
);

const sum = (concepts: readonly ConceptLine[]) => ({
  answered: concepts.reduce((total, { answered }) => total + answered, 0),
  right: concepts.reduce((total, { right }) => total + right, 0),
});

function Category({ category, concepts }: { readonly category: MainCategory; readonly concepts: readonly ConceptLine[] }) {
  return (
    <section>
      <h3 className="mb-1 text-sm text-muted">{mainCategories[category].name}</h3>
      <ul className="border-y border-line">
        {topics
          .filter(({ mainCategory }) => mainCategory === category)
          .map(({ id, name }) => {
            const own = concepts.filter(({ topicId }) => topicId === id);
            return (
              <li key={id} className="border-t border-line first:border-t-0">
                <Link
                  to={pathTo('conceptBank', {}, { topic: id })}
                  className="flex min-h-12 flex-col justify-center gap-x-4 px-2 py-2 hover:bg-hover sm:flex-row sm:flex-wrap sm:items-center sm:justify-between"
                >
                  <span className="font-medium">{name}</span>
                  <span className="text-sm text-muted">{[formatCount(own.length, 'concept'), resultsText(sum(own))].filter(Boolean).join(' · ')}</span>
                </Link>
              </li>
            );
          })}
      </ul>
    </section>
  );
}

const Overview = ({ concepts }: { readonly concepts: readonly ConceptLine[] }) => (
  <CategoriesBySection>{(category) => <Category category={category} concepts={concepts} />}</CategoriesBySection>
);

/** The topic named in the address, if there is one. */
function topicIn(text: string | null) {
  const id = Number(text);
  return text !== null && isTopicId(id) ? topicById(id) : null;
}

/** /concept-bank */
export function ConceptBankScreen() {
  const [search, setSearch] = useSearchParams();
  const q = search.get('q')?.trim() ?? '';
  const topic = q === '' ? topicIn(search.get('topic')) : null;
  useMainFocus(topic);
  useEffect(() => void loadMath().catch(() => undefined), []);
  const { data, error, refetch } = useQuery(conceptsQuery);
  const found = data && q !== '' ? findConcepts(data.concepts, q) : [];
  return (
    <Page
      title={topic?.name ?? 'Concept bank'}
      lead={topic ? undefined : 'The ideas behind every question, one at a time: when to use each one, how it works, an example, and the mistake to avoid.'}
      actions={topic ? <PrintTopicButton topicId={topic.id} /> : undefined}
    >
      {topic ? (
        <p className="study-controls -mt-4 mb-6">
          <Link className="text-link" to={pathTo('conceptBank')}>
            All topics
          </Link>
          <span aria-hidden className="mx-2 text-muted">
            ·
          </span>
          <Link className="text-link" to={pathTo('lecture', { lectureId: topic.slug })}>
            Lecture on this topic
          </Link>
        </p>
      ) : (
        <SearchForm label="Word, idea, or topic" q={q} maxLength={60} onSearch={(next) => setSearch(next === '' ? {} : { q: next })} />
      )}
      {!data ? (
        error ? (
          <ErrorState title="The concepts did not load" error={error} onRetry={() => void refetch()} />
        ) : (
          <LoadingState label="Loading the concepts" />
        )
      ) : topic ? (
        <>
          <ConceptList concepts={data.concepts.filter(({ topicId }) => topicId === topic.id)} />
          <TopicSheet topicId={topic.id} />
        </>
      ) : q === '' ? (
        <Overview concepts={data.concepts} />
      ) : found.length === 0 ? (
        <EmptyState title="Nothing found">No concept matches all of these words. Try fewer words, or choose a topic.</EmptyState>
      ) : (
        <ConceptList concepts={found} />
      )}
    </Page>
  );
}
