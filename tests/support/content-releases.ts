/** Databases that take releases of content, made-up later releases, and what is stored of them. */
import type { ExamContent } from '#content/exams/practice-exams.ts';
import { contentRelease } from '#content/release.ts';
import { shippedContent, type ShippedContent } from '#content/shipped-content.ts';
import type { Question } from '#core/questions/question.ts';
import { loadContent } from '#server/content/load.ts';
import { openDatabase, type Database } from '#server/database/database.ts';
import type { ContentDatabase } from './content-rows.ts';
import { createTestDatabase } from './test-server.ts';

const opened: (() => Promise<void>)[] = [];
/** Closes and drops the databases of the test that has ended. */
export async function closeDatabases(): Promise<void> {
  for (const close of opened.splice(0)) await close();
}

/** A database that has taken this build's release. */
export async function loaded(): Promise<Database> {
  const { connection, drop } = await createTestDatabase();
  const database = openDatabase({ connection, poolSize: 4, prepare: true, onIdleError: () => {} });
  opened.push(async () => {
    await database.close();
    await drop();
  });
  return database;
}
export const kept = (made: ContentDatabase): ContentDatabase => {
  opened.push(made.drop);
  return made;
};

export const shipped = shippedContent();
/** The content of a later release, and its loading. */
export const later = (database: Database, step: number, content: ShippedContent) =>
  loadContent(database, { release: contentRelease.release + step, fingerprint: `step ${step}` }, () => content);

export const withQuestions = (change: (question: Question) => Question | null, content = shipped): ShippedContent => ({
  ...content,
  questions: content.questions.flatMap((one) => {
    const question = change(one.question);
    return question ? [{ ...one, question }] : [];
  }),
  exams: content.exams.map((exam) => ({
    ...exam,
    modules: exam.modules.map((module) => ({ ...module, questions: module.questions.map((question) => change(question) ?? question) })),
  })),
});
export const corrected = (id: string, stem: string, content = shipped) =>
  withQuestions((question) => (question.id === id ? { ...question, stem } : question), content);
export const withExam = (number: number, change: (exam: ExamContent) => ExamContent | null, content = shipped): ShippedContent => ({
  ...content,
  exams: content.exams.flatMap((exam) => (exam.number === number ? (change(exam) ?? []) : [exam])),
});

export const practiceId = shipped.questions.find(({ usageContexts }) => usageContexts.includes('practice'))?.question.id ?? '';
export const examId = shipped.questions.find(({ usageContexts }) => usageContexts.includes('exam'))?.question.id ?? '';

interface QuestionState {
  readonly owner: string;
  readonly status: string;
  readonly current_version: number;
  readonly stem: string;
  readonly versions: number;
}
export async function stateOf(database: Database, id: string): Promise<QuestionState | undefined> {
  const { rows } = await database.query<QuestionState>(
    `select q.owner, q.status, q.current_version, v.body ->> 'stem' as stem, (select count(*)::int from question_versions a where a.question_id = q.id) as versions
     from questions q join question_versions v on v.question_id = q.id and v.version = q.current_version where q.id = $1`,
    [id],
  );
  return rows[0];
}
export const modulesOf = async (database: Database, id: string): Promise<string[]> => {
  const { rows } = await database.query<{ module_id: string }>(
    `select p.module_id from practice_exams e join practice_exam_modules p on p.practice_exam_id = e.id and p.version = e.current_version where e.id = $1 order by 1`,
    [id],
  );
  return rows.map(({ module_id }) => module_id);
};

/** What an editor's tool does: it adds a version of its own, and from then on editors own the question. */
export async function edit(database: Database, id: string, stem: string): Promise<void> {
  await database.query(
    `with made as (
       insert into question_versions (question_id, version, topic_id, archetype, difficulty, format, skill_tags, body, author_id)
       select question_id, version + 1, topic_id, archetype, difficulty, format, skill_tags,
              body || jsonb_build_object('stem', $2::text, 'version', version + 1), '018f0000-0000-7000-8000-000000000001'
       from question_versions where question_id = $1 order by version desc limit 1 returning question_id, version)
     update questions q set owner = 'editors', current_version = made.version from made where q.id = made.question_id`,
    [id, stem],
  );
}
