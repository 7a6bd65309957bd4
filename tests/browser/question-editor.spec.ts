/** An author writes a question from a template to publication, edits it, compares and rolls back. */
import { expectAccessible } from '#tests/support/axe.ts';
import { enrol, enterAsAdmin, expect, signIn, test } from '#tests/support/browser-test.ts';
import { button } from '#tests/support/exam-screens.ts';

test('from a template to students and back', async ({ server, newDevice }) => {
  const author = await enrol(server);
  const { api: admin } = await enterAsAdmin(server);
  const { items } = await admin.call('searchMembers', { query: { q: author.email } });
  await admin.call('setAuthor', { params: { userId: items[0]?.id ?? '' }, body: { isAuthor: true, reason: 'Writes for us' } });
  const context = await newDevice();
  await signIn(context, server, author);
  const page = await context.newPage();
  await page.goto('/admin');
  await expect(page.getByRole('link', { name: /Memberships/ })).toHaveCount(0);
  await page.getByRole('link', { name: /^Questions ?Find/ }).click();
  await expect(page.getByRole('table', { name: 'Questions' })).toBeVisible();
  await expectAccessible(page, 'questions');

  await button(page, 'New question').click();
  await page.getByText('Math with a typed answer').click();
  await button(page, 'Create draft').click();
  await expect(page.getByRole('heading', { name: 'Question', exact: true })).toBeVisible();
  const checks = page.getByRole('region', { name: 'Checks' });
  await expect(checks.getByText('Still from the template: [What is asked]')).toBeVisible();

  const stem = page.getByRole('textbox', { name: 'Question', exact: true });
  await stem.fill('');
  await expect(page.getByText('Please fill this in.')).toBeVisible();
  await stem.fill('If \\(\\frac{x}{3 = 4\\), what is \\(x\\)?');
  await expect(checks.getByText(/^LaTeX/)).toBeVisible();
  await stem.fill('If \\(\\frac{x}{3} = 4\\), what is the value of \\(x\\)?');
  await expect(checks.getByText(/^LaTeX/)).toHaveCount(0);
  const preview = page.getByRole('tabpanel', { name: 'As it is asked' });
  await expect(preview.getByText('what is the value of')).toBeVisible();
  await expect(preview.locator('.katex').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Right entries, one per line' }).fill('12');
  await page.getByRole('textbox', { name: /^Steps/ }).fill('Multiply both sides by \\(3\\).\n\nSo \\(x = 3 \\cdot 4 = 12\\).');
  // On a small laptop, too, the preview stays beside what is typed.
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.getByRole('textbox', { name: 'Takeaway' }).scrollIntoViewIfNeeded();
  await expect(preview.getByText('what is the value of')).toBeInViewport();
  await page.getByRole('textbox', { name: 'Takeaway' }).fill('Undo a division by multiplying both sides.');
  await page.getByRole('textbox', { name: 'Skills, one per line' }).fill('one-step-equations');
  await expect(checks.getByText('Must be fixed')).toHaveCount(0);
  await expectAccessible(page, 'question editor');
  await button(page, 'Save version 2').click();
  await button(page, 'Send to review').click();
  await button(page, 'Publish').click();
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();

  await stem.fill('If \\(\\frac{x}{3} = 4\\), what is \\(x\\)?');
  await button(page, 'Save version 3').click();
  const versions = page.getByRole('region', { name: 'Versions' });
  await button(page, 'Compare version 3 with the current one').click();
  await expect(page.getByRole('dialog').locator('del')).toHaveText(/the value of/);
  await page.keyboard.press('Escape');
  await button(page, 'Publish version 3').click();
  await expect(versions.getByRole('listitem').filter({ hasText: 'Current' })).toContainText('Version 3');
  // By keyboard: messages may cover the lower right corner.
  await button(page, 'Publish version 2').press('Enter');
  await expect(versions.getByRole('listitem').filter({ hasText: 'Current' })).toContainText('Version 2');
  await button(page, 'Retire').press('Enter');
  await expect(page.getByText('Retired', { exact: true }).first()).toBeVisible();
  await button(page, 'Undo').first().press('Enter');
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
});
