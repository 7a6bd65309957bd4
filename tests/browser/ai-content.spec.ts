/** An author has a model draft a question, watches it write, cancels one, and saves what it rewrote. */
import { goodDraft } from '#tests/support/model-answers.ts';
import { startLanguageModelServer, type LanguageModelServer } from '#tests/support/language-model-server.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { test as base, enterAsAuthor, expect } from '#tests/support/browser-test.ts';
import { button } from '#tests/support/exam-screens.ts';

const test = base.extend<object, { model: LanguageModelServer }>({
  model: [
    // Playwright reads from the pattern which fixtures this one needs.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const model = await startLanguageModelServer();
      await use(model);
      await model.stop();
    },
    { scope: 'worker' },
  ],
  serverSettings: [({ model }, use) => use(model.environment), { scope: 'worker' }],
});

test('a model drafts, is canceled, and rewrites', async ({ server, model, newDevice }) => {
  const author = await enterAsAuthor(server);
  const page = await (await newDevice(author)).newPage();
  await page.goto('/admin/ai-content');
  await expect(page.getByRole('heading', { level: 1, name: 'AI content' })).toBeVisible();
  await expect(page.getByText('test-model. $0.00 spent today (UTC) of $5.00.')).toBeVisible();
  await page.getByLabel('Topic').selectOption({ label: 'Linear Equations in One Variable' });
  await expect(page.getByLabel('Archetype')).toHaveValue('LE1-a');
  // A dossier belongs to passages.
  await expect(page.getByLabel('Dossier')).toHaveCount(0);
  await page.getByLabel('Level').selectOption('2');
  await page.getByLabel('Instructions (optional)').fill('Something about a bakery.');

  model.answer({ text: goodDraft, everyMs: 1_000 }, { text: '{"answer":"A","reason":"Subtract, then divide."}' });
  await button(page, 'Draft a question').click();
  await expect(page.getByLabel('What the model has written so far')).toContainText('3x + 4');
  // It writes more than fits, and the last of it is in view.
  await page.waitForFunction(() => {
    const { scrollHeight, scrollTop, clientHeight } = document.querySelector('pre') ?? { scrollHeight: 0, scrollTop: 0, clientHeight: 0 };
    return scrollHeight > clientHeight + 40 && scrollHeight - scrollTop - clientHeight < 24;
  });
  await expectAccessible(page, '/admin/ai-content while the model writes');
  // A closed tab loses nothing: the address says which request it is.
  await page.reload();
  await expect(page.getByText('Solved without the key: A, which is right.')).toBeVisible();
  await page.getByText('1. Writing').click();
  await expect(page.getByLabel('Prompt').first()).toContainText('Something about a bakery.');
  await expectAccessible(page, '/admin/ai-content');

  model.answer({ silence: true });
  await page.getByLabel('Topic').selectOption({ label: 'Linear Equations in One Variable' });
  await button(page, 'Draft a question').click();
  await button(page, 'Cancel request').click();
  await expect(page.getByText('It was canceled. Nothing was saved.')).toBeVisible();

  model.answer({ text: 'Here you go: <b>a question</b>' }, { text: 'Sorry!' });
  await button(page, 'Draft a question').click();
  await expect(page.getByText(/did not answer with JSON/).first()).toBeVisible();
  await expect(page.getByText('What the model wrote does not pass the checks, so nothing was saved.')).toBeVisible();

  const { items } = await author.api.call('listQuestions', { query: { origin: 'drafted' } });
  expect(items).toHaveLength(1);
  const questionId = items[0]?.id ?? '';
  await page.getByRole('tab', { name: 'Rewrite' }).click();
  await button(page, 'Ask the model').click();
  await expect(page.getByText(/Enter the ID of a question/)).toBeVisible();
  await page.getByLabel('Question ID').fill(questionId);
  await page.getByLabel('What to write').selectOption('rationales');
  model.answer({ text: '{"edits":{"solution.takeaway":"Undo the addition before you divide."}}' });
  await button(page, 'Ask the model').click();
  await expect(page.getByRole('insertion').first()).toBeVisible();
  await button(page, 'Save as version 2').click();
  await expect(page.getByText('Saved as version 2')).toBeVisible();
  await page.getByRole('link', { name: `Open question ${questionId} in the editor` }).click();
  await expect(page.getByText('Drafted by a model')).toBeVisible();
  await button(page, 'Send to review').click();
  await button(page, 'Publish').click();
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
});
