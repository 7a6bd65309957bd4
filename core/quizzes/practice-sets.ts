/** Quizzes that can be chosen by name: for a section, a category, a topic, or whatever a student needs most. Each stands for a specification. */
import { mainCategories, sectionNames, sections, topics, type MainCategory, type Section, type TopicId } from '../topics/topics.ts';
import { fittingQuestions, type PracticeQuestion } from './select-questions.ts';
import { quizSpecificationSchema, type QuizSpecification } from './specification.ts';

export interface PracticeSet {
  /** The set's name in a URL. */
  readonly slug: string;
  readonly name: string;
  /** What a quiz of this set asks for. */
  readonly specification: QuizSpecification;
}

const idsWhere = (holds: (topic: (typeof topics)[number]) => boolean): TopicId[] => topics.filter(holds).map(({ id }) => id);

const practiceSet = (slug: string, name: string, topicIds: readonly TopicId[], source: QuizSpecification['source'] = 'topics'): PracticeSet => ({
  slug,
  name,
  specification: quizSpecificationSchema.parse({ source, topics: topicIds }),
});

const categoryKeys = Object.keys(mainCategories) as MainCategory[];

/** What is shipped: `smart`, each section, each main category and each topic, in the order of the topics. */
export const practiceSets: readonly PracticeSet[] = [
  practiceSet(
    'smart',
    'Smart quiz',
    idsWhere(() => true),
    'smart',
  ),
  ...sections.map((section) =>
    practiceSet(
      section,
      `${sectionNames[section]} mix`,
      idsWhere((topic) => topic.section === section),
    ),
  ),
  ...categoryKeys.map((category) =>
    practiceSet(
      category,
      mainCategories[category].name,
      idsWhere((topic) => topic.mainCategory === category),
    ),
  ),
  ...topics.map(({ slug, name, id }) => practiceSet(slug, name, [id])),
];

interface Place {
  readonly kind: 'smart' | 'section' | 'category' | 'topic';
  /** Null: both sections. */
  readonly section: Section | null;
  /** Null: more than one category. */
  readonly category: MainCategory | null;
}

const theOnly = <T>(values: readonly T[]): T | null => (new Set(values).size === 1 ? (values[0] ?? null) : null);

/** A set's place among the others, which follows from what it asks for. */
export function placeOf({ source, topics: ids }: QuizSpecification): Place {
  const asked = topics.filter(({ id }) => ids.includes(id));
  const section = theOnly(asked.map((topic) => topic.section));
  const category = theOnly(asked.map((topic) => topic.mainCategory));
  if (source === 'smart') return { kind: 'smart', section, category };
  return { kind: asked.length === 1 ? 'topic' : category ? 'category' : 'section', section, category };
}

export interface FilledPracticeSet extends PracticeSet, Place {
  /** How many questions it can draw from. */
  readonly size: number;
}

/** The sets that have questions, without categories with questions from only one topic: those would repeat the topic's set. */
export const filledPracticeSets = (sets: readonly PracticeSet[], pool: readonly PracticeQuestion[]): FilledPracticeSet[] =>
  sets.flatMap(({ slug, name, specification }) => {
    const fitting = fittingQuestions(specification, pool);
    const filledTopics = new Set(fitting.map(({ topicId }) => topicId)).size;
    const place = placeOf(specification);
    return filledTopics >= (place.kind === 'category' ? 2 : 1) ? [{ slug, name, specification, ...place, size: fitting.length }] : [];
  });
