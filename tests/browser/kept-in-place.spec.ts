/** What a student is in the middle of stays where it is: the focus, what is typed, a session of studying, a choice about the screen. */
import type { Page } from '@playwright/test';
import { cardIdAt, idBytes } from '#core/flashcards/card-id.ts';
import { enterAsAdmin, expect, test, type Student } from '#tests/support/browser-test.ts';
import { button } from '#tests/support/exam-screens.ts';
import { grantPlus } from '#tests/support/grant-plus.ts';
import { closedPushService, newBrowser } from '#tests/support/push-service.ts';
import type { RealServer } from '#tests/support/real-server.ts';

/** As after a look at another window. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
const expectFocusOnScreen = (page: Page, what: string) => expect(page.locator('body'), what).not.toBeFocused();

/** A deck of three cards of a student with Plus. */
async function deckOf(server: RealServer, { api, email }: Student): Promise<string> {
  await grantPlus(server, email);
  const { id: deckId } = await api.call('createDeck', { body: {} });
  const sides = [
    ['gist', 'main idea'],
    ['brevity', 'shortness'],
    ['candor', 'honesty'],
  ] as const;
  const cards = sides.map(([front, back], index) => ({ id: cardIdAt(Date.now() + index, crypto.getRandomValues(new Uint8Array(idBytes))), front, back }));
  await api.call('addCards', { params: { deckId }, body: { cards } });
  return deckId;
}

test('a card corrected while studying stays turned, and the answer before it can still be undone', async ({ server, student, studentPage: page }) => {
  const deckId = await deckOf(server, student);
  await page.goto(`/flashcards/${deckId}/study`);
  const card = page.getByRole('article', { name: 'Card' });
  await expect(card).toContainText('gist');
  await page.keyboard.press('Space');
  await page.keyboard.press('4');
  await expect(card).toContainText('brevity');
  await page.keyboard.press('Space');
  await expect(card).toContainText('shortness');
  await page.keyboard.press('e');
  await page.getByRole('textbox', { name: 'Back' }).fill('shortness of speech');
  await button(page, 'Save card').click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(card).toContainText('shortness of speech');
  await expect(button(page, 'Undo last answer')).toBeEnabled();
  await page.keyboard.press('u');
  await expect(card).toContainText('gist');
});

test('a card whose answer was lost on its way is made once, and “Done” gives up nothing', async ({ server, student, studentPage: page }) => {
  const deckId = await deckOf(server, student);
  await page.goto(`/flashcards/${deckId}`);
  await expect(page.getByText('3 cards shown.')).toBeVisible();
  await button(page, 'New card').click();
  await expect(button(page, 'Done')).toBeVisible();
  await page.getByRole('textbox', { name: 'Front' }).fill('tenuous');
  await page.getByRole('textbox', { name: 'Back' }).fill('weak');
  await expect(button(page, 'Done')).toBeHidden();
  let lost = 0;
  await page.route('**/api/flashcards/decks/*/cards', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    await route.abort();
  });
  await button(page, 'Add card').click();
  await expect(page.getByText('We could not reach the server.')).toBeVisible();
  await button(page, 'Add card').click();
  await expect(page.getByText('Card added')).toBeVisible();
  await button(page, 'Done').click();
  await expect(page.getByText('4 cards shown.')).toBeVisible();
});

test('rows that were pasted are not lost to a click beside the dialog', async ({ server, student, studentPage: page }) => {
  await page.goto(`/flashcards/${await deckOf(server, student)}`);
  await button(page, 'Import').click();
  const rows = page.getByRole('textbox', { name: 'Or paste rows from a spreadsheet' });
  await rows.fill('tenuous\tweak');
  await expect(button(page, 'Add 1 card')).toBeVisible();
  await page.mouse.click(5, 5);
  await page.keyboard.press('Escape');
  await button(page, 'Keep editing').click();
  await expect(rows).toHaveValue('tenuous\tweak');
});

test('words say how they stand after a test of them; what a list shows last and what it is searched for keep the focus', async ({ studentPage: page }) => {
  await page.goto('/word-bank?set=6');
  const word = await page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 }).first().locator('.text-lg').innerText();
  const items = [{ answer: word, choices: [word, 'one', 'two', 'three'], definition: 'What it means', partOfSpeech: 'verb' }];
  await page.route('**/api/word-check*', (route) => route.fulfill({ json: { items } }));
  await button(page, 'Test yourself on set 6').click();
  const recorded = page.waitForResponse((response) => response.url().endsWith('/answers') && response.ok());
  await button(page, 'one').click();
  await recorded;
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '0 of 1 word right' })).toBeFocused();
  await button(page, 'Back to the words').click();
  const how = page.getByRole('group', { name: `How well you know “${word}”` });
  await expect(how.getByRole('button', { name: 'Learning' })).toHaveAttribute('aria-pressed', 'true');

  await button(page, 'Select words for a deck').press('Enter');
  await expect(page.getByText('Select the words you want as cards.')).toBeVisible();
  await expectFocusOnScreen(page, 'selecting words');

  const search = page.getByRole('searchbox', { name: 'Word or meaning' });
  await search.fill('ab');
  await search.press('Enter');
  await expect(page).toHaveURL(/q=ab/);
  await expect(search).toBeFocused();
  const more = button(page, 'Show more');
  await expect(page.getByText(/words? shown/)).toBeVisible();
  await page.goBack();
  await expect(search).toHaveValue('');
  await expect(more).toBeVisible();
  await expect(async () => {
    if (await more.isVisible()) await more.press('Enter', { timeout: 1_000 });
    await expect(page.getByText(/words shown\.$/)).toBeVisible({ timeout: 500 });
  }).toPass();
  await expectFocusOnScreen(page, 'the last page');
});

