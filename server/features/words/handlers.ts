/** The word bank. Words stay in memory; only what a student knows of them is stored. */
import { randomInt } from 'node:crypto';
import { conceptWords } from '#content/concepts/concept-words.ts';
import { pronunciationOf } from '#content/words/word-bank.ts';
import type { Word } from '#content/words/word.ts';
import type { wordCalls, WordView } from '#contract/words.ts';
import { seededRandom } from '#core/random.ts';
import { wordCheck } from '#core/words/word-check.ts';
import { afterAnswer, afterMark, type WordProgress, type WordState } from '#core/words/word-progress.ts';
import type { Queryable } from '#server/database/database.ts';
import type { Base } from '#server/feature.ts';
import { signedIn, type HandlersFor } from '#server/http/handler.ts';
import { refuseCursor, toPage } from '#server/http/paging.ts';
import { refuse } from '#server/refusal.ts';
import { catalogOf, distanceOf, firstSense, matches, type WordCatalog } from './catalog.ts';
import { lockWordProgress, saveWordProgress, selectAnsweredQuestions, selectWordProgress, type AnsweredQuestion } from './store.ts';

/** The topic whose choices are words. */
const wordsInContext = 4;
const checkLength = 10;
const maxAnswered = 5;
/** In a check: what is being learned before what is new, and what is known last. */
const urgency: Readonly<Record<WordState, number>> = { learning: 0, new: 1, known: 2 };

/** What a student knows, and the words that stood in questions they got wrong. */
interface SetProgress {
  readonly stateOf: (word: string) => WordState;
  readonly missed: ReadonlySet<string>;
}

const wordsOf = ({ headwordOf }: WordCatalog, { choices }: AnsweredQuestion): string[] => choices.flatMap((text) => headwordOf(text) ?? []);

function progressOf(catalog: WordCatalog, progress: ReadonlyMap<string, WordProgress>, answered: readonly AnsweredQuestion[]): SetProgress {
  // Only the latest answer to a question counts.
  const latest = new Map(answered.toReversed().map((question) => [question.question_id, question]));
  const missed = new Set([...latest.values()].filter(({ correct }) => !correct).flatMap((question) => wordsOf(catalog, question)));
  return { stateOf: (word) => progress.get(word)?.state ?? 'new', missed };
}

const readProgress = async (queryable: Queryable, catalog: WordCatalog, userId: string): Promise<SetProgress> =>
  progressOf(catalog, await selectWordProgress(queryable, userId), await selectAnsweredQuestions(queryable, userId, wordsInContext));

function toWord(word: Word, { stateOf, missed }: SetProgress): WordView {
  const { partOfSpeech, definition } = firstSense(word);
  return { word: word.word, partOfSpeech, definition, set: word.set, tone: word.tone, state: stateOf(word.word), missed: missed.has(word.word) };
}

/** A word in a list: by groups, and within a group by place. A word that is marked may change its group, but no word its place. */
interface Listed {
  readonly word: Word;
  readonly group: number;
  readonly place: number;
}

/**
 * What is searched for comes before what only mentions it; then missed words that are not known yet.
 * The bank itself is ordered by set and letter.
 */
function ordered(words: readonly Word[], { stateOf, missed }: SetProgress, sort: 'set' | 'word', q: string): Listed[] {
  const isFirst = ({ word }: Word) => missed.has(word) && stateOf(word) !== 'known';
  if (sort === 'word') return words.toSorted((a, b) => (a.word < b.word ? -1 : 1)).map((word, place) => ({ word, group: 0, place }));
  return words.map((word, place) => ({ word, group: 2 * distanceOf(word, q) + (isFirst(word) ? 0 : 1), place })).toSorted((a, b) => a.group - b.group);
}

