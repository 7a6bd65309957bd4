import { expect, test } from 'vitest';
import { contactPriority } from '../contact/topics.ts';
import { maxQuizLengthFor, quizzesPerDay } from '../quizzes/allowance.ts';
import { comparedFeatures, guestSentence, type Inclusion } from './comparison.ts';
import { hasFeature } from './gate.ts';
import { predictiveEveryDays } from './predictive-allowance.ts';
import { mayTake } from './retakes.ts';
import { membershipTiers } from './tiers.ts';
import { topicsRecommended } from './topics-recommended.ts';

const named = (part: string) => comparedFeatures.find(({ name }) => name.includes(part))?.in;
const worth = (inclusion: Inclusion) => (inclusion === false ? 0 : 1);

test('a higher plan never has less', () => {
  for (const { name, in: by } of comparedFeatures) {
    expect(worth(by.free), name).toBeLessThanOrEqual(worth(by.plus));
    expect(worth(by.plus), name).toBeLessThanOrEqual(worth(by.max));
  }
});

test('limits of the plans', () => {
  expect({
    retakes: membershipTiers.map((tier) => mayTake(tier, 1)),
    eachExamOnce: membershipTiers.map((tier) => mayTake(tier, 0)),
    daysBetweenPredictiveExams: predictiveEveryDays,
    quizzesPerDay,
    questionsInAQuiz: maxQuizLengthFor,
    topicsRecommended,
    placeInTheSupportQueue: [null, ...membershipTiers].map(contactPriority),
  }).toEqual({
    retakes: [false, true, true],
    eachExamOnce: [true, true, true],
    daysBetweenPredictiveExams: { free: 30, plus: 7, max: null },
    quizzesPerDay: { guest: 3, free: 10, plus: null, max: null },
    questionsInAQuiz: { guest: 10, free: 10, plus: 40, max: 40 },
    topicsRecommended: { free: 3, plus: 5, max: 5 },
    placeInTheSupportQueue: [0, 0, 1, 2],
  });
});

test('what it says is what the gates and limits do', () => {
  for (const tier of membershipTiers) {
    expect(named('Study resources')?.[tier], tier).toBe(hasFeature({ tier }, 'study-resources'));
    expect(named('Concept bank')?.[tier], tier).toBe(hasFeature({ tier }, 'concept-bank'));
    expect(named('Exclusive content')?.[tier], tier).toBe(tier === 'max');
    expect(named('Advanced analytics')?.[tier], tier).toBe(tier === 'max');
    // Who writes from a higher plan is answered first, but everybody is answered.
    expect(named('Email support')?.[tier], tier).toEqual([true, { limit: 'Ahead of Free' }, { limit: 'First in line' }][contactPriority(tier)]);
    expect(named('quizzes a day')?.[tier], tier).toEqual({ limit: quizzesPerDay[tier] === null ? 'Unlimited' : String(quizzesPerDay[tier]) });
  }
  expect(guestSentence).toContain(`${quizzesPerDay.guest} quizzes`);
});
