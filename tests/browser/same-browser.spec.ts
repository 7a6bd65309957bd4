/** Two tabs of one browser, and two people one after the other. */
import type { BrowserContext, Page } from '@playwright/test';
import { enrol, enterAsAdmin, expect, signIn, test } from '#tests/support/browser-test.ts';
import { answersOnServer, beginExam, button, choice, choose, onDevice, saved } from '#tests/support/exam-screens.ts';
import { storedText } from '#tests/support/leak-watch.ts';
import { examBefore, passModule } from '#tests/support/exam-setup.ts';

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Full name' });

async function openProfile(context: BrowserContext, name: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/profile');
  await expect(nameField(page)).toHaveValue(name);
  return page;
}

async function signOutOnScreen(page: Page): Promise<void> {
  await button(page, 'Account menu').click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
}

test('a tab follows at once when somebody else logs in in another', async ({ newDevice, server }) => {
  const anna = await enrol(server, { name: 'Anna Kovacs' });
  const ben = await enrol(server, { name: 'Ben Adeyemi' });
  const context = await newDevice(anna);
  const first = await openProfile(context, 'Anna Kovacs');
  const second = await openProfile(context, 'Anna Kovacs');
  await signOutOnScreen(second);
  await expect(first).toHaveURL('/');
  await expect(first.getByRole('link', { name: 'Log in' })).toBeVisible();
  await second.goto('/login');
  await second.getByRole('textbox', { name: 'Email' }).fill(ben.email);
  await second.getByRole('textbox', { name: 'Password', exact: true }).fill(ben.password);
  await button(second, 'Log in').click();
  await expect(second).toHaveURL('/progress');
  // The other tab knows without a reload: its link leads in, not to the login.
  await expect(first.getByRole('link', { name: 'My progress' })).toBeVisible();
  await expect(first.getByRole('link', { name: 'Log in' })).toHaveCount(0);
});

test('a result on screen is closed when its student logs out in another tab: an exam that is over is no exam', async ({ newDevice, server }) => {
  const anna = await enrol(server, { name: 'Anna Kovacs' });
  const session = await examBefore(anna, 0);
  for (const position of [0, 1, 2, 3] as const) await passModule(anna, session.id, position);
  const { result } = await anna.api.call('getLatestResult');
  const context = await newDevice(anna);
  const first = await context.newPage();
  await first.goto(`/exam/results/${result?.id}`);
  await expect(first.getByRole('heading', { name: 'Practice your misses' })).toBeVisible();
  const second = await openProfile(context, 'Anna Kovacs');
  await signOutOnScreen(second);
  await expect(first).toHaveURL('/');
});

test('a tab whose account has been replaced by another login restarts with the new account', async ({ newDevice, server }) => {
  const anna = await enrol(server, { name: 'Anna Kovacs' });
  const ben = await enrol(server, { name: 'Ben Adeyemi' });
  const context = await newDevice(anna);
  const first = await openProfile(context, 'Anna Kovacs');
  await signIn(context, server, ben);
  await openProfile(context, 'Ben Adeyemi');
  await expect(nameField(first)).toHaveValue('Ben Adeyemi');
});

test('a session that an administrator ends leaves only a sealed copy of unsent answers, which opens for its student alone', async ({ newDevice, server }) => {
  const anna = await enrol(server, { name: 'Anna Kovacs' });
  const ben = await enrol(server, { name: 'Ben Adeyemi' });
  const context = await newDevice(anna);
  const page = await context.newPage();
  const stored = async () => (await storedText(page)).map(({ text }) => text).join('\n');
  await beginExam(page);
  await choose(page, 'B');
  await expect(saved(page)).toBeVisible();
  await page.route('**/answers', (route) => route.abort());
  await choose(page, 'C');
  await expect(onDevice(page)).toBeVisible();
  const [, exam = ''] = /(\/exam\/.*)$/.exec(page.url()) ?? [];
  const userId = (await anna.api.call('me')).me?.id ?? '';
  await page.evaluate(() => localStorage.setItem('ascent.quiz.one', '{"position":0,"answer":"D","timeSpentMs":1,"checked":false}'));
  const admin = await enterAsAdmin(server);
  await admin.api.call('endAllSessions', { params: { userId }, body: { reason: 'Asked by phone' } });
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(stored).not.toContain(anna.email);
  expect(await stored()).not.toMatch(/Anna Kovacs|annotations|"answer"/);

  await signIn(context, server, ben);
  await page.goto('/profile');
  await expect(nameField(page)).toHaveValue('Ben Adeyemi');
  expect(await stored()).not.toMatch(/Anna Kovacs|annotations|"answer"/);

  await page.unroute('**/answers');
  await context.clearCookies();
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(anna.email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(anna.password);
  await button(page, 'Log in').click();
  await expect(page).toHaveURL('/progress');
  await page.goto(exam);
  await expect(choice(page, 'C')).toBeChecked();
  await expect(saved(page)).toBeVisible();
  await anna.api.call('signIn', { body: { email: anna.email, password: anna.password } });
  expect(await answersOnServer(anna)).toEqual({ 1: 'C' });
});

test('a tab that heard nothing renames nobody', async ({ newDevice, server }) => {
  const anna = await enrol(server, { name: 'Anna Kovacs' });
  const ben = await enrol(server, { name: 'Ben Adeyemi' });
  const context = await newDevice(anna);
  await context.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
  const first = await openProfile(context, 'Anna Kovacs');
  // What the screen asks for after it is painted would hear of Ben as well.
  await first.waitForLoadState('networkidle');
  await signIn(context, server, ben);
  await nameField(first).fill('Anna K.');
  await button(first, 'Save name').click();
  await expect(first.getByText('Someone else is logged in here now.')).toBeVisible();
  await expect(nameField(first)).toHaveValue('Anna K.');
  expect((await ben.api.call('me')).me?.name).toBe('Ben Adeyemi');
  expect((await anna.api.call('me')).me?.name).toBe('Anna Kovacs');
});
