import { expect, test } from 'vitest';
import { quizzesPerDay } from '../quizzes/allowance.ts';
import { comparedFeatures, guestSentence, type Inclusion } from './comparison.ts';
import { hasFeature } from './gate.ts';
import { membershipTiers } from './tiers.ts';

const named = (part: string) => comparedFeatures.find(({ name }) => name.includes(part))?.in;
const worth = (inclusion: Inclusion) => (inclusion === false ? 0 : inclusion === 'later' ? 1 : 2);

test('a higher plan never has less', () => {
  for (const { name, in: by } of comparedFeatures) {
    expect(worth(by.free), name).toBeLessThanOrEqual(worth(by.plus));
    expect(worth(by.plus), name).toBeLessThanOrEqual(worth(by.max));
  }
});

test('what it says is what the gates and limits do', () => {
  for (const tier of membershipTiers) {
    expect(named('Study resources')?.[tier], tier).toBe(hasFeature({ tier }, 'study-resources'));
    expect(named('Concept bank')?.[tier], tier).toBe(hasFeature({ tier }, 'concept-bank'));
    expect(named('quizzes a day')?.[tier], tier).toEqual({ limit: quizzesPerDay[tier] === null ? 'Unlimited' : String(quizzesPerDay[tier]) });
  }
  expect(guestSentence).toContain(`${quizzesPerDay.guest} quizzes`);
});
