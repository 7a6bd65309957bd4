/** In front of a premium screen: what stands there meanwhile, and what is kept of what was pressed. */
import { expect, test } from '#tests/support/browser-test.ts';
import { button } from '#tests/support/exam-screens.ts';
import { holdRequests } from '#tests/support/hold-requests.ts';

test('says that the membership is loading, and records which of its buttons are pressed', async ({ studentPage: page, student }) => {
  const release = await holdRequests(page, '**/api/accounts/me');
  await page.goto('/lectures/linear-functions');
  await expect(page.getByRole('main').getByText('Loading...', { exact: true })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'Premium Feature' })).toBeVisible();
  await button(page, 'Learn More').click();
  await expect(page.getByRole('dialog', { name: 'What Plus includes' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Upgrade to Plus - $9.99/month' }).click();
  await expect(page).toHaveURL('/membership/upgrade?plan=plus');
  const recorded = async () => (await student.api.call('exportData', { query: { part: 'account' } })).rows[0]?.['engagement'];
  const metadata = { screen: '/lectures/:lectureId' };
  await expect
    .poll(recorded)
    .toEqual(expect.arrayContaining(['gate_learn_more', 'gate_upgrade'].map((engagementType) => expect.objectContaining({ engagementType, metadata }))));
});
