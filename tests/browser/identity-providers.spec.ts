/** Signing up and in with identity providers, in a popup and without one; connecting them in the profile. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/axe.ts';
import { enrol, signIn } from '#tests/support/browser-test.ts';
import { beginExam, button, choose, saved } from '#tests/support/exam-screens.ts';
import { expect, test, windowFrom } from '#tests/support/identity/browser-identity.ts';
import { signed } from '#tests/support/identity/jwt.ts';
import { answerAt, comeBack } from '#tests/support/identity/visit.ts';
import { mailedCode, mailedLink } from '#tests/support/outbox.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const confirmed = 'By creating an account, you confirm that you’re 13 or older and agree to the terms.';
let people = 0;
const newPerson = (change: object = {}) => {
  const id = String(Date.now() + ++people);
  return { id, name: 'Noor Haddad', email: `noor${id}@example.org`, verified: true, ...change };
};

/** Presses a button that opens the provider's window, and answers there. */
async function answerIn(page: Page, name: string, answer: string | RegExp): Promise<void> {
  const there = await windowFrom(page.context(), () => button(page, name).click());
  await there.getByRole('link', { name: answer }).click();
}

test('the school’s own server: its login page signs up, and in again, in a window', async ({ page, newDevice }) => {
  await page.goto('/login?from=%2Fpractice-exams');
  await field(page, 'Email').fill('half.typed@');
  const there = await windowFrom(page.context(), () => button(page, 'Continue with Hillside School').click());
  await expect(page.getByText('Continue in the Hillside School window.')).toBeVisible();
  await there.getByLabel('School name').fill('kai');
  await there.getByRole('button', { name: 'Sign in at school' }).click();
  await expect(page).toHaveURL('/practice-exams');
  await expect.poll(() => there.isClosed()).toBe(true);
  await page.goto('/profile');
  await expect(page.getByRole('main')).toContainText('kai@school.example');
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await expect(field(page, 'Full name')).toHaveValue('Kai Lind');

  const elsewhere = await (await newDevice()).newPage();
  await elsewhere.goto('/signup');
  const again = await windowFrom(elsewhere.context(), () => button(elsewhere, 'Sign up with Hillside School').click());
  await again.getByLabel('School name').fill('kai');
  await again.getByRole('button', { name: 'Sign in at school' }).click();
  await expect(elsewhere).toHaveURL('/progress');
  await elsewhere.goto('/profile');
  await expect(elsewhere.getByText('This device')).toBeVisible();
  await expect(elsewhere.getByRole('listitem').filter({ hasText: 'Logged in on' })).toHaveCount(2);
});

for (const name of ['Google', 'Apple', 'Facebook', 'X', 'GitHub'])
  test(`${name}: signs up in a window`, async ({ page, places, server }) => {
    const person = (places.there.person = newPerson());
    await page.goto('/signup');
    await answerIn(page, `Sign up with ${name}`, `Continue as ${person.name}`);
    if (name === 'Facebook') {
      await expect(page).toHaveURL('/verify-email');
      await page.goto(await mailedLink(server.dataDir, person.email, '/verify-email'));
      await page.getByRole('link', { name: 'Continue to Dashboard' }).click();
    }
    await expect(page).toHaveURL('/progress');
    await page.goto('/profile');
    await expect(page.getByRole('main')).toContainText(person.email);
    await expect(field(page, 'Full name')).toHaveValue('Noor Haddad');
  });

test('a window that is closed, a "no" and a failure each get a sentence, and nothing typed is lost', async ({ page, places }) => {
  places.there.person = newPerson();
  await page.goto('/login');
  await expect(page.getByText(`If you don’t have an account yet, this creates one. ${confirmed}`)).toBeVisible();
  await field(page, 'Email').fill('maya@example.org');
  const there = await windowFrom(page.context(), () => button(page, 'Continue with Google').click());
  await there.getByRole('heading', { name: 'google stand-in' }).waitFor();
  await there.close();
  await expect(page.getByText('We can no longer see the Google window. If you closed it, nothing is lost. Try again, or log in another way.')).toBeVisible();
  await expect(button(page, 'Continue with Google')).toBeVisible();
  await expectAccessible(page, '/login with providers');

  await answerIn(page, 'Continue with Apple', 'Cancel');
  await expect(page.getByText('You canceled the Apple login, so nothing has changed.')).toBeVisible();

  places.there.makeIdToken = () => 'nonsense';
  await answerIn(page, 'Continue with Google', /Continue as/);
  await expect(page.getByText('Failed to sign in with Google.', { exact: true })).toBeVisible();
  places.there.makeIdToken = (claims) => signed(claims);
  await expect(field(page, 'Email')).toHaveValue('maya@example.org');
  await expect(page).toHaveURL('/login');
});

