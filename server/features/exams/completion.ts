/** Finishing an exam: routes, the score, and the facts stored about it, within the submit's transaction. */
import { examScores, scoredCounts, type AnsweredQuestion, type ExamScores, type ScorableQuestion } from '#core/exams/result.ts';
import { mostlyBlankSections } from '#core/exams/mostly-blank.ts';
import { predictiveScoringVersion } from '#core/exams/predictive.ts';
import { itemParameters, scoringVersion } from '#core/exams/scoring.ts';
import { moduleAt, routesAfter, type Routes } from '#core/exams/session.ts';
import { measureOf, publicShape, slotAt } from '#core/exams/shape.ts';
import { readTrail } from '#core/exams/trail.ts';
import { attemptAt, type Attempt } from '#core/learning/attempt.ts';
import { isCorrect } from '#core/questions/check-answer.ts';
import type { Question } from '#core/questions/question.ts';
import type { Section } from '#core/topics/topics.ts';
import type { CalibrationInUse } from '#server/content/calibration.ts';
import type { Queryable } from '#server/database/database.ts';
import { uuidv7 } from '#server/database/uuid.ts';
import { recordAttempts } from '../learning/store.ts';
import { selectAnswers, type GivenAnswer } from './answer-store.ts';
import type { LoadedModule } from './exam-content.ts';
import type { LoadedSession } from './load-session.ts';
import { keepSeen, modulePaces, recorded, type PacedModule } from './module-paces.ts';
import { evidenceFrom } from './draw-stage.ts';
import { predictionFacts, predictiveScores } from './prediction.ts';
import { factsVersion, type PredictionFacts, type ResultFacts } from './result-facts.ts';
import { insertCompletedExam, type ScoreColumns } from './result-store.ts';
import type { ModuleAttemptRow, SessionRow, WholeSession } from './session-store.ts';

/** The routes that this submitted module decides; null if it decides none. */
export async function routesDecided(queryable: Queryable, session: SessionRow, position: number, module: LoadedModule): Promise<Routes | null> {
  if (!session.shape.some(({ routedBy }) => routedBy?.position === position)) return null;
  const answers = new Map((await selectAnswers(queryable, session.user_id, session.id, position)).map(({ questionId, answer }) => [questionId, answer]));
  const outcomes = module.questions.map(({ question, isPretest }) => ({ pretest: isPretest, correct: isCorrect(question, answers.get(question.id) ?? null) }));
  const { correct, scored } = scoredCounts(outcomes);
  return routesAfter(session.shape, position, correct, scored);
}

type Answers = ReadonlyMap<string, GivenAnswer>;

const rightsOf = (question: Question, trail: string): string =>
  readTrail(trail)
    .flatMap(({ answer }) => (answer === undefined ? [] : [bit(isCorrect(question, answer))]))
    .join('');

const bit = (value: boolean): 0 | 1 => (value ? 1 : 0);

/** One question as it was answered: what is scored, what is recorded of it, and how it was gone about. */
interface Taken extends AnsweredQuestion, Attempt {
  readonly trail: string;
  /** For each answer of the trail, in order, whether it was right. */
  readonly trailRight: string;
}

function answeredQuestions(attempt: ModuleAttemptRow, module: LoadedModule, answers: Answers, estimates: CalibrationInUse): Taken[] {
  return module.questions.map(({ question, isPretest }, index) => {
    const { answer = null, marked = false, eliminated = '', trail = '', time_spent_ms = 0 } = answers.get(question.id) ?? {};
    const { parametersVersion, b } = estimates.knownOf(question);
    const place = { position: attempt.position, number: index + 1, pretest: isPretest, marked, eliminated, parametersVersion, b };
    return {
      // What a device counted cannot exceed the time the module had.
      ...attemptAt(question, place, answer, Math.min(time_spent_ms, attempt.allowed_ms)),
      parameters: estimates.parametersOf(question),
      trail,
      trailRight: rightsOf(question, trail),
    };
  });
}

/** Scored questions of the harder path through a section: where 800 lies on this form. */
function hardPath({ content, session: { shape } }: LoadedSession, estimates: CalibrationInUse, section: Section): ScorableQuestion[] {
  const path: ScorableQuestion[] = [];
  for (const { modules, adaptive } of shape.filter((slot) => slot.section === section)) {
    for (const { moduleId } of modules.filter(({ route }) => !adaptive || route === 'harder')) {
      const { questions } = content.module(moduleId);
      for (const { question, isPretest } of questions)
        if (!isPretest) path.push({ difficulty: question.difficulty, format: question.format, parameters: estimates.parametersOf(question) });
    }
  }
  return path;
}

function scoreColumns({ total, sections }: ExamScores): ScoreColumns {
  const of = (section: Section) => sections.find((candidate) => candidate.section === section)?.score;
  const [reading, math] = [of('reading-writing'), of('math')];
  return {
    total: total?.score ?? null,
    total_low: total?.low ?? null,
    total_high: total?.high ?? null,
    reading_writing: reading?.score ?? null,
    reading_writing_low: reading?.low ?? null,
    reading_writing_high: reading?.high ?? null,
    math: math?.score ?? null,
    math_low: math?.low ?? null,
    math_high: math?.high ?? null,
  };
}

