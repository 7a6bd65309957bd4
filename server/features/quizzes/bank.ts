/** The practice bank in memory: the list of questions and the sets, read again every few seconds; the questions themselves never change, so they are read once. */
import type { Question } from '#core/questions/question.ts';
import { filledPracticeSets, type FilledPracticeSet, type PracticeSet } from '#core/quizzes/practice-sets.ts';
import type { PracticeQuestion } from '#core/quizzes/select-questions.ts';
import { shippedTopicName, type TopicChange, type TopicId } from '#core/topics/topics.ts';
import { selectPracticeSets, type StoredPracticeSet } from '#server/content/practice-set-store.ts';
import { selectTopicChanges, selectTopicWeights } from '#server/content/topic-setting-store.ts';
import { publishedMaxAgeMs, cached } from '#server/cached.ts';
import type { Base } from '#server/feature.ts';
import type { Database, Queryable } from '#server/database/database.ts';
import { selectQuestions, type PinnedQuestion } from '#server/content/question-store.ts';
import { selectBankStamp, selectFacts, selectPublished, type BankQuestion } from './store.ts';

type Context = 'practice' | 'guest';

interface Offer {
  /** What quizzes draw from now. */
  readonly pool: readonly PracticeQuestion[];
  /** What only hardest sets ask; none for guests, who have no plan. */
  readonly hardest: readonly PracticeQuestion[];
  /** With the topics that are taken out of quizzes. */
  readonly whole: readonly PracticeQuestion[];
  /** Of topics that are to get more or less than others; 0: taken out. */
  readonly weights: ReadonlyMap<TopicId, number>;
  /** Sets that can be started, in display order. */
  readonly practiceSets: readonly FilledPracticeSet[];
  /** By slug, including sets that can no longer be started: their quizzes go on. */
  readonly known: ReadonlyMap<string, PracticeSet>;
}

/** Content not in memory is read once for all callers that wait. Never called inside a transaction (server/cached.ts). */
export interface PracticeBank {
  /** What is available now for accounts (`practice`) or for guests. */
  offer(context: Context): Promise<Offer>;
  /** What predictive exams draw from: all that is for practice, and what is kept back so that even the busiest student finds new questions. */
  forPrediction(): Promise<readonly PracticeQuestion[]>;
  /** The questions in these versions, in this order. Inside a transaction, those that are not in memory are read with its `queryable`. */
  questions(pinned: readonly PinnedQuestion[], queryable?: Queryable): Promise<readonly Question[]>;
}

/** Questions kept in memory; some kilobytes each. */
const maxKnown = 5_000;
const keyOf = ({ id, version }: PinnedQuestion) => `${id}@${version}`;

type Weights = Offer['weights'];

const topicOf = ({ specification: { topics } }: StoredPracticeSet) => (topics.length === 1 ? topics[0] : undefined);

/** Sets of one topic are named and ordered as their topics are shown. */
function shownAs(sets: readonly StoredPracticeSet[], changes: readonly TopicChange[]): readonly StoredPracticeSet[] {
  const placeOf = (set: StoredPracticeSet) => changes.find(({ topicId }) => topicId === topicOf(set))?.position ?? topicOf(set) ?? 0;
  const ofTopics = sets.filter((set) => topicOf(set) !== undefined).toSorted((a, b) => placeOf(a) - placeOf(b));
  return sets.map((set) => (topicOf(set) === undefined ? set : (ofTopics.shift() ?? set))).map((set) => named(set, changes));
}

/** A topic's own set has the name that the topic is shown with. */
function named(set: StoredPracticeSet, changes: readonly TopicChange[]): StoredPracticeSet {
  const topicId = topicOf(set);
  const shown = changes.find((change) => change.topicId === topicId)?.name;
  return shown && topicId !== undefined && set.name === shippedTopicName(topicId) ? { ...set, name: shown } : set;
}

function offerOf(context: Context, questions: readonly BankQuestion[], sets: readonly StoredPracticeSet[], weights: Weights): Offer {
  const whole = questions.filter(({ usageContexts }) => usageContexts.includes(context));
  const pool = whole.filter(({ topicId }) => weights.get(topicId) !== 0);
  const hardest = context === 'practice' ? questions.filter((one) => one.usageContexts.includes('hardest') && weights.get(one.topicId) !== 0) : [];
  const offered = sets.filter(({ status, usageContexts }) => status === 'published' && usageContexts.includes(context));
  return { pool, hardest, whole, weights, practiceSets: filledPracticeSets(offered, pool), known: new Map(sets.map((set) => [set.slug, set])) };
}

interface Offers extends Readonly<Record<Context, Offer>> {
  readonly forPrediction: readonly PracticeQuestion[];
}

/** Reads what is offered: again only if it has changed, and of its questions only those that it has not read before. */
function offerReader(database: Database, calibration: Base['calibration']): () => Promise<Offers> {
  const facts = new Map<string, PracticeQuestion>();
  let latest: { readonly stamp: string; readonly offers: Offers } | null = null;
  return async () => {
    // Before the lists: what changes in between is read again next time.
    const estimates = await calibration();
    const stamp = `${estimates.run} ${await selectBankStamp(database)}`;
    if (latest?.stamp === stamp) return latest.offers;
    const published = (await selectPublished(database)).map((row) => ({ id: row.id, version: row.current_version, usageContexts: row.usage_contexts }));
    const missing = published.filter((one) => !facts.has(keyOf(one)));
    if (missing.length > 0) for (const one of await selectFacts(database, missing)) facts.set(keyOf(one), one);
    const questions = published.flatMap(({ usageContexts, ...pinned }): BankQuestion[] => {
      const own = facts.get(keyOf(pinned));
      return own ? [{ ...own, parameters: estimates.parametersOf(own), usageContexts }] : [];
    });
    const sets = shownAs(await selectPracticeSets(database), await selectTopicChanges(database));
    const weights = await selectTopicWeights(database);
    const offers = {
      practice: offerOf('practice', questions, sets, weights),
      guest: offerOf('guest', questions, sets, weights),
      forPrediction: questions.filter(({ usageContexts }) => usageContexts.includes('practice') || usageContexts.includes('predictive')),
    };
    latest = { stamp, offers };
    return offers;
  };
}

export function practiceBank(database: Database, calibration: Base['calibration'], now: () => number): PracticeBank {
  const known = new Map<string, Question>();
  const offers = cached(offerReader(database, calibration), publishedMaxAgeMs, now);
  return {
    offer: async (context) => (await offers())[context],
    forPrediction: async () => (await offers()).forPrediction,
    questions: async (pinned, queryable = database) => {
      const missing = pinned.filter((one) => !known.has(keyOf(one)));
      const read = new Map((missing.length > 0 ? await selectQuestions(queryable, missing) : []).map((question) => [keyOf(question), question]));
      const found = pinned.map((one) => {
        const question = known.get(keyOf(one)) ?? read.get(keyOf(one));
        if (!question) throw new Error(`the bank has no question ${keyOf(one)}`);
        return question;
      });
      if (known.size > maxKnown) known.clear();
      for (const [key, question] of read) known.set(key, question);
      return found;
    },
  };
}
