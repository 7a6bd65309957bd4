/** Which questions a quiz asks, and in which order. */
import type { ItemParameters } from '../exams/scoring.ts';
import type { QuizGuide } from '../learning/quiz-guide.ts';
import type { Misconception } from '../questions/misconceptions.ts';
import type { Difficulty, Question } from '../questions/question.ts';
import type { Random } from '../random.ts';
import type { TopicId } from '../topics/topics.ts';
import { interleave } from './interleave.ts';
import type { QuizSpecification } from './specification.ts';

export interface PracticeQuestion {
  readonly id: string;
  readonly version: number;
  readonly topicId: TopicId;
  readonly difficulty: Difficulty;
  readonly format: Question['format'];
  readonly archetype: string;
  readonly skillTags: readonly string[];
  /** Those that a wrong answer of it stands for. */
  readonly misconceptions: readonly Misconception[];
  /** What is known of it from answers; where absent, the values of its level. */
  readonly parameters?: Partial<ItemParameters> | undefined;
}

export interface Selection {
  readonly specification: QuizSpecification;
  /** `fittingQuestions` of the specification: a start needs them more than once, and the bank is large. */
  readonly fitting: readonly PracticeQuestion[];
  /** Questions somebody has been given before, and when last (ms since 1970). */
  readonly seen: ReadonlyMap<string, number>;
  /** Questions given since then (ms since 1970) are left out; others may come again. */
  readonly notSeenSince: number;
  /** Of these, what was given since then may come again as well, where there is nothing else. */
  readonly comesAgain?: (question: PracticeQuestion) => boolean;
  /** Of a smart quiz; null: topics get equal shares, whatever the student knows. */
  readonly guide: QuizGuide | null;
  /** Of topics that are to get more or less than their share. */
  readonly weights?: ReadonlyMap<TopicId, number>;
  readonly random: Random;
}

/** A question given in a quiz does not come again for so long: an answer that is only remembered says nothing. */
export const repeatAfterMs = 30 * 24 * 3600_000;

/** A topic that was asked for never gets nothing at all. */
const minShare = 0.001;
/** A chance 0.2 off weighs as much as one more question of the same archetype. */
const misfitWeight = 5;

/** Those of these questions that the specification asks for. */
export function fittingQuestions({ topics, levels, skills, archetypes, mistake }: QuizSpecification, pool: readonly PracticeQuestion[]): PracticeQuestion[] {
  const ofTopics = new Set(topics);
  return pool.filter(
    (question) =>
      ofTopics.has(question.topicId) &&
      levels.includes(question.difficulty) &&
      (skills.length === 0 || question.skillTags.some((tag) => skills.includes(tag))) &&
      (archetypes.length === 0 || archetypes.includes(question.archetype)) &&
      (mistake === null || question.misconceptions.includes(mistake)),
  );
}

/**
 * As many different questions as the specification asks for, or all there are if fewer: unseen ones before seen ones, and of the seen, the
 * least recently seen first; spread over topics and archetypes; easier ones at the beginning, in a smart quiz interleaved by topic.
 */
export function selectQuestions(selection: Selection): PracticeQuestion[] {
  const { specification, seen, notSeenSince, comesAgain, guide, weights, random } = selection;
  const mayCome = (question: PracticeQuestion) => (seen.get(question.id) ?? -Infinity) < notSeenSince || comesAgain?.(question) === true;
  const fitting = random.shuffle(selection.fitting.filter(mayCome));
  const topicIds = [...new Set(fitting.map(({ topicId }) => topicId))];
  const share = new Map(random.shuffle(topicIds).map((id) => [id, (guide ? Math.max(guide.share(id), minShare) : 1) * (weights?.get(id) ?? 1)]));
  const given = new Map<TopicId, number>();
  const archetypes = new Map<string, number>();
  const levels = new Map<number, number>();
  const byTopic = (questions: readonly PracticeQuestion[]) =>
    new Map([...Map.groupBy(questions, ({ topicId }) => topicId)].map(([topicId, own]) => [topicId, new Set(own)]));
  const unseen = byTopic(fitting.filter(({ id }) => !seen.has(id)));
  const seenBefore = new Set(fitting.filter(({ id }) => seen.has(id)));
  const chosen: PracticeQuestion[] = [];

  /** Smaller is better, compared from left to right. */
  const order = (question: PracticeQuestion): readonly [number, number, number] => {
    const { archetype, difficulty, id } = question;
    const repeats = archetypes.get(archetype) ?? 0;
    // A question that could hardly teach weighs as much as one more of the same kind.
    return guide ? [repeats + misfitWeight * guide.misfit(question), seen.get(id) ?? 0, 0] : [repeats, levels.get(difficulty) ?? 0, seen.get(id) ?? 0];
  };
  /** The first of the best. */
  const best = (questions: Iterable<PracticeQuestion>): PracticeQuestion | undefined => {
    let kept: { readonly question: PracticeQuestion; readonly order: ReturnType<typeof order> } | undefined;
    for (const question of questions) {
      const own = order(question);
      if (kept === undefined || (own[0] - kept.order[0] || own[1] - kept.order[1] || own[2] - kept.order[2]) < 0) kept = { question, order: own };
    }
    return kept?.question;
  };
  /** As long as there are unseen questions, only those; then the ones seen longest ago. */
  const candidates = (): ReadonlyMap<TopicId, ReadonlySet<PracticeQuestion>> => {
    if (unseen.size > 0) return unseen;
    const oldest = Math.min(...[...seenBefore].map(({ id }) => seen.get(id) ?? 0));
    return byTopic([...seenBefore].filter(({ id }) => seen.get(id) === oldest));
  };

  while (chosen.length < specification.length && unseen.size + seenBefore.size > 0) {
    const offered = candidates();
    // The topic that is furthest behind its share gives the next one.
    const [topicId] = topicIds
      .filter((id) => offered.has(id))
      .toSorted((a, b) => ((given.get(a) ?? 0) + 1) / (share.get(a) ?? 1) - ((given.get(b) ?? 0) + 1) / (share.get(b) ?? 1));
    const next = topicId === undefined ? undefined : best(offered.get(topicId) ?? []);
    if (!next) break;
    unseen.get(next.topicId)?.delete(next);
    if (unseen.get(next.topicId)?.size === 0) unseen.delete(next.topicId);
    seenBefore.delete(next);
    chosen.push(next);
    given.set(next.topicId, (given.get(next.topicId) ?? 0) + 1);
    archetypes.set(next.archetype, (archetypes.get(next.archetype) ?? 0) + 1);
    levels.set(next.difficulty, (levels.get(next.difficulty) ?? 0) + 1);
  }
  return specification.source === 'smart' ? interleave(chosen) : chosen.toSorted((a, b) => a.difficulty - b.difficulty);
}
