/** On a server without a language model, an author draws Math from the generators, up to what students are asked. */
import { expectAccessible } from '#tests/support/axe.ts';
import { enterAsAuthor, expect, test } from '#tests/support/browser-test.ts';
import { button } from '#tests/support/exam-screens.ts';

test('without a language model the page says so, and its draws become questions', async ({ server, newDevice }) => {
  const author = await enterAsAuthor(server);
  const page = await (await newDevice(author)).newPage();
  await page.goto('/admin/ai-content');
  await expect(page.getByText('No language model is set up on this server.')).toBeVisible();
  await expect(page.getByText(/set LLM_URL, LLM_KEY, and LLM_MODEL/)).toBeVisible();
  // Nothing that would need one is offered.
  for (const name of ['Draft a question', 'Ask the model']) await expect(button(page, name)).toHaveCount(0);
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expectAccessible(page, '/admin/ai-content without a model');

  // Each archetype is drawn at the levels its generator has, and only in Math.
  await expect(page.getByLabel('Topic').getByRole('option', { name: 'Words in Context' })).toHaveCount(0);
  const drawn: string[] = [];
  for (const [topic, archetype, level] of [
    ['Linear Equations in One Variable', /^LE1-b: /, '2'],
    ['Circles', null, null],
  ] as const) {
    await page.getByLabel('Topic').selectOption({ label: topic });
    if (archetype) {
      const label = (await page.getByLabel('Archetype').getByRole('option').allTextContents()).find((text) => archetype.test(text));
      await page.getByLabel('Archetype').selectOption({ label: label ?? 'none' });
    }
    if (level) await page.getByLabel('Level').selectOption(level);
    await button(page, 'Draw a question').click();
    await expect(page.getByText('Drawn as a draft').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Question', exact: true })).toBeVisible();
    await expect(page.getByText(`${topic}, `).first()).toBeVisible();
    // It passes every check as it came, and shows as students will see it.
    await expect(page.getByRole('region', { name: 'Checks' }).getByText('Must be fixed')).toHaveCount(0);
    await expect(page.getByRole('tabpanel', { name: 'As it is asked' })).not.toBeEmpty();
    drawn.push(new URL(page.url()).pathname.split('/').at(-1) ?? '');
    await page.goto('/admin/ai-content');
  }
  expect(new Set(drawn).size).toBe(2);

  await page.goto(`/admin/question-editor/${drawn[0]}`);
  await expect(page.getByText(/LE1-b, level 2/)).toBeVisible();
  await button(page, 'Send to review').click();
  await button(page, 'Publish').click();
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
  const { items } = await author.api.call('listQuestions', { query: { origin: 'generated', status: 'published', limit: 50 } });
  expect(items.map(({ id }) => id)).toContain(drawn[0]);
});
