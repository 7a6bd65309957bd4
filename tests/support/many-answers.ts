/** First answers of many accounts to published questions, given by simulated students: more than a test could give over HTTP. */
import { itemParameters, probabilityRight } from '#core/exams/scoring.ts';
import { choiceIds } from '#core/questions/choices.ts';
import { difficulties, type Difficulty } from '#core/questions/question.ts';
import { seededRandom } from '#core/random.ts';
import { topicById, type TopicId } from '#core/topics/topics.ts';
import type { Database } from '#server/database/database.ts';
import { uuidv7 } from '#server/database/uuid.ts';

export interface AnsweredQuestion {
  readonly id: string;
  readonly topicId: TopicId;
  readonly level: Difficulty;
  readonly format: 'choice' | 'spr';
  readonly key: string;
}

/** So many published practice questions of one section and format, as many of each level. */
export async function someQuestions(database: Database, count: number): Promise<AnsweredQuestion[]> {
  const { rows } = await database.query<AnsweredQuestion>(
    `select id, "topicId", level, format, key from (
       select q.id, v.topic_id as "topicId", v.difficulty as level, v.format, v.body #>> '{solution,key}' as key,
         row_number() over (partition by v.difficulty order by q.id) as place
       from questions q join question_versions v on v.question_id = q.id and v.version = q.current_version
       where q.status = 'published' and q.current_version = 1 and 'practice' = any(q.usage_contexts) and v.topic_id > 10 and v.format = 'choice') as each
     where place <= $1 order by place, level`,
    [count / difficulties.length],
  );
  return rows;
}

/** The questions with choices that an exam asks first in Math. */
export async function questionsOfExam(database: Database, examId: string): Promise<AnsweredQuestion[]> {
  const { rows } = await database.query<AnsweredQuestion>(
    `select q.id, v.topic_id as "topicId", v.difficulty as level, v.format, v.body #>> '{solution,key}' as key
     from practice_exam_modules p join exam_module_questions m on m.module_id = p.module_id
       join questions q on q.id = m.question_id join question_versions v on v.question_id = q.id and v.version = m.question_version
     where p.practice_exam_id = $1 and p.position = 2 and v.format = 'choice' and v.version = 1 order by m.position`,
    [examId],
  );
  return rows;
}

export interface AnswerChange {
  readonly context?: string;
  readonly counted?: boolean;
  readonly firstSeen?: boolean;
  readonly measured?: boolean;
  readonly timeMs?: number;
  /** The answers are those of an exam, and its result says that a module was hurried. */
  readonly hurriedExam?: boolean;
}

/** Each of `people` new accounts answers all of the questions in one quiz. `trueB`: where it is not what the label says. */
export async function answerAsMany(
  database: Database,
  questions: readonly AnsweredQuestion[],
  people: number,
  at: number,
  trueB: ReadonlyMap<string, number> = new Map(),
  { context = 'untimed-quiz', counted = true, firstSeen = true, measured = true, timeMs = 60_000, hurriedExam = false }: AnswerChange = {},
): Promise<void> {
  const random = seededRandom(people);
  const uniform = () => (random.int(1, 1_000_000) - 0.5) / 1_000_000;
  const rows = Array.from({ length: people }, () => {
    const [user_id, id, quiz_id] = [uuidv7(at), uuidv7(at), uuidv7(at)];
    const theta = Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
    return questions.map(({ id: question_id, topicId, level, format, key }, index) => {
      const label = itemParameters(topicById(topicId).section, level, format);
      const correct = uniform() < probabilityRight({ ...label, b: trueB.get(question_id) ?? label.b }, theta);
      const answer = correct ? key : random.pick(choiceIds.filter((one) => one !== key));
      return { user_id, id, quiz_id: hurriedExam ? null : quiz_id, question_id, topic_id: topicId, difficulty: level, number: index + 1, correct, answer };
    });
  }).flat();
  await database.query(
    `with sent as (
       select * from jsonb_to_recordset($1::jsonb) as t (user_id uuid, id uuid, quiz_id uuid, question_id text, topic_id smallint, difficulty smallint,
         number smallint, correct boolean, answer text)),
     totals as (
       insert into user_stats (user_id, total_questions, correct_total, last_updated)
       select user_id, count(*), count(*) filter (where correct), $2 from sent group by user_id),
     results as (
       insert into exam_results (user_id, id, session_id, practice_exam_id, exam_title, started_at, completed_at, mode, time_multiplier, measure, correct,
         questions, facts, scoring, hurried)
       select user_id, id, gen_random_uuid(), 'practice-exam-1', 'Hurried', $2, $2, 'practice', 1, 'none', 0, 0, '{}', '{}', true
       from sent where $8 group by user_id, id)
     insert into question_attempts (user_id, id, quiz_id, attempted_at, context, question_id, question_version, topic_id, archetype, skill_tags, difficulty,
       position, number, answer, correct, time_spent_ms, first_seen, counted, measured)
     select user_id, id, quiz_id, $2, $3, question_id, 1, topic_id, 'a', '{}', difficulty, 0, number, answer, correct, $4, $5, $6, $7
     from sent`,
    [JSON.stringify(rows), new Date(at), context, timeMs, firstSeen, counted, measured, hurriedExam],
  );
}
