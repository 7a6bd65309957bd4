/** From the answers of a finished exam to everything its result says. */
import type { Answer } from './answer-state.ts';
import type { Difficulty, Question } from '../questions/question.ts';
import { isAnswered } from '../questions/check-answer.ts';
import { accuracy } from '../progress/accuracy.ts';
import { strengthOf, type Strength } from '../progress/strength.ts';
import { sections, type Section, type TopicId } from '../topics/topics.ts';
import { positionFacts, type ModulePosition } from './format.ts';
import { nationalPercentile, type NationalPercentile } from './percentile.ts';
import type { SecondRoute } from './routing.ts';
import { itemParameters, scoreSection, totalScore, type ItemParameters, type ScoreBand, type SectionScore } from './scoring.ts';

/** What scoring needs of a question. */
export interface ScorableQuestion {
  readonly difficulty: Difficulty;
  readonly format: Question['format'];
  /** Calibrated values; starting values by level where absent. */
  readonly parameters?: Partial<ItemParameters> | undefined;
}

/** One question of the exam with what became of it. */
export interface AnsweredQuestion extends ScorableQuestion {
  readonly questionId: string;
  readonly position: ModulePosition;
  readonly topicId: TopicId;
  readonly answer: Answer;
  readonly correct: boolean;
  /** Unscored. */
  readonly pretest: boolean;
  readonly timeSpentMs: number;
}

interface ModuleResult {
  readonly position: ModulePosition;
  readonly correct: number;
  readonly questions: number;
  readonly omitted: number;
  readonly timeSpentMs: number;
  readonly allowedMs: number;
}

interface SectionResult extends SectionScore {
  readonly section: Section;
  readonly route: SecondRoute;
  /** Scored questions only. */
  readonly correct: number;
  readonly scored: number;
  readonly modules: readonly ModuleResult[];
}

export interface TopicResult {
  readonly topicId: TopicId;
  readonly correct: number;
  readonly questions: number;
  readonly accuracy: number;
  readonly strength: Strength;
}

export interface ResultFacts {
  readonly total: ScoreBand;
  readonly sections: readonly SectionResult[];
  /** Of the total; null for an exam of one section only, which has no such total. */
  readonly percentile: NationalPercentile | null;
  readonly topics: readonly TopicResult[];
}

export interface FinishedExam {
  readonly answered: readonly AnsweredQuestion[];
  readonly routes: Readonly<Record<Section, SecondRoute>>;
  /** Time each module had, ms. */
  readonly allowedMs: Readonly<Partial<Record<ModulePosition, number>>>;
  /** Scored questions of module 1 and the harder module 2, per section, whichever route was taken. */
  readonly hardPath: Readonly<Record<Section, readonly ScorableQuestion[]>>;
}

const parametersOf = (section: Section, { difficulty, format, parameters }: ScorableQuestion): ItemParameters =>
  itemParameters(section, difficulty, format, parameters);

const countCorrect = (questions: readonly AnsweredQuestion[]): number => questions.filter(({ correct }) => correct).length;

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

function moduleResults(questions: readonly AnsweredQuestion[], allowedMs: FinishedExam['allowedMs']): ModuleResult[] {
  return groupBy(questions, ({ position }) => position).map(([position, own]) => ({
    position,
    correct: countCorrect(own),
    questions: own.length,
    omitted: own.filter(({ answer }) => !isAnswered(answer)).length,
    timeSpentMs: own.reduce((sum, { timeSpentMs }) => sum + timeSpentMs, 0),
    allowedMs: allowedMs[position] ?? 0,
  }));
}

function sectionResult(section: Section, exam: FinishedExam): SectionResult {
  const own = exam.answered.filter(({ position }) => positionFacts[position].section === section);
  const scored = own.filter(({ pretest }) => !pretest);
  const score = scoreSection({
    section,
    items: scored.map((question) => parametersOf(section, question)),
    responses: scored.map(({ correct }) => correct),
    hardPathItems: exam.hardPath[section].map((question) => parametersOf(section, question)),
  });
  return { ...score, section, route: exam.routes[section], correct: countCorrect(scored), scored: scored.length, modules: moduleResults(own, exam.allowedMs) };
}

/** Accuracy and strength per topic, unscored questions included, in topic order; topics without a question are left out. */
export function topicResults(answered: readonly Pick<AnsweredQuestion, 'topicId' | 'correct'>[]): TopicResult[] {
  return groupBy(answered, ({ topicId }) => topicId).map(([topicId, own]) => {
    const correct = own.filter((question) => question.correct).length;
    const percent = accuracy(correct, own.length);
    return { topicId, correct, questions: own.length, accuracy: percent, strength: strengthOf(percent) };
  });
}

/** Scores, counts, topics and percentile of a finished exam. A section without scored questions has no score and is left out. */
export function examResult(exam: FinishedExam): ResultFacts {
  const taken = sections.filter((section) => exam.answered.some(({ position, pretest }) => !pretest && positionFacts[position].section === section));
  const results = taken.map((section) => sectionResult(section, exam));
  const total = totalScore(results);
  const percentile = taken.length === sections.length ? nationalPercentile(total.score) : null;
  return { total, sections: results, percentile, topics: topicResults(exam.answered) };
}