test('the error log keeps the focus, and a cause that was not saved is asked for again', async ({ student, studentPage: page }) => {
  const quiz = await student.api.call('startCustomQuiz', { body: { source: 'topics', topics: [9], length: 5 } });
  for (const [position] of quiz.questions.entries())
    await student.api.call('answerQuizQuestion', { params: { quizId: quiz.id }, body: { position, answer: 'B', timeSpentMs: 40_000 } });
  await page.goto('/review');
  const log = page.getByRole('region', { name: 'Error log' });
  const first = log.getByRole('listitem').first();
  await first.getByRole('button').first().click();
  await expect(first.getByText('Step by step')).toBeVisible();
  await first.getByLabel('Note to yourself').fill('Units');
  await button(page, 'Save note').press('Enter');
  await expect(first.getByText(/Note: Units$/)).toBeVisible();
  await expect(button(page, 'Save note')).toBeDisabled();
  await expect(button(page, 'Save note')).toBeFocused();
  await button(page, 'I’ve got this').press('Enter');
  await expect(first.getByText(/Note: Units$/)).toHaveCount(0);
  await expectFocusOnScreen(page, 'the question that is done');

  await page.goto(`/smart-quiz/${(await student.api.call('startCustomQuiz', { body: { source: 'topics', topics: [10], length: 5 } })).id}`);
  const asked = page.getByRole('group', { name: 'What happened?' });
  for (;;) {
    await expect(page.getByRole('radio').first()).toBeAttached();
    await page.keyboard.press('b');
    await button(page, 'Check answer').click();
    await expect(page.getByText(/That’s right\.|Not this time\./)).toBeFocused();
    if (await asked.count()) break;
    await button(page, 'Next question').click();
  }
  await page.route('**/api/error-log/*', (route) => (route.request().method() === 'GET' ? route.continue() : route.abort()));
  await asked.getByRole('button', { name: 'Skip' }).press('Enter');
  await expect(asked.getByText('We could not reach the server.')).toBeVisible();
  await page.unroute('**/api/error-log/*');
  await asked.getByRole('button', { name: 'Skip' }).press('Enter');
  await expect(asked).toBeHidden();
  await expectFocusOnScreen(page, 'what was asked');
});

test('a clock that is hidden stays hidden when the student comes back to the tab', async ({ student, studentPage: page }) => {
  const quiz = await student.api.call('startCustomQuiz', { body: { source: 'topics', topics: [9], length: 5, timing: 'test-pace', mode: 'at-end' } });
  await page.goto(`/smart-quiz/${quiz.id}`);
  await button(page, 'Hide time').click();
  const again = page.waitForResponse((response) => response.url().endsWith(`/api/quizzes/${quiz.id}`) && response.ok());
  await comeBack(page);
  await again;
  await expect(button(page, 'Show time')).toBeFocused();
  await page.waitForTimeout(300);
  await expect(button(page, 'Show time')).toBeFocused();
});

test('a lecture keeps the focus where something was answered or marked', async ({ server, student, studentPage: page }) => {
  await grantPlus(server, student.email);
  await page.goto('/lectures/linear-functions');
  const question = page.getByRole('group', { name: 'Check yourself' }).first();
  await question.getByRole('radio', { name: /^B:/ }).check({ force: true });
  await question.getByRole('button', { name: 'Check my answer' }).press('Enter');
  await expect(question.getByText('Right.', { exact: true })).toBeVisible();
  await expect(question).toBeFocused();
  await button(page, 'Mark as done').press('Enter');
  await expect(page.getByText(/Done on /)).toBeVisible();
  await expectFocusOnScreen(page, 'marked as done');
});

test('a goal that has not arrived is not replaced by “Skip”', async ({ student, studentPage: page }) => {
  const goal = { examDate: null, targetScore: 1400, minutes: [30, 30, 30, 30, 30, 0, 0], timeZone: 'America/New_York' };
  await student.api.call('saveStudySettings', { body: goal });
  await page.route('**/api/study-settings', (route) => (route.request().method() === 'GET' ? route.fulfill({ status: 503, body: '' }) : route.continue()));
  await page.goto('/welcome');
  await button(page, 'Skip').click();
  await expect(page.getByText('Your goal did not load')).toBeVisible();
  expect((await student.api.call('getStudySettings')).settings).toMatchObject({ targetScore: 1400 });
});

