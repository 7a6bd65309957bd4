import type { Section } from './topics.ts';

/** How much of a mixed quiz a topic gets, compared with what it would get: 0 takes it out of quizzes. */
export const topicWeights = [0, 0.5, 1, 2] as const;
export type TopicWeight = (typeof topicWeights)[number];

export const weightNames = { '0': 'Off: not asked in quizzes', '0.5': 'Half as often', '1': 'As usual', '2': 'Twice as often' } as const satisfies Record<
  `${TopicWeight}`,
  string
>;

/** How often a suggested module of an exam asks a topic, compared with the other topics of its section. */
export const recipeWeights = [0, 0.5, 1, 1.5, 2, 3] as const;

/** Minutes that the test gives for a question. */
export const givenMinutes = { 'reading-writing': 71 / 60, math: 95 / 60 } as const satisfies Record<Section, number>;
