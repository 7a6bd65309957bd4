/**
 * Loads what students study from content/ into the database, idempotently: a question whose text
 * is already there costs nothing, a changed one becomes a new version, nothing is overwritten.
 */
import { createHash } from 'node:crypto';
import { practiceExams } from '#content/exams/practice-exams.ts';
import { practiceQuestions } from '#content/items/practice-questions.ts';
import { moduleFacts, positionFacts } from '#core/exams/format.ts';
import type { Question } from '#core/questions/question.ts';
import type { Database } from '../database/database.ts';
import { insertExam, insertModule, insertQuestions, replacePracticeBank, selectLoadedHash, updateLoadedHash, type QuestionToLoad } from './store.ts';

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** Same content, same hash: the version is not part of it. */
const contentHash = (question: Question) => hashOf({ ...question, version: undefined });

export interface LoadedCounts {
  readonly questions: number;
  readonly exams: number;
}

export async function loadContent(database: Database): Promise<LoadedCounts> {
  const exams = practiceExams();
  const practice = practiceQuestions();
  const fingerprint = hashOf([exams, practice]);
  const counts = {
    questions: practice.length + exams.reduce((sum, { modules }) => sum + modules.reduce((own, { questions }) => own + questions.length, 0), 0),
    exams: exams.length,
  };
  if ((await selectLoadedHash(database)) === fingerprint) return counts;
  await database.transaction(async (queryable) => {
    for (const { modules, ...exam } of exams) {
      const loaded: { id: string; position: number }[] = [];
      for (const module of modules) {
        const questions: QuestionToLoad[] = module.questions.map((question) => ({ question, hash: contentHash(question) }));
        const versions = await insertQuestions(queryable, questions);
        const { section, stage } = positionFacts[module.position];
        const facts = moduleFacts[section];
        // A module is what it asks: other questions, or other versions of them, make another module.
        const id = `m-${hashOf([exam.id, module.position, module.route, versions]).slice(0, 12)}`;
        await insertModule(queryable, {
          id,
          title: `${section === 'math' ? 'Math' : 'Reading and Writing'}, Module ${stage}`,
          section,
          stage,
          moduleNumber: module.position + 1,
          route: module.route,
          timeLimit: facts.timeLimit,
          calculatorAllowed: facts.calculatorAllowed,
          difficulties: module.questions.map(({ difficulty }) => difficulty),
          questions: module.questions.map(({ id: questionId }, index) => ({
            questionId,
            version: versions[index] ?? 1,
            isPretest: module.pretestIds.includes(questionId),
          })),
        });
        loaded.push({ id, position: module.position });
      }
      await insertExam(queryable, exam, loaded);
    }
    const practiceVersions = await insertQuestions(
      queryable,
      practice.map((question) => ({ question, hash: contentHash(question) })),
    );
    await replacePracticeBank(
      queryable,
      practice.map((question, index) => ({ ...question, version: practiceVersions[index] ?? 1 })),
    );
    await updateLoadedHash(queryable, fingerprint);
  });
  return counts;
}
