/** Finishing an exam: routes, the score, and everything that is kept of it, within the submit's transaction. */
import { resultSchema, type ExamResult } from '#contract/exam-results.ts';
import type { AnswerState } from '#core/exams/answer-state.ts';
import { compareResults } from '#core/exams/comparison.ts';
import { modulePositions, positionFacts, type ModulePosition } from '#core/exams/format.ts';
import { examResult, type AnsweredQuestion, type ScorableQuestion } from '#core/exams/result.ts';
import { percentileTable } from '#core/exams/percentile.ts';
import { routeAfterModuleOne, routingThresholds, type SecondRoute } from '#core/exams/routing.ts';
import { itemParameters, scoringVersion } from '#core/exams/scoring.ts';
import { attemptAt } from '#core/learning/attempt.ts';
import { isCorrect } from '#core/questions/check-answer.ts';
import type { Question } from '#core/questions/question.ts';
import type { Section } from '#core/topics/topics.ts';
import type { Queryable } from '../../database/database.ts';
import { uuidv7 } from '../../database/uuid.ts';
import { recordAttempts } from '../learning/store.ts';
import { selectSessionAnswers } from './answer-store.ts';
import type { LoadedModule } from './exam-content.ts';
import type { LoadedSession } from './load-session.ts';
import { insertCompletedExam, selectEarlierResults } from './result-store.ts';
import type { ModuleAttemptRow } from './session-store.ts';

/** The second module's route: scored questions of module 1 that were answered right. */
export function routeOfSection(section: Section, module: LoadedModule, answers: readonly AnswerState[]): SecondRoute {
  const answered = new Map(answers.map(({ questionId, answer }) => [questionId, answer]));
  const scored = module.questions.filter(({ isPretest }) => !isPretest);
  const correct = scored.filter(({ question }) => isCorrect(question, answered.get(question.id) ?? null));
  return routeAfterModuleOne(section, correct.length, scored.length);
}

type Answers = ReadonlyMap<string, AnswerState>;

interface Taken extends AnsweredQuestion {
  readonly version: number;
  readonly number: number;
  readonly marked: boolean;
  readonly eliminated: string;
}

function answeredQuestions(attempt: ModuleAttemptRow, module: LoadedModule, answers: Answers): Taken[] {
  return module.questions.map(({ question, isPretest }, index) => {
    const state = answers.get(question.id);
    const answer = state?.answer ?? null;
    return {
      questionId: question.id,
      version: question.version,
      number: index + 1,
      position: attempt.position,
      topicId: question.topicId,
      difficulty: question.difficulty,
      format: question.format,
      answer,
      correct: isCorrect(question, answer),
      pretest: isPretest,
      marked: state?.marked ?? false,
      eliminated: state?.eliminated.join('') ?? '',
      // What a device counted cannot exceed the time the module had.
      timeSpentMs: Math.min(state?.timeSpentMs ?? 0, attempt.allowed_ms),
    };
  });
}

/** Scored questions of module 1 and the harder module 2: where 800 lies on this form. */
function hardPath({ content, session: { modules: defined } }: LoadedSession, section: Section): ScorableQuestion[] {
  const ids = defined.filter(({ position, route }) => positionFacts[position].section === section && route !== 'easier').map(({ moduleId }) => moduleId);
  const path: ScorableQuestion[] = [];
  for (const id of ids) {
    const { questions } = content.module(id);
    path.push(...questions.filter(({ isPretest }) => !isPretest).map(({ question: { difficulty, format } }) => ({ difficulty, format })));
  }
  return path;
}

async function comparisonWithEarlier(
  queryable: Queryable,
  userId: string,
  current: Pick<ExamResult, 'id' | 'practiceExamId' | 'total' | 'sections'>,
): Promise<ExamResult['comparison']> {
  const earlier = await selectEarlierResults(queryable, userId, 100);
  const previous = earlier[0];
  if (!previous) return null;
  const scoreOf = (section: Section) => current.sections.find((candidate) => candidate.section === section)?.score ?? 0;
  const comparison = compareResults(
    {
      resultId: current.id,
      practiceExamId: current.practiceExamId,
      total: current.total.score,
      sections: { 'reading-writing': scoreOf('reading-writing'), math: scoreOf('math') },
    },
    {
      resultId: previous.id,
      practiceExamId: previous.practice_exam_id,
      total: previous.total,
      sections: { 'reading-writing': previous.reading_writing, math: previous.math },
    },
    earlier.map(({ practice_exam_id }) => practice_exam_id),
  );
  return {
    previousId: previous.id,
    previousCompletedAt: previous.completed_at.toISOString(),
    previousTotal: previous.total,
    ...comparison,
    sections: [...comparison.sections],
  };
}

