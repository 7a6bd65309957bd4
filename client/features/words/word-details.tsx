import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { getWord } from '#contract/words.ts';
import { meetsTier } from '#core/membership/tiers.ts';
import { AddToDeck } from '#client/kits/cards/add-to-deck.tsx';
import { pathTo } from '#client/paths.ts';
import type { Output } from '#client/platform/api.ts';
import { useSession } from '#client/platform/session.ts';
import { formatShortDate } from '#client/ui/format.ts';
import { ProMark } from '#client/ui/membership-badge.tsx';
import { ErrorState } from '#client/ui/page-states.tsx';
import { SkeletonLines } from '#client/ui/skeleton.tsx';
import { HearWord } from './hear-word.tsx';
import { wordQuery } from './word-queries.ts';

type WordPage = Output<typeof getWord>;
type Sense = WordPage['senses'][number];

interface SenseBlockProps {
  readonly word: string;
  readonly sense: Sense;
  readonly number: number | null;
  /** IPA, if the word is said differently in another sense. */
  readonly said: string | null;
}

function SenseBlock({ word, sense, number, said }: SenseBlockProps) {
  return (
    <section>
      <p>
        {number === null ? null : <span className="mr-2 tabular text-muted">{number}.</span>}
        <span className="mr-2 italic text-muted">{sense.partOfSpeech}</span>
        {said === null ? null : (
          <span className="mr-2 inline-flex items-center gap-2 text-muted">
            <span lang="en-fonipa">/{said}/</span>
            <HearWord word={word} partOfSpeech={sense.partOfSpeech} />
          </span>
        )}
        <span className="font-medium">{sense.definition}</span>
      </p>
      <ul className="mt-2 flex flex-col gap-1.5 border-l-2 border-line pl-4">
        {sense.examples.map(({ text }) => (
          <li key={text} className="font-serif">
            {text}
          </li>
        ))}
      </ul>
      <dl className="mt-3 grid gap-1.5 text-sm sm:grid-cols-[7rem_1fr]">
        {sense.synonyms.map(({ word, difference }) => (
          <div key={word} className="contents">
            <dt className="font-medium">{word}</dt>
            <dd className="text-muted">{difference}</dd>
          </div>
        ))}
        {sense.antonym ? (
          <div className="contents">
            <dt className="font-medium">Opposite</dt>
            <dd className="text-muted">{sense.antonym}</dd>
          </div>
        ) : null}
      </dl>
    </section>
  );
}

/** Where the word stood in a question, with the way back to it. */
function QuestionsWithWord({ questions }: { readonly questions: WordPage['met'] }) {
  if (questions.length === 0) return null;
  return (
    <section>
      <h3 className="text-sm font-medium">In questions you answered</h3>
      <ul className="mt-1 text-sm">
        {questions.map(({ questionId, resultId, quizId, correct, timestamp }) => (
          <li key={`${resultId ?? quizId}-${questionId}`} className="flex min-h-8 flex-wrap items-center gap-x-2">
            <Link className="text-link" to={quizId ? pathTo('quizResults', { quizId }) : pathTo('results', { examId: resultId ?? '' })}>
              {quizId ? 'Quiz' : 'Practice exam'}, {formatShortDate(timestamp)}
            </Link>
            <span className="text-muted">{correct ? 'right' : 'wrong'}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Concepts that are about the word. */
function TaughtIn({ concepts }: { readonly concepts: NonNullable<WordPage['concepts']> }) {
  const session = useSession();
  const included = session.kind !== 'user' || meetsTier(session.me.membershipTier, 'plus');
  if (concepts.length === 0) return null;
  return (
    <section>
      <h3 className="flex items-center gap-2 text-sm font-medium">Concepts about this word {included ? null : <ProMark tier="plus" />}</h3>
      <ul className="mt-1 flex flex-wrap gap-x-4 text-sm">
        {concepts.map(({ id, title }) => (
          <li key={id} className="flex min-h-8 items-center">
            <Link className="text-link" to={pathTo('conceptDetail', { conceptId: id })}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Everything about a word, read when it is opened. */
export function WordDetails({ word }: { readonly word: string }) {
  const { data, error, refetch } = useQuery(wordQuery(word));
  if (!data)
    return error ? (
      <ErrorState title="The word did not load" error={error} onRetry={() => void refetch()} />
    ) : (
      <div role="status" className="py-2">
        <span className="sr-only">Loading the word…</span>
        <SkeletonLines lines={4} />
      </div>
    );
  const ways = data.senses.map(({ pronunciation }) => pronunciation ?? data.pronunciation);
  const alike = ways.every((way) => way === data.pronunciation);
  return (
    <div className="flex max-w-prose flex-col gap-5 pb-6 pt-1">
      <p className="flex items-center gap-2 text-muted">
        {alike ? (
          <>
            <span lang="en-fonipa">/{data.pronunciation}/</span>
            <HearWord word={word} />
          </>
        ) : null}
        <AddToDeck from={{ kind: 'words', words: [word] }} label="Add to deck" about={`“${word}”`} />
      </p>
      {data.senses.map((sense, index) => (
        <SenseBlock
          key={sense.definition}
          word={word}
          sense={sense}
          number={data.senses.length > 1 ? index + 1 : null}
          said={alike ? null : (ways[index] ?? null)}
        />
      ))}
      {data.family.length > 0 ? (
        <p className="text-sm">
          <span className="font-medium">Family: </span>
          <span className="text-muted">{data.family.map((relative) => `${relative.word} (${relative.partOfSpeech})`).join(', ')}</span>
        </p>
      ) : null}
      {data.roots ? (
        <p className="text-sm">
          <span className="font-medium">Roots: </span>
          <span className="text-muted">{data.roots}</span>
        </p>
      ) : null}
      <TaughtIn concepts={data.concepts ?? []} />
      <QuestionsWithWord questions={data.met} />
    </div>
  );
}
