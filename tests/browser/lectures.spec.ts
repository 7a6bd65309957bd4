/** Lectures and the path through a topic: the gate, reading, playing, answering, coming back, and going on. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/browser-test.ts';
import { button } from '../support/exam-screens.ts';
import { grantPlus } from '../support/grant-plus.ts';
import { appIsKept } from '../support/app-is-kept.ts';

test.use({ serviceWorkers: 'allow' });

/** A voice that never says anything: Chromium has none of its own here. */
const giveVoice = (page: Page) =>
  page.addInitScript(() => {
    class Utterance extends EventTarget {}
    const synthesis = Object.assign(new EventTarget(), { getVoices: () => [{ name: 'Test', lang: 'en-US' }], speak: () => undefined, cancel: () => undefined });
    Object.defineProperty(globalThis, 'speechSynthesis', { value: synthesis });
    Object.defineProperty(globalThis, 'SpeechSynthesisUtterance', { value: Utterance });
  });

test('a student reads a lecture, plays with it, answers, comes back, and follows the path', async ({ studentPage: page, student, server }) => {
  await giveVoice(page);
  await page.goto('/lectures');
  await expect(page.getByRole('heading', { level: 1, name: 'Premium Feature' })).toBeVisible();

  await grantPlus(server, student.email);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Lectures' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(29);
  await expectAccessible(page, 'the list of lectures');

  await page.getByRole('link', { name: /^One start, one rate/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'One start, one rate: linear functions' })).toBeVisible();
  await button(page, 'Read aloud').click();
  await expect(page.getByRole('region', { name: 'Read aloud' }).getByText('Reading: What you will be able to do')).toBeVisible();
  await expect(page.locator('[data-reading="true"]')).toHaveText(/^You can read a start and a rate/);
  await button(page, 'Stop reading aloud').click();
  const played = page.getByRole('figure').filter({ hasText: 'Move the start, then the rate' });
  await expect(played.getByRole('img', { name: 'A line with the start 6 and the rate 3' })).toBeVisible();
  await played.getByRole('slider', { name: 'Rate' }).press('ArrowLeft');
  await expect(played.getByRole('img', { name: /the start 6 and the rate 2/ })).toBeVisible();
  await played.getByText('In words').click();
  await expect(played.getByText('A larger start lifts the whole line')).toBeVisible();

  const question = page.getByRole('group', { name: 'Check yourself' }).first();
  await question.getByRole('radio', { name: /^D:/ }).check({ force: true });
  await expect(question.getByText('it was put in as the input')).toBeHidden();
  await question.getByRole('button', { name: 'Check my answer' }).click();
  await expect(question.getByText('Not this time. The answer is B.')).toBeVisible();
  await expect(question.getByText('it was put in as the input')).toBeVisible();
  await expectAccessible(page, 'a lecture');

  // Staying with a part keeps the place.
  const part = page.getByRole('navigation', { name: 'Parts of this lecture' }).getByRole('link', { name: 'Say what the numbers mean' });
  const id = new URL((await part.getAttribute('href')) ?? '', page.url()).hash.slice(1);
  // Where the student was before may be kept only now, too.
  const kept = page.waitForResponse((response) => response.url().endsWith('/place') && response.ok() && response.request().postDataJSON().part === id);
  await part.click();
  await kept;
  await page.goto('/lectures');
  await page.getByRole('region', { name: 'Continue reading' }).getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByRole('group', { name: 'Check yourself' }).first().getByText('Not this time. The answer is B.')).toBeVisible();
  await page.getByRole('link', { name: 'Continue: Say what the numbers mean' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Say what the numbers mean' })).toBeInViewport();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(button(page, 'Mark as done')).toBeHidden();
  // Folded parts are on paper too, even those that came after printing began.
  const folded = page.locator('.study-sheet details:not([open]) > :not(summary)');
  expect(await folded.count()).toBeGreaterThan(0);
  expect(await folded.evaluateAll((parts) => parts.filter((part) => !part.checkVisibility()).length)).toBe(0);
  await page.emulateMedia({ media: 'screen' });

  await button(page, 'Mark as done').click();
  await expect(page.getByText(/Done on /)).toBeVisible();

  // Saved, it opens without a network, as does the list of what is saved; then it is taken off the device.
  await button(page, 'Save for offline').click();
  await expect(page.getByText('Saved offline')).toBeVisible();
  await appIsKept(page);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText('You’re offline. This is the copy saved on this device.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Say what the numbers mean' })).toBeVisible();
  await expect(page.getByRole('figure').filter({ hasText: 'Move the start, then the rate' }).getByRole('slider', { name: 'Rate' })).toBeVisible();
  await page.goto('/lectures');
  await expect(page.getByText('These are the lectures you saved on this device.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await page.getByRole('link', { name: /^One start, one rate/ }).click();
  await expect(page.getByText('You’re offline. This is the copy saved on this device.')).toBeVisible();
  await page.context().setOffline(false);
  await page.reload();
  await expect(page.getByText('You’re offline.')).toBeHidden();
  await button(page, 'Remove this lecture from this device').click();
  await expect(button(page, 'Save for offline')).toBeVisible();
  await page.getByRole('link', { name: 'Your path through this topic' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Linear Functions' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Concepts/ }) })).toHaveAttribute('aria-current', 'step');
  await expectAccessible(page, 'the path through a topic');
  await button(page, 'Practice level 1').click();
  await expect(page).toHaveURL(/\/smart-quiz\//);
  await expect(page.getByText('1 of 5').first()).toBeVisible();
});

test('every kind of interactive can be used on a phone, in the dark, without a complaint', async ({ newDevice, student, server }) => {
  await grantPlus(server, student.email);
  const page = await (await newDevice(student, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark' })).newPage();
  for (const [lecture, act, shown] of [
    [
      'boundaries',
      () => page.getByRole('group', { name: 'Between part 1 and part 2' }).first().getByRole('button').first().tap(),
      /^This (works|doesn’t work)/,
    ],
    ['evaluating-statistical-claims', () => button(page, 'Show me').tap(), null],
    ['probability', () => page.getByRole('columnheader').getByRole('button').first().tap(), /^Given “/],
    ['lines-angles-triangles', () => button(page, 'Vertical').tap(), /^Vertical angles are equal/],
  ] as const) {
    await page.goto(`/lectures/${lecture}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await act();
    if (shown) await expect(page.getByText(shown).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${lecture} fits`).toBeLessThanOrEqual(390);
    await expectAccessible(page, `the lecture ${lecture} in the dark`);
  }
});

test('a lecture is there to be read before its later parts are drawn', async ({ studentPage: page, student, server }) => {
  await grantPlus(server, student.email);
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    const draw = () => held.splice(0).forEach((act) => act());
    Object.assign(globalThis, { draw, requestIdleCallback: (act: () => void) => held.push(act) });
  });
  const later = page.getByRole('heading', { level: 2, name: 'Say what the numbers mean' });
  await page.goto('/lectures/linear-functions');
  await expect(page.getByText('You can read a start and a rate off')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Remember' })).toHaveCount(0);
  await expect(later).toHaveCount(0);
  // Whoever asks for a part gets it at once.
  await page.getByRole('navigation', { name: 'Parts of this lecture' }).getByRole('link', { name: 'Say what the numbers mean' }).click();
  await expect(later).toBeInViewport();
  await page.goto('/lectures/linear-functions');
  await expect(async () => {
    await page.evaluate('draw()');
    await expect(page.getByRole('heading', { level: 2, name: 'Remember' })).toBeAttached({ timeout: 100 });
  }).toPass();
  // On paper it is whole, however early somebody prints.
  await page.goto('/lectures/linear-functions');
  await expect(page.getByText('You can read a start and a rate off')).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await page.getByRole('heading', { level: 2, name: 'Remember' }).count()).toBe(1);
});
