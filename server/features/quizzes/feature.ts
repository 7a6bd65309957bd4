/** Quizzes of accounts and guests. */
import type { Base, Feature } from '../../feature.ts';
import { practiceBank } from './bank.ts';
import type { QuizDependencies } from './dependencies.ts';
import { quizHandlers } from './handlers.ts';

export const quizzesFeature = ({ database, now, guests, draws }: Base & Pick<QuizDependencies, 'guests' | 'draws'>) =>
  ({ handlers: quizHandlers({ database, bank: practiceBank(database, now), guests, draws, now }) }) satisfies Feature;
