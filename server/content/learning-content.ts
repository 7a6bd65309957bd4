/** What students learn from: what is shipped, with what editors rewrote or added over it. A change reaches every process within seconds. */
import type { Logger } from 'pino';
import * as z from 'zod';
import { concepts as shippedConcepts } from '#content/concepts/all.ts';
import { conceptSchema, type Concept } from '#content/concepts/concept.ts';
import { lectures as shippedLectures } from '#content/lectures/all.ts';
import { lectureSchema, type Lecture } from '#content/lectures/lecture.ts';
import { studySheets } from '#content/study-sheets/all.ts';
import { wordBank } from '#content/words/word-bank.ts';
import { wordSchema, type Word } from '#content/words/word.ts';
import { studySheet, type StudySheet } from '#contract/study.ts';
import type { ItemKind } from '#core/authoring/item-texts.ts';
import type { Database } from '../database/database.ts';
import { selectCurrentItems, type CurrentItem } from './learning-item-store.ts';
import { cachedOrStale } from '../cached.ts';

export interface LearningContent {
  readonly concepts: readonly Concept[];
  readonly lectures: readonly Lecture[];
  readonly words: readonly Word[];
  readonly sheets: readonly StudySheet[];
}

const shippedSheets: readonly StudySheet[] = z.array(studySheet).parse(studySheets);

export const shippedContent: LearningContent = { concepts: shippedConcepts, lectures: shippedLectures, words: wordBank, sheets: shippedSheets };

export const itemSchemas = { concept: conceptSchema, lecture: lectureSchema, word: wordSchema, sheet: studySheet } as const satisfies Record<
  ItemKind,
  z.ZodType
>;

/** A word is its own id. */
const idOf = (item: { readonly id: string } | { readonly word: string }): string => ('word' in item ? item.word : item.id);

/** All items of a kind by id, in their order. */
export const itemsOf = (content: LearningContent, kind: ItemKind): ReadonlyMap<string, unknown> =>
  new Map({ concept: content.concepts, lecture: content.lectures, word: content.words, sheet: content.sheets }[kind].map((item) => [idOf(item), item]));

/** Rewritten items in the places of the shipped ones; new ones at the end. One that this build cannot read leaves the shipped one. */
function overlay<S extends z.ZodType<{ readonly id: string } | { readonly word: string }>>(
  schema: S,
  shipped: readonly z.output<S>[],
  rewritten: readonly CurrentItem[],
  onUnreadable: (item: CurrentItem) => void,
): z.output<S>[] {
  const own = new Map<string, z.output<S>>();
  for (const item of rewritten) {
    const parsed = schema.safeParse(item.body);
    if (parsed.success && idOf(parsed.data) === item.id) own.set(item.id, parsed.data);
    else onUnreadable(item);
  }
  const known = new Set(shipped.map(idOf));
  return [...shipped.map((item) => own.get(idOf(item)) ?? item), ...[...own].flatMap(([id, item]) => (known.has(id) ? [] : [item]))];
}

interface Dependencies {
  readonly database: Database;
  readonly log: Pick<Logger, 'error'>;
  readonly now: () => number;
}

/** Call the result outside transactions: it may read. The same object comes back as long as nothing changed. */
export function createLearningContent({ database, log, now }: Dependencies): () => Promise<LearningContent> {
  let fingerprint = '[]';
  return cachedOrStale({
    read: async (known = shippedContent) => {
      const items = await selectCurrentItems(database);
      const newFingerprint = JSON.stringify(items.map(({ kind, id, version }) => [kind, id, version]));
      if (newFingerprint === fingerprint) return known;
      const of = (kind: ItemKind) => items.filter((item) => item.kind === kind);
      const unreadable = ({ kind, id, version }: CurrentItem) =>
        log.error({ kind, id, version }, 'a rewritten learning item cannot be read; the shipped one stands');
      const content = {
        // By topic, and within a topic in the order in which they are best learned.
        concepts: overlay(itemSchemas.concept, shippedConcepts, of('concept'), unreadable).toSorted((a, b) => a.topicId - b.topicId),
        lectures: overlay(itemSchemas.lecture, shippedLectures, of('lecture'), unreadable),
        words: overlay(itemSchemas.word, wordBank, of('word'), unreadable),
        sheets: overlay(itemSchemas.sheet, shippedSheets, of('sheet'), unreadable),
      };
      fingerprint = newFingerprint;
      return content;
    },
    initial: shippedContent,
    log,
    label: 'rewritten learning content',
    now,
  });
}
