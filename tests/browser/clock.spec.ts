/** The clock: shown, hidden, running out, and always the server's, whatever the device believes. */
import { expectAccessible } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { beginExam, button, choice, choose, examPath, question, saved, sessionOf } from '#tests/support/exam-screens.ts';
import { leaveTime, passInSilence } from '#tests/support/server-database.ts';

test('the time can be hidden and shown, but not in the last five minutes', async ({ page, server, student }) => {
  await beginExam(page);
  const timer = page.getByRole('timer');
  await expect(timer).toHaveText(/^(32:00|31:\d\d)$/);
  await button(page, 'Hide').click();
  await expect(timer).toBeHidden();
  await page.keyboard.press('h');
  await expect(timer).toBeVisible();
  await button(page, 'Hide').click();
  await expect(timer).toBeHidden();

  // Six seconds before five minutes are left it is still hidden; then it appears and stays.
  await leaveTime(server, (await sessionOf(student)).id, 306_000);
  await choose(page, 'A');
  await expect(timer).toBeVisible();
  await expect(timer).toHaveText(/^(5:00|4:5\d)$/);
  const banner = page.getByRole('status').filter({ hasText: '5 minutes remaining in this module.' });
  await expect(banner).toBeVisible();
  await expectAccessible(page, 'five minutes left');
  await banner.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('5 minutes remaining in this module.')).toHaveCount(0);
  await expect(button(page, 'Hide')).toBeHidden();
  await page.keyboard.press('h');
  await expect(timer).toBeVisible();
});

test('at zero the module submits itself with the answers given', async ({ page, server, student }) => {
  // "Time is up" shows only while the module is being submitted, which may be an instant.
  await page.addInitScript(() => {
    const look = () => {
      if (document.body?.textContent.includes('Time is up')) document.documentElement.setAttribute('data-time-is-up', 'shown');
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await beginExam(page);
  await choose(page, 'C');
  await expect(saved(page)).toBeVisible();
  await leaveTime(server, (await sessionOf(student)).id, 4_000);
  await page.reload();
  await expect(page.getByRole('timer')).toHaveText(/^0:0\d$/);
  await expect(page.getByRole('heading', { name: 'Section 1, Module 2: Reading and Writing' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-time-is-up', 'shown');
  expect((await sessionOf(student)).modulesMeta[0]).toMatchObject({ submitted: true, answered: 1 });
});

test('a practice exam pauses under More, takes a break, and stops by itself when nobody is there', async ({ page, server, student }) => {
  await beginExam(page);
  await choose(page, 'A');
  await expect(saved(page)).toBeVisible();
  const { id } = await sessionOf(student);

  await button(page, 'More').click();
  await page.getByRole('menuitem', { name: 'Unscheduled Break' }).click();
  await expect(page.getByRole('heading', { name: 'Unscheduled break' })).toBeVisible();
  await expect(page.getByText('This module’s clock keeps running')).toBeVisible();
  await expect(choice(page, 'A')).toHaveCount(0);
  await expectAccessible(page, 'unscheduled break');
  expect((await sessionOf(student)).phase).toMatchObject({ clock: { paused: false } });
  await button(page, 'Resume Testing').click();
  await expect(choice(page, 'A')).toBeChecked();

  await button(page, 'More').click();
  await page.getByRole('menuitem', { name: 'Pause' }).click();
  await expect(page.getByRole('heading', { name: 'Your exam is paused' })).toBeVisible();
  await expect(page.getByText(/^31 minutes \d+ seconds? left in this module$/)).toBeVisible();
  await expectAccessible(page, 'paused');
  await button(page, 'Resume testing').click();
  await expect(choice(page, 'A')).toBeChecked();

  // The page is closed, and an hour passes.
  await page.goto('/practice-exams');
  await passInSilence(server, id, 3_600_000);
  await page.goto(examPath);
  await expect(page.getByText(/^Paused in Section 1, Module 1: Reading and Writing with (30|31) minutes left/)).toBeVisible();
  await page.getByRole('link', { name: 'Resume' }).click();
  await expect(page.getByText(/picks up where it stopped: 30 minutes \d+ seconds? left in this module\./)).toBeVisible();
  await button(page, 'Resume testing').click();
  await expect(page.getByRole('timer')).toHaveText(/^(30|29):\d\d$/);
  await expect(choice(page, 'A')).toBeChecked();
});

test('time that ran out while nobody was there submits the module on return', async ({ page, server, student }) => {
  await beginExam(page);
  await choose(page, 'B');
  await expect(saved(page)).toBeVisible();
  await page.goto('/practice-exams');
  await leaveTime(server, (await sessionOf(student)).id, -3_600_000);
  await page.goto(examPath);
  await page.getByRole('link', { name: 'Resume' }).click();
  await expect(page.getByRole('heading', { name: 'Section 1, Module 2: Reading and Writing' })).toBeVisible();
  expect((await sessionOf(student)).modulesMeta[0]).toMatchObject({ submitted: true, answered: 1 });
});

for (const [what, days] of [
  ['a day ahead', 1],
  ['a day behind', -1],
] as const) {
  test(`a device clock ${what} changes nothing`, async ({ page, student }) => {
    await page.addInitScript((offset) => {
      const real = Date;
      const now = () => real.now() + offset;
      globalThis.Date = new Proxy(real, {
        construct: (target, given: unknown[]) => Reflect.construct(target, given.length === 0 ? [now()] : given),
        get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
      });
    }, days * 86_400_000);
    await beginExam(page);
    await expect(page.getByRole('timer')).toHaveText(/^(32:00|31:\d\d)$/);
    await choose(page, 'D');
    await expect(saved(page)).toBeVisible();
    await page.reload();
    await expect(question(page, 1)).toBeVisible();
    await expect(page.getByRole('timer')).toHaveText(/^(32:00|31:\d\d)$/);
    expect((await sessionOf(student)).phase).toMatchObject({ kind: 'module', position: 0 });
  });
}

test('a device clock set during the exam changes nothing', async ({ page, student }) => {
  await beginExam(page);
  await choose(page, 'A');
  await page.evaluate(() => {
    const real = Date.now.bind(Date);
    Date.now = () => real() + 86_400_000;
  });
  await page.waitForTimeout(1_500); // three ticks of the player's clock
  await expect(page.getByRole('timer')).toHaveText(/^(32:00|31:\d\d)$/);
  await page.evaluate(() => {
    const real = Date.now.bind(Date);
    Date.now = () => real() - 2 * 86_400_000;
  });
  await page.waitForTimeout(1_500);
  await choose(page, 'B');
  await expect(saved(page)).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^(32:00|31:\d\d)$/);
  expect((await sessionOf(student)).phase).toMatchObject({ kind: 'module', position: 0 });
});

test('the last minute of a module is announced in an unscheduled break, too', async ({ page, server, student }) => {
  await beginExam(page);
  await leaveTime(server, (await sessionOf(student)).id, 75_000);
  await page.reload();
  await button(page, 'More').click();
  await page.getByRole('menuitem', { name: 'Unscheduled Break' }).click();
  await expect(page.getByRole('heading', { name: 'Unscheduled break' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('1 minute remaining in this module.');
});
