/** The practice questions that somebody has answered: found again, marked, noted, printed. */
import type { AnsweredQuestion, questionBankCalls } from '#contract/question-bank.ts';
import { excerptOf } from '#core/questions/excerpt.ts';
import { questionSchema } from '#core/questions/question.ts';
import { maxPrinted } from '#core/quizzes/allowance.ts';
import { topicIdsOf, type Section } from '#core/topics/topics.ts';
import { createExplain, type Explain } from '#server/content/explained.ts';
import type { Queryable } from '#server/database/database.ts';
import { isUuid } from '#server/database/uuid.ts';
import { signedIn, type Account, type HandlersFor } from '#server/http/handler.ts';
import { refuseCursor, toPage } from '#server/http/paging.ts';
import { refuse } from '#server/refusal.ts';
import { examDayStart } from '../review/shared/exam-day-start.ts';
import type { QuizDependencies } from './dependencies.ts';
import {
  countAnswered,
  saveNote,
  selectAnsweredPage,
  selectAnsweredQuestion,
  type AnsweredPlace,
  type AnsweredPlaces,
  type AnsweredRow,
} from './answered-store.ts';

const toAnswered = (row: AnsweredRow): AnsweredQuestion => ({
  questionId: row.question_id,
  topicId: row.topic_id,
  level: row.difficulty,
  excerpt: excerptOf(questionSchema.parse(row.body)),
  answer: row.answer,
  correct: row.correct,
  guessed: row.guessed,
  answeredAt: row.attempted_at.toISOString(),
  marked: row.marked,
  note: row.note,
  due: row.due,
});

/** Every row is of a recorded answer. */
const toExplained = (explain: Explain) => (row: AnsweredRow) => ({ entry: toAnswered(row), explained: explain(questionSchema.parse(row.body)) });

interface Asked {
  readonly section?: Section | undefined;
  readonly topicId?: number | undefined;
  readonly level?: number | undefined;
  readonly kind?: string | undefined;
  readonly q?: string | undefined;
}

function placeOf(cursor: string): AnsweredPlace | null {
  const [id = '', questionId = ''] = cursor.split('~');
  return isUuid(id) && /^[a-z0-9-]{3,61}$/.test(questionId) ? { id, questionId } : null;
}

export function answeredHandlers({
  database,
  learningContent,
  now,
}: Pick<QuizDependencies, 'database' | 'learningContent' | 'now'>): HandlersFor<Omit<typeof questionBankCalls, 'listQuestionKinds'>> {
  /** Called before the snapshot: what is not in memory is read. None for a kind that nobody knows. */
  const archetypesOf = async ({ kind }: Asked): Promise<readonly string[] | null> =>
    kind === undefined ? null : ((await learningContent()).concepts.find(({ id }) => id === kind)?.archetypes ?? []);
  const placesOf = async (queryable: Queryable, { id }: Account, asked: Asked, archetypes: AnsweredPlaces['archetypes']): Promise<AnsweredPlaces> => ({
    topicIds: topicIdsOf(asked),
    level: asked.level ?? null,
    archetypes,
    text: asked.q ?? '',
    exam: await examDayStart(queryable, id),
    now: new Date(now()),
  });
  const one = async (queryable: Queryable, { id }: Account, questionId: string) =>
    selectAnsweredQuestion(queryable, id, questionId, await examDayStart(queryable, id), new Date(now()));

  return {
    listAnsweredQuestions: signedIn(async ({ query: { cursor, limit, state, ...asked }, caller }) => {
      const after = cursor === undefined ? null : placeOf(cursor);
      if (cursor !== undefined && after === null) return refuseCursor();
      const archetypes = await archetypesOf(asked);
      const rows = await database.snapshot(async (queryable) =>
        selectAnsweredPage(queryable, caller.id, await placesOf(queryable, caller, asked, archetypes), state, after, limit + 1),
      );
      return toPage(rows, limit, ({ id, question_id }) => `${id}~${question_id}`, toAnswered);
    }),
    countAnsweredQuestions: signedIn(async ({ query, caller }) => {
      const archetypes = await archetypesOf(query);
      return database.snapshot(async (queryable) => countAnswered(queryable, caller.id, await placesOf(queryable, caller, query, archetypes)));
    }),
    getAnsweredQuestion: signedIn(async ({ params, caller }) => {
      const explain = await createExplain(learningContent);
      const row = await database.snapshot((queryable) => one(queryable, caller, params.questionId));
      return row ? toExplained(explain)(row) : refuse('question-not-answered');
    }),
    updateAnsweredQuestion: signedIn(async ({ params, body, caller }) => {
      const row = await database.transaction(async (queryable) => {
        if (!(await one(queryable, caller, params.questionId))) return null;
        await saveNote(queryable, caller.id, params.questionId, body, new Date(now()));
        return one(queryable, caller, params.questionId);
      });
      return row ? toAnswered(row) : refuse('question-not-answered');
    }),
    printAnsweredQuestions: signedIn(async ({ query: { state, ...asked }, caller }) => {
      const archetypes = await archetypesOf(asked);
      const explain = await createExplain(learningContent);
      const rows = await database.snapshot(async (queryable) =>
        selectAnsweredPage(queryable, caller.id, await placesOf(queryable, caller, asked, archetypes), state, null, maxPrinted),
      );
      return { items: rows.map(toExplained(explain)) };
    }),
  };
}
