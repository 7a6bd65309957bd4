/** A new version of the app is deployed while somebody is in it, or takes an exam. */
import { startAlteringProxy } from '#tests/support/altering-proxy.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';
import { examBefore, passModule } from '#tests/support/exam-setup.ts';
import { answersOnServer, button, choice, choose, closeDirections, examPath, next, question, saved } from '#tests/support/exam-screens.ts';
import { appIsKept } from '#tests/support/app-is-kept.ts';

test.use({ serviceWorkers: 'allow' });

const findNewVersion = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update());

/** Until it waits for its turn; the app, which listens for that too, has been told before. */
const installNewVersion = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await new Promise<void>((resolve) => {
      registration.addEventListener(
        'updatefound',
        () => {
          const worker = registration.installing;
          worker?.addEventListener('statechange', () => worker.state === 'installed' && resolve());
        },
        { once: true },
      );
      void registration.update();
    });
  });

test('a new version that is put off is offered no more, on no screen, until there is a newer one', async ({ page, server, student }) => {
  const proxy = await startAlteringProxy(server.url);
  await page.goto(`${proxy.url}/practice-exams`);
  await expect(page.getByRole('navigation', { name: 'Main' }), student.email).toBeVisible();
  await appIsKept(page);
  proxy.deploy();
  await findNewVersion(page);
  await button(page, 'Later').click();
  await page.evaluate(() => {
    history.pushState(null, '', '/calculator');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { level: 1, name: /calculator/i })).toBeVisible();
  await expect(button(page, 'Later')).toHaveCount(0);
  proxy.deploy();
  await findNewVersion(page);
  await expect(button(page, 'Later')).toBeVisible();
  await proxy.stop();
});

test('a version that the server tells of is put off together with its files, which the browser finds later', async ({ page, server, student }) => {
  const proxy = await startAlteringProxy(server.url);
  await page.goto(`${proxy.url}/practice-exams`);
  await expect(page.getByRole('navigation', { name: 'Main' }), student.email).toBeVisible();
  await appIsKept(page);
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'x-contract': 'of-tomorrow' } });
  });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Question Bank' }).click();
  await button(page, 'Later').click();
  proxy.deploy();
  await installNewVersion(page);
  await expect(button(page, 'Later')).toHaveCount(0);
  proxy.deploy();
  await installNewVersion(page);
  await expect(button(page, 'Later')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await proxy.stop();
});

test('a break belongs to the exam: another tab does not take its code away', async ({ page, server, student, context }) => {
  const { id } = await examBefore(student, 1);
  await passModule(student, id, 1);
  const proxy = await startAlteringProxy(server.url);
  await page.goto(`${proxy.url}/intermission?session=${id}`);
  await expect(button(page, 'Resume Testing')).toBeVisible();
  await appIsKept(page);
  proxy.deploy();
  await findNewVersion(page);
  const second = await context.newPage();
  await second.goto(`${proxy.url}/practice-exams`);
  await button(second, 'Refresh Now').click();
  await expect(second.getByText('An exam is open in another tab. Refresh when it is finished.')).toBeVisible();
  await proxy.stop();
});

test('a deploy in the middle of an exam interrupts nothing and loses nothing', async ({ page, server, student, context }) => {
  const proxy = await startAlteringProxy(server.url);
  await page.goto(proxy.url + examPath);
  await button(page, 'Begin').click();
  await button(page, 'Start the exam').click();
  await closeDirections(page);
  await appIsKept(page);
  await choose(page, 'A');
  await next(page);
  await choose(page, 'B');
  await expect(saved(page)).toBeVisible();

  proxy.deploy();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting)), { timeout: 30_000 }).toBe(true);
  // Another tab may ask for it, but the exam goes on with the code it began with.
  const second = await context.newPage();
  await second.goto(`${proxy.url}/practice-exams`);
  await second.getByRole('button', { name: 'Refresh Now' }).click();
  await expect(second.getByText(/exam/i).filter({ hasText: /tab/i }).first()).toBeVisible();
  expect(await page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting))).toBe(true);
  await second.close();
  await expect(question(page, 2)).toBeVisible();
  await next(page);
  await choose(page, 'C');
  await expect(saved(page)).toBeVisible();

  await page.reload();
  await expect(question(page, 3)).toBeVisible();
  await expect(choice(page, 'C')).toBeChecked();
  expect(await answersOnServer(student)).toEqual({ 1: 'A', 2: 'B', 3: 'C' });
  await proxy.stop();
});
