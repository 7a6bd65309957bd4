/** The frame around the screens of the app. */
import { expect, test } from '#tests/support/browser-test.ts';

test('what is below the bar stays in its place while the bar shrinks on the way down and grows on the way back', async ({ studentPage: page }) => {
  await page.goto('/word-bank');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const bar = page.getByRole('banner');
  const height = () => bar.evaluate((element) => element.getBoundingClientRect().height);
  const place = () => page.getByRole('main').evaluate((main) => Math.round(main.getBoundingClientRect().top + scrollY));
  const [high, atFirst] = [await height(), await place()];
  await page.evaluate(() => scrollTo(0, 400));
  await expect.poll(height).toBeLessThan(high);
  await expect(bar).toHaveAttribute('data-minimised', 'true');
  // Its transition has ended.
  await bar.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  expect(await place()).toBe(atFirst);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(height).toBe(high);
  expect(await place()).toBe(atFirst);
});
