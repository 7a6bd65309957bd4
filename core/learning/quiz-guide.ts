/** What steers a smart quiz: which topics it asks, and how hard. */
import { itemParameters, probabilityRight, type ItemParameters } from '../exams/scoring.ts';
import type { Difficulty, Question } from '../questions/question.ts';
import { topicById, type Section, type TopicId } from '../topics/topics.ts';
import { topicAbility, type SectionBelief } from './abilities.ts';
import type { TopicWorth } from './worth.ts';

/** The part of a quiz that goes to the topics worth most; the rest goes to as many others. */
const focus = { topics: 3, share: 0.7 } as const;

/** Chances of a right answer at which practice teaches most: neither hopeless nor a matter of course. */
const teaching = { least: 0.45, most: 0.85 } as const;

export interface QuizGuide {
  /** How much of the quiz each topic should get, up to a factor. */
  share(topicId: TopicId): number;
  /** How far the chance of a right answer is from those that teach; 0 within. */
  misfit(question: {
    readonly topicId: TopicId;
    readonly difficulty: Difficulty;
    readonly format: Question['format'];
    readonly parameters?: Partial<ItemParameters> | undefined;
  }): number;
}

/**
 * The guide of a quiz of these topics; `worths` in their order, most points per minute first. `reviewShare`: how much of the quiz is redos
 * already; they take the place of the other topics first.
 */
export function quizGuide(
  beliefs: Readonly<Record<Section, SectionBelief>>,
  worths: readonly TopicWorth[],
  topicIds: readonly TopicId[],
  reviewShare = 0,
): QuizGuide {
  const own = worths.filter(({ topicId }) => topicIds.includes(topicId));
  const first = own.slice(0, focus.topics);
  const inFirst = ({ topicId }: TopicWorth) => first.some((one) => topicById(one.topicId).section === topicById(topicId).section);
  // Topics of a section that would have none go first.
  const rest = own
    .slice(focus.topics)
    .toSorted((a, b) => Number(inFirst(a)) - Number(inFirst(b)))
    .slice(0, focus.topics);
  const shares = new Map<TopicId, number>();
  const add = (part: readonly TopicWorth[], whole: number) => {
    const sum = part.reduce((total, { points, minutes }) => total + points / minutes, 0);
    for (const { topicId, points, minutes } of part) shares.set(topicId, sum > 0 ? (whole * points) / minutes / sum : whole / part.length);
  };
  const focused = rest.length > 0 ? Math.min(1, focus.share / Math.max(focus.share, 1 - reviewShare)) : 1;
  add(first, focused);
  add(rest, 1 - focused);
  // Asked for thousands of questions, of which few differ in what counts.
  const misfits = new Map<string, number>();
  return {
    share: (topicId) => shares.get(topicId) ?? 0,
    misfit: ({ topicId, difficulty, format, parameters }) => {
      const place = `${topicId} ${difficulty} ${format} ${parameters?.b}`;
      const known = misfits.get(place);
      if (known !== undefined) return known;
      const chance = probabilityRight(itemParameters(topicById(topicId).section, difficulty, format, parameters), topicAbility(beliefs, topicId).theta);
      const misfit = Math.max(0, teaching.least - chance, chance - teaching.most);
      misfits.set(place, misfit);
      return misfit;
    },
  };
}
