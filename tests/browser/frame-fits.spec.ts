/** The frame of the app and its screens where there is little room: short windows, large text, long words. */
import type { Page } from '@playwright/test';
import { enrol, expect, test } from '#tests/support/browser-test.ts';
import { button } from '#tests/support/exam-screens.ts';
import { grantPlus } from '#tests/support/grant-plus.ts';

const longName = 'Maximiliana-Alexandrovna Papadimitriou';
const longWord = 'Verfassungsgerichtsentscheidungsvorbereitungsausschuss'.repeat(2).slice(0, 80);
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;

/** Waits until the page is no wider than its window. One pixel is rounding. */
async function fits(page: Page, where: string): Promise<void> {
  const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(over, `px that ${where} is too wide`).toBeLessThanOrEqual(1);
}

test('in short windows every place of the sidebar can be reached by keyboard and seen, and it can be collapsed', async ({ studentPage: page }) => {
  await page.goto('/word-bank');
  const places = page.getByRole('navigation', { name: 'Main' });
  for (const [width, height] of [
    [1093, 510],
    [911, 430],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const place of [places.getByRole('link').last(), places.getByRole('link').first()]) {
      await place.focus();
      await expect(place, `at ${width} × ${height}`).toBeInViewport({ ratio: 1 });
    }
    if (width > 1024) await expect(button(page, 'Collapse')).toBeInViewport({ ratio: 1 });
  }
  // Where there is room, nothing scrolls.
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await places.evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0);
});

test('text at 200 % has nothing to scroll sideways on a phone, with a long name', async ({ server, newDevice }) => {
  const student = await enrol(server, { name: longName });
  await grantPlus(server, student.email);
  const { id: deckId } = await student.api.call('createDeck', { body: { name: longWord } });
  const cards = Array.from({ length: 6 }, (_, index) => ({
    id: `01900000-0000-7000-8000-${String(index + 1).padStart(12, '0')}`,
    front: `front ${index}`,
    back: longWord.slice(index),
    frontPicture: null,
    backPicture: null,
  }));
  await student.api.call('addCards', { params: { deckId }, body: { cards } });
  const page = await (await newDevice(student, phone)).newPage();
  await page.addInitScript(() => addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', '200%')));
  const study = `/flashcards/${deckId}/study`;
  for (const path of [
    '/dashboard',
    '/progress',
    '/membership/upgrade',
    '/learn/11',
    '/subject-quizzes',
    '/word-bank?show=known',
    '/profile',
    '/study-plan',
    '/flashcards',
    `/flashcards/${deckId}`,
    study,
    `${study}?mode=type`,
    `${study}?mode=match`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/^(Loading|Laying|Dealing).*…$/)).toHaveCount(0);
    await fits(page, path);
  }
  const guest = await (await newDevice(undefined, phone)).newPage();
  await guest.addInitScript(() => addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', '200%')));
  for (const path of ['/guest-quiz', '/guest-subject-quizzes', '/guest-quiz/algebra']) {
    await guest.goto(path);
    await expect(guest.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(guest.getByText(/^Loading.*…$/)).toHaveCount(0);
    await fits(guest, path);
  }
});

test('on paper a screen stands alone and in light colors, also by the browser’s own command', async ({ studentPage: page }) => {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  for (const path of ['/study-plan', '/word-bank', '/dashboard']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const part of [page.getByRole('navigation', { name: 'Main' }), page.getByRole('banner'), button(page, 'Account menu')])
      await expect(part, path).toBeHidden();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme), path).toBe('light');
    // Beginning at the edge of the sheet, not beside the place of the sidebar.
    expect((await page.getByRole('heading', { level: 1 }).boundingBox())?.x, path).toBeLessThan(5);
  }
});

test('a message is said although the code of its layer does not arrive', async ({ studentPage: page }) => {
  await page.goto('/profile');
  // As after a reload that did not help.
  await page.evaluate(() => localStorage.setItem('ascent.reloaded-at', String(Date.now())));
  await page.route(/assets\/toast-layer/, (route) => route.abort());
  await page.getByLabel('Full name').fill('Maya Lin');
  await button(page, 'Save name').click();
  await expect(page.getByText('Name saved')).toBeVisible();
  await expect(page.getByText('Name saved')).toBeHidden();
});

test('the grades of a card are in reach on a phone held sideways, with the card in view', async ({ server, newDevice }) => {
  const student = await enrol(server);
  await grantPlus(server, student.email);
  const { id: deckId } = await student.api.call('createDeck', { body: { name: 'Sideways' } });
  const cards = [{ id: '01900000-0000-7000-8000-000000000001', front: 'gist', back: 'main idea', frontPicture: null, backPicture: null }];
  await student.api.call('addCards', { params: { deckId }, body: { cards } });
  const page = await (await newDevice(student, { ...phone, viewport: { width: 844, height: 390 } })).newPage();
  await page.goto(`/flashcards/${deckId}/study`);
  await expect(page.getByText('gist')).toBeInViewport();
  await button(page, 'Show answer').tap();
  for (const grade of [/^Again/, /^Easy/]) await expect(button(page, grade)).toBeInViewport({ ratio: 1 });
});

test('on the dashboard nothing moves when a long name comes', async ({ server, newDevice }) => {
  const student = await enrol(server, { name: longName });
  const page = await (await newDevice(student, phone)).newPage();
  const place = async () => (await page.getByRole('link', { name: 'My progress' }).last().boundingBox())?.y;
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(page.getByText('Hello.')).toBeVisible();
  const before = await place();
  await expect(page.getByText('Hello, Maximiliana')).toBeVisible();
  expect(await place()).toBe(before);
});

test('more than 99 due stays within its place', async ({ studentPage: page }) => {
  await page.route('**/api/review', async (route) => {
    const response = await route.fetch();
    const summary: unknown = await response.json();
    await route.fulfill({ response, json: { ...(summary as object), due: 150, cardsDue: 150 } });
  });
  for (const width of [911, 390, 320]) {
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/word-bank');
    const mark = page.getByRole('navigation', { name: 'Main' }).getByText('99+').first();
    await expect(mark).toBeVisible();
    const over = await mark.evaluate((one) => one.getBoundingClientRect().right - (one.closest('a, button')?.getBoundingClientRect().right ?? 0));
    expect(over, `px over the edge at ${width}`).toBeLessThanOrEqual(0);
  }
});
