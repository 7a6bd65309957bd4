/** From the stored facts of an exam to what its student reads. Rebuilt on every read, so it says all that the current build can say. */
import type { ExamResult, ResultSummary } from '#contract/exam-results.ts';
import { compareScores, type ComparableScores } from '#core/exams/comparison.ts';
import { nationalPercentile } from '#core/exams/percentile.ts';
import { mostlyBlankSections } from '#core/exams/mostly-blank.ts';
import { bandOf } from '#core/exams/scoring.ts';
import { moduleResults, scoredCounts, topicResults } from '#core/exams/result.ts';
import { sectionsOf, slotAt } from '#core/exams/shape.ts';
import { honestMs, isExplained, type Pace } from '#core/exams/pace.ts';
import { readTrail } from '#core/exams/trail.ts';
import { practiceMinutes } from '#core/quizzes/test-pace.ts';
import { roundQuestions } from '#core/quizzes/topic-round.ts';
import { worthOfExam } from '#core/learning/worth-of-exam.ts';
import { isAnswered } from '#core/questions/check-answer.ts';
import { choiceIds } from '#core/questions/choices.ts';
import { sections, type Section } from '#core/topics/topics.ts';
import { readFacts, type ResultFacts } from './result-facts.ts';
import type { ResultListRow, ResultRow, ScoreColumns } from './result-store.ts';

/** Topics named as worth the most. */
const worthNamed = 3;

const isChoice = (answer: string): boolean => choiceIds.some((id) => id === answer);

type Response = ExamResult['responses'][number];

const totalOf = (row: ScoreColumns): ExamResult['total'] => bandOf(row.total, row.total_low, row.total_high);

/** Score and range of a section, all null if it has none. */
function sectionScore(row: ScoreColumns, section: Section) {
  const band =
    section === 'math' ? bandOf(row.math, row.math_low, row.math_high) : bandOf(row.reading_writing, row.reading_writing_low, row.reading_writing_high);
  return { section, ...(band ?? { score: null, low: null, high: null }) };
}

const scoresOf = (row: Pick<ScoreColumns, 'total' | 'reading_writing' | 'math'>): ComparableScores | null =>
  row.total === null
    ? null
    : {
        total: row.total,
        sections: sections.flatMap((section) => {
          const score = section === 'math' ? row.math : row.reading_writing;
          return score === null ? [] : [{ section, score }];
        }),
      };

function comparisonOf(row: ResultRow): ExamResult['comparison'] {
  const { previous } = row;
  const [now, before] = [scoresOf(row), previous && scoresOf(previous)];
  if (!now || !before || !previous) return null;
  const { total, sections: changes } = compareScores(now, before);
  return {
    previousId: previous.id,
    previousCompletedAt: new Date(previous.completed_at).toISOString(),
    previousTotal: before.total,
    total,
    sections: [...changes],
    repeated: row.repeated,
  };
}

const paceAt = ({ modules }: ResultFacts, position: number): Pace => modules.find((module) => module.position === position)?.pace ?? 'honest';

function responsesOf(result: ResultFacts): Response[] {
  const facts = result.questions;
  return facts.id.map((questionId, index) => {
    const [position, answer] = [facts.position[index] ?? 0, facts.answer[index] ?? null];
    return {
      questionId,
      position,
      number: facts.number[index] ?? index + 1,
      topicId: facts.topicId[index] ?? 0,
      difficulty: facts.difficulty[index] ?? 0,
      answer,
      correct: facts.correct[index] === 1,
      marked: facts.marked[index] === 1,
      pretest: facts.pretest[index] === 1,
      timeSpentMs: facts.timeSpentMs[index] ?? 0,
      explained: isExplained(paceAt(result, position), isAnswered(answer)),
      ...(facts.trail ? { steps: stepsOf(facts.trail[index] ?? '', facts.trailRight?.[index] ?? '') } : {}),
    };
  });
}

