/** An author tries a module, and a whole exam, in the player that students have. Nothing of it is kept. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/axe.ts';
import { expect, signInAsAuthor, test } from '#tests/support/browser-test.ts';
import { button, choice, closeDirections, next, question, submitUnfinished } from '#tests/support/exam-screens.ts';

const toReview = async (page: Page): Promise<void> => {
  await button(page, /^Question \d+ of \d+/).click();
  await button(page, 'Go to Review Page').click();
  await expect(page.getByRole('heading', { name: 'Check Your Work' })).toBeVisible();
};

test('a draft module is tried with its tools, without a clock, and is nowhere afterward', async ({ page, server }) => {
  const author = await signInAsAuthor(page.context(), server);
  const { modules } = await author.api.call('getExamDefinition', { params: { examId: 'practice-exam-1' } });
  const math = modules.find(({ position }) => position === 2);
  const questions = (math?.questions ?? []).slice(0, 4).map(({ id }) => ({ id, isPretest: false }));
  const draft = await author.api.call('createExamModule', {
    body: { title: 'Not yet published', moduleNumber: 3, timeLimit: 900, calculatorAllowed: true, questions },
  });
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(`${request.method()} ${new URL(request.url()).pathname}`));

  await page.goto(`/admin/practice-exams/modules/${draft.id}`);
  await page.getByRole('link', { name: 'Preview in the player' }).click();
  await closeDirections(page);
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('Preview of Not yet published. Nothing is recorded, and the clock stands still.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Section 2, Module 1: Math/);
  await expect(page.getByRole('timer')).toHaveText('15:00');
  await expect(page.getByText('Saved', { exact: true })).toBeHidden();
  await expectAccessible(page, 'a module in preview');

  await page.keyboard.press('c');
  await expect(page.getByRole('dialog', { name: 'Calculator' })).toBeVisible();
  await page.getByRole('dialog', { name: 'Calculator' }).getByRole('button', { name: 'Close' }).click();
  await button(page, /^Reference$/).click();
  await expect(page.getByRole('dialog', { name: 'Reference' })).toBeVisible();
  await button(page, 'Close reference sheet').click();
  await button(page, 'More').click();
  await expect(page.getByRole('menuitem', { name: 'Line Reader' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /Pause|Save and Exit|Unscheduled Break/ })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await expect(question(page, 1)).toBeVisible();
  await page.keyboard.press('m');
  await next(page);
  await expect(question(page, 2)).toBeVisible();
  const entry = page.getByRole('textbox', { name: 'Your answer' });
  if (await entry.isVisible()) await entry.fill('7');
  else await page.keyboard.press('b');
  await toReview(page);
  await expect(page.getByText(/^1 question is answered|3 questions|Questions 1, 3, and 4/).first()).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText('15:00');
  await submitUnfinished(page);
  await expect(page.getByRole('heading', { name: 'The module ends here' })).toBeVisible();
  await expectAccessible(page, 'the end of a preview');
  await button(page, 'Preview it again').click();
  await closeDirections(page);
  await expect(question(page, 1)).toBeVisible();
  await page.getByRole('link', { name: 'Back to the module' }).click();
  await expect(page.getByRole('heading', { name: 'Not yet published' })).toBeVisible();

  // What was saved since is what the next preview asks.
  await author.api.call('saveExamModule', {
    params: { moduleId: draft.id },
    body: { seenAt: draft.updatedAt, title: 'Shorter now', moduleNumber: 3, timeLimit: 900, calculatorAllowed: true, questions: questions.slice(1, 3) },
  });
  await page.getByRole('link', { name: 'Preview in the player' }).click();
  await closeDirections(page);
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('Preview of Shorter now.');
  await expect(button(page, 'Question 1 of 2')).toBeVisible();

  expect(sent.filter((call) => !call.includes('/api/analytics'))).toEqual([]);
  expect((await author.api.call('listSessions')).sessions).toEqual([]);
});

test('a whole exam: highlights in Reading and Writing, then either route, the break, and the end', async ({ page, server }) => {
  await signInAsAuthor(page.context(), server);
  await page.goto('/admin/practice-exams/practice-exam-1');
  await page.getByRole('link', { name: 'Preview in the player' }).click();
  await closeDirections(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Section 1, Module 1: Reading and Writing/);
  await page.keyboard.press('a');
  await expect(choice(page, 'A')).toBeChecked();
  await button(page, 'Highlights & Notes').click();
  await expect(page.getByRole('complementary', { name: 'Highlights and notes' })).toBeVisible();
  await toReview(page);
  await submitUnfinished(page);

  await expect(page.getByRole('heading', { name: 'Section 1, Module 1: Reading and Writing ends here' })).toBeVisible();
  await button(page, 'Reading and Writing, module 2, harder route').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Section 1, Module 2: Reading and Writing/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Section 1, Module 2: Reading and Writing/);
  await toReview(page);
  await submitUnfinished(page);
  await expect(page.getByText('A student has a break of 10 minutes now. Your answers were not kept.')).toBeVisible();
  await expectAccessible(page, 'between two modules of a preview');
  await button(page, 'Math, module 1').click();
  await closeDirections(page);
  await toReview(page);
  await submitUnfinished(page);
  await button(page, 'Math, module 2, easier route').click();
  await toReview(page);
  await submitUnfinished(page);
  await expect(page.getByRole('heading', { name: 'The exam ends here' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the exam' }).click();
  await expect(page.getByRole('heading', { name: 'Practice Exam 1' })).toBeVisible();
});

test('a typed answer with a figure: the bar first, the figure under it, then the question and the field', async ({ page, server }) => {
  const author = await signInAsAuthor(page.context(), server);
  const { modules } = await author.api.call('getExamDefinition', { params: { examId: 'practice-exam-4' } });
  const found: { readonly moduleId: string; readonly number: number }[] = [];
  for (const { moduleId } of modules.filter(({ module }) => module.section === 'math')) {
    const { questions } = await author.api.call('previewExamModule', { params: { moduleId } });
    questions.forEach(({ format, stimulus }, index) => format === 'spr' && stimulus?.kind === 'figure' && found.push({ moduleId, number: index + 1 }));
  }
  expect(found.length).toBeGreaterThan(0);
  for (const { moduleId, number } of found)
    for (const width of [1280, 1024, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/admin/practice-exams/modules/${moduleId}/preview`);
      await button(page, /^(Question )?\d+ of \d+/).click();
      await button(page, new RegExp(`^Question ${number}, `)).click();
      const side = page.getByRole('region', { name: 'Question and answers' });
      const parts = [question(page, number), side.locator('figure, [role=img]').first(), page.getByRole('textbox', { name: 'Your answer' })];
      const [bar, figure, field] = await Promise.all(parts.map((part) => part.boundingBox()));
      if (!bar || !figure || !field) throw new Error('a part of the question is not on the screen');
      expect(figure.height).toBeGreaterThan(60);
      expect(bar.y + bar.height, `the bar above the figure at ${width} px`).toBeLessThanOrEqual(figure.y);
      expect(figure.y + figure.height, `the figure above the field at ${width} px`).toBeLessThanOrEqual(field.y);
      // Beside the directions on wide screens, and not wider than its side anywhere.
      const within = await side.boundingBox();
      expect(figure.x + figure.width).toBeLessThanOrEqual((within?.x ?? 0) + (within?.width ?? 0) + 1);
    }
});

test('a student is led to their own screens', async ({ studentPage }) => {
  await studentPage.goto('/admin/practice-exams/practice-exam-1/preview');
  await expect(studentPage).toHaveURL(/\/progress$/);
});
