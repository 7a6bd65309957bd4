/** The word bank: finding a word, reading about it, saying how well one knows it, and testing oneself. */
import { wordBank } from '#content/words/word-bank.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/browser-test.ts';

test('a student looks a word up, marks it, tests themselves and finds what they missed', async ({ studentPage: page }) => {
  await page.goto('/word-bank');
  const known = (count: number) => page.getByRole('button', { name: new RegExp(`All words.*${count} of ${wordBank.length} known`, 's') });
  await expect(known(0)).toBeVisible();
  await expectAccessible(page, 'word bank');

  await page.getByRole('searchbox', { name: 'Word or meaning' }).fill('abate');
  await page.getByRole('button', { name: 'Search' }).click();
  const word = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^abate\b/ }) });
  await expect(word.getByText('The publisher')).toBeHidden();
  await expect(word.getByText('/əˈbeɪt/')).toBeVisible();
  await expect(word.getByText(/Once the storm abated/)).toBeVisible();
  await word
    .getByRole('group', { name: /How well you know/ })
    .getByRole('button', { name: 'Known' })
    .click();
  await expect(known(1)).toBeVisible();
  await expectAccessible(page, 'a word, opened');
  await page.reload();
  await expect(word.getByRole('button', { name: 'Known' })).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/word-bank?set=6');
  await page.getByRole('button', { name: 'Test yourself on set 6' }).click();
  const meanings = new Map(wordBank.flatMap(({ word: own, senses }) => senses.slice(0, 1).map(({ definition }) => [definition, own])));
  let missed = '';
  for (let place = 1; place <= 10; place++) {
    await expect(page.getByText(`${place} of 10.`)).toBeVisible();
    const answer = meanings.get(await page.getByRole('heading', { level: 2 }).innerText()) ?? '';
    const choices = page.getByRole('main').getByRole('button').filter({ hasNotText: 'Stop' });
    if (place === 3) {
      missed = answer;
      await choices
        .filter({ hasNotText: new RegExp(`^${answer}$`) })
        .first()
        .click();
      await expect(page.getByText(`The word is “${answer}.”`)).toBeVisible();
      await expectAccessible(page, 'a wrong answer in a check');
    } else await page.getByRole('button', { name: answer, exact: true }).click();
    // The next step has the focus: Enter goes on.
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: '9 of 10 words right' })).toBeVisible();
  await page.getByRole('button', { name: missed, exact: true }).click();
  await expect(page.getByRole('button', { name: 'Learning' }).first()).toHaveAttribute('aria-pressed', 'true');
});
