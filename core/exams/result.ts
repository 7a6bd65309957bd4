/** From the answers of a finished exam to its scores, and from both to what its result says. */
import type { Difficulty, Question } from '../questions/question.ts';
import { isAnswered } from '../questions/check-answer.ts';
import { accuracy } from '../progress/accuracy.ts';
import { strengthOf, type Strength } from '../progress/strength.ts';
import { sections, type Section, type TopicId } from '../topics/topics.ts';
import { mostlyBlankSections } from './mostly-blank.ts';
import { itemParameters, scoreSection, totalScore, type ItemParameters, type ScoreBand, type SectionScore } from './scoring.ts';
import { sectionsOf, slotAt, type Shape } from './shape.ts';

/** What scoring needs of a question. */
export interface ScorableQuestion {
  readonly difficulty: Difficulty;
  readonly format: Question['format'];
  /** Calibrated values; where absent, initial values by level. */
  readonly parameters?: Partial<ItemParameters> | undefined;
}

/** The outcome of one question. */
export interface Outcome {
  readonly position: number;
  readonly answer: string | null;
  readonly correct: boolean;
  /** Unscored. */
  readonly pretest: boolean;
  readonly timeSpentMs: number;
}

/** One question of the exam with its outcome. */
export interface AnsweredQuestion extends ScorableQuestion, Outcome {
  readonly questionId: string;
  readonly topicId: TopicId;
}

export interface ModuleResult {
  readonly position: number;
  readonly correct: number;
  readonly questions: number;
  readonly omitted: number;
  readonly timeSpentMs: number;
}

export interface TopicResult<Id extends number = TopicId> {
  readonly topicId: Id;
  readonly correct: number;
  readonly questions: number;
  readonly accuracy: number;
  readonly strength: Strength;
}

export interface FinishedExam {
  readonly shape: Shape;
  readonly answered: readonly AnsweredQuestion[];
  /** Scored questions of the harder path through each section, whichever route was taken: where 800 lies. */
  readonly hardPath: Readonly<Partial<Record<Section, readonly ScorableQuestion[]>>>;
}

export interface ExamScores {
  /** In the order taken. `score` is null where this exam cannot measure the section. */
  readonly sections: readonly { readonly section: Section; readonly score: SectionScore | null }[];
  /** Null without a score of both sections. */
  readonly total: ScoreBand | null;
}

/**
 * The least a section must have for a score from 200 to 800: two modules, since one alone reaches
 * neither end of the scale, and this many scored questions, since fewer leave a range of 200 points.
 */
const minForScore = { modules: 2, questions: 20 } as const;

const parametersOf = (section: Section, { difficulty, format, parameters }: ScorableQuestion): ItemParameters =>
  itemParameters(section, difficulty, format, parameters);

const countCorrect = (questions: readonly Pick<Outcome, 'correct'>[]): number => questions.filter(({ correct }) => correct).length;

/** Groups in ascending order of a numeric key, each in the order given. */
function groupBy<T, K extends number>(list: readonly T[], keyOf: (item: T) => K): [K, T[]][] {
  const groups = new Map<K, T[]>();
  for (const item of list) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups].sort(([a], [b]) => a - b);
}

/** Counts of each module in the order taken. */
export const moduleResults = (outcomes: readonly Outcome[]): ModuleResult[] =>
  groupBy(outcomes, ({ position }) => position).map(([position, own]) => ({
    position,
    correct: countCorrect(own),
    questions: own.length,
    omitted: own.filter(({ answer }) => !isAnswered(answer)).length,
    timeSpentMs: own.reduce((sum, { timeSpentMs }) => sum + timeSpentMs, 0),
  }));

/** Right answers among the questions that count. */
export function scoredCounts(outcomes: readonly Pick<Outcome, 'correct' | 'pretest'>[]): { correct: number; scored: number } {
  const scored = outcomes.filter(({ pretest }) => !pretest);
  return { correct: countCorrect(scored), scored: scored.length };
}

function sectionScore(section: Section, { shape, answered, hardPath }: FinishedExam): SectionScore | null {
  const scored = answered.filter(({ position, pretest }) => !pretest && slotAt(shape, position).section === section);
  const modules = shape.filter((slot) => slot.section === section).length;
  if (modules < minForScore.modules || scored.length < minForScore.questions) return null;
  return scoreSection({
    section,
    items: scored.map((question) => parametersOf(section, question)),
    responses: scored.map(({ correct }) => correct),
    hardPathItems: (hardPath[section] ?? []).map((question) => parametersOf(section, question)),
  });
}

/** Accuracy and strength per topic, unscored questions included, in topic order; topics without a question are left out. */
export function topicResults<Id extends number>(answered: readonly { readonly topicId: Id; readonly correct: boolean }[]): TopicResult<Id>[] {
  return groupBy(answered, ({ topicId }) => topicId).map(([topicId, own]) => {
    const correct = own.filter((question) => question.correct).length;
    const percent = accuracy(correct, own.length);
    return { topicId, correct, questions: own.length, accuracy: percent, strength: strengthOf(percent) };
  });
}

/** What the exam measures: a score of each section that is long enough and was not left mostly blank, and a total where both have one. */
export function examScores(exam: FinishedExam): ExamScores {
  const blank = mostlyBlankSections(exam.shape, exam.answered);
  const scores = sectionsOf(exam.shape).map((section) => ({ section, score: blank.includes(section) ? null : sectionScore(section, exam) }));
  const measured = sections.flatMap((section) => scores.find((each) => each.section === section)?.score ?? []);
  return { sections: scores, total: measured.length === sections.length ? totalScore(measured) : null };
}
