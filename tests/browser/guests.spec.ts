/** Somebody without an account practices, signs up and keeps the practice; and what a plan unlocks. */
import type { Page } from '@playwright/test';
import { practiceQuestions } from '#content/items/practice-questions.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { enrol, expect, signIn, test, type NewDevice } from '#tests/support/browser-test.ts';
import { button } from '#tests/support/exam-screens.ts';
import { goodPassword } from '#tests/support/students.ts';
import { grantPlus } from '#tests/support/grant-plus.ts';

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;
const question = (page: Page, number: number) => page.getByRole('heading', { name: new RegExp(`^Question ${number} of `) });
const verdict = (page: Page) => page.getByText(/That’s right\.|Not this time\./);
const main = (page: Page) => page.getByRole('main');

async function begin(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await button(page, 'Start').click();
  await expect(question(page, 1)).toBeVisible();
}

/** Answers the question on screen with the keyboard alone. */
async function answerByKeys(page: Page): Promise<void> {
  const typed = page.getByRole('textbox', { name: 'Your answer' });
  await expect(typed.or(page.getByRole('radio').first()).first()).toBeAttached();
  if (await typed.count()) {
    await typed.focus();
    await page.keyboard.type('3');
  } else await page.keyboard.press('b');
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toBeFocused();
}

async function expectFits(page: Page, where: string): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), where).toBeLessThanOrEqual(0);
}

async function signUpOnScreen(page: Page): Promise<string> {
  const email = `guest${Date.now()}.${Math.round(performance.now())}@example.org`;
  await page.getByRole('textbox', { name: 'Full name' }).fill('Nia Mwangi');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(goodPassword);
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(goodPassword);
  await button(page, 'Create account').click();
  return email;
}

test('a guest practices with the keyboard, signs up, and the practice is in the account', async ({ page, context }) => {
  await page.goto('/guest-quiz');
  expect(await context.cookies()).toEqual([]);
  await expect(page.getByText('You can start 3 more quizzes of up to 10 questions today.')).toBeVisible();
  await expectAccessible(page, '/guest-quiz');
  await page.getByRole('link', { name: /^By topic/ }).click();
  await expect(page.getByRole('link', { name: /^Circles/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Words in Context 5 questions/ })).toBeVisible();
  await expectAccessible(page, '/guest-subject-quizzes');
  expect(await context.cookies(), 'looking around makes no guest').toEqual([]);
  await page.goto('/guest-quiz');
  await page.getByRole('link', { name: /^Math mix/ }).click();
  await expect(page).toHaveURL('/guest-quiz/math');
  await button(page, 'Start').click();
  await expect(question(page, 1)).toBeVisible();
  expect(await context.cookies()).toHaveLength(1);
  await expectAccessible(page, 'an open question');

  // Nothing in the page reveals the key before the answer.
  const shown = await page.content();
  expect(practiceQuestions().filter(({ solution }) => shown.includes(solution.takeaway))).toEqual([]);

  await page.keyboard.press('Enter');
  await expect(page.getByText('Choose or type an answer first.')).toBeVisible();
  await answerByKeys(page);
  await expect(page.getByText('Takeaway')).toBeVisible();
  await expectAccessible(page, 'an answered question');
  await page.keyboard.press('Enter');
  await expect(question(page, 2)).toBeFocused();
  await answerByKeys(page);
  await page.reload();
  await expect(question(page, 3)).toBeVisible();

  await page.getByRole('link', { name: 'Sign up', exact: true }).click();
  await signUpOnScreen(page);
  await expect(page).toHaveURL('/verify-email');
  await expect(page.getByText('Your 2 answers are saved in your account.')).toBeVisible();
  await expectAccessible(page, '/verify-email with saved answers');
  await page.goto('/guest-quiz/math');
  await button(page, 'Continue: 2 of 10 answered').click();
  await expect(question(page, 3)).toBeVisible();
  for (let number = 3; number <= 10; number++) {
    await answerByKeys(page);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: /^\d+ of 10 right$/ })).toBeVisible();
  await expect(page.getByText('Keep your answers')).toHaveCount(0);
  await expectAccessible(page, 'the summary');
  await page
    .getByText(/^Question 1/)
    .first()
    .locator('xpath=ancestor::summary')
    .click();
  await expect(page.getByText('Step by step').first()).toBeVisible();
  // Said once: it goes without being closed.
  await page.reload();
  await expect(page.getByRole('heading', { name: /^\d+ of 10 right$/ })).toBeVisible();
  await expect(page.getByText('answers are saved in your account')).toHaveCount(0);
});

