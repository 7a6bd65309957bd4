/** From counts to a score, for anybody, by keyboard; the address says it all. */
import { expect, test } from '#tests/support/browser-test.ts';

test('right answers become a score with its range, and the link shows the same to somebody else', async ({ page, newDevice }) => {
  await page.goto('/score-calculator?rw1=27&rw2=27&m1=22&m2=21');
  const total = page.getByRole('region', { name: 'Estimated total' });
  await expect(total.getByRole('status').first()).toContainText('1580');
  await expect(total.getByText('National percentile: 99+.')).toBeVisible();
  const math = page.getByRole('region', { name: 'Math' });
  await math.getByRole('slider', { name: 'Module 1' }).focus();
  await page.keyboard.press('Home');
  await expect(math.getByText('0 right answers in module 1 would lead to the easier second module here.')).toBeVisible();
  await expect(page).toHaveURL('/score-calculator?rw1=27&rw2=27&m1=0&m2=21');
  const shown = await total.getByRole('status').first().textContent();
  const other = await (await newDevice(undefined, { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })).newPage();
  await other.goto(page.url());
  await expect(other.getByRole('region', { name: 'Estimated total' }).getByRole('status').first()).toHaveText(shown ?? '');
  // Without an address of its own the page begins with an example, as HTML; a slider moved before any code was there counts.
  await other.goto('/score-calculator');
  await expect(other.getByRole('region', { name: 'Estimated total' }).getByRole('status').first()).toContainText('1200');
  await other.getByRole('region', { name: 'Reading and Writing' }).getByRole('slider', { name: 'Module 1' }).press('Home');
  await expect(other.getByText('0 right answers in module 1 would lead to the easier second module here.')).toBeVisible();
  await expect(other).toHaveURL('/score-calculator?rw1=0&rw2=18&m1=15&m2=15');
  expect(await other.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
});
