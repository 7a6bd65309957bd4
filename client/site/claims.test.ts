/**
 * What the public pages promise in numbers is what the code does: prices, limits of plans, how long things are kept. A number that changes on
 * one side only fails here, and so does a new number on the privacy page that nothing below knows.
 */
import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { siteCookies } from './cookies.ts';
import { fixedPages, renderFixedPage } from './render.tsx';
import { minimumAge } from '#core/accounts/minimum-age.ts';
import { breakSeconds, moduleFacts } from '#core/exams/format.ts';
import { minMsPerAnswer } from '#core/exams/pace.ts';
import { comparedFeatures, type Inclusion } from '#core/membership/comparison.ts';
import { predictiveEveryDays } from '#core/membership/predictive-allowance.ts';
import { membershipTiers, tierDefinitions } from '#core/membership/tiers.ts';
import { maxQuizLengthFor, quizzesPerDay } from '#core/quizzes/allowance.ts';
import { dayMs } from '#core/day.ts';

const read = (file: string) => fs.readFileSync(file, 'utf8');
const folder = 'content/site';
const markdown = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name.replace('.md', ''), read(`${folder}/${name}`)]));
const content = {
  sample: { passage: '', stem: '', choices: [] },
  facts: { exams: 6, practiceQuestions: 1, words: 1, concepts: 1, archetypes: 1 },
  texts: markdown(fs.readdirSync(folder).filter((name) => name.endsWith('.md'))),
  help: fs
    .readdirSync(`${folder}/help`)
    .sort()
    .map((name) => read(`${folder}/help/${name}`)),
};
const pages = new Map(fixedPages.map(({ path }) => [path, renderFixedPage(path, content, { style: '', script: '' }, 'https://example.org')]));
/** The words of a page, without its header and footer. */
const words = (path: string): string =>
  (/<main[^>]*>(.*)<\/main>/s.exec(pages.get(path) ?? '')?.[1] ?? '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replace(/\s+/g, ' ');

/** The value of a constant like `30 * 24 * 3600_000`, which its file keeps to itself. */
function constant(file: string, name: string): number {
  const [, text = ''] = new RegExp(`const ${name} = ([\\d_* ]+|(?:\\d+ \\* )?dayMs);`).exec(read(file)) ?? [];
  expect(text, `${name} in ${file}`).not.toBe('');
  return text.split('*').reduce((product, factor) => product * (factor.trim() === 'dayMs' ? dayMs : Number(factor.replaceAll('_', ''))), 1);
}

const small = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const accounts = 'server/features/accounts/shared';
const cleanUp = read('server/jobs/clean-up-store.ts');

describe('prices', () => {
  test('are the amounts that are charged', () => {
    for (const { price, monthlyCents } of Object.values(tierDefinitions))
      expect(price).toBe(monthlyCents === 0 ? '$0' : `$${(monthlyCents / 100).toFixed(2)}/month`);
  });

  // The guide names what the test itself costs, with its source.
  test.each(fixedPages.map(({ path }) => path).filter((path) => path !== '/sat-guide'))('of %s are those of the table', (path) => {
    const known = new Set(Object.values(tierDefinitions).map(({ monthlyCents }) => (monthlyCents === 0 ? '$0' : `$${(monthlyCents / 100).toFixed(2)}`)));
    const said = (pages.get(path) ?? '').match(/\$\d+(\.\d+)?/g) ?? [];
    expect(said.filter((price) => !known.has(price))).toEqual([]);
  });

  test.each(['/', '/landingpage2'])('%s names every plan with its price', (path) => {
    for (const tier of membershipTiers)
      expect(words(path)).toContain(`${tierDefinitions[tier].name} ${tierDefinitions[tier].price.replace('/month', ' a month')}`);
  });
});

test('the table of plans shows each feature as it is given', () => {
  const shown = (inclusion: Inclusion) => (typeof inclusion === 'object' ? inclusion.limit : inclusion ? 'Included' : 'Not included');
  for (const { name, in: by } of comparedFeatures) expect(words('/')).toContain(`${name} ${membershipTiers.map((tier) => shown(by[tier])).join(' ')}`);
  const row = (name: string) => comparedFeatures.find((feature) => feature.name === name)?.in;
  expect(row('Practice quizzes a day')).toEqual(
    Object.fromEntries(membershipTiers.map((tier) => [tier, { limit: quizzesPerDay[tier] === null ? 'Unlimited' : String(quizzesPerDay[tier]) }])),
  );
  expect(row('Questions in a quiz')).toEqual(Object.fromEntries(membershipTiers.map((tier) => [tier, { limit: `Up to ${maxQuizLengthFor[tier]}` }])));
  expect(row('Predictive exams')).toEqual({
    free: { limit: `1 every ${predictiveEveryDays.free} days` },
    plus: { limit: predictiveEveryDays.plus === 7 ? '1 a week' : '' },
    max: { limit: predictiveEveryDays.max === null ? 'Unlimited' : '' },
  });
});

test('parents read of everything that is free, exams first, each with its limit', () => {
  const list = /What is free(.*?)How to read/.exec(words('/landingpage2'))?.[1] ?? '';
  expect(list.trim()).toMatch(/^Practice exams with an estimated score: once each /);
  expect(list).toContain(`Practice quizzes a day: ${quizzesPerDay.free}`);
  for (const { name, in: by } of comparedFeatures) expect(list.includes(` ${name}`), name).toBe(by.free !== false);
});

const { 'reading-writing': reading, math } = moduleFacts;
const help: readonly string[] = [
  `You can start ${quizzesPerDay.guest} quizzes a day, each with up to ${maxQuizLengthFor.guest} questions`,
  `${quizzesPerDay.free} a day on the Free plan, counted over the last 24 hours, with up to ${maxQuizLengthFor.free} questions each`,
  `once every ${predictiveEveryDays.free} days on the Free plan, once a week on Plus, and any time on Max`,
  `${reading.questionCount} questions in ${reading.timeLimit / 60} minutes per module, then a ${small[breakSeconds / 60]}-minute break, then Math with ${math.questionCount} questions in ${math.timeLimit / 60} minutes`,
  `less than ${small[minMsPerAnswer / 1000]} seconds on each answer`,
  `removed after ${small[constant('server/features/two-factor/shared/remove-two-factor.ts', 'waitMs') / dayMs]} days`,
];

test.each([
  ['/terms', `You must be ${minimumAge} or older to create an account`],
  ['/privacy', `Ascent is for people ${minimumAge} and older`],
  ['/landingpage2', `At least ${minimumAge} to have an account`],
  ['/help', `You must be ${minimumAge} or older`],
])('%s says: %s', (path, said) => {
  expect(words(path)).toContain(said);
});

test('help calls the way to a new password what the login screen calls it', () => {
  const [, label = ''] = /pathTo\('forgotPassword'\)[^>]*>\s*([^<]+?)\s*</.exec(read('client/features/accounts/login-screen.tsx')) ?? [];
  expect(label).not.toBe('');
  expect(words('/help').match(/choose “[^”]*assword\?”/g)).toEqual([`choose “${label}”`, `choose “${label}”`]);
});

test.each(help)('help says: %s', (sentence) => {
  expect(words('/help')).toContain(sentence);
});

test('cookies last as long as their page says', () => {
  const minutes: Readonly<Record<string, number>> = {
    ascent: constant(`${accounts}/sign-in.ts`, 'sessionMs') / 60_000,
    'ascent-device': constant(`${accounts}/known-device.ts`, 'lifetimeSeconds') / 60,
    'ascent-pending': constant('server/features/two-factor/shared/pending-sign-in.ts', 'lifetimeSeconds') / 60,
    'ascent-trusted': constant('server/features/two-factor/shared/trusted-device.ts', 'lifetimeSeconds') / 60,
    'ascent-attempt': constant('server/features/identities/attempt.ts', 'lifetimeMs') / 60_000,
    'ascent-sign-up': constant('server/features/identities/decisions.ts', 'pendingSignUpMs') / 60_000,
  };
  const text = (count: number) => (count >= 1440 ? `${count / 1440} days` : `${count} minutes`);
  expect(Object.fromEntries(siteCookies.map(({ name, lasts }) => [name, lasts]))).toEqual(
    Object.fromEntries(Object.entries(minutes).map(([name, count]) => [name, text(count)])),
  );
});

/** Numbers of the privacy page, each with what the code must say for it to be true. */
const kept: readonly (readonly [said: string, isTrue: () => boolean])[] = [
  ['deleted a year after they are closed', () => cleanUp.includes("delete from contact_messages where closed_at < $1::timestamptz - interval '1 year'")],
  ['cannot be turned back after two days', () => cleanUp.includes("delete from analytics_keys where day < ($1::timestamptz at time zone 'UTC')::date - 1\"")],
  [`deleted ${constant('server/features/guests/sessions.ts', 'guestMs') / dayMs} days after you last practiced`, () => true],
  [`recognize your browser, ${siteCookies.length} at most`, () => true],
];

test.each(kept)('the privacy page says: %s', (said, isTrue) => {
  expect(words('/privacy')).toContain(said);
  expect(isTrue()).toBe(true);
});

test('no other number of days is on the privacy page', () => {
  const rest = kept.reduce((text, [said]) => text.replace(said, ''), words('/privacy'));
  expect(rest.match(/\b(\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten) (second|minute|hour|day|week|month|year)s?\b/g)).toBeNull();
});