const flat = (text: string): string => text.replace(/\s+/g, ' ');
const plain = (text: string): string => flat(text.replace(/<\/?[iu]>/g, ''));

test('a guest takes a Reading and Writing quiz, with the text beside the question', async ({ page }) => {
  await page.goto('/guest-quiz');
  await expect(page.getByRole('link', { name: /^Reading and Writing mix 50 questions/ })).toBeVisible();
  await page.getByRole('link', { name: /^Reading and Writing mix/ }).click();
  await expect(page).toHaveURL('/guest-quiz/reading-writing');
  await button(page, 'Start').click();
  const topics = new Set<number>();
  for (let number = 1; number <= 10; number++) {
    await expect(question(page, number)).toBeVisible();
    const shown = flat(await main(page).innerText());
    const [own, ...others] = practiceQuestions().filter(
      ({ stimulus, stem, ...asked }) =>
        asked.format === 'choice' &&
        [plain(stem), ...asked.choices.map(({ text }) => plain(text))].every((part) => shown.includes(part)) &&
        (stimulus?.kind !== 'prose' ||
          stimulus.text.includes('<u>') ||
          plain(stimulus.text)
            .split('______')
            .every((part) => shown.includes(part.trim()))),
    );
    if (own?.format !== 'choice' || others.length > 0) throw new Error(`no single question has this text: ${shown}`);
    topics.add(own.topicId);
    if (number === 1) await expectAccessible(page, 'an open question with a text');
    await page.keyboard.press(own.solution.key.toLowerCase());
    await page.keyboard.press('Enter');
    await expect(page.getByText('That’s right.')).toBeFocused();
    await expect(page.getByText(own.solution.takeaway)).toBeVisible();
    if (number === 1) await expectAccessible(page, 'an answered question with a text');
    await page.keyboard.press('Enter');
  }
  expect(topics.size).toBeGreaterThanOrEqual(5);
  expect(Math.max(...topics)).toBeLessThanOrEqual(10);
  await expect(page.getByRole('heading', { name: '10 of 10 right' })).toBeVisible();

  await page.goto('/guest-quiz/transitions');
  await expect(page.getByText('5 questions, easier ones first, with no clock.')).toBeVisible();
  await button(page, 'Start').click();
  await expect(page.getByRole('heading', { name: /^Question 1 of 5/ })).toBeVisible();
});

