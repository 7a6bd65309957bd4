/** What a module asks, counted, beside what a module of the standard exam asks; and what its author should look at. */
import { recipesFor, recipeSize } from '../exams/blueprint.ts';
import type { ModuleRoute } from '../exams/format.ts';
import { choiceIds, type ChoiceId } from '../questions/choices.ts';
import { difficulties, type Difficulty } from '../questions/question.ts';
import { topicName, topics, type Section, type TopicId } from '../topics/topics.ts';

export interface ModuleQuestionFacts {
  readonly id: string;
  readonly topicId: number;
  readonly difficulty: number;
  /** The key of a question with choices; null where the answer is typed. */
  readonly key: ChoiceId | null;
  readonly isPretest: boolean;
}

interface Count<Of> {
  readonly of: Of;
  readonly count: number;
  /** In a standard module of this section and route; null where this module is of another size. */
  readonly standard: number | null;
}

export interface ModuleCheck {
  readonly topics: readonly Count<TopicId>[];
  readonly levels: readonly Count<Difficulty>[];
  readonly keys: readonly Count<ChoiceId>[];
  readonly typed: number;
  readonly unscored: number;
  /** Sentences. */
  readonly advice: readonly string[];
}

/** No key should have more than this share of a module's choice questions. */
const largestKeyShare = 0.5;
/** Below this many choice questions a share says nothing. */
const fewChoices = 8;
/** As many questions more or fewer than the standard module has of a topic are still like it: topics rotate. */
const usualDifference = 1;

export function checkModule(section: Section, route: ModuleRoute, questions: readonly ModuleQuestionFacts[]): ModuleCheck {
  const recipe = recipesFor(1).find((one) => one.section === section && one.route === route);
  const alike = recipe && recipeSize(recipe) === questions.length ? recipe : null;
  const ofTopic = (topicId: TopicId) => questions.filter((question) => question.topicId === topicId).length;
  const standardOf = (topicId: TopicId) => alike?.slots.filter((slot) => slot.topicId === topicId).reduce((sum, { count }) => sum + count, 0) ?? null;
  const byTopic = topics
    .filter((topic) => topic.section === section)
    .map(({ id }): Count<TopicId> => ({ of: id, count: ofTopic(id), standard: standardOf(id) }))
    .filter(({ count, standard }) => count > 0 || (standard ?? 0) > 0);
  const levels = difficulties.map(
    (level): Count<Difficulty> => ({
      of: level,
      count: questions.filter(({ difficulty }) => difficulty === level).length,
      standard: alike?.levels[level] ?? null,
    }),
  );
  const choices = questions.filter(({ key }) => key !== null);
  const keys = choiceIds.map((id): Count<ChoiceId> => ({ of: id, count: choices.filter(({ key }) => key === id).length, standard: null }));
  const unscored = questions.filter(({ isPretest }) => isPretest).length;
  const other = questions.filter(({ topicId }) => !topics.some((topic) => topic.id === topicId && topic.section === section));
  const advice = [
    ...(questions.length === 0 ? ['It has no questions yet.'] : []),
    ...(questions.length > 0 && unscored === questions.length ? ['No question counts: every one is unscored.'] : []),
    ...(new Set(questions.map(({ id }) => id)).size < questions.length ? ['A question is in it twice.'] : []),
    ...other.map(({ id, topicId }) => `${id} is about ${topicName(topicId)}, which belongs to the other section.`),
    ...byTopic
      .filter(({ count, standard }) => standard !== null && Math.abs(count - standard) > usualDifference)
      .map(({ of, count, standard }) => `${topicName(of)}: ${count}, where the standard module has ${standard}.`),
    ...(choices.length < fewChoices
      ? []
      : keys
          .filter(({ count }) => count / choices.length > largestKeyShare || count === 0)
          .map(({ of, count }) => (count === 0 ? `No answer is ${of}.` : `${of} is the answer to ${count} of ${choices.length} questions with choices.`))),
  ];
  return { topics: byTopic, levels, keys, typed: questions.length - choices.length, unscored, advice };
}
