/** Which questions a quiz asks, and in which order. */
import type { ItemParameters } from '../exams/scoring.ts';
import { dayMs } from '../day.ts';
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
export const repeatAfterMs = 30 * dayMs;

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

/** A question that may be asked, with what is compared of it: looked up once, as it is compared for many places of the quiz. */
interface Candidate {
  readonly question: PracticeQuestion;
  /** Null: never given. */
  readonly seenAt: number | null;
  /** How badly it suits, once it has been compared. */
  misfit?: number;
}

const none = () => 0;

/** The least by these, compared from left to right; of equals the first. A key made for each of thousands would be most of what the choice allocates. */
function leastBy<T>(all: readonly T[], first: (one: T) => number, second: (one: T) => number = none, third: (one: T) => number = none): T | undefined {
  let least: T | undefined;
  let [a, b, c] = [0, 0, 0];
  for (const one of all) {
    const own = first(one);
    if (least !== undefined && (own > a || (own === a && (second(one) - b || third(one) - c) >= 0))) continue;
    [least, a, b, c] = [one, own, second(one), third(one)];
  }
  return least;
}

const byTopic = (candidates: readonly Candidate[]): Map<TopicId, Candidate[]> => Map.groupBy(candidates, ({ question }) => question.topicId);

function remove(candidates: Candidate[] | undefined, one: Candidate): void {
  const index = candidates?.indexOf(one) ?? -1;
  if (index >= 0) candidates?.splice(index, 1);
}

/** Those that may be asked, in random order. */
function candidatesOf({ fitting, seen, notSeenSince, comesAgain, random }: Selection): Candidate[] {
  const candidates: Candidate[] = [];
  for (const question of fitting) {
    const seenAt = seen.get(question.id) ?? null;
    if (seenAt === null || seenAt < notSeenSince || comesAgain?.(question) === true) candidates.push({ question, seenAt });
  }
  return random.shuffle(candidates);
}

/**
 * As many different questions as the specification asks for, or all there are if fewer: unseen ones before seen ones, and of the seen, the
 * least recently seen first; spread over topics and archetypes; easier ones at the beginning, in a smart quiz interleaved by topic.
 */
export function selectQuestions(selection: Selection): PracticeQuestion[] {
  const { specification, guide, weights, random } = selection;
  const candidates = candidatesOf(selection);
  const topicIds = [...new Set(candidates.map(({ question }) => question.topicId))];
  const share = new Map(random.shuffle(topicIds).map((id) => [id, (guide ? Math.max(guide.share(id), minShare) : 1) * (weights?.get(id) ?? 1)]));
  const given = new Map<TopicId, number>();
  const archetypes = new Map<string, number>();
  const levels = new Map<number, number>();
  const unseen = byTopic(candidates.filter(({ seenAt }) => seenAt === null));
  const seenBefore = candidates.filter(({ seenAt }) => seenAt !== null);
  const chosen: PracticeQuestion[] = [];

  const repeats = ({ question }: Candidate) => archetypes.get(question.archetype) ?? 0;
  const ofLevel = ({ question }: Candidate) => levels.get(question.difficulty) ?? 0;
  const lastSeen = ({ seenAt }: Candidate) => seenAt ?? 0;
  const best = (offered: readonly Candidate[]) => {
    if (!guide) return leastBy(offered, repeats, ofLevel, lastSeen);
    // A question that could hardly teach weighs as much as one more of the same kind.
    return leastBy(offered, (one) => repeats(one) + misfitWeight * (one.misfit ??= guide.misfit(one.question)), lastSeen);
  };
  /** As long as there are unseen questions, only those; then the ones seen longest ago. */
  const offeredByTopic = (): ReadonlyMap<TopicId, readonly Candidate[]> => {
    if (unseen.size > 0) return unseen;
    const oldest = Math.min(...seenBefore.map(lastSeen));
    return byTopic(seenBefore.filter(({ seenAt }) => seenAt === oldest));
  };

  while (chosen.length < specification.length && unseen.size + seenBefore.length > 0) {
    const offered = offeredByTopic();
    // The topic that is furthest behind its share gives the next one.
    const topicId = leastBy(
      topicIds.filter((id) => offered.has(id)),
      (id) => ((given.get(id) ?? 0) + 1) / (share.get(id) ?? 1),
    );
    const next = topicId === undefined ? undefined : best(offered.get(topicId) ?? []);
    if (!next) break;
    const { topicId: own, archetype, difficulty } = next.question;
    remove(unseen.get(own), next);
    if (unseen.get(own)?.length === 0) unseen.delete(own);
    remove(seenBefore, next);
    chosen.push(next.question);
    given.set(own, (given.get(own) ?? 0) + 1);
    archetypes.set(archetype, (archetypes.get(archetype) ?? 0) + 1);
    levels.set(difficulty, (levels.get(difficulty) ?? 0) + 1);
  }
  return specification.source === 'smart' ? interleave(chosen) : chosen.toSorted((a, b) => a.difficulty - b.difficulty);
}
