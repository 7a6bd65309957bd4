/** What a quiz can be about: everything, a section, a category, a topic, or what a student needs most. */
import { mainCategories, sectionNames, sections, topics, type MainCategory, type Section, type TopicId } from '../topics/topics.ts';

type DeckKind = 'smart' | 'section' | 'category' | 'topic';

export interface Deck {
  /** As it stands in an address: `smart`, a section, a main category or the slug of a topic. */
  readonly key: string;
  readonly kind: DeckKind;
  readonly name: string;
  /** Null: both sections. */
  readonly section: Section | null;
  /** Null: more than one category. */
  readonly category: MainCategory | null;
  readonly topicIds: readonly TopicId[];
}

const idsWhere = (holds: (topic: (typeof topics)[number]) => boolean): TopicId[] => topics.filter(holds).map(({ id }) => id);

const categoryKeys = Object.keys(mainCategories) as MainCategory[];

/** Every deck there could be, in the order of the topics. */
export const decks: readonly Deck[] = [
  { key: 'smart', kind: 'smart', name: 'Smart quiz', section: null, category: null, topicIds: idsWhere(() => true) },
  ...sections.map(
    (section): Deck => ({
      key: section,
      kind: 'section',
      name: `${sectionNames[section]} mix`,
      section,
      category: null,
      topicIds: idsWhere((topic) => topic.section === section),
    }),
  ),
  ...categoryKeys.map(
    (category): Deck => ({
      key: category,
      kind: 'category',
      name: mainCategories[category].name,
      section: mainCategories[category].section,
      category,
      topicIds: idsWhere((topic) => topic.mainCategory === category),
    }),
  ),
  ...topics.map(
    (topic): Deck => ({
      key: topic.slug,
      kind: 'topic',
      name: topic.name,
      section: topic.section,
      category: topic.mainCategory,
      topicIds: [topic.id],
    }),
  ),
];

const byKey = new Map(decks.map((deck) => [deck.key, deck]));

/** The deck of this key; null if there is none. */
export const deckOf = (key: string): Deck | null => byKey.get(key) ?? null;

export interface FilledDeck extends Deck {
  /** How many questions it can draw from. */
  readonly size: number;
}

/** The decks that have a question, given how many each topic has; a category with one such topic would be that topic's deck again. */
export const filledDecks = (sizes: ReadonlyMap<TopicId, number>): FilledDeck[] =>
  decks.flatMap((deck) => {
    const size = deck.topicIds.reduce((sum, id) => sum + (sizes.get(id) ?? 0), 0);
    const filledTopics = deck.topicIds.filter((id) => (sizes.get(id) ?? 0) > 0).length;
    return filledTopics >= (deck.kind === 'category' ? 2 : 1) ? [{ ...deck, size }] : [];
  });
