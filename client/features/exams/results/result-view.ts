/** What the results screens show, worked out from a result: filters, outcomes, pace, topics. Pure. */
import type { ExamResult } from '#contract/exam-results.ts';
import { accuracy, tooFew } from '#core/progress/accuracy.ts';
import { strengthOf, type Strength } from '#core/progress/strength.ts';
import { isAnswered } from '#core/questions/check-answer.ts';
import type { Outcome } from '#client/ui/question/outcome.ts';
import { isTopicId, mainCategories, topicById, topicName, type MainCategory, type Section } from '#core/topics/topics.ts';

export type Response = ExamResult['responses'][number];
type SectionModule = ExamResult['sections'][number]['modules'][number];

/** The outcome of a question; an emptied entry field counts as no answer. */
export const outcomeOf = ({ answer, correct }: Pick<Response, 'answer' | 'correct'>): Outcome => (correct ? 'right' : isAnswered(answer) ? 'wrong' : 'omitted');

/** Every question of an exam is exactly one of these; right, wrong and omitted add up to all. */
export interface OutcomeCounts {
  readonly right: number;
  /** Answered, and not right. */
  readonly wrong: number;
  /** Left without an answer. */
  readonly omitted: number;
  readonly all: number;
}

/** The outcomes of some modules, unscored questions included. Every count of questions on these screens is one of these or a part of `responses`. */
export function countsOf(modules: readonly Pick<SectionModule, 'correct' | 'questions' | 'omitted'>[]): OutcomeCounts {
  const sum = (of: (module: (typeof modules)[number]) => number) => modules.reduce((total, module) => total + of(module), 0);
  const [right, omitted, all] = [sum(({ correct }) => correct), sum((module) => module.omitted), sum(({ questions }) => questions)];
  return { right, omitted, all, wrong: all - right - omitted };
}

/** The outcomes of a whole exam, modules included whose questions are not shown one by one. */
export const examCounts = ({ sections }: Pick<ExamResult, 'sections'>): OutcomeCounts => countsOf(sections.flatMap(({ modules }) => modules));

export const shows = ['all', 'wrong', 'omitted', 'marked'] as const;
/** Which questions the list holds. */
export type Show = (typeof shows)[number];

/** Whether the address asks for the questions to be listed, rather than folded away by module. */
export const asksForQuestions = (search: URLSearchParams): boolean => search.has('show') || search.has('topic');

export interface Filter {
  readonly show: Show;
  /** Null: all topics. */
  readonly topicId: number | null;
}

const matches = (response: Response, show: Show): boolean => show === 'all' || (show === 'marked' ? response.marked : outcomeOf(response) === show);

/** The questions a filter lets through, in their order. */
export const filterResponses = (responses: readonly Response[], { show, topicId }: Filter): Response[] =>
  responses.filter((response) => matches(response, show) && (topicId === null || response.topicId === topicId));

/** How many questions each `show` would list for this topic. */
export function countShows(responses: readonly Response[], topicId: number | null): Record<Show, number> {
  const count = (show: Show) => filterResponses(responses, { show, topicId }).length;
  return { all: count('all'), wrong: count('wrong'), omitted: count('omitted'), marked: count('marked') };
}

/** Wrong and omitted questions that are explained, of one topic or all, in the order they were taken. */
export const missesOf = (responses: readonly Response[], topicId: number | null): Response[] =>
  responses.filter((response) => !response.correct && response.explained && (topicId === null || response.topicId === topicId));

/** The filter a URL asks for; unknown values are ignored. */
export function readFilter(search: URLSearchParams): Filter {
  const topicId = Number(search.get('topic') ?? '');
  return { show: shows.find((show) => show === search.get('show')) ?? 'all', topicId: isTopicId(topicId) ? topicId : null };
}

export interface ModuleGroup {
  readonly position: number;
  readonly responses: readonly Response[];
}

/** By module in the order taken, without empty modules. */
export const byModule = (responses: readonly Response[]): ModuleGroup[] =>
  [...new Set(responses.map(({ position }) => position))]
    .sort((a, b) => a - b)
    .map((position) => ({ position, responses: responses.filter((response) => response.position === position) }));

/** The middle value, or the mean of the two middle ones; null for an empty list. */
export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  return upper === undefined || lower === undefined ? null : (upper + lower) / 2;
}

export interface Pace {
  /** Whether every question of the module was looked at. */
  readonly sawAll: boolean;
  /** Of the questions that were looked at, ms. */
  readonly medianMs: number;
  readonly longest: Response;
  /** Median over right and over wrong or omitted answers, ms; null if there are none. */
  readonly rightMs: number | null;
  readonly missedMs: number | null;
}