test('an address that has an account is told kindly, and can be connected after logging in', async ({ page, places, server }) => {
  const student = await enrol(server);
  places.there.person = newPerson({ email: student.email });
  await page.goto('/login');
  await answerIn(page, 'Continue with Google', /Continue as/);
  await expect(page.getByText('Your Google email already has an Ascent account.')).toBeVisible();
  await field(page, 'Email').fill(student.email);
  await field(page, 'Password').fill(student.password);
  await button(page, 'Log in').click();
  await expect(page).toHaveURL('/progress');

  await page.goto('/profile');
  const row = page.getByRole('listitem').filter({ hasText: 'Google' });
  await expect(row).toContainText('Not connected');
  await button(page, 'Connect Google').click();
  const dialog = page.getByRole('dialog', { name: 'Connect Google' });
  await dialog.getByRole('textbox', { name: 'Current password' }).fill('not-it');
  await dialog.getByRole('button', { name: 'Continue to Google' }).click();
  await expect(dialog.getByText('This is not your current password.')).toBeVisible();
  await expectAccessible(page, '/profile, connecting');
  await dialog.getByRole('textbox', { name: 'Current password' }).fill(student.password);
  const there = await windowFrom(page.context(), () => dialog.getByRole('button', { name: 'Continue to Google' }).click());
  await there.getByRole('link', { name: /Continue as/ }).click();
  await expect(page.getByText('Google is connected. You can now log in with it.')).toBeVisible();
  await expect(row).toContainText(student.email);

  await button(page, 'Disconnect Google').click();
  const leaving = page.getByRole('dialog', { name: 'Disconnect Google?' });
  await leaving.getByRole('textbox', { name: 'Current password' }).fill(student.password);
  await leaving.getByRole('button', { name: 'Disconnect Google' }).click();
  await expect(page.getByText('Google is disconnected. You can no longer use it to log in.')).toBeVisible();
  await expect(row).toContainText('Not connected');
});

test('where no window may open, the page itself goes there and comes back', async ({ page, places }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  const person = (places.there.person = newPerson());
  await page.goto('/login?from=%2Fall-results');
  await button(page, 'Continue with GitHub').click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/login?from=%2Fall-results&provider=github&outcome=cancelled');
  await expect(page.getByText('You canceled the GitHub login')).toBeVisible();
  await button(page, 'Continue with GitHub').click();
  await page.getByRole('link', { name: `Continue as ${person.name}` }).click();
  await expect(page).toHaveURL('/all-results');
});

test('a window that its provider cuts off from the page still ends the sign-in', async ({ page, places }) => {
  places.there.person = newPerson();
  places.there.isolated = true;
  await page.goto('/login?from=%2Fall-results');
  const there = await windowFrom(page.context(), () => button(page, 'Continue with X').click());
  await there.getByRole('heading', { name: 'x stand-in' }).waitFor();
  expect(await there.evaluate(() => window.opener)).toBeNull();
  await expect(page.getByText('We can no longer see the X window.')).toBeVisible();
  await there.getByRole('link', { name: /Continue as/ }).click();
  await expect(page).toHaveURL('/all-results');
  places.there.isolated = false;
});

test('messages of other pages and windows sign nobody in', async ({ page, places }) => {
  places.there.person = newPerson();
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/accounts/me') && asked.push(request.url()));
  await page.goto('/login');
  const there = await windowFrom(page.context(), () => button(page, 'Continue with X').click());
  await there.getByRole('heading', { name: 'x stand-in' }).waitFor();
  asked.length = 0;
  const message = { type: 'ascent:identity', attempt: '', outcome: 'failed' };
  // The provider's own page: right window, wrong origin. Our own page: right origin, wrong window.
  await there.evaluate((data) => window.opener.postMessage(data, '*'), message);
  await page.evaluate((data) => window.postMessage(data, location.origin), message);
  await page.evaluate((data) => new BroadcastChannel('ascent-identity').postMessage(data), message);
  await page.waitForTimeout(500);
  await expect(page.getByText('Continue in the X window.')).toBeVisible();
  await expect(page.getByText('Failed to sign in with X.')).toHaveCount(0);
  expect(asked).toEqual([]);
  await there.getByRole('link', { name: /Continue as/ }).click();
  await expect(page).toHaveURL('/progress');
});

