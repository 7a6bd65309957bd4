import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router';
import type { ConceptPage, getConcept } from '#contract/concepts.ts';
import { quizSpecificationSchema } from '#core/quizzes/specification.ts';
import { isTopicId, topicById, topicName } from '#core/topics/topics.ts';
import { AddToDeck } from '#client/kits/cards/add-to-deck.tsx';
import { StartNotice } from '#client/kits/quiz-start/start-notice.tsx';
import { useStartQuiz } from '#client/kits/quiz-start/use-start-quiz.ts';
import { pathTo, quizPath } from '#client/paths.ts';
import type { Output } from '#client/platform/api.ts';
import { Button } from '#client/ui/button.tsx';
import { DidNotLoad } from '#client/kits/did-not-load.tsx';
import { LoadingState, Page } from '#client/ui/page-states.tsx';
import { loadMath } from '#client/ui/question/math-text.tsx';
import { RichText } from '#client/ui/question/rich-text.tsx';
import { ConceptParts, resultsText } from '#client/kits/concepts/concept-parts.tsx';
import { conceptQuery } from './concept-queries.ts';

/** Questions to try at once. */
const tryLength = 2;

function TryIt({ concept }: { readonly concept: ConceptPage }) {
  const { topicId, archetypes } = concept;
  const results = resultsText(concept);
  const start = useStartQuiz(quizPath);
  const quiz = quizSpecificationSchema.parse({ source: 'topics', topics: [topicId], archetypes, length: tryLength });
  return (
    <section className="max-w-prose rounded-card border border-line bg-raised p-5">
      <h2 className="text-lg font-semibold">Try it</h2>
      <p className="mt-1 text-muted">{results === null ? 'You haven’t answered a question about this yet.' : `So far: ${results}.`}</p>
      <Button
        className="mt-4"
        variant="summit"
        busy={start.isPending}
        busyLabel="Choosing questions…"
        onClick={() => start.mutate({ ...quiz, minQuestions: tryLength })}
      >
        Try two questions <ArrowRight aria-hidden size={18} />
      </Button>
      <StartNotice start={start} className="mt-3" />
    </section>
  );
}

type Surroundings = Omit<Output<typeof getConcept>, 'concept'>;

/** Words of the word bank that the concept is about, and lectures on its topic and on those it leans on. */
function WordsAndLectures({ words = [], lectures = [] }: Pick<Surroundings, 'words' | 'lectures'>) {
  return (
    <>
      {words.length > 0 ? (
        <section className="max-w-prose">
          <h2 className="mb-1 text-lg font-semibold">Words to know</h2>
          <ul>
            {words.map(({ word, definition }) => (
              <li key={word} className="flex min-h-9 flex-wrap items-center gap-x-2">
                <Link className="text-link" to={pathTo('wordBank', {}, { q: word })}>
                  {word}
                </Link>
                <span className="text-sm text-muted">{definition}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {lectures.length > 0 ? (
        <section className="max-w-prose">
          <h2 className="mb-1 text-lg font-semibold">{lectures.length === 1 ? 'Lecture' : 'Lectures'}</h2>
          <ul>
            {lectures.map(({ id, title }) => (
              <li key={id} className="flex min-h-9 items-center">
                <Link className="text-link" to={pathTo('lecture', { lectureId: id })}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

function RelatedContent({ previous, next, related, words, lectures }: Surroundings) {
  return (
    <>
      {related.length > 0 ? (
        <section className="max-w-prose">
          <h2 className="mb-1 text-lg font-semibold">Know these first</h2>
          <ul>
            {related.map(({ id, title, topicId }) => (
              <li key={id} className="flex min-h-9 flex-wrap items-center gap-x-2">
                <Link className="text-link" to={pathTo('conceptDetail', { conceptId: id })}>
                  {title}
                </Link>
                <span className="text-sm text-muted">{topicName(topicId)}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <WordsAndLectures words={words} lectures={lectures} />
      <nav aria-label="Concepts of this topic" className="flex max-w-prose flex-wrap justify-between gap-4 border-t border-line pt-4">
        {previous ? (
          <Link className="flex min-h-11 items-center gap-2 text-link" to={pathTo('conceptDetail', { conceptId: previous.id })}>
            <ArrowLeft aria-hidden size={18} /> <span className="sr-only">Previous: </span> {previous.title}
          </Link>
        ) : (
          <span />
        )}
        {next ? (
          <Link className="flex min-h-11 items-center gap-2 text-link" to={pathTo('conceptDetail', { conceptId: next.id })}>
            <span className="sr-only">Next: </span> {next.title} <ArrowRight aria-hidden size={18} />
          </Link>
        ) : null}
      </nav>
    </>
  );
}

/** /concept-detail/:conceptId and /concept/:conceptId */
export function ConceptScreen() {
  const { conceptId = '' } = useParams();
  useEffect(() => void loadMath().catch(() => undefined), []);
  const { data, error, refetch } = useQuery(conceptQuery(conceptId));
  if (!data)
    return (
      <Page title="Concept">
        {error ? (
          <DidNotLoad what="concept" error={error} onRetry={() => void refetch()} list={{ label: 'Concept bank', to: pathTo('conceptBank') }} />
        ) : (
          <LoadingState label="Loading the concept" />
        )}
      </Page>
    );
  const { concept } = data;
  return (
    <Page title={concept.title} lead={<RichText inline text={concept.idea} />}>
      <div key={concept.id} className="flex flex-col gap-8">
        <p className="-mt-4">
          <Link className="text-link" to={pathTo('conceptBank', {}, { topic: concept.topicId })}>
            {topicName(concept.topicId)}
          </Link>
          {isTopicId(concept.topicId) ? (
            <>
              <span aria-hidden className="mx-2 text-muted">
                ·
              </span>
              <Link className="text-link" to={pathTo('lecture', { lectureId: topicById(concept.topicId).slug })}>
                Lecture on this topic
              </Link>
            </>
          ) : null}
        </p>
        <ConceptParts concept={concept} />
        <TryIt concept={concept} />
        <p className="-mt-4">
          <AddToDeck from={{ kind: 'concept', conceptId: concept.id }} label="Add to deck" variant="secondary" />
        </p>
        <RelatedContent {...data} />
      </div>
    </Page>
  );
}