test('a refresh that fails says so; what is on screen is not called missing because it could not be read again', async ({ studentPage: page }) => {
  await page.goto('/progress');
  await expect(page.getByRole('heading', { name: 'Every climb starts with a look at the map' })).toBeVisible();
  await page.route('**/api/progress', (route) => route.abort());
  await button(page, 'Refresh').click();
  await expect(page.getByText('Your progress did not refresh').first()).toBeVisible();

  await page.goto('/practice-exams');
  await page
    .getByRole('link', { name: /^Start / })
    .first()
    .click();
  await expect(button(page, 'Begin')).toBeVisible();
  let failed = 0;
  await page.route('**/api/practice-exams/*', (route) => {
    failed += 1;
    return route.abort();
  });
  await comeBack(page);
  // The first try and two more.
  await expect.poll(() => failed).toBe(3);
  await page.waitForTimeout(300);
  await expect(page.getByText('This exam did not load')).toBeHidden();
  await expect(button(page, 'Begin')).toBeVisible();
});

test('a view that takes the place of another at the same address has the focus', async ({ page, server, student, newDevice }) => {
  const guest = await (await newDevice()).newPage();
  await guest.goto('/guest-quiz/boundaries');
  await button(guest, 'Start').press('Enter');
  await expect(guest.getByRole('heading', { name: /^Question 1 of / })).toBeVisible();
  await expect(guest.getByRole('main')).toBeFocused();

  await page.goto('/word-bank');
  await button(page, 'Test yourself').press('Enter');
  await expect(page.getByText('1 of 10.')).toBeVisible();
  await button(page, 'Stop').press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await grantPlus(server, student.email);
  await page.goto('/concept-bank');
  await page.getByRole('link', { name: /^Circles/ }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Circles' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();

  await guest.goto('/contact');
  const pass = guest.waitForResponse('**/api/contact/pass');
  await guest.getByLabel('Your name').fill('Rosa Vidal');
  await guest.getByLabel('Email for our answer').fill('rosa@example.org');
  await guest.getByLabel('Message').fill('The calculator hides the last row when I zoom in.');
  // What is sent within three seconds of it is refused as a program's.
  await pass;
  await guest.waitForTimeout(3_200);
  await button(guest, 'Send').press('Enter');
  await expect(guest.getByText(/Your message is here: ticket A-/)).toBeFocused();
});

test('an administrator who adds questions to a module keeps the focus in the list, and hears when it does not load', async ({ server, newDevice }) => {
  const page = await (await newDevice(await enterAsAdmin(server))).newPage();
  await page.goto('/admin/practice-exams/modules/new');
  const choose = page.getByRole('region', { name: 'Add questions' });
  await page.route('**/api/admin/questions?*', (route) => route.fulfill({ status: 403, json: { error: { code: 'not-allowed', message: 'No.' } } }));
  await choose.getByLabel('Topic').selectOption('Boundaries');
  await expect(choose.getByText('The questions did not load')).toBeVisible();
  await page.unroute('**/api/admin/questions?*');
  await choose.getByRole('button', { name: 'Try again' }).click();
  await choose.getByRole('button', { name: /^Add / }).first().press('Enter');
  await expect(page.getByText('1 question, 0 of them unscored.')).toBeVisible();
  await expectFocusOnScreen(page, 'the question that was added');
});

test.describe('notifications', () => {
  test.use({ serviceWorkers: 'allow' });

  test('turning them on can be tried again where the browser’s service did not answer, and the focus stays', async ({ studentPage: page }) => {
    await page.addInitScript((given) => {
      let tries = 0;
      const made = { options: { applicationServerKey: null }, toJSON: () => given, unsubscribe: async () => true };
      const subscribe = async () => {
        if (++tries === 1) throw new Error('no service');
        return made;
      };
      Object.assign(PushManager.prototype, { subscribe, getSubscription: async () => null });
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    }, newBrowser(closedPushService).subscription);
    await page.goto('/profile#notifications');
    const part = page.getByRole('region', { name: 'In this browser' });
    await part.getByRole('button', { name: 'Turn on in this browser' }).press('Enter');
    await expect(part.getByRole('button', { name: 'Ask my browser' })).toBeVisible();
    await expectFocusOnScreen(page, 'explained');
    await part.getByRole('button', { name: 'Ask my browser' }).press('Enter');
    await expect(part.getByText('Your browser could not reach its notification service.')).toBeVisible();
    await part.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(part.getByText('On', { exact: true })).toBeVisible();
    await expectFocusOnScreen(page, 'on');

    const counted = page.getByRole('checkbox', { name: 'Count my visits' });
    await counted.press('Space');
    await expect(page.getByText('Your visits are no longer counted')).toBeVisible();
    await expect(counted).not.toBeChecked();
    await expect(counted).toBeFocused();
  });
});