test('without an address there is one step more', async ({ page, places, server }) => {
  const taken = await enrol(server);
  const person = (places.there.person = newPerson({ email: null }));
  await page.goto('/signup?from=%2Fpractice-exams');
  await answerIn(page, 'Sign up with X', /Continue as/);
  await expect(page).toHaveURL('/finish-sign-up?from=%2Fpractice-exams');
  await expect(page.getByText('X did not share your email address.')).toBeVisible();
  await expect(page.getByText(confirmed)).toBeVisible();
  await expect(field(page, 'Full name')).toHaveValue('Noor Haddad');
  await button(page, 'Create account').click();
  await expect(field(page, 'Email')).toBeFocused();
  await field(page, 'Email').fill(taken.email);
  await button(page, 'Create account').click();
  await expect(page.getByText('This email already has an Ascent account.')).toBeVisible();
  await expectAccessible(page, '/finish-sign-up');
  const email = `late${person.id}@example.org`;
  await field(page, 'Email').fill(email);
  await button(page, 'Create account').click();
  await expect(page).toHaveURL('/verify-email');
  await page.goto(await mailedLink(server.dataDir, email, '/verify-email'));
  await expect(page.getByText('Thank you. You now have full access to your account.')).toBeVisible();
  await page.goto('/finish-sign-up');
  await expect(page).toHaveURL('/progress');
});

test('an account without a password proves with its provider that it is the owner', async ({ page, places, server }) => {
  const person = (places.there.person = newPerson());
  await page.goto('/login');
  await answerIn(page, 'Continue with GitHub', /Continue as/);
  await expect(page).toHaveURL('/progress');
  await page.goto('/profile');
  await expect(page.getByText('This is your only way to log in. To disconnect it, set a password first.')).toBeVisible();
  await expect(button(page, 'Disconnect GitHub')).toHaveCount(0);
  await button(page, 'Email me a link to set one').click();
  await expect(page.getByText(`A link is on its way to ${person.email}.`)).toBeVisible();
  await mailedLink(server.dataDir, person.email, '/reset-password');

  await button(page, 'Delete my account').click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByRole('textbox', { name: 'Type DELETE to confirm' }).fill('DELETE');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByText('Please confirm that it’s you first.')).toBeVisible();
  await expectAccessible(page, '/profile, deleting without a password');
  places.there.person = newPerson();
  const stranger = await windowFrom(page.context(), () => dialog.getByRole('button', { name: 'Confirm with GitHub' }).click());
  await stranger.getByRole('link', { name: /Continue as/ }).click();
  await expect(dialog.getByText('That is not the GitHub account connected here.')).toBeVisible();
  places.there.person = person;
  const there = await windowFrom(page.context(), () => dialog.getByRole('button', { name: 'Confirm with GitHub' }).click());
  await there.getByRole('link', { name: /Continue as/ }).click();
  // GitHub does not say whether somebody has just logged in there.
  await expect(dialog.getByText('GitHub could not confirm that you just logged in there, so we emailed you a code.')).toBeVisible();
  const code = await mailedCode(server.dataDir, person.email);
  await field(page, 'Code from the email').fill('000000');
  await dialog.getByRole('button', { name: 'Confirm with this code' }).click();
  await expect(dialog.getByText('This code is incorrect').first()).toBeVisible();
  await expectAccessible(page, '/profile, the mailed code');
  await field(page, 'Code from the email').fill(code);
  await dialog.getByRole('button', { name: 'Confirm with this code' }).click();
  await expect(dialog.getByText('Thanks, you’re confirmed for the next five minutes.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL('/goodbye');
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login/);
});

test('in the middle of an exam, a student can sign in again with a provider', async ({ page, context, places, server }) => {
  const student = await enrol(server);
  places.there.person = newPerson();
  const { url } = await student.api.call('beginIdentityConnection', { body: { provider: 'google', popup: true, currentPassword: student.password } });
  expect(await comeBack(student.api, await answerAt(url))).toBe('connected');
  await signIn(context, server, student);
  await beginExam(page);
  await choose(page, 'B');
  await expect(saved(page)).toBeVisible();
  await student.api.call('signOut');
  await choose(page, 'C');
  const dialog = page.getByRole('dialog', { name: 'Please log in again' });
  const there = await windowFrom(context, () => dialog.getByRole('button', { name: 'Log in with Google' }).click());
  await there.getByRole('link', { name: /Continue as/ }).click();
  await expect(dialog).toBeHidden();
  await expect(saved(page)).toBeVisible();
});