test('an answer given while the server cannot be reached is kept, and arrives', async ({ page }) => {
  await begin(page, '/guest-quiz/evaluating-statistical-claims');
  await page.route('**/api/quizzes/**', (route) => route.abort());
  await page.keyboard.press('c');
  await button(page, 'Check answer').click();
  await expect(page.getByText('Your answer is safe on this device')).toBeVisible();
  // A reload in between loses nothing, either.
  await page.unroute('**/api/quizzes/**');
  await page.route('**/api/quizzes/*/answers', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Your answer is safe on this device')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^C:/ })).toBeChecked();
  await page.unroute('**/api/quizzes/*/answers');
  await expect(verdict(page)).toBeVisible();
  await expect(page.getByText('Your answer', { exact: false }).first()).toBeVisible();
});

test('logging in to an existing account brings the practice along', async ({ page, server }) => {
  const student = await enrol(server);
  await begin(page, '/guest-quiz/algebra');
  await answerByKeys(page);
  await page.getByRole('link', { name: 'Log in' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(student.email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(student.password);
  await button(page, 'Log in').click();
  await expect(page.getByText('Your answer is saved in your account.')).toBeVisible();
  expect((await student.api.call('getProgress')).totalQuestions).toBe(1);
});

test('a guest finds everything that needs an account explained, and comes back to it', async ({ page, server }) => {
  const student = await enrol(server);
  await page.goto('/guest-quiz');
  const sidebar = page.getByRole('navigation', { name: 'Main' });
  await expect(sidebar.getByRole('link')).toHaveText(['My Progress', 'Predictive Exam', 'Practice Exams', 'Question Bank', 'Word Bank', 'Login / Sign Up']);
  await button(page, /Study Resources/).click();
  const popup = page.getByRole('dialog', { name: 'Upgrade to Pro' });
  await expect(popup).toBeVisible();
  await expectAccessible(page, 'the upgrade popup');
  await popup.getByRole('link', { name: 'Upgrade to Pro' }).click();
  await expect(page).toHaveURL('/signup?from=%2Fmembership%2Fupgrade%3Fplan%3Dplus');
  await page.goto('/guest-quiz');
  await sidebar.getByRole('link', { name: 'Practice Exams' }).click();
  await expect(page).toHaveURL('/auth-notice?from=%2Fpractice-exams');
  await expect(page.getByRole('heading', { level: 1, name: 'You need an account for this' })).toBeVisible();
  await expectAccessible(page, '/auth-notice');
  await main(page).getByRole('link', { name: 'Log in' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(student.email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(student.password);
  await button(page, 'Log in').click();
  await expect(page).toHaveURL('/practice-exams');
});

test('study resources: the gate for the Free plan, the sheets for Plus', async ({ studentPage: page, student, server }) => {
  await page.goto('/progress');
  await button(page, /Study Resources/).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Upgrade to Pro' }).click();
  await expect(page).toHaveURL('/membership/upgrade?plan=plus');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/study-resources');
  await expect(page.getByRole('heading', { level: 1, name: 'Premium Feature' })).toBeVisible();
  for (const text of [
    'This feature requires Plus membership or higher.',
    'Your current plan:',
    'Required plan:',
    'Upgrade to unlock:',
    '...and 2 more features',
  ])
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expect(main(page).getByRole('listitem')).toHaveText(['Unlimited practice questions', 'Detailed analytics', 'Progress tracking']);
  await expectAccessible(page, 'the gate');
  expect(asked).not.toContain('/api/study-resources');
  await button(page, 'Learn More').click();
  await expect(page.getByRole('dialog', { name: 'What Plus includes' }).getByRole('listitem')).toHaveCount(5);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Upgrade to Plus - $9.99/month' })).toHaveAttribute('href', '/membership/upgrade?plan=plus');

  await grantPlus(server, student.email);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Study resources' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Formula sheet' })).toBeVisible();
  await expectAccessible(page, '/study-resources');
  await button(page, 'Transitions').click();
  await expect(page.getByRole('heading', { level: 2, name: 'Transitions' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 2, name: 'Transitions' })).toBeVisible();
  const across = (await page.locator('.study-sheet').boundingBox())?.width ?? 0;
  expect(across, 'the sheet has the width of the paper').toBeGreaterThan(1000);
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Study Resources' })).toHaveAttribute('aria-current', 'page');
});

async function openOnPhone(newDevice: NewDevice): Promise<Page> {
  return (await newDevice(undefined, phone)).newPage();
}

test('on a phone everything fits and is within reach', async ({ newDevice, server }) => {
  const page = await openOnPhone(newDevice);
  await page.goto('/guest-quiz');
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText(['Progress', 'Exams', 'Practice', 'Log in']);
  await expectFits(page, 'home');
  await begin(page, '/guest-smart-quiz');
  await expectFits(page, 'question');
  const choice = page.locator('label').filter({ has: page.getByRole('radio', { name: /^A:/ }) });
  if (await choice.count()) await choice.click();
  else await page.getByRole('textbox', { name: 'Your answer' }).fill('2');
  await button(page, 'Check answer').click();
  await expect(verdict(page)).toBeVisible();
  await expectFits(page, 'answer');

  const student = await enrol(server);
  await grantPlus(server, student.email);
  const context = await newDevice(undefined, phone);
  await signIn(context, server, student);
  const own = await context.newPage();
  for (const sheet of ['algebra', 'advanced-math', 'problem-solving', 'geometry', 'punctuation', 'pacing']) {
    await own.goto(`/study-resources?sheet=${sheet}`);
    await expect(own.locator('.study-sheet')).toBeVisible();
    await expectFits(own, sheet);
  }
  await button(own, 'Transitions').tap();
  await expect(own.getByRole('heading', { level: 2, name: 'Transitions' })).toBeInViewport();
});
