/** Signing up, logging in and logging out. */
import type { Page, Request, Route } from '@playwright/test';
import { expectAccessible } from '#tests/support/axe.ts';
import { enrol, expect, test, type Student } from '#tests/support/browser-test.ts';
import { button } from '#tests/support/exam-screens.ts';
import { turnOnTwoFactor } from '#tests/support/authenticator.ts';
import { mailedLink } from '#tests/support/outbox.ts';

async function logIn(page: Page, { email, password }: Pick<Student, 'email' | 'password'>): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await button(page, 'Log in').click();
}

test('a wrong password is refused with a message that does not tell whether the account exists', async ({ page, server }) => {
  const { email, password } = await enrol(server);
  await page.goto('/login');
  await logIn(page, { email, password: `${password}!` });
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to sign in. Please check your credentials.' });
  await expect(alert).toBeVisible();
  await page.reload();
  await logIn(page, { email: 'nobody@example.org', password });
  await expect(alert).toBeVisible();
  await logIn(page, { email, password });
  await expect(page).toHaveURL('/progress');
});

test('mistakes in the sign-up form are named at their fields', async ({ page }) => {
  await page.goto('/signup');
  await expect(page.getByText('By creating an account, you confirm that you’re 13 or older and agree to the terms.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill('maya@example.org');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('abc');
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('abd');
  await button(page, 'Create account').click();
  await expect(page.getByRole('textbox', { name: 'Full name' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveAccessibleDescription('Please enter your name.');
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
});

test('a new password by mail shows what else opens the account, and takes away what is checked', async ({ page, server }) => {
  const student = await enrol(server);
  const { secret } = await turnOnTwoFactor(student.api, Date.now);
  expect(secret).not.toBe('');
  await page.goto('/forgot-password');
  await page.getByRole('textbox', { name: 'Email' }).fill(student.email);
  await page.getByRole('main').getByRole('button').first().click();
  await page.goto(await mailedLink(server.dataDir, student.email, '/reset-password'));
  await expect(page.getByRole('group', { name: 'Other ways into your account' })).toBeVisible();
  await expect(page.getByText(/^This also logs you out everywhere you’re logged in now: [^,]+\.$/)).toBeVisible();
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill('another-peak-31');
  await page.getByRole('textbox', { name: 'Confirm new password' }).fill('another-peak-31');
  await page.getByRole('checkbox', { name: 'Remove two-step verification' }).check();
  await expectAccessible(page, '/reset-password with ways in');
  await button(page, 'Set new password').click();
  await expect(page.getByText(/Two-step verification will be removed on .*, unless someone logs in with a code before then/)).toBeVisible();
});

test.describe('an address without a page', () => {
  const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'This page does not exist' });

  test('is answered as not found, for a visitor and without a script, with ways on', async ({ page, newDevice }) => {
    const response = await page.goto('/no/such/place');
    expect(response?.status()).toBe(404);
    await expect(heading(page)).toBeVisible();
    await expect(page).toHaveTitle('This page does not exist · Ascent');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
    await expectAccessible(page, 'a page that does not exist');
    await page.getByRole('link', { name: 'Try a quiz' }).click();
    await expect(page).toHaveURL('/guest-quiz');
    const bare = await (await newDevice(undefined, { javaScriptEnabled: false })).newPage();
    await bare.goto('/progess');
    await expect(heading(bare)).toBeVisible();
    await bare.getByRole('link', { name: 'Home' }).click();
    await expect(bare).toHaveURL('/');
  });

  test('leads somebody who is signed in back to their progress, from a document and inside the app', async ({ studentPage: page }) => {
    await page.goto('/progress');
    await page.evaluate(() => {
      history.pushState(null, '', '/progress/of/mine');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(heading(page)).toBeVisible();
    await expectAccessible(page, 'a screen that does not exist');
    expect((await page.goto('/results/of/mine'))?.status()).toBe(404);
    await expect(page.getByRole('link', { name: 'Practice exams' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'My progress' }).click();
    await expect(page).toHaveURL('/progress');
  });

  test('is told from every screen, and from paths that moved', async ({ page }) => {
    const there = ['/Progress/', '/results', '/results/1', '/lesson/algebra', '/skill-drill/algebra', '/exam/m1', '/admin/jobs', '/blog', '/login?from=/x'];
    const gone = ['/results/1/2', '/lesson', '/exam', '/.env', '/wp-login.php', '/assets/none.js', '/blog/none'];
    const statuses = async (paths: readonly string[]) => Promise.all(paths.map(async (path) => `${(await page.request.get(path)).status()} ${path}`));
    expect(await statuses(there)).toEqual(there.map((path) => `200 ${path}`));
    expect(await statuses(gone)).toEqual(gone.map((path) => `404 ${path}`));
  });
});

test('after logging in the page that was asked for opens', async ({ page, server }) => {
  const student = await enrol(server);
  await page.goto('/practice-exam/practice-exam-2');
  await expect(page).toHaveURL(/\/login\?from=/);
  await logIn(page, student);
  await expect(page).toHaveURL('/practice-exam/practice-exam-2');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('after logging in an address of earlier versions leads to what took its place', async ({ page, server }) => {
  const student = await enrol(server);
  await page.goto('/skill-drill/linear-functions');
  await expect(page).toHaveURL(/\/login\?from=/);
  await logIn(page, student);
  await expect(page).toHaveURL('/smart-quiz-generator?subcategory=linear-functions');
});

test('who wanted to start an exam is led to its beginning, by number, by id, or to the list', async ({ newDevice, server }) => {
  const student = await enrol(server);
  const ways = [
    ['exam=2', '/practice-exam/practice-exam-2?start=1'],
    ['exam=practice-exam-1', '/practice-exam/practice-exam-1?start=1'],
    ['', '/practice-exams'],
  ] as const;
  for (const [exam, address] of ways) {
    const page = await (await newDevice()).newPage();
    await page.goto(`/login?origin=exam&${exam}`);
    await logIn(page, student);
    await expect(page).toHaveURL(address);
    if (exam) await expect(button(page, 'Begin')).toBeFocused();
    else await expect(page.getByRole('heading', { name: 'Practice exams' })).toBeVisible();
  }
});

/** The app's code does not arrive before the result is called. */
async function holdScripts(page: Page, which = /\/assets\/.*\.js$/): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(which, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('what is typed before the app is there stays, also on the way to another page', async ({ page, server }) => {
  const student = await enrol(server);
  const release = await holdScripts(page);
  await page.goto('/login?from=%2Fpractice-exams', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Email' }).fill(student.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(student.password);
  release();
  await expect(page.getByText('We’ll take you right to it.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(student.email);
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeFocused();
  await button(page, 'Log in').click();
  await expect(page).toHaveURL('/practice-exams');
});

for (const address of ['/login', '/login?from=%2Fpractice-exams'])
  test(`a form that is sent before the app is there waits for it: ${address}`, async ({ page, server }) => {
    const student = await enrol(server);
    const release = await holdScripts(page);
    await page.goto(address, { waitUntil: 'commit' });
    await page.getByRole('textbox', { name: 'Email' }).fill(student.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(student.password);
    await button(page, 'Log in').click();
    release();
    await expect(page).toHaveURL(address.includes('from') ? '/practice-exams' : '/progress');
  });

test('logging in is not undone by an answer about who was signed in before', async ({ page, server }) => {
  const student = await enrol(server);
  const known = page.waitForResponse('**/api/accounts/me');
  const release = await holdScripts(page, /\/assets\/dashboard.*\.js$/);
  await page.goto('/login');
  await known;
  let asked: Request | null = null;
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const late = async (route: Route) => {
    const response = await route.fetch();
    asked = route.request();
    await held;
    // Nobody may be waiting for it any more.
    await route.fulfill({ response }).catch(() => undefined);
  };
  await page.route('**/api/accounts/me', late, { times: 1 });
  const answered = new Promise<void>((resolve) => {
    const end = (request: Request) => request === asked && resolve();
    page.on('requestfinished', end);
    page.on('requestfailed', end);
  });
  // As when one comes back to this tab.
  const comeBack = () => page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => comeBack().then(() => asked)).not.toBeNull();
  // It comes while the form waits for the code of the next screen.
  const welcome = page.waitForResponse('**/api/accounts/sign-in');
  await logIn(page, student);
  await welcome;
  answer();
  await answered;
  await page.evaluate(() => new Promise(requestAnimationFrame));
  release();
  await expect(page).toHaveURL('/progress');
  await expect(page.getByText('Hello, Maya.')).toBeVisible();
});

test('an origin on another host is not followed', async ({ page, server }) => {
  const student = await enrol(server);
  await page.goto(`/login?from=${encodeURIComponent('//evil.example/steal')}`);
  await logIn(page, student);
  await expect(page).toHaveURL('/progress');
});

test('logging out ends on the landing page, and the back button shows nothing personal', async ({ page, student }) => {
  await page.goto('/practice-exams');
  await page.goto('/progress');
  await expect(page.getByText('Hello, Maya.')).toBeVisible();
  await button(page, 'Account menu').click();
  await expect(page.getByText(student.email)).toBeVisible();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Take a practice exam' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  expect(await page.locator('body').innerText()).not.toContain('Maya');
  expect((await student.api.call('me')).me).toBeNull();
});

test('logging out takes what was chosen in an open quiz off the device', async ({ studentPage: page }) => {
  const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('ascent.quiz.')).length);
  await page.goto('/guest-quiz/words-in-context');
  await button(page, 'Start').click();
  await page.getByRole('radio').first().check({ force: true });
  await expect.poll(drafts).toBe(1);
  await page.goto('/progress');
  await button(page, 'Account menu').click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  expect(await drafts()).toBe(0);
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('logging out ends the push subscription of this browser', async ({ studentPage: page }) => {
    // Headless Chromium cannot reach a push service, so a fake subscription stands in for a real one.
    await page.addInitScript(() => {
      PushManager.prototype.getSubscription = () =>
        Promise.resolve(
          Object.assign(Object.create(PushSubscription.prototype), { unsubscribe: async () => localStorage.setItem('unsubscribed', 'yes') === undefined }),
        );
    });
    await page.goto('/progress');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await button(page, 'Account menu').click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => localStorage.getItem('unsubscribed'))).toBe('yes');
  });
});

test('somebody who is no admin does not see the admin screens', async ({ page, student }) => {
  expect((await student.api.call('me')).me?.isAdmin).toBe(false);
  await page.goto('/admin');
  await expect(page).toHaveURL('/progress');
});
