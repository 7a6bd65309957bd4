/** A student looks at their mistakes, says why, and redoes what is due. */
import type { Page } from '@playwright/test';
import { cardIdAt } from '#core/flashcards/card-id.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { enterAsAdmin, expect, test, type Student } from '#tests/support/browser-test.ts';
import { button } from '#tests/support/exam-screens.ts';
import { holdRequests } from '#tests/support/hold-requests.ts';
import { inTransaction, makeReviewsDue } from '#tests/support/server-database.ts';

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;

async function expectFits(page: Page, where: string): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), where).toBeLessThanOrEqual(0);
}

/** In a message; the text of a question may begin with “Undo”, too. */
const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true });

/** One quiz, every answer alike: most are wrong. How many. */
async function practice(student: Student): Promise<number> {
  const quiz = await student.api.call('startCustomQuiz', { body: { source: 'topics', topics: [8, 14, 20], length: 10 } });
  let missed = 0;
  for (const [position, { question }] of quiz.questions.entries()) {
    const answer = question.format === 'choice' ? 'B' : '77777';
    const { outcome } = await student.api.call('answerQuizQuestion', { params: { quizId: quiz.id }, body: { position, answer, timeSpentMs: 40_000 } });
    if (!outcome.correct) missed++;
  }
  return missed;
}

test('mistakes are listed, explained, annotated and redone', async ({ server, student, studentPage: page, newDevice }) => {
  await page.goto('/review');
  await expect(page.getByRole('heading', { name: 'Nothing to review yet' })).toBeVisible();
  // No filters of nothing.
  await expect(page.getByRole('combobox')).toHaveCount(0);
  const missed = await practice(student);
  await makeReviewsDue(server, student.email);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: `${missed} reviews due` })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /My Progress.*reviews due/ })).toBeVisible();
  await page
    .getByRole('region', { name: `${missed} reviews due` })
    .getByRole('link', { name: 'Review mistakes' })
    .click();
  await expect(page).toHaveURL('/review');
  const log = page.getByRole('region', { name: 'Error log' });
  await expect(log.getByText(`${missed} questions shown.`)).toBeVisible();
  await expectAccessible(page, '/review');
  const first = log.getByRole('listitem').first();
  await first.getByRole('button').first().click();
  await expect(first.getByText('Step by step')).toBeVisible();
  await first.getByRole('button', { name: 'I misread it' }).click();
  await expect(first.getByText('Saved in your error log.')).toBeVisible();
  await first.getByLabel('Note to yourself').fill('Look at the units first');
  await button(page, 'Save note').click();
  await expect(first.getByText(/Note: Look at the units first/)).toBeVisible();
  await expectAccessible(page, '/review, a question open');
  await first.getByRole('button', { name: 'Report a problem' }).click();
  await page.getByRole('dialog').getByLabel('There is a typo').check();
  await button(page, 'Send report').click();
  await expect(page.getByText('Thank you', { exact: true })).toBeVisible();
  await page.getByLabel('Cause').selectOption('I misread it');
  await expect(page).toHaveURL(/cause=misread/);
  await expect(log.getByText('1 question shown.')).toBeVisible();
  await page.goto('/review');
  await button(page, `Review ${Math.min(missed, 10)} now`).click();
  await expect(page).toHaveURL(/\/smart-quiz\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { name: 'Review', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Question 1 of / })).toBeVisible();

  const small = await (await newDevice(student, phone)).newPage();
  await small.goto('/review');
  await expect(small.getByRole('heading', { name: 'Error log' })).toBeVisible();
  await expectFits(small, '/review on a phone');
});

test('what is typed into a note while it is being saved can be saved, too', async ({ student, studentPage: page }) => {
  await practice(student);
  await page.goto('/review');
  const first = page.getByRole('region', { name: 'Error log' }).getByRole('listitem').first();
  await first.getByRole('button').first().click();
  await expect(first.getByText('Step by step')).toBeVisible();
  const note = first.getByLabel('Note to yourself');
  const save = button(page, 'Save note');
  await note.fill('Units');
  const release = await holdRequests(page, '**/api/error-log/*');
  await save.click();
  await note.press('End');
  await note.pressSequentially(' first');
  release();
  await expect(first.getByText(/Note: Units$/)).toBeVisible();
  await expect(note).toHaveValue('Units first');
  await expect(save).toBeEnabled();
  await save.click();
  await expect(first.getByText(/Note: Units first$/)).toBeVisible();
  await expect(save).toBeDisabled();
});

test('a note that is being typed stays when its line is folded and opened again', async ({ student, studentPage: page }) => {
  await practice(student);
  await page.goto('/review');
  const first = page.getByRole('region', { name: 'Error log' }).getByRole('listitem').first();
  const line = first.getByRole('button').first();
  await line.click();
  await first.getByLabel('Note to yourself').fill('Look at the units');
  await line.click();
  await expect(first.getByLabel('Note to yourself')).toBeHidden();
  await expect(line).toHaveAttribute('aria-expanded', 'false');
  await line.click();
  await expect(first.getByLabel('Note to yourself')).toHaveValue('Look at the units');
});

