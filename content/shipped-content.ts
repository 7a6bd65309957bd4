/** Everything a release brings: its exams, its practice sets, its posts, and each question once with where it may be asked. */
import type { Question } from '#core/questions/question.ts';
import type { UsageContext } from '#core/questions/usage.ts';
import { practiceSets, type PracticeSet } from '#core/quizzes/practice-sets.ts';
import type { ShippedPost } from './blog/post.ts';
import { blogPosts } from './blog/posts.ts';
import { practiceExams, type ExamContent } from './exams/practice-exams.ts';
import { hardestQuestions } from './items/hardest-questions.ts';
import { practiceQuestions } from './items/practice-questions.ts';
import { publishedForPrediction } from './items/published.ts';

export interface ShippedQuestion {
  readonly question: Question;
  readonly usageContexts: readonly UsageContext[];
}

export interface ShippedPracticeSet extends PracticeSet {
  readonly usageContexts: readonly UsageContext[];
}

export interface ShippedContent {
  readonly questions: readonly ShippedQuestion[];
  readonly exams: readonly ExamContent[];
  /** In the order of lists. */
  readonly practiceSets: readonly ShippedPracticeSet[];
  readonly posts: readonly ShippedPost[];
}

/** Guests cost nothing and may come again as somebody new, so what they may see is what everybody may see: so many questions of a topic. */
const guestQuestionsPerTopic = 5;

/** Of each topic one question of every level before the second of any, in the order of the bank. */
function guestPool(questions: readonly Question[]): ReadonlySet<string> {
  const pool = new Set<string>();
  for (const [, ofTopic] of Map.groupBy(questions, ({ topicId }) => topicId)) {
    const before = (question: Question) =>
      ofTopic.filter(({ difficulty }, place) => difficulty === question.difficulty && place < ofTopic.indexOf(question)).length;
    const order = ofTopic.toSorted((a, b) => before(a) - before(b) || a.difficulty - b.difficulty);
    for (const { id } of order.slice(0, guestQuestionsPerTopic)) pool.add(id);
  }
  return pool;
}

export function shippedContent(): ShippedContent {
  const exams = practiceExams();
  const practice = practiceQuestions();
  const forGuests = guestPool(practice);
  const examined = new Map(exams.flatMap(({ modules }) => modules.flatMap(({ questions }) => questions.map((question) => [question.id, question] as const))));
  return {
    questions: [
      ...[...examined.values()].map((question) => ({ question, usageContexts: ['exam'] as const })),
      ...practice.map((question) => ({ question, usageContexts: forGuests.has(question.id) ? (['practice', 'guest'] as const) : (['practice'] as const) })),
      ...publishedForPrediction().map((question) => ({ question, usageContexts: ['predictive'] as const })),
      ...hardestQuestions().map((question) => ({ question, usageContexts: ['hardest'] as const })),
    ],
    exams,
    practiceSets: practiceSets.map((set) => ({ ...set, usageContexts: ['practice', 'guest'] as const })),
    posts: blogPosts,
  };
}