/** Each step of a trail, its answers with whether they were right as far as that is told. */
function stepsOf(trail: string, rights: string): NonNullable<Response['steps']> {
  let answers = 0;
  return readTrail(trail).map(({ atMs, answer }) => {
    if (answer === undefined) return { atMs };
    const right = rights[answers++];
    return { atMs, answer, ...(right === undefined ? {} : { correct: right === '1' }) };
  });
}

const pacesOf = ({ shape, modules }: ResultFacts): ExamResult['paces'] =>
  modules.flatMap(({ position, pace, workedMs }) =>
    pace === 'short' || pace === 'hurried' ? [{ position, pace, workedMs: workedMs ?? 0, honestMs: honestMs(slotAt(shape, position).timeLimit * 1000) }] : [],
  );

function sectionResults(row: ResultRow, { shape, modules }: ResultFacts, responses: readonly Response[]): ExamResult['sections'] {
  const blank = mostlyBlankSections(shape, responses);
  return sectionsOf(shape).map((section) => {
    const score = sectionScore(row, section);
    const taken = modules.filter(({ position }) => shape[position]?.section === section);
    const own = responses.filter(({ position }) => shape[position]?.section === section);
    const route = taken.findLast(({ position }) => shape[position]?.adaptive)?.route;
    return {
      ...score,
      noScore: score.score !== null ? null : blank.includes(section) ? 'blank' : 'short',
      route: route === undefined || route === 'base' ? null : route,
      ...scoredCounts(own),
      modules: moduleResults(own).map((module) => ({ ...module, allowedMs: taken.find(({ position }) => position === module.position)?.allowedMs ?? 0 })),
    };
  });
}

/** `round`: questions of a round of practice in the student's plan. */
export function toResult(row: ResultRow, round: number): ExamResult {
  const facts = readFacts(row.facts);
  const responses = responsesOf(facts);
  // Saying which answers of a hurried module were right would reveal its keys to somebody who tries the choices one after another.
  const told = responses.filter(({ position }) => paceAt(facts, position) !== 'hurried');
  const total = totalOf(row);
  // Blanks make no estimate of a section, and none of its topics.
  const blank = mostlyBlankSections(facts.shape, responses);
  const measured = told.filter(({ position }) => !blank.includes(slotAt(facts.shape, position).section));
  return {
    id: row.id,
    practiceExamId: row.practice_exam_id,
    examTitle: row.exam_title,
    completedAt: row.completed_at.toISOString(),
    examDate: row.started_at.toISOString(),
    mode: row.mode,
    timeMultiplier: row.time_multiplier,
    shape: facts.shape,
    total,
    sections: sectionResults(row, facts, responses),
    percentile: total && nationalPercentile(total.score),
    topics: topicResults(told).map(({ topicId, correct, questions }) => ({ topicId, correct, questions })),
    responses: told,
    worth: worthOfExam(
      measured.map((response) => ({ ...response, isSpr: isAnswered(response.answer) && !isChoice(response.answer) })),
      worthNamed,
    ).map(({ topicId, points }) => ({ topicId, points: (points * round) / roundQuestions, minutes: practiceMinutes([topicId], round, false), round })),
    paces: pacesOf(facts),
    repeated: row.repeated,
    lateModules: facts.modules.flatMap(({ position, lateMs }) => (lateMs === null ? [] : [{ position, lateMs }])),
    comparison: comparisonOf(row),
    prediction: facts.prediction ?? null,
  };
}

/** The few lines of a result that lists and progress show. */
export const toSummary = (row: ResultListRow): ResultSummary => ({
  id: row.id,
  practiceExamId: row.practice_exam_id,
  examTitle: row.exam_title,
  completedAt: row.completed_at.toISOString(),
  total: totalOf(row),
  sections: sections.map((section) => sectionScore(row, section)).filter(({ score }) => score !== null),
  correct: row.correct,
  questions: row.questions,
  hurried: row.hurried,
});
