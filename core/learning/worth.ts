/**
 * Which topic wins the most points per minute of practice.
 *
 * Worth of a topic = questions of the topic per form × rise of the chance of a right answer if its ability rises by one step × points
 * per right answer at this ability, divided by the minutes that step takes. How far a dozen questions with their explanations move
 * an ability is an assumption, the same for every topic, so it scales all worths alike and the order does not rest on it.
 */
import { sectionShare } from '../exams/blueprint.ts';
import { moduleFacts } from '../exams/format.ts';
import { pointsPerAbility, probabilityRight, type ItemParameters } from '../exams/scoring.ts';
import { typicalModule } from '../exams/typical-form.ts';
import { roundQuestions } from '../quizzes/topic-round.ts';
import { topicById, topics, type Section, type TopicId } from '../topics/topics.ts';
import { topicAbility, type SectionBelief } from './abilities.ts';

/** How long an explanation takes to read, ms. */
const readingMs = 30_000;

/** Assumed rise of a topic's ability by one round; less after time already spent on it in the same week. */
const stepAtFirst = 0.15;
const tiringMs = 30 * 60_000;

export interface TopicWorth {
  readonly topicId: TopicId;
  /** Questions of the topic in a form, on average. */
  readonly perForm: number;
  /** Chance of a right answer now, 0–1. */
  readonly chance: number;
  /** Points that one round is worth. */
  readonly points: number;
  readonly minutes: number;
}

type Route = 'easier' | 'harder';

/** The questions of a typical form by this route, those with the same parameters counted together, as parts of the whole. */
function formOf(section: Section, route: Route): readonly (readonly [ItemParameters, number])[] {
  const items = [...typicalModule(section, 'base'), ...typicalModule(section, route)];
  return [...new Set(items)].map((item) => [item, items.filter((one) => one === item).length / items.length]);
}

const forms = {
  'reading-writing': { easier: formOf('reading-writing', 'easier'), harder: formOf('reading-writing', 'harder') },
  math: { easier: formOf('math', 'easier'), harder: formOf('math', 'harder') },
} as const satisfies Record<Section, Record<Route, unknown>>;

/** Chance of a right answer to an average question of the forms that somebody of this ability gets, as it depends on another ability. */
export function chanceOn(section: Section, theta: number): (ability: number) => number {
  const form = forms[section][theta >= 0 ? 'harder' : 'easier'];
  return (ability) => form.reduce((sum, [item, part]) => sum + part * probabilityRight(item, ability), 0);
}

/** Percent of a form's questions of this topic that somebody answers right, if their ability is `theta` there. */
export const expectedPercent = (topicId: TopicId, sectionTheta: number, theta: number): number =>
  Math.round(100 * chanceOn(topicById(topicId).section, sectionTheta)(theta));

/** Questions of a topic in a form, on average. */
export const perForm = (topicId: TopicId): number => sectionShare(topicId) * moduleFacts[topicById(topicId).section].questionCount * 2;

export interface Practice {
  /** ms a student takes for a question of the section; null: not known yet. */
  readonly paceMs: Readonly<Record<Section, number | null>>;
  /** ms spent on a topic in the last seven days. */
  readonly spentMs: ReadonlyMap<TopicId, number>;
}

/** Every topic with what a round of it is worth, most points per minute first. */
export function topicWorths(beliefs: Readonly<Record<Section, SectionBelief>>, { paceMs, spentMs }: Practice): TopicWorth[] {
  const facts = topics.map(({ id, section }) => {
    const { theta } = topicAbility(beliefs, id);
    const chance = chanceOn(section, beliefs[section].ability.theta);
    return { id, section, theta, chance, perForm: perForm(id), slope: (chance(theta + 0.05) - chance(theta - 0.05)) / 0.1 };
  });
  const pointsPerRight = (section: Section) =>
    pointsPerAbility(section) / facts.reduce((sum, one) => sum + (one.section === section ? one.perForm * one.slope : 0), 0);
  const perRight = { 'reading-writing': pointsPerRight('reading-writing'), math: pointsPerRight('math') } as const;
  return facts
    .map((one): TopicWorth => {
      const { timeLimit, questionCount } = moduleFacts[one.section];
      const pace = paceMs[one.section] ?? (timeLimit * 1000) / questionCount;
      const step = stepAtFirst / (1 + (spentMs.get(one.id) ?? 0) / tiringMs);
      const rise = one.chance(one.theta + step) - one.chance(one.theta);
      return {
        topicId: one.id,
        perForm: one.perForm,
        chance: one.chance(one.theta),
        points: Math.max(0, one.perForm * rise * perRight[one.section]),
        minutes: (roundQuestions * (pace + readingMs)) / 60_000,
      };
    })
    .sort((a, b) => b.points / b.minutes - a.points / a.minutes || a.topicId - b.topicId);
}
