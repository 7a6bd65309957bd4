/** What is known about the frozen Math of a topic: counted from the questions, and from the last reading of each archetype. */
import { difficulties, type Difficulty, type Question } from '#core/questions/question.ts';
import type { TopicId } from '#core/topics/topics.ts';
import { convergenceChance } from '../verify/gates/convergence.ts';
import { figuresOf } from '../verify/gates/question-texts.ts';
import { mean } from './figures.ts';

interface Asked {
  readonly exams: readonly Question[];
  readonly practice: readonly Question[];
}

/** What there is to know about the archetypes of a topic, asked or not. */
interface Known {
  readonly archetypes: readonly { readonly archetype: string; readonly topicId: TopicId }[];
  readonly ratings: ReadonlyMap<string, number>;
  readonly hasWay: (archetype: string) => boolean;
}

interface TopicFigures {
  readonly inExams: number;
  readonly practiceAt: Readonly<Record<Difficulty, number>>;
  /** Frozen questions of each archetype of the topic. */
  readonly byArchetype: readonly (readonly [string, number])[];
  /** With a figure to look at, and with graphs as choices. */
  readonly figures: number;
  readonly graphChoices: number;
  /** Part that is typed. */
  readonly entryShare: number;
  /** Archetypes the calculator has a way for. */
  readonly ways: number;
  /** Of the archetypes that were read; null if none was. */
  readonly rating: { readonly mean: number; readonly least: number } | null;
  /** How often “the choice most like the others” is right; null without choices. */
  readonly convergence: number | null;
}

const asksWithGraphs = (question: Question): boolean => question.format === 'choice' && question.choices.some(({ figure }) => figure);

export function topicFigures(topicId: TopicId, { exams, practice }: Asked, { archetypes, ratings, hasWay }: Known): TopicFigures {
  const ofTopic = (questions: readonly Question[]) => questions.filter((question) => question.topicId === topicId);
  const [examined, practiced] = [ofTopic(exams), ofTopic(practice)];
  const all = [...examined, ...practiced];
  const own = archetypes.filter((each) => each.topicId === topicId).map(({ archetype }) => archetype);
  const rated = own.flatMap((archetype) => ratings.get(archetype) ?? []);
  const choice = all.flatMap((question) => (question.format === 'choice' ? [question] : []));
  const levels = difficulties.map((level) => [level, practiced.filter(({ difficulty }) => difficulty === level).length] as const);
  return {
    inExams: examined.length,
    practiceAt: Object.fromEntries(levels) as Record<Difficulty, number>,
    byArchetype: own.map((archetype) => [archetype, all.filter((question) => question.archetype === archetype).length]),
    figures: all.filter((question) => figuresOf(question).length > 0 && !asksWithGraphs(question)).length,
    graphChoices: all.filter(asksWithGraphs).length,
    entryShare: all.length === 0 ? 0 : 1 - choice.length / all.length,
    ways: own.filter(hasWay).length,
    rating: rated.length === 0 ? null : { mean: mean(rated), least: Math.min(...rated) },
    convergence: choice.length === 0 ? null : mean(choice.map(convergenceChance)),
  };
}
