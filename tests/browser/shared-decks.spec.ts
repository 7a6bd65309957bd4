/** A deck goes from one student to another, and in and out of a file, with its pictures; on a phone it is studied by swiping. */
import type { CDPSession, Locator } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { enrol, expect, test } from '../support/browser-test.ts';
import { button } from '../support/exam-screens.ts';
import { grantPlus } from '../support/grant-plus.ts';
import { png } from '../support/pictures.ts';

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;

/** A finger across the card, as the screen reports it. */
async function swipe(touch: CDPSession, card: Locator, byPx: number): Promise<void> {
  const box = await card.boundingBox();
  if (!box) throw new Error('the card is not on screen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (const part of [0.3, 0.6, 1]) await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x + part * byPx, y }] });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('a deck with a picture is shared, copied, swiped through, and comes back from a file', async ({ newDevice, server }) => {
  const [owner, friend] = [await enrol(server), await enrol(server)];
  for (const { email } of [owner, friend]) await grantPlus(server, email);
  const { id: deckId } = await owner.api.call('createDeck', { body: { name: 'Graphs' } });
  const picture = await owner.api.call('uploadCardPicture', { file: { name: 'line.png', bytes: png(320, 200) } });
  const cards = [
    { id: '01900000-0000-7000-8000-0000000000a1', front: 'slope', back: 'rise over run', frontPicture: null, backPicture: picture.id },
    { id: '01900000-0000-7000-8000-0000000000a2', front: 'gist', back: 'main idea', frontPicture: null, backPicture: null },
  ];
  await owner.api.call('addCards', { params: { deckId }, body: { cards } });
  const { link } = await owner.api.call('shareDeck', { params: { deckId } });

  const context = await newDevice(friend, phone);
  const page = await context.newPage();
  await page.goto(`/flashcards/shared/${link}`);
  await expect(page.getByText('A deck of 2 cards that someone shared with you.')).toBeVisible();
  await expectAccessible(page, 'a shared deck');
  await button(page, 'Add a copy to my decks').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Graphs' })).toBeVisible();

  // A swipe grades only what has been turned: right is good, left is again.
  const touch = await context.newCDPSession(page);
  await page.getByRole('link', { name: 'Study', exact: true }).click();
  const card = page.getByRole('article', { name: 'Card' });
  await expect(card).toContainText('slope');
  await swipe(touch, card, 160);
  await expect(card).toContainText('slope');
  await card.tap();
  await expect(card).toContainText('rise over run');
  const shown = card.getByRole('img', { name: 'Picture on the back' });
  await expect.poll(() => shown.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBe(320);
  await swipe(touch, card, 160);
  await expect(card).toContainText('gist');
  await card.tap();
  await swipe(touch, card, -160);
  await button(page, 'Undo').click();
  await expect(card).toContainText('gist');

  // Out to a file and into another deck: the picture comes along.
  await page.goto('/flashcards');
  await page.getByRole('link', { name: 'Graphs', exact: true }).click();
  await button(page, 'More for this deck').click();
  await page.getByRole('menuitem', { name: 'Export' }).click();
  const saved = page.waitForEvent('download');
  await button(page, 'Anki package').click();
  const file = await (await saved).path();
  const { id: second } = await friend.api.call('createDeck', { body: { name: 'Again' } });
  await page.goto(`/flashcards/${second}`);
  await button(page, 'Import').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('File').setInputFiles(file);
  await expect(dialog.getByText('1 with a picture.')).toBeVisible();
  await button(page, 'Add 2 cards').click();
  await expect(page.getByText('2 cards added to “Again”')).toBeVisible();
  const listed = page.getByRole('img', { name: 'Picture on the back' });
  await expect.poll(() => listed.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBe(320);
});
