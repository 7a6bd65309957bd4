/** Quizzes that can be chosen by name: of a section, a category, a topic, or of what a student needs most. Each stands for a specification. */
import { mainCategories, sectionNames, sections, topics, type MainCategory, type Section, type TopicId } from '../topics/topics.ts';
import { quizSpecificationSchema, type QuizSpecification } from './specification.ts';

type PracticeSetKind = 'smart' | 'section' | 'category' | 'topic';

export interface PracticeSet {
  /** As it stands in an address: `smart`, a section, a main category or the slug of a topic. */
  readonly slug: string;
  readonly kind: PracticeSetKind;
  readonly name: string;
  /** Null: both sections. */
  readonly section: Section | null;
  /** Null: more than one category. */
  readonly category: MainCategory | null;
  readonly topicIds: readonly TopicId[];
}

const idsWhere = (holds: (topic: (typeof topics)[number]) => boolean): TopicId[] => topics.filter(holds).map(({ id }) => id);

const categoryKeys = Object.keys(mainCategories) as MainCategory[];

/** Every practice set there could be, in the order of the topics. */
export const practiceSets: readonly PracticeSet[] = [
  { slug: 'smart', kind: 'smart', name: 'Smart quiz', section: null, category: null, topicIds: idsWhere(() => true) },
  ...sections.map(
    (section): PracticeSet => ({
      slug: section,
      kind: 'section',
      name: `${sectionNames[section]} mix`,
      section,
      category: null,
      topicIds: idsWhere((topic) => topic.section === section),
    }),
  ),
  ...categoryKeys.map(
    (category): PracticeSet => ({
      slug: category,
      kind: 'category',
      name: mainCategories[category].name,
      section: mainCategories[category].section,
      category,
      topicIds: idsWhere((topic) => topic.mainCategory === category),
    }),
  ),
  ...topics.map(
    (topic): PracticeSet => ({
      slug: topic.slug,
      kind: 'topic',
      name: topic.name,
      section: topic.section,
      category: topic.mainCategory,
      topicIds: [topic.id],
    }),
  ),
];

const bySlug = new Map(practiceSets.map((set) => [set.slug, set]));

/** The practice set of this name in an address; null if there is none. */
export const practiceSetOf = (slug: string): PracticeSet | null => bySlug.get(slug) ?? null;

/** What a quiz of this set asks for. */
export const specificationOf = ({ kind, topicIds }: PracticeSet): QuizSpecification =>
  quizSpecificationSchema.parse({ source: kind === 'smart' ? 'smart' : 'topics', topics: topicIds });

export interface FilledPracticeSet extends PracticeSet {
  /** How many questions it can draw from. */
  readonly size: number;
}

/** The sets that have a question, given how many each topic has; a category with one such topic would be that topic's set again. */
export const filledPracticeSets = (sizes: ReadonlyMap<TopicId, number>): FilledPracticeSet[] =>
  practiceSets.flatMap((set) => {
    const size = set.topicIds.reduce((sum, id) => sum + (sizes.get(id) ?? 0), 0);
    const filledTopics = set.topicIds.filter((id) => (sizes.get(id) ?? 0) > 0).length;
    return filledTopics >= (set.kind === 'category' ? 2 : 1) ? [{ ...set, size }] : [];
  });
