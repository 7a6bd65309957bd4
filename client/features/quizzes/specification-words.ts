/** What a quiz asks for, in words and in a URL. */
import { difficulties, type Difficulty } from '#core/questions/question.ts';
import { hardestQuizName } from '#core/quizzes/hardest-sets.ts';
import { quizLength } from '#core/quizzes/allowance.ts';
import { quizSpecificationSchema, type QuizSpecification } from '#core/quizzes/specification.ts';
import { mainCategories, sectionNames, sections, topicName, topics, type TopicId } from '#core/topics/topics.ts';

export const allTopics: readonly TopicId[] = topics.map(({ id }) => id);

const categories = Object.entries(mainCategories);

/** "Algebra", "Math", "Circles and Percentages", "7 topics". */
export function topicsText(ids: readonly number[]): string {
  const isExactly = (own: readonly number[]) => own.length === ids.length && own.every((id) => ids.includes(id));
  if (isExactly(allTopics)) return 'All topics';
  const section = sections.find((one) => isExactly(topics.filter((topic) => topic.section === one).map(({ id }) => id)));
  if (section) return sectionNames[section];
  const category = categories.find(([key]) => isExactly(topics.filter((topic) => topic.mainCategory === key).map(({ id }) => id)));
  if (category) return category[1].name;
  return ids.length <= 2 ? ids.map(topicName).join(' and ') : `${ids.length} topics`;
}

/** "Linear Functions quiz", "Linear Functions quiz, chosen kinds". */
export const quizText = ({ topics: ids, archetypes }: { readonly topics: readonly number[]; readonly archetypes: readonly string[] }): string =>
  `${topicsText(ids)} quiz${archetypes.length > 0 ? ', chosen kinds' : ''}`;

/** What a quiz is called: by its topics, unless what it mixes is chosen for the student. */
export const quizName = (specification: { readonly source: string; readonly topics: readonly number[]; readonly archetypes: readonly string[] }): string =>
  specification.source === 'review' ? 'Review' : specification.source === 'smart' && specification.topics.length > 1 ? 'Smart quiz' : quizText(specification);

/** What a quiz that was begun is called. */
export const titleOfQuiz = ({
  specification,
  hardestSet,
}: {
  readonly specification: Parameters<typeof quizName>[0];
  readonly hardestSet: string | null;
}): string => (hardestSet === null ? quizName(specification) : hardestQuizName(hardestSet));

/** "Levels 1–3", "Level 4", "All levels". */
export function levelsText(levels: readonly number[]): string {
  if (levels.length === difficulties.length) return 'All levels';
  const sorted = [...levels].sort((a, b) => a - b);
  const [first = 1, last = first] = [sorted[0], sorted.at(-1)];
  if (sorted.length === 1) return `Level ${first}`;
  return last - first === sorted.length - 1 ? `Levels ${first}–${last}` : `Levels ${sorted.join(', ')}`;
}

type Entries = Record<string, string>;

/** The query that `readSpecification` reads back; what is as usual is left out, and so are kinds of more than one topic. */
export function specificationQuery({ source, topics: ids, levels, archetypes, length, timing, mode }: QuizSpecification): Entries {
  return {
    source,
    ...(ids.length < allTopics.length && { topics: ids.join('.') }),
    ...(levels.length < difficulties.length && { levels: levels.join('.') }),
    ...(archetypes.length > 0 && ids.length === 1 && { kinds: archetypes.join('.') }),
    ...(length !== quizLength && { length: String(length) }),
    ...(timing !== 'untimed' && { timing }),
    ...(mode !== 'after-each' && { mode }),
  };
}

const numbers = (text: string | null): number[] | undefined => (text === null ? undefined : text.split('.').map(Number));

/** Null for a query that was mistyped. */
export function readSpecification(get: (name: string) => string | null): QuizSpecification | null {
  const parsed = quizSpecificationSchema.safeParse({
    source: get('source') ?? 'smart',
    topics: numbers(get('topics')) ?? allTopics,
    levels: numbers(get('levels')),
    archetypes: get('kinds')?.split('.'),
    length: get('length') === null ? undefined : Number(get('length')),
    timing: get('timing') ?? undefined,
    mode: get('mode') ?? undefined,
  });
  if (!parsed.success) return null;
  // The kinds of a topic are chosen under it.
  const { topics: ids, archetypes } = parsed.data;
  return archetypes.length > 0 && ids.length !== 1 ? null : parsed.data;
}

/** A level from a query; null if there is none. */
export const levelFrom = (text: string | null): Difficulty | null => difficulties.find((level) => String(level) === text) ?? null;