export function wordHandlers({ database, now, learningContent }: Pick<Base, 'database' | 'now' | 'learningContent'>): HandlersFor<typeof wordCalls> {
  const read = async () => catalogOf((await learningContent()).words);
  /** Changes how far a student is with a word; not by an answer that has changed it before. */
  const change = (userId: string, word: string, next: (before: WordProgress) => WordProgress, answerId?: string) =>
    database.transaction(async (queryable) => {
      const time = new Date(now());
      const { lastAnswerId, ...before } = await lockWordProgress(queryable, userId, word, time);
      if (answerId !== undefined && answerId === lastAnswerId) return { state: before.state };
      const progress = next(before);
      await saveWordProgress(queryable, userId, word, { ...progress, lastAnswerId: answerId ?? lastAnswerId }, time);
      return { state: progress.state };
    });

  return {
    listWordSets: signedIn(async ({ caller }) => {
      const catalog = await read();
      const { stateOf, missed } = await database.snapshot((queryable) => readProgress(queryable, catalog, caller.id));
      const sets = [...Map.groupBy(catalog.words, ({ set }) => set)].map(([set, words]) => {
        const inState = (state: WordState) => words.filter(({ word }) => stateOf(word) === state).length;
        return { set, words: words.length, known: inState('known'), learning: inState('learning') };
      });
      return { sets, missed: [...missed].filter((word) => stateOf(word) !== 'known').length };
    }),

    listWords: signedIn(async ({ caller, query: { set, show, level, tone, sort, q, cursor, limit } }) => {
      const catalog = await read();
      const known = await database.snapshot((queryable) => readProgress(queryable, catalog, caller.id));
      const { stateOf, missed } = known;
      const [, group = '0', name] = /^([0-5])~(.+)$/.exec(cursor ?? '') ?? [];
      const all = ordered(catalog.words, known, sort, q);
      const last = all.find(({ word }) => word.word === name);
      if (cursor !== undefined && !last) return refuseCursor();
      const shown = all.filter(
        ({ word, ...own }) =>
          // Where the word that was last has moved since, the list goes on from where it was.
          (!last || own.group > Number(group) || (own.group === Number(group) && own.place > last.place)) &&
          (set === undefined || word.set === set) &&
          (level === undefined || word.level === level) &&
          (tone === undefined || word.tone === tone) &&
          (show === 'all' || (show === 'missed' ? missed.has(word.word) : stateOf(word.word) === show)) &&
          (q === '' || matches(word, q)),
      );
      return toPage(
        shown.slice(0, limit + 1),
        limit,
        (row) => `${row.group}~${row.word.word}`,
        ({ word }) => toWord(word, known),
      );
    }),

    getWord: signedIn(async ({ caller, params }) => {
      const { words, concepts } = await learningContent();
      const catalog = catalogOf(words);
      const word = catalog.find(params.word);
      if (!word) return refuse('word-not-found');
      const { progress, answered } = await database.snapshot(async (queryable) => ({
        progress: await selectWordProgress(queryable, caller.id),
        answered: await selectAnsweredQuestions(queryable, caller.id, wordsInContext),
      }));
      return {
        ...toWord(word, progressOf(catalog, progress, answered)),
        level: word.level,
        pronunciation: pronunciationOf(word.word, firstSense(word).partOfSpeech),
        senses: word.senses.map((sense) => ({
          ...sense,
          pronunciation: pronunciationOf(word.word, sense.partOfSpeech),
          antonym: sense.antonym ?? null,
        })),
        family: word.family,
        roots: word.roots ?? null,
        concepts: concepts.filter(({ id }) => conceptWords[id]?.includes(word.word)).map(({ id, title }) => ({ id, title })),
        met: answered
          .filter((question) => wordsOf(catalog, question).includes(word.word))
          .slice(0, maxAnswered)
          .map(({ question_id, id, quiz_id, correct, attempted_at }) => ({
            questionId: question_id,
            resultId: quiz_id === null ? id : null,
            quizId: quiz_id,
            correct,
            timestamp: attempted_at.toISOString(),
          })),
      };
    }),

    markWord: signedIn(async ({ caller, params, body }) =>
      (await read()).find(params.word) ? change(caller.id, params.word, () => afterMark(body.state)) : refuse('word-not-found'),
    ),

    recordWordAnswer: signedIn(async ({ caller, params, body }) =>
      (await read()).find(params.word) ? change(caller.id, params.word, (before) => afterAnswer(before, body.right), body.id) : refuse('word-not-found'),
    ),

    getWordCheck: signedIn(async ({ caller, query: { set } }) => {
      const catalog = await read();
      const { stateOf, missed } = await database.snapshot((queryable) => readProgress(queryable, catalog, caller.id));
      const random = seededRandom(randomInt(2 ** 31));
      const rank = (word: string) => (missed.has(word) && stateOf(word) !== 'known' ? -1 : urgency[stateOf(word)]);
      const asked = random
        .shuffle([...catalog.checked.values()].filter((word) => set === undefined || word.set === set))
        .toSorted((a, b) => rank(a.word) - rank(b.word));
      return { items: wordCheck(asked, [...catalog.checked.values()], checkLength, random) };
    }),
  };
}