/** How time went in one module; null if no time was recorded at all. */
export function paceOf(responses: readonly Response[]): Pace | null {
  const timed = responses.filter(({ timeSpentMs }) => timeSpentMs > 0);
  const [longest] = timed.toSorted((a, b) => b.timeSpentMs - a.timeSpentMs);
  const medianMs = median(timed.map(({ timeSpentMs }) => timeSpentMs));
  if (!longest || medianMs === null) return null;
  const of = (correct: boolean) => median(timed.filter((response) => response.correct === correct).map(({ timeSpentMs }) => timeSpentMs));
  return { sawAll: timed.length === responses.length, medianMs, longest, rightMs: of(true), missedMs: of(false) };
}

export interface TopicRow {
  readonly topicId: number;
  readonly name: string;
  readonly family: string;
  readonly correct: number;
  readonly questions: number;
  readonly missed: number;
  /** Whole percent. */
  readonly accuracy: number;
  /** Null while there are too few questions to tell. */
  readonly strength: Strength | null;
  /** The range the true share is most likely in, percent. */
  readonly likely: { readonly low: number; readonly high: number };
}

/**
 * The range that contains the true share of right answers about two times in three, in percent: Wilson
 * score interval with z = 1 (Wilson, E. B. (1927), Journal of the American Statistical Association 22,
 * 209–212). The same confidence as the score ranges. 0–100 for no questions.
 */
export function likelyShare(correct: number, questions: number): { low: number; high: number } {
  if (questions === 0) return { low: 0, high: 100 };
  const share = correct / questions;
  const centre = (share + 1 / (2 * questions)) / (1 + 1 / questions);
  const half = Math.sqrt((share * (1 - share)) / questions + 1 / (4 * questions * questions)) / (1 + 1 / questions);
  return { low: Math.max(0, (centre - half) * 100), high: Math.min(100, (centre + half) * 100) };
}

/** The topics of one section, lowest accuracy first; of equal ones that with more misses. */
export function topicRows(topics: ExamResult['topics'], section: Section): TopicRow[] {
  return topics
    .flatMap(({ topicId, correct, questions }) => {
      if (!isTopicId(topicId) || questions === 0) return [];
      const topic = topicById(topicId);
      if (topic.section !== section) return [];
      const percent = accuracy(correct, questions);
      const strength = tooFew(questions) ? null : strengthOf(percent);
      return [
        {
          topicId,
          name: topicName(topicId),
          family: mainCategories[topic.mainCategory].name,
          correct,
          questions,
          missed: questions - correct,
          accuracy: percent,
          strength,
          likely: likelyShare(correct, questions),
        },
      ];
    })
    .sort((a, b) => a.accuracy - b.accuracy || b.missed - a.missed || a.topicId - b.topicId);
}

export interface DomainRow extends Omit<TopicRow, 'topicId' | 'family'> {
  readonly category: MainCategory;
  /** Its topics, lowest accuracy first. */
  readonly topics: readonly TopicRow[];
}

/** The domains of one section, lowest accuracy first: the level at which one exam says something. */
export function domainRows(topics: ExamResult['topics'], section: Section): DomainRow[] {
  const rows = topicRows(topics, section);
  return [...Map.groupBy(rows, ({ topicId }) => (isTopicId(topicId) ? topicById(topicId).mainCategory : null))]
    .flatMap(([category, own]) => {
      if (category === null) return [];
      const correct = own.reduce((sum, row) => sum + row.correct, 0);
      const questions = own.reduce((sum, row) => sum + row.questions, 0);
      const percent = accuracy(correct, questions);
      return [
        {
          category,
          name: mainCategories[category].name,
          correct,
          questions,
          missed: questions - correct,
          accuracy: percent,
          strength: tooFew(questions) ? null : strengthOf(percent),
          likely: likelyShare(correct, questions),
          topics: own,
        },
      ];
    })
    .sort((a, b) => a.accuracy - b.accuracy || b.missed - a.missed);
}

/** Topics of the exam by name within their section, each with how many were missed; for the topic filter. */
export function topicOptions(responses: readonly Response[]): { topicId: number; name: string; missed: number; questions: number }[] {
  const ids = [...new Set(responses.map(({ topicId }) => topicId))].sort((a, b) => a - b);
  return ids.map((topicId) => {
    const own = responses.filter((response) => response.topicId === topicId);
    return { topicId, name: topicName(topicId), missed: own.filter(({ correct }) => !correct).length, questions: own.length };
  });
}
