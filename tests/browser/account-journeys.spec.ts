/** Small things on the way in, through and out: nothing jumps, nothing is lost, and every wait is visible. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/axe.ts';
import { enrol, enterAsAdmin, expect, signIn } from '#tests/support/browser-test.ts';
import { appCode } from '#tests/support/authenticator.ts';
import { button } from '#tests/support/exam-screens.ts';
import { test } from '#tests/support/identity/browser-identity.ts';

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;

/** The cumulative layout shift as browsers measure it; 0 means that nothing moved. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(globalThis, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(globalThis, { shifts: Number(Reflect.get(globalThis, 'shifts')) + Number(Reflect.get(entry, 'value')) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
const shifts = (page: Page) => page.evaluate(() => Number(Reflect.get(globalThis, 'shifts')));

test('login, sign-up and the wait for the mail do not shift while they learn who is signed in', async ({ newDevice, server }) => {
  const waiting = await enrol(server, { verified: false });
  for (const options of [{}, phone])
    for (const [path, student] of [
      ['/login', undefined],
      ['/signup', undefined],
      ['/verify-email', undefined],
      ['/verify-email', waiting],
    ] as const) {
      const page = await (await newDevice(student, options)).newPage();
      await watchShifts(page);
      // Arrives after the page: who is signed in, and which providers there are.
      await page.route('**/api/**', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 400));
        await route.continue();
      });
      await page.goto(path);
      if (path === '/verify-email') await expect(student ? page.getByText(student.email) : page.getByText('You need to be logged in')).toBeVisible();
      else await expect(page.getByRole('region', { name: 'Other ways' }).getByRole('button').first()).toBeVisible();
      await page.waitForTimeout(300);
      expect(await shifts(page), `${path}${student ? ' of a student' : ''} ${JSON.stringify(options)}`).toBeLessThan(0.01);
    }
});

test('a screen whose code is slow to come says within 300 ms that it is coming', async ({ studentPage: page }) => {
  await page.goto('/progress');
  await expect(page.getByRole('heading', { name: 'My progress' })).toBeVisible();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  const bar = page.getByText('Loading the next page');
  await expect(bar).toHaveCount(0);
  const afterMs = await page.getByRole('link', { name: 'Exam Results' }).evaluate(
    (link: HTMLElement) =>
      new Promise<number>((resolve) => {
        const asked = performance.now();
        new MutationObserver(() => {
          if (document.body.textContent.includes('Loading the next page')) resolve(performance.now() - asked);
        }).observe(document.body, { subtree: true, childList: true });
        link.click();
      }),
  );
  expect(afterMs).toBeLessThan(300);
  release();
  await expect(page.getByRole('heading', { name: 'Exam results' })).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test('turning on two-step verification keeps the focus, and its backup codes stay until they are saved', async ({ studentPage: page, student }) => {
  await page.goto('/profile');
  await button(page, 'Set up').click();
  await page.getByLabel('Current password', { exact: true }).fill(student.password);
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { name: '1. Add Ascent to your authenticator app' });
  await expect(heading).toBeFocused();
  const secret = ((await page.getByTestId('two-step-key').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('Code', { exact: true }).fill(appCode(secret, Date.now()));
  await page.keyboard.press('Enter');
  const codes = page.getByRole('dialog', { name: 'Save your backup codes' });
  await expect(codes).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await page.waitForTimeout(400);
  await expect(codes).toBeVisible();
  await expect(codes.getByRole('button', { name: 'Close' })).toHaveCount(0);
  await expectAccessible(page, 'backup codes');
  await codes.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(codes).toBeHidden();
});

test('one device is signed out by itself', async ({ newDevice, server }) => {
  const anna = await enrol(server, { name: 'Anna Kovacs' });
  const away = await (
    await newDevice(undefined, { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) Version/18.4 Mobile/15E148 Safari/604.1' })
  ).newPage();
  await away.goto('/login');
  await away.getByRole('textbox', { name: 'Email' }).fill(anna.email);
  await away.getByRole('textbox', { name: 'Password', exact: true }).fill(anna.password);
  await button(away, 'Log in').click();
  await expect(away).toHaveURL('/progress');

  const page = await (await newDevice(anna)).newPage();
  await page.goto('/profile');
  const devices = page.getByRole('list', { name: 'Devices' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await devices.getByRole('button', { name: /^Log out Safari on iPhone/ }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Log out Safari on iPhone?' });
  await expectAccessible(page, 'signing out one device');
  await dialog.getByRole('button', { name: 'Log out' }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText('Safari on iPhone logged out')).toBeVisible();
  await away.reload();
  await expect(away).toHaveURL(/\/login/);
  expect((await anna.api.call('me')).me?.email).toBe(anna.email);
});

test('the tab that waits for the verification notices it by itself', async ({ newDevice, server }) => {
  const waiting = await enrol(server, { verified: false });
  const page = await (await newDevice(waiting)).newPage();
  await page.goto('/verify-email');
  await expect(page.getByRole('heading', { name: 'Verify your email' })).toBeVisible();
  // Elsewhere, as on a phone, so that no message between tabs reports it.
  const token = new URLSearchParams((await server.verificationPath(waiting.email)).split('?')[1]).get('token');
  await waiting.api.call('verifyEmail', { body: { token } });
  await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue to Dashboard' }).click();
  await expect(page).toHaveURL('/progress');
});

test('a plan that changes is seen in every open tab without a reload', async ({ newDevice, server }) => {
  const anna = await enrol(server, { name: 'Anna Kovacs' });
  const admin = await enterAsAdmin(server);
  const context = await newDevice(anna);
  const [seen, other] = [await context.newPage(), await context.newPage()];
  for (const page of [seen, other]) {
    await page.clock.install();
    await page.goto('/study-resources');
    await expect(page.getByRole('heading', { name: 'Premium Feature' })).toBeVisible();
  }
  const userId = (await anna.api.call('me')).me?.id ?? '';
  const { history } = await admin.api.call('getMember', { params: { userId } });
  await admin.api.call('grantMembership', { params: { userId }, body: { tier: 'plus', months: 1, reason: 'A test', lastChangeId: history[0]?.id ?? null } });
  // The tab asks every two minutes; when it asked last is not known.
  await expect(async () => {
    await other.clock.fastForward(121_000);
    for (const page of [other, seen]) await expect(page.getByRole('heading', { name: 'Study resources' })).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
});

test('deleting the account says goodbye', async ({ page, context, server }) => {
  const anna = await enrol(server, { name: 'Anna Kovacs' });
  await signIn(context, server, anna);
  await page.goto('/profile');
  await button(page, 'Delete my account').click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Current password', { exact: true }).fill(anna.password);
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible();
  await expectAccessible(page, '/goodbye');
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
});

test('an account whose name begins with a picture is shown by its first letter', async ({ newDevice, server }) => {
  const fox = await enrol(server, { name: '🦊 Éva' });
  const page = await (await newDevice(fox)).newPage();
  await page.goto('/progress');
  await expect(button(page, 'Account menu')).toHaveText('É');
});

test('browsers find the icon and the rules for robots, and password managers the place to change a password', async ({ studentPage: page }) => {
  const icon = await page.request.get('/favicon.ico');
  expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/x-icon']);
  expect(await (await page.request.get('/robots.txt')).text()).toMatch(/^User-agent: \*\nDisallow: \/api\//);
  await page.goto('/.well-known/change-password');
  await expect(page).toHaveURL('/profile#security');
  await expect(page.getByRole('heading', { name: 'Security' })).toBeInViewport();
});

test('plans are compared in public: included or not, or how many', async ({ newDevice }) => {
  for (const options of [{}, phone]) {
    const page = await (await newDevice(undefined, options)).newPage();
    await page.goto('/about');
    await page.getByRole('link', { name: 'Plans', exact: true }).click();
    await expect(page).toHaveURL('/#plans');
    const table = page.getByRole('table', { name: 'What each plan includes' });
    await expect(table).toBeInViewport();
    await expect(table.getByRole('columnheader')).toHaveText(['Feature', /^Free/, /^Plus/, /^Max/]);
    await expect(table.getByRole('row', { name: /^Practice quizzes a day/ }).getByRole('cell')).toHaveText(['10', 'Unlimited', 'Unlimited']);
    await expect(table.getByRole('row', { name: /^Study resources/ }).getByRole('cell')).toHaveText(['Not included', 'Included', 'Included']);
    await expect(table.getByRole('row', { name: /^Flashcards/ }).getByRole('cell')).toHaveText(['Not included', 'Included', 'Included']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
    await expectAccessible(page, 'plans for guests');
  }
});

test('a gate names what is behind it and shows a glimpse; a used-up day invites calmly', async ({ studentPage: page }) => {
  await page.goto('/study-resources');
  await expect(page.getByRole('heading', { name: 'Premium Feature' })).toBeVisible();
  const gate = page.getByRole('main');
  await expect(gate.getByText('Study Resources', { exact: true })).toBeVisible();
  await expect(gate.getByText('Punctuation and sentence boundaries')).toBeVisible();
  await page.route('**/api/quizzes/practice-sets', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { allowance: object };
    await route.fulfill({ response: answer, json: { ...body, allowance: { perDay: 10, left: 0, nextAt: '2026-11-23T09:00:00Z' } } });
  });
  await page.goto('/guest-quiz');
  await expect(page.getByText(/^That’s your practice for today: 10 quizzes in 24 hours with the Free plan\./)).toBeVisible();
  await expect(page.getByRole('link', { name: 'see Plus' })).toHaveAttribute('href', '/membership/upgrade?plan=plus');
});

test('the profile has its parts, each with its own URL', async ({ studentPage: page }) => {
  await page.goto('/profile');
  const parts = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  await expect(parts).toHaveText(['Account', 'Security', 'Notifications', 'Plan', 'Data']);
  for (const [part, heading] of [
    ['Security', 'Devices'],
    ['Plan', 'Membership'],
    ['Data', 'Delete account'],
    ['Account', 'Email'],
  ] as const) {
    await parts.filter({ hasText: part }).click();
    await expect(page).toHaveURL(`/profile#${part.toLowerCase()}`);
    await expect(page.getByRole('heading', { level: 2, name: part })).toBeInViewport();
    await expect(page.getByRole('region', { name: part, exact: true }).getByRole('heading', { level: 3, name: heading })).toBeVisible();
  }
  await expectAccessible(page, 'the profile');
});
