/** Flashcards: from the word bank into a deck, the four ways to study, offline, undo, import and export. One page, walked through. */
import { readFileSync } from 'node:fs';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/browser-test.ts';
import { button } from '../support/exam-screens.ts';
import { png } from '../support/pictures.ts';
import { grantPlus } from '../support/grant-plus.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { fillDeck } from '../support/server-database.ts';
import { appIsKept } from '../support/app-is-kept.ts';

test.use({ serviceWorkers: 'allow' });

test('a student with Plus makes a deck, studies it in every way, also offline, and takes it along', async ({ studentPage: page, student, server }) => {
  await page.goto('/flashcards');
  await expect(page.getByRole('heading', { level: 1, name: 'Premium Feature' })).toBeVisible();
  await grantPlus(server, student.email);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No cards yet' })).toBeVisible();
  await expectAccessible(page, 'flashcards without a deck');

  await button(page, 'Start with “Deck 1”').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Deck 1' })).toBeVisible();
  await expect(page.getByText('Default flashcard deck')).toBeVisible();

  // Import with a preview, and what is left out.
  await button(page, 'Import').click();
  const dialog = page.getByRole('dialog');
  await button(page, 'Add cards').click();
  await expect(dialog.getByText('Choose a file with cards, or paste rows below.')).toBeVisible();
  await expect(dialog.getByLabel('File')).toBeFocused();
  await dialog.getByLabel('File').setInputFiles({
    name: 'words.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('gist,main idea\nbrevity,shortness\ngist,main idea\ncandor,honesty\nslope,"\\(\\frac{y}{x}\\)"\n,nothing\n'),
  });
  await expect(dialog.getByRole('heading', { name: '4 cards will be added' })).toBeVisible();
  await expect(dialog.getByText('Left out: 1 without a front; 1 twice in the file.')).toBeVisible();
  await expectAccessible(page, 'import');
  await button(page, 'Add 4 cards').click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('4 cards shown')).toBeVisible();
  await expect(page.locator('.katex').first()).toBeVisible();
  await expectAccessible(page, 'a deck');

  // A card of one's own, by hand.
  await button(page, 'New card').click();
  await dialog.getByRole('textbox', { name: 'Front' }).fill('area of a circle');
  await dialog.getByRole('textbox', { name: 'Back' }).fill('\\(\\pi r^2\\)');
  await expect(dialog.getByRole('region', { name: 'Preview' }).locator('.katex')).toBeVisible();
  // A picture: what is none is refused in a sentence, what is one is shown.
  const picture = dialog.locator('input[type="file"]').last();
  await picture.setInputFiles({ name: 'circle.png', mimeType: 'image/png', buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') });
  await expect(dialog.getByText('SVG files can contain scripts')).toBeVisible();
  await picture.setInputFiles({ name: 'circle.png', mimeType: 'image/png', buffer: Buffer.from(png(320, 200)) });
  await expect(dialog.getByRole('img', { name: 'Picture on the back' })).toBeVisible();
  await expectAccessible(page, 'a card with a picture');
  await button(page, 'Add card').click();
  await button(page, 'Done').click();
  await expect(page.getByText('5 cards shown')).toBeVisible();

  // By keyboard: flip, grade, undo.
  await page.getByRole('link', { name: 'Study', exact: true }).click();
  const card = page.getByRole('article', { name: 'Card' });
  await expect(card).toContainText('gist');
  await expect(card).not.toContainText('main idea');
  await page.keyboard.press('Space');
  await expect(card).toContainText('main idea');
  await expect(button(page, /^Again in 1 min/)).toBeVisible();
  await expectAccessible(page, 'studying');
  await page.keyboard.press('4');
  await expect(card).toContainText('brevity');
  await page.keyboard.press('u');
  await expect(card).toContainText('gist');
  await page.keyboard.press('Space');
  await page.keyboard.press('4');

  // Typing, with a slip of the fingers; choosing among four.
  await button(page, 'Type').click();
  await page.getByRole('textbox', { name: 'Your answer' }).fill('shortnes');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Right, but check the spelling.')).toBeVisible();
  await button(page, 'Next card').click();
  await button(page, 'Choose').click();
  await page.getByRole('button', { name: 'honesty' }).click();
  await expect(page.getByText('Right.', { exact: true })).toBeVisible();
  await button(page, 'Next card').click();

  // Offline: the answers are kept, survive a reload, and are sent on return.
  await button(page, 'Flip').click();
  await expect(card).toContainText('slope');
  await appIsKept(page);
  await page.context().setOffline(true);
  await page.keyboard.press('Space');
  await page.keyboard.press('4');
  await expect(card).toContainText('area of a circle');
  await page.reload();
  await expect(page.getByText('You’re offline. You can study what is on this device')).toBeVisible();
  await expect(card).toContainText('area of a circle');
  await page.keyboard.press('Space');
  const shown = card.getByRole('img', { name: 'Picture on the back' });
  await expect.poll(() => shown.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBe(320);
  await page.context().setOffline(false);
  await expect
    .poll(async () => (await student.api.call('listDecks', { query: { dayStart: new Date().toISOString() } })).decks[0]?.left.new, { timeout: 40_000 })
    .toBe(1);
  await button(page, /^Easy/).click();

  // What is left are the two in their learning steps, ahead of time; then it is over for now.
  for (let left = 2; left > 0; left--) {
    await expect(button(page, /^Easy/)).toBeHidden();
    await page.keyboard.press('Space');
    await expect(button(page, /^Easy/)).toBeVisible();
    await page.keyboard.press('4');
  }
  await expect(page.getByRole('heading', { name: 'Done for now' })).toBeVisible();
  await expect(page.getByText('You studied 3 cards. You remembered them all.')).toBeVisible();
  await expectAccessible(page, 'the end of studying');

  await button(page, 'Match').click();
  await expect(page.getByRole('timer')).toBeVisible();
  await page.getByRole('button', { name: 'gist', exact: true }).click();
  await page.getByRole('button', { name: 'main idea', exact: true }).click();
  await expect(page.getByText('1 of 5 matched.')).toBeAttached();
  await expectAccessible(page, 'matching');

  // Words of the bank, together.
  await page.getByRole('link', { name: 'Word Bank' }).click();
  // The list moves what stands above it when it comes.
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await button(page, 'Select words for a deck').click();
  await page.getByRole('checkbox').nth(0).check();
  await page.getByRole('checkbox').nth(1).check();
  await button(page, 'Add to deck').click();
  await expect(page.getByText('2 cards added to “Deck 1”')).toBeVisible();

  await page.getByRole('link', { name: 'Flashcards' }).click();
  await expect(page.getByText('2 new')).toBeVisible();
  await expect(page.getByText('5 answers').or(page.getByText('What you remember'))).toBeVisible();
  await expect(page.getByText(/^1 day in the last year, with \d+ answers on the busiest\.$/)).toBeVisible();
  await expectAccessible(page, 'decks with statistics');

  // Out as an Anki package, and in again.
  await page.getByRole('link', { name: 'Deck 1', exact: true }).click();
  await button(page, 'More for this deck').click();
  await page.getByRole('menuitem', { name: 'Export' }).click();
  const saved = page.waitForEvent('download');
  await button(page, 'Anki package').click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('Deck 1.apkg');
  const bytes = readFileSync(await file.path());
  await button(page, 'Import').click();
  await dialog.getByLabel('File').setInputFiles({ name: 'Deck 1.apkg', mimeType: 'application/octet-stream', buffer: bytes });
  await expect(dialog.getByRole('heading', { name: '7 cards will be added' })).toBeVisible();
  await dialog.getByLabel('File').setInputFiles({ name: 'bad.apkg', mimeType: 'application/octet-stream', buffer: Buffer.concat([bytes.subarray(0, 400)]) });
  await expect(dialog.getByRole('alert'), 'read out, though the focus stays').toContainText('This is not an Anki package, or it is damaged.');
  // What cannot come along is said before anything is made: pictures that are too large, sounds, and cards without room.
  const heavy = { ...unzipSync(bytes), 7: new Uint8Array(11 * 1024 * 1024), 8: new Uint8Array(9), media: strToU8('{"7":"poster.png","8":"word.mp3"}') };
  await dialog.getByLabel('File').setInputFiles({ name: 'heavy.apkg', mimeType: 'application/octet-stream', buffer: Buffer.from(zipSync(heavy)) });
  await expect(dialog.getByText('Not imported: 1 picture larger than 10 MB; 1 sound or other file. The cards come without them.')).toBeVisible();
  await button(page, 'Cancel').click();
  await fillDeck(server, student.email, 9_990);
  await page.reload();
  await button(page, 'Import').click();
  await dialog.getByLabel('File').setInputFiles({ name: 'Deck 1.apkg', mimeType: 'application/octet-stream', buffer: bytes });
  await expect(dialog.getByRole('heading', { name: '3 cards will be added' })).toBeVisible();
  await expect(dialog.getByText('Left out: 4 over the limit: a deck holds 10,000 cards')).toBeVisible();
  await button(page, 'Add 3 cards').click();
  await expect(page.getByText('3 cards added to “Deck 1”')).toBeVisible();

  // Deleting is undone.
  await button(page, 'More for this deck').click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'No cards yet' })).toBeVisible();
  await button(page, 'Undo').click();
  await expect(page.getByRole('link', { name: 'Deck 1', exact: true })).toBeVisible();
});

