/** How long a round of practice is in a plan. */
import { maxQuizLengthFor, type Learner } from './allowance.ts';
import { roundQuestions } from './topic-round.ts';

/** Questions of a round of this learner. */
export const roundLength = (learner: Learner): number => Math.min(roundQuestions, maxQuizLengthFor[learner]);