export interface Completion {
  readonly queryable: Queryable;
  readonly userId: string;
  /** As it was locked for the last submit; its routes and module attempts are complete. */
  readonly loaded: LoadedSession;
  readonly time: number;
}

/** Scores the session and keeps result, responses, attempts and statistics. The caller's transaction makes it all or nothing. */
export async function completeExam({ queryable, userId, loaded, time }: Completion): Promise<void> {
  const { content, session, moduleAttempts } = loaded;
  const { exam } = content;
  const sessionId = session.id;
  const { reading_writing_route: readingRoute, math_route: mathRoute } = session;
  if (!readingRoute || !mathRoute) throw new Error(`session ${sessionId} is complete but was never routed`);
  const answers = await selectSessionAnswers(queryable, userId, sessionId);
  const questions: Taken[] = [];
  const asked = new Map<string, Question>();
  for (const attempt of moduleAttempts) {
    const module = content.module(attempt.module_id);
    questions.push(...answeredQuestions(attempt, module, answers));
    for (const { question } of module.questions) asked.set(question.id, question);
  }
  const allowedMs: Partial<Record<ModulePosition, number>> = {};
  for (const position of modulePositions) {
    const attempt = moduleAttempts.find((candidate) => candidate.position === position);
    if (attempt) allowedMs[position] = attempt.allowed_ms;
  }
  const routes = { 'reading-writing': readingRoute, math: mathRoute };
  const path = {
    'reading-writing': hardPath(loaded, 'reading-writing'),
    math: hardPath(loaded, 'math'),
  };
  const facts = examResult({ answered: questions, routes, allowedMs, hardPath: path });
  if (!facts.percentile) throw new Error('a full exam has no percentile');
  const id = uuidv7(time);
  const completedAt = new Date(time);
  const core = { id, practiceExamId: exam.id, total: facts.total, sections: facts.sections.map((section) => ({ ...section, modules: [...section.modules] })) };
  const summary = resultSchema.parse({
    ...core,
    examTitle: exam.title,
    completedAt: completedAt.toISOString(),
    examDate: session.started_at.toISOString(),
    mode: session.mode,
    timeMultiplier: session.time_multiplier,
    percentile: facts.percentile,
    topics: facts.topics,
    responses: questions,
    lateModules: moduleAttempts.flatMap(({ position, late_ms }) => (late_ms === null ? [] : [{ position, lateMs: late_ms }])),
    comparison: await comparisonWithEarlier(queryable, userId, core),
  });
  const scoring = {
    scoringVersion,
    percentileTable,
    routingThresholds,
    routes,
    sections: facts.sections.map(({ section, theta, se, thetaMax }) => ({ section, theta, se, thetaMax })),
    items: questions.map(({ questionId, version, position, difficulty, format, pretest, correct }) => ({
      questionId,
      version,
      position,
      pretest,
      correct,
      parameters: itemParameters(positionFacts[position].section, difficulty, format),
    })),
  };
  const inserted = await insertCompletedExam(queryable, { userId, id, sessionId, practiceExamId: exam.id, completedAt, summary, scoring });
  if (!inserted) throw new Error(`session ${sessionId} already has a result`);
  await recordAttempts(queryable, {
    userId,
    id,
    context: session.mode === 'test-day' ? 'test-day-exam' : 'practice-exam',
    quizId: null,
    at: completedAt,
    attempts: questions.flatMap((taken) => {
      const question = asked.get(taken.questionId);
      return question ? [attemptAt(question, taken, taken.answer, taken.timeSpentMs)] : [];
    }),
  });
}
