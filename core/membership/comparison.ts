/** What each plan unlocks today, and what is planned: one row per feature, for people who compare plans. */
import { predictiveEveryDays } from './predictive-allowance.ts';
import { longestQuizFor, quizzesPerDay } from '../quizzes/allowance.ts';
import type { MembershipTier } from './tiers.ts';
import { topicsRecommended } from './topics-recommended.ts';

/** `later`: promised with this plan, not there yet. A text is a limit. */
export type Inclusion = boolean | 'later' | { readonly limit: string };

export interface ComparedFeature {
  readonly name: string;
  readonly in: Readonly<Record<MembershipTier, Inclusion>>;
}

const all = { free: true, plus: true, max: true } as const;
const maxLater = { free: false, plus: false, max: 'later' } as const;
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
    in: { free: upTo(longestQuizFor.free), plus: upTo(longestQuizFor.plus), max: upTo(longestQuizFor.max) },
  },
  { name: 'Error log with reviews timed to your exam', in: all },
  {
    name: 'What to practice next',
    in: { free: topTopics(topicsRecommended.free), plus: topTopics(topicsRecommended.plus), max: { limit: 'By points per minute' } },
  },
  { name: 'Results by kind of question, repeated mistakes, each answer with its time, error log as a file', in: { free: false, plus: true, max: true } },
  { name: 'How much of each topic you’d likely get right on an exam', in: { free: false, plus: false, max: true } },
  { name: 'Study resources to read and print', in: { free: false, plus: true, max: true } },
  { name: 'Concept bank: every idea on the test, with examples', in: { free: false, plus: true, max: true } },
  { name: 'Lectures with examples, interactive figures, and questions', in: { free: false, plus: true, max: true } },
  { name: 'Flashcards that come back before you forget, and before your exam', in: { free: false, plus: true, max: true } },
  { name: 'Email support', in: { free: true, plus: { limit: 'Ahead of Free' }, max: { limit: 'First in line' } } },
  {
    name: 'Predictive exams',
    in: { free: { limit: `1 every ${predictiveEveryDays.free} days` }, plus: { limit: '1 a week' }, max: { limit: 'Unlimited' } },
  },
  { name: 'A study plan for every day until the exam', in: { free: false, plus: false, max: true } },
  { name: 'AI-powered recommendations', in: maxLater },
  { name: 'Advanced analytics and exclusive content', in: maxLater },
];

/** What the list of a tier names and the table says comes later. */
export const featuresLater: readonly string[] = ['AI-powered recommendations', 'Advanced analytics', 'Exclusive content'];

/** What somebody without an account gets. */
export const guestSentence = `Without an account, you can start ${quizzesPerDay.guest} quizzes a day.`;
