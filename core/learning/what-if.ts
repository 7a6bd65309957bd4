/**
 * What the score would be if more, or fewer, questions of a topic were answered right.
 *
 * A topic left alone keeps the percent that is expected of it now; a changed one has the percent that was chosen. Added up over a form, each
 * topic as often as it is asked, this is how many questions of the section would be right. The section then has the ability at which a student
 * as uneven as this one is expected to have as many right: with θₜ for the topics now and nₜ questions of each, the shift x with
 *
 *   Σ nₜ · P(θₜ + x) = Σ nₜ · pₜ,    θ′ = θ + x,
 *
 * P being the chance on a typical form of today's route (worth.ts) and θ the section's ability now. That is the test characteristic curve, read
 * backward, as in true-score equating (Lord, F. M. (1980), Applications of Item Response Theory to Practical Testing Problems, chapter 13). For
 * small changes its points are those of `topicWorths`. θ′ goes through the scale of a typical form like every other score.
 *
 * Moving the topic's ability instead, and with it the mean of abilities, would say too much: from 85 to 100 percent an ability rises without end,
 * the test gains one answer. scripts/simulate-what-if.ts compares both with exams that are taken and scored.
 *
 * Limits: an exam's score also depends on which questions were right; one route is kept although more right answers may lead to the harder second
 * module; levels are labels. The range is that of today's score: what is chosen here is no answer, and makes nothing surer.
 */
import { pointsPerAbility, scaleScore, totalScore, type ScoreBand } from '../exams/scoring.ts';
import { typicalTop } from '../exams/typical-form.ts';
import type { Section, TopicId } from '../topics/topics.ts';
import { sectionRange, type SectionNow } from './score-now.ts';
import { chanceOn, perForm } from './worth.ts';

/** What is believed of a section, as far as it is needed here. */
export interface SectionStanding {
  readonly section: Section;
  /** Ability of the mix of topics that the test asks. */
  readonly theta: number;
  /** Half the range of the section's score. */
  readonly halfWidth: number;
  readonly topics: readonly { readonly topicId: TopicId; readonly theta: number }[];
}

/** Percent right, 0 to 100, of topics that are not left as they are. */
export type Targets = ReadonlyMap<TopicId, number>;

export interface WhatIfScore {
  readonly sections: readonly SectionNow[];
  readonly total: ScoreBand;
}

export interface TopicStanding {
  readonly topicId: TopicId;
  /** Questions of the topic in a form, on average. */
  readonly perForm: number;
  /** Of them expected to be right now. */
  readonly percent: number;
}

/** Beyond it there is no ability, up or down, that the scale tells apart. */
const reach = 8;
/** Halvings of that, which leave far less than a point. */
const halvings = 40;

/** The ability of the section with these percents. */
export function abilityIf({ section, theta, topics }: SectionStanding, targets: Targets): number {
  if (!topics.some(({ topicId }) => targets.has(topicId))) return theta;
  const chance = chanceOn(section, theta);
  const rightAt = (shift: number) => topics.reduce((sum, topic) => sum + perForm(topic.topicId) * chance(topic.theta + shift), 0);
  const wanted = topics.reduce((sum, topic) => {
    const target = targets.get(topic.topicId);
    return sum + perForm(topic.topicId) * (target === undefined ? chance(topic.theta) : target / 100);
  }, 0);
  let [low, high] = [-reach, reach];
  for (let step = 0; step < halvings; step++) {
    const middle = (low + high) / 2;
    if (rightAt(middle) < wanted) low = middle;
    else high = middle;
  }
  return theta + (low + high) / 2;
}

/** Both sections and their sum with these percents; with none of them changed, the score now. */
export function whatIf(standings: readonly SectionStanding[], targets: Targets): WhatIfScore {
  const sections = standings.map((standing) => {
    const { section, halfWidth } = standing;
    return sectionRange(section, scaleScore(section, abilityIf(standing, targets), typicalTop(section)), halfWidth);
  });
  return { sections, total: totalScore(sections) };
}

/** A step up that is the same for every topic: about six rounds of practice as `topicWorths` takes them to work. Like there, it is an assumption. */
const stepUp = 0.6;

export interface TopicGain extends TopicStanding {
  /** Percent right after a step up: a multiple of 5, above the percent now. */
  readonly raised: number;
  /** Points of the section that this step of the topic alone would add, not rounded. */
  readonly gain: number;
}

/** Every topic with what is expected right now and after a step up; the one with the most points to gain first. */
export function topicGains(standings: readonly SectionStanding[]): TopicGain[] {
  return standings
    .flatMap((standing): TopicGain[] => {
      const { section, theta, topics } = standing;
      const chance = chanceOn(section, theta);
      return topics.map((topic) => {
        const { topicId } = topic;
        const [now, after] = [100 * chance(topic.theta), 100 * chance(topic.theta + stepUp)];
        const raised = Math.min(100, Math.max(Math.round(after / 5) * 5, Math.floor(now / 5) * 5 + 5));
        return {
          topicId,
          perForm: perForm(topicId),
          percent: Math.round(now),
          raised,
          gain: pointsPerAbility(section) * (abilityIf(standing, new Map([[topicId, after]])) - theta),
        };
      });
    })
    .sort((a, b) => b.gain - a.gain || a.topicId - b.topicId);
}

/** The targets that raise these topics by their step. */
export const raisedTargets = (gains: readonly TopicGain[]): Targets => new Map(gains.map(({ topicId, raised }) => [topicId, raised]));
