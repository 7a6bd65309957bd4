/** What each plan unlocks: one row per feature, for people who compare plans. */
import { predictiveEveryDays } from './predictive-allowance.ts';
import { maxQuizLengthFor, quizzesPerDay } from '../quizzes/allowance.ts';
import type { MembershipTier } from './tiers.ts';
import { topicsRecommended } from './topics-recommended.ts';

/** A text is a limit. */
export type Inclusion = boolean | { readonly limit: string };

export interface ComparedFeature {
  readonly name: string;
  readonly in: Readonly<Record<MembershipTier, Inclusion>>;
}

const all = { free: true, plus: true, max: true } as const;
const quizzes = (perDay: number | null): Inclusion => ({ limit: perDay === null ? 'Unlimited' : String(perDay) });

const upTo = (questions: number): Inclusion => ({ limit: `Up to ${questions}` });

const topTopics = (topics: number): Inclusion => ({ limit: `Top ${topics} topics` });

export const comparedFeatures: readonly ComparedFeature[] = [
  {
    name: 'Practice exams with an estimated score',
    in: { free: { limit: 'Once each' }, plus: { limit: 'With retakes' }, max: { limit: 'With retakes' } },
  },
  { name: 'An explanation for every question you answer', in: all },
  { name: 'Progress by topic', in: all },
  { name: 'Word bank with self-tests', in: all },
  {
    name: 'Practice quizzes a day',
    in: { free: quizzes(quizzesPerDay.free), plus: quizzes(quizzesPerDay.plus), max: quizzes(quizzesPerDay.max) },
  },
  {
    name: 'Questions in a quiz',
    in: { free: upTo(maxQuizLengthFor.free), plus: upTo(maxQuizLengthFor.plus), max: upTo(maxQuizLengthFor.max) },
  },
  { name: 'Error log with reviews timed to your SAT', in: all },
  {
    name: 'What to practice next (AI-powered recommendations on Max)',
    in: { free: topTopics(topicsRecommended.free), plus: topTopics(topicsRecommended.plus), max: { limit: 'By points per minute' } },
  },
  { name: 'Results by kind of question, repeated mistakes, each answer with its time, error log as a file', in: { free: false, plus: true, max: true } },
  { name: 'How much of each topic you’d likely get right on an exam', in: { free: false, plus: false, max: true } },
  {
    name: 'Advanced analytics: where your score is heading until your SAT, and what more right answers in a topic would add',
    in: { free: false, plus: false, max: true },
  },
  { name: 'Study resources to read and print', in: { free: false, plus: true, max: true } },
  { name: 'Concept bank: every idea on the test, with examples', in: { free: false, plus: true, max: true } },
  { name: 'Lectures with examples, interactive figures, and questions', in: { free: false, plus: true, max: true } },
  { name: 'Flashcards that come back before you forget, and before your SAT', in: { free: false, plus: true, max: true } },
  { name: 'Email support', in: { free: true, plus: { limit: 'Ahead of Free' }, max: { limit: 'First in line' } } },
  {
    name: 'Predictive exams',
    in: { free: { limit: `1 every ${predictiveEveryDays.free} days` }, plus: { limit: '1 a week' }, max: { limit: 'Unlimited' } },
  },
  { name: 'A study plan for every day until your SAT', in: { free: false, plus: false, max: true } },
  { name: 'Exclusive content: sets of questions from the two highest levels that nothing else asks', in: { free: false, plus: false, max: true } },
];

/** What the name of the feature means. */
export const recommendationsSentence =
  'AI-powered recommendations: a statistical model learns from your answers what you know and picks what to practice next. Nothing is sent to a chatbot.';

/** What somebody without an account gets. */
export const guestSentence = `Without an account, you can start ${quizzesPerDay.guest} quizzes a day.`;
