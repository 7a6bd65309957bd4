/** The word bank: finding a word, reading about it, saying how well one knows it, and testing oneself. */
import { wordBank } from '#content/words/word-bank.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/browser-test.ts';
import { button } from '../support/exam-screens.ts';
import { grantPlus } from '../support/grant-plus.ts';

test('a student looks a word up, marks it, tests themselves and finds what they missed', async ({ studentPage: page }) => {
  await page.goto('/word-bank');
  const known = (count: number) => page.getByRole('button', { name: new RegExp(`All words.*${count} of ${wordBank.length} known`, 's') });
  await expect(known(0)).toBeVisible();
  await expectAccessible(page, 'word bank');
  // The sets stand beside each other, none over another, in the widest window too.
  for (const width of [1440, 1024, 700]) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await page
      .getByRole('group', { name: 'Sets' })
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    expect(boxes).toHaveLength(9);
    const over = boxes.filter((box, index) => boxes.slice(0, index).some((other) => other.top === box.top && other.right > box.left));
    expect(over, `sets over each other at ${width}`).toEqual([]);
  }

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

  // Filters add up, searching keeps them, and the list says which order it is in.
  await page.goto('/word-bank?set=3');
  await page.getByLabel('Level').selectOption('Level 3');
  await page.getByLabel('Tone').selectOption('Negative');
  await page.getByLabel('Order').selectOption('A to Z');
  const harsh = wordBank.filter(({ set, level, tone }) => set === 3 && level === 3 && tone === 'negative').map(({ word: own }) => own);
  // A word that is alone opens by itself, and has headings of its own inside.
  const shown = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 });
  await expect(shown).toHaveCount(harsh.length);
  for (const [index, own] of harsh.toSorted().entries()) await expect(shown.nth(index)).toContainText(own);
  await page.getByRole('tab', { name: 'Known' }).click();
  await expect(page.getByText('No words match.')).toBeVisible();
  await page.getByRole('tab', { name: 'All', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Word or meaning' }).fill(harsh[0] ?? '');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(shown).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Set 3/ })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page, 'word bank with filters');

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
  const howWell = page.getByRole('group', { name: `How well you know “${missed}”` });
  await expect(howWell.getByRole('button', { name: 'Learning' })).toHaveAttribute('aria-pressed', 'true');

  // On a phone a word that is looked up is seen at once, though it stands below all filters.
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/word-bank?q=corroborate');
  await expect(page.getByRole('button', { name: /^corroborate/ })).toBeInViewport();
});

test('a word that is said in two ways shows and says each with its sense', async ({ studentPage: page }) => {
  await page.addInitScript(() => {
    const said: string[] = [];
    class Utterance extends EventTarget {
      text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => [{ name: 'Test', lang: 'en-US' }],
      speak: ({ text }: Utterance) => said.push(text),
      cancel: () => undefined,
    });
    Object.defineProperty(globalThis, 'speechSynthesis', { value: synthesis });
    Object.defineProperty(globalThis, 'SpeechSynthesisUtterance', { value: Utterance });
    Object.assign(globalThis, { said });
  });
  await page.goto('/word-bank?q=object');
  const word = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^object noun/ }) });
  await expect(word.getByText(/ɑbdʒɛkt|bˈdʒɛkt/)).toHaveText(['/ˈɑbdʒɛkt/', '/əbˈdʒɛkt/']);
  // A voice hears from the words around it which one is meant.
  await word.getByRole('button', { name: 'Hear “object” (noun)' }).click();
  await word.getByRole('button', { name: 'Hear “object” (verb)' }).click();
  expect(await page.evaluate(() => (globalThis as unknown as { said: string[] }).said)).toEqual(['the object', 'to object']);
  await expectAccessible(page, 'a word said in two ways');
});

test('as many words can be selected as become cards at once, and the screen says so', async ({ server, student, studentPage: page }) => {
  await grantPlus(server, student.email);
  // A list of everything on one page, as it looks after “Show more” a few times.
  await page.route('**/api/words?*', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { items: object[] };
    const [pattern] = body.items;
    const items = wordBank.slice(0, 205).map(({ word }) => ({ ...pattern, word }));
    await route.fulfill({ response, json: { items, nextCursor: null } });
  });
  await page.goto('/word-bank');
  await button(page, 'Select words for a deck').click();
  const boxes = page.getByRole('checkbox', { name: /^Select “/ });
  await expect(boxes).toHaveCount(205);
  await boxes.evaluateAll((all) => {
    for (const box of all.slice(0, 199)) (box as HTMLInputElement).click();
  });
  await expect(page.getByText('199 words selected', { exact: true })).toBeVisible();
  await boxes.nth(200).check();
  await expect(page.getByText('200 words selected. Add these to a deck to select more.')).toBeVisible();
  await expectAccessible(page, 'word bank, as many selected as possible');
  await expect(boxes.nth(199)).toBeDisabled();
  await boxes.nth(0).uncheck();
  await boxes.nth(199).check();
  const sent = page.waitForRequest('**/api/flashcards/collected-cards');
  await button(page, 'Add to deck').click();
  expect(((await sent).postDataJSON() as { from: { words: string[] } }).from.words).toHaveLength(200);
  await expect(page.getByText(/^200 cards added to/)).toBeVisible();
});