const factsOf = (
  { session, moduleAttempts }: LoadedSession,
  questions: readonly Taken[],
  paced: readonly PacedModule[],
  explained: ReadonlySet<Taken>,
  prediction: PredictionFacts | null,
): ResultFacts => ({
  version: factsVersion,
  ...(prediction && { prediction }),
  shape: publicShape(session.shape),
  modules: moduleAttempts.map(({ position, module_id, allowed_ms, late_ms }) => ({
    position,
    moduleId: module_id,
    route: moduleAt(session, position).route,
    allowedMs: allowed_ms,
    lateMs: late_ms,
    ...paced.find((module) => module.position === position),
  })),
  questions: {
    id: questions.map(({ questionId }) => questionId),
    version: questions.map(({ questionVersion }) => questionVersion),
    position: questions.map(({ position }) => position),
    number: questions.map(({ number }) => number),
    topicId: questions.map(({ topicId }) => topicId),
    difficulty: questions.map(({ difficulty }) => difficulty),
    answer: questions.map(({ answer }) => answer),
    correct: questions.map(({ correct }) => bit(correct)),
    pretest: questions.map(({ pretest }) => bit(pretest)),
    marked: questions.map(({ marked }) => bit(marked)),
    timeSpentMs: questions.map(({ timeSpentMs }) => timeSpentMs),
    trail: questions.map(({ trail }) => trail),
    // Which answers were right is the key of a question that is not explained.
    trailRight: questions.map((question) => (explained.has(question) ? question.trailRight : '')),
  },
});

/** What the score was computed from, beside the facts; items in their order. */
const scoringOf = ({ session }: LoadedSession, scores: ExamScores, questions: readonly Taken[], version: string, calibration: number) => ({
  scoringVersion: version,
  /** The run whose estimates the items have, where they have one; 0: none. */
  calibration,
  routes: session.routes,
  routing: session.shape.flatMap(({ position, routedBy }) => (routedBy ? [{ chosen: position, ...routedBy }] : [])),
  sections: scores.sections.flatMap(({ section, score }) => (score ? [{ section, theta: score.theta, se: score.se, thetaMax: score.thetaMax }] : [])),
  items: questions.map(({ position, difficulty, format, parameters }) => {
    const { a, b, c } = itemParameters(slotAt(session.shape, position).section, difficulty, format, parameters);
    return [a, b, c];
  }),
});

export interface Completion {
  readonly queryable: Queryable;
  readonly userId: string;
  /** As it was locked for the last submit; its routes and module attempts are complete. */
  readonly loaded: LoadedSession;
  readonly given: Answers;
  /** Difficulties that are known from answers, read before the transaction. */
  readonly estimates: CalibrationInUse;
  readonly time: number;
}

export interface Completed {
  /** The session as it is now, so that nobody has to read it again. */
  readonly after: WholeSession;
  /** A module was submitted faster than it can be read. */
  readonly hurried: boolean;
}

/** Scores the session and stores result, responses, attempts and statistics. The caller's transaction makes it all or nothing. */
export async function completeExam({ queryable, userId, loaded, given, estimates, time }: Completion): Promise<Completed> {
  const { content, session, moduleAttempts } = loaded;
  const questions = moduleAttempts.flatMap((attempt) => answeredQuestions(attempt, content.module(attempt.module_id), given, estimates));
  const blank = mostlyBlankSections(session.shape, questions);
  const evidence = content.isDrawn ? questions.map((question) => evidenceFrom(question, question.correct, time)) : null;
  const scores = evidence
    ? predictiveScores(evidence, blank, time)
    : examScores({
        shape: session.shape,
        answered: questions,
        hardPath: { 'reading-writing': hardPath(loaded, estimates, 'reading-writing'), math: hardPath(loaded, estimates, 'math') },
      });
  const prediction = evidence && blank.length === 0 ? await predictionFacts(queryable, userId, evidence, time) : null;
  const paced = modulePaces(session.shape, moduleAttempts, questions, time);
  const explained = recorded(questions, paced);
  const hurried = paced.some(({ pace }) => pace === 'hurried');
  const id = uuidv7(time);
  const completedAt = new Date(time);
  const [inserted] = await Promise.all([
    insertCompletedExam(queryable, {
      userId,
      id,
      sessionId: session.id,
      practiceExamId: session.practice_exam_id,
      examTitle: session.exam_title,
      startedAt: session.started_at,
      completedAt,
      mode: session.mode,
      timeMultiplier: session.time_multiplier,
      measure: measureOf(session.shape),
      scores: scoreColumns(scores),
      correct: questions.filter(({ correct }) => correct).length,
      questions: questions.length,
      facts: factsOf(loaded, questions, paced, new Set(explained), prediction),
      hurried,
      scoring: scoringOf(loaded, scores, questions, evidence ? predictiveScoringVersion : scoringVersion, estimates.run),
    }),
    recordAttempts(queryable, {
      userId,
      id,
      context: evidence ? 'predictive-exam' : session.mode === 'test-day' ? 'test-day-exam' : 'practice-exam',
      quizId: null,
      at: completedAt,
      attempts: explained.map((taken) => (blank.includes(slotAt(session.shape, taken.position).section) ? { ...taken, measured: false } : taken)),
    }),
  ]);
  if (!inserted) throw new Error(`session ${session.id} already has a result`);
  await keepSeen(queryable, session, moduleAttempts, paced);
  const answered = (at: number) => questions.filter(({ position, answer }) => position === at && answer !== null).length;
  return {
    hurried,
    after: {
      session: { ...session, status: 'completed', result_id: id, updated_at: completedAt },
      moduleAttempts: moduleAttempts.map((attempt) => ({
        ...attempt,
        submitted_at: attempt.submitted_at ?? completedAt,
        answered: answered(attempt.position),
      })),
    },
  };
}