test('a question that was removed from the log can be brought back, with what was said about it', async ({ student, studentPage: page }) => {
  const missed = await practice(student);
  await page.goto('/review');
  const log = page.getByRole('region', { name: 'Error log' });
  const first = log.getByRole('listitem').first();
  await first.getByRole('button').first().click();
  await first.getByLabel('Note to yourself').fill('Look at the units first');
  await button(page, 'Save note').click();
  await expect(first.getByText(/Note: Look at the units first/)).toBeVisible();
  await first.getByRole('button', { name: 'Remove from the log' }).click();
  await expect(log.getByText(`${missed - 1} questions shown.`)).toBeVisible();
  await expect(log.getByText(/Note: Look at the units first/)).toBeHidden();
  await undo(page).click();
  await expect(log.getByText(`${missed} questions shown.`)).toBeVisible();
  await expect(log.getByText(/Note: Look at the units first/)).toBeVisible();
});

test('a wrong answer in a quiz asks once what happened, and can be skipped', async ({ student, studentPage: page }) => {
  const quiz = await student.api.call('startCustomQuiz', { body: { source: 'topics', topics: [9], length: 5 } });
  await page.goto(`/smart-quiz/${quiz.id}`);
  const miss = async () => {
    for (;;) {
      await expect(page.getByRole('radio').first()).toBeAttached();
      await page.keyboard.press('b');
      await button(page, 'Check answer').click();
      await expect(page.getByText(/That’s right\.|Not this time\./)).toBeFocused();
      if (await page.getByText(/Not this time\./).count()) return;
      await button(page, 'Next question').click();
    }
  };
  await miss();
  const asked = page.getByRole('group', { name: 'What happened?' });
  await expectAccessible(page, 'after a wrong answer');
  await asked.getByRole('button', { name: 'Skip' }).click();
  await expect(asked).toBeHidden();
  await expect.poll(async () => (await student.api.call('listErrors', { query: { cause: 'skipped' } })).items.length).toBe(1);
});

/** A card that was just answered wrong, so that it is due again today. */
async function forgetCard({ api }: Student): Promise<void> {
  const { id: deckId } = await api.call('createDeck', { body: {} });
  const cardId = cardIdAt(Date.now(), crypto.getRandomValues(new Uint8Array(10)));
  await api.call('addCards', { params: { deckId }, body: { cards: [{ id: cardId, front: 'gist', back: 'main idea' }] } });
  const review = { id: crypto.randomUUID(), cardId, grade: 'again', at: Date.now(), retention: 90, undone: false, tookMs: 2_000 } as const;
  await api.call('recordReviews', { body: { reviews: [review] } });
}

test('what is due is marked wherever its place is named: the closed sidebar, the bar of a phone, its More menu', async ({ server, student, newDevice }) => {
  const missed = await practice(student);
  await makeReviewsDue(server, student.email);
  await inTransaction(server, (change) => change("update users set membership_tier = 'plus' where email = $1", [student.email]));
  await forgetCard(student);
  const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });

  const laptop = await (await newDevice(student, { viewport: { width: 1024, height: 768 } })).newPage();
  await laptop.goto('/all-results');
  await expect(main(laptop).getByRole('link', { name: `My Progress ${missed} reviews due` })).toBeVisible();
  await expect(main(laptop).getByRole('link', { name: 'Flashcards 1 flashcard due' })).toBeVisible();
  await expectAccessible(laptop, 'what is due on the closed sidebar');

  const small = await (await newDevice(student, phone)).newPage();
  await small.goto('/all-results');
  await expect(main(small).getByRole('link', { name: `Progress ${missed} reviews due` })).toBeVisible();
  const more = main(small).getByRole('button', { name: 'More 1 flashcard due' });
  await expect(more).toBeVisible();
  await more.tap();
  for (const name of ['Predictive', 'Words', 'Concepts', 'Flashcards 1 flashcard due'])
    await expect(small.getByRole('menuitem', { name, exact: true })).toBeVisible();
  await expectFits(small, 'what is due on a phone');
});

test('a skill that was removed from the queue can be put back, due when it was', async ({ server, student, studentPage: page }) => {
  const { api: admin } = await enterAsAdmin(server);
  await admin.call('switchFeature', { params: { name: 'useRepairEngine' }, body: { isOn: true, reason: 'For this test' } });
  await practice(student);
  await page.goto('/review');
  const skills = page.getByRole('region', { name: 'Skills to review' }).getByRole('listitem');
  await skills
    .first()
    .getByRole('button', { name: /as reviewed$/ })
    .click();
  // Gone over, it is the last one, and says when it comes back.
  await expect(skills.last().getByText(/^Due \w/)).toBeVisible();
  const before = await skills.allInnerTexts();
  await skills
    .last()
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(skills).toHaveCount(before.length - 1);
  await undo(page).click();
  await expect.poll(() => skills.allInnerTexts()).toEqual(before);
});