test('a first deck that is made late takes nobody away from where they went meanwhile', async ({ studentPage: page, student, server }) => {
  await grantPlus(server, student.email);
  await page.goto('/flashcards');
  await expect(page.getByRole('heading', { name: 'No cards yet' })).toBeVisible();
  const release = await holdRequests(page, '**/api/flashcards/decks');
  await button(page, 'Start with “Deck 1”').click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Question Bank' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Question Bank' })).toBeVisible();
  const made = page.waitForResponse('**/api/flashcards/decks');
  release();
  await made;
  // Five seconds: a screen opens sooner.
  await expect(page.waitForURL(/\/flashcards\//, { timeout: 5_000 })).rejects.toThrow('Timeout');
  await expect(page).toHaveURL('/subject-quizzes');
});

test('an answer given in the moment before a reload is kept, however slow the disk is', async ({ studentPage: page, student, server }) => {
  await grantPlus(server, student.email);
  const { id: deckId } = await student.api.call('createDeck', { body: { name: 'Slow disk' } });
  const card = (id: string, front: string) => ({ id: `01900000-0000-7000-8000-0000000000${id}`, front, back: 'back', frontPicture: null, backPicture: null });
  await student.api.call('addCards', { params: { deckId }, body: { cards: [card('b1', 'first'), card('b2', 'second')] } });
  await page.goto(`/flashcards/${deckId}/study`);
  const shown = page.getByRole('article', { name: 'Card' });
  await expect(shown).toContainText('first');
  await appIsKept(page);
  // From now on nothing more is written to IndexedDB: a transaction that never ends stands before it.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('ascent-exam');
        opening.onsuccess = () => {
          const values = opening.result.transaction('state', 'readwrite').objectStore('state');
          const again = () => {
            values.get('owner').onsuccess = again;
          };
          again();
          resolve();
        };
      }),
  );
  const journaled = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('ascent.card-review.')).length);
  await page.context().setOffline(true);
  await page.keyboard.press('Space');
  await page.keyboard.press('4');
  await expect(shown).toContainText('second');
  expect(await journaled()).toBe(1);
  await page.reload();
  await expect(shown).toContainText('second');
  expect(await journaled()).toBe(0);
  await page.context().setOffline(false);
  const left = async () => (await student.api.call('listDecks', { query: { dayStart: new Date().toISOString() } })).decks[0]?.left.new;
  await expect.poll(left, { timeout: 40_000 }).toBe(1);
});
