/** Reading aloud, with a fake voice that records what it was asked to say: headless Chromium has no voice. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/axe.ts';
import { examBefore, passModule } from '#tests/support/exam-setup.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { beginExam, button, next, question } from '#tests/support/exam-screens.ts';

/** What the page asked its voice to say, with `null` for each time it was silenced. */
const said = (page: Page) => page.evaluate(() => (globalThis as unknown as { said: ({ text: string; rate: number } | null)[] }).said);
/** The voice reports that it has reached this word, or the end. */
const voice = (page: Page, event: 'boundary' | 'end', charIndex = 0) =>
  page.evaluate(([name, index]) => (globalThis as unknown as { tell: (name: string, index: number) => void }).tell(name, index), [event, charIndex] as const);
const lastSaid = async (page: Page) => (await said(page)).findLast((one) => one !== null);

async function giveVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: ({ text: string; rate: number } | null)[] = [];
    let speaking: EventTarget | null = null;
    class Utterance extends EventTarget {
      rate = 1;
      lang = '';
      text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => [{ name: 'Test', lang: 'en-US' }],
      speak: (utterance: Utterance) => {
        speaking = utterance;
        heard.push({ text: utterance.text, rate: utterance.rate });
      },
      cancel: () => {
        if (speaking) heard.push(null);
        speaking = null;
      },
    });
    Object.defineProperty(globalThis, 'speechSynthesis', { value: synthesis });
    Object.defineProperty(globalThis, 'SpeechSynthesisUtterance', { value: Utterance });
    Object.assign(globalThis, {
      said: heard,
      tell: (name: string, charIndex: number) => {
        const utterance = speaking;
        if (name === 'end') speaking = null;
        utterance?.dispatchEvent(Object.assign(new Event(name), { name: 'word', charIndex }));
      },
    });
  });
}

const bar = (page: Page) => page.getByRole('region', { name: 'Read aloud' });
const part = (page: Page) => page.locator('[data-reading="true"]');
const word = (page: Page) => page.evaluate(() => [...(CSS.highlights.get('read-aloud') ?? [])].map(String).join('|'));

test('a question is read by the menu, part after part, word by word, and falls silent with the next', async ({ page, student }) => {
  await giveVoice(page);
  await beginExam(page);
  expect(student.name).not.toBe('');
  await page.waitForTimeout(500);
  expect(await said(page), 'nothing is read unasked').toEqual([]);

  await button(page, 'More').click();
  await page.getByRole('menuitem', { name: 'Read aloud' }).click();
  await expect(bar(page)).toContainText('Reading: ');
  const first = (await lastSaid(page))?.text ?? '';
  expect(first.length).toBeGreaterThan(20);
  await expect(part(page)).toHaveCount(1);
  await voice(page, 'boundary', 0);
  expect(first.startsWith(await word(page))).toBe(true);
  expect(await word(page)).not.toBe('');
  await expectAccessible(page, 'reading aloud');

  // All of it, in order; what is read is on screen.
  let stems = 0;
  for (let turn = 0; turn < 40 && !(await bar(page).getByText('Read to the end').isVisible()); turn++) {
    if (await page.locator('[data-read="stem"][data-reading="true"]').count()) stems++;
    await voice(page, 'end');
  }
  expect(stems).toBeGreaterThan(0);
  const all = (await said(page)).flatMap((one) => (one ? [one.text] : [])).join(' ');
  expect(all).toMatch(/blank|Which choice/);
  expect(all).toMatch(/Choice A\. .*Choice B\. .*Choice C\. .*Choice D\. /s);
  await expect(part(page)).toHaveCount(0);

  await bar(page).getByRole('button', { name: 'Read again' }).click();
  await next(page);
  await expect(question(page, 2)).toBeVisible();
  expect((await said(page)).at(-1), 'silenced').toBeNull();
  await expect(bar(page).getByRole('button', { name: 'Read this question' })).toBeVisible();
});

test('pause, speed, stop and the key', async ({ page, student }) => {
  await giveVoice(page);
  await beginExam(page);
  expect(student.name).not.toBe('');
  await page.keyboard.press('l');
  await expect(bar(page)).toContainText('Reading: ');
  const { text = '', rate } = (await lastSaid(page)) ?? {};
  expect(rate).toBe(1);
  const at = text.indexOf(' ') + 1;
  await voice(page, 'boundary', at);
  await bar(page).getByRole('button', { name: 'Pause' }).click();
  expect((await said(page)).at(-1)).toBeNull();
  await expect(bar(page)).toContainText('Paused: ');
  await bar(page).getByLabel('Reading speed').selectOption('1.25×');
  await page.getByRole('heading', { name: 'Question 1', exact: true }).click();
  await page.keyboard.press('l');
  expect(await lastSaid(page)).toEqual({ text: text.slice(at), rate: 1.25 });
  await bar(page).getByRole('button', { name: 'Stop reading aloud' }).click();
  await expect(bar(page)).toBeHidden();
  expect((await said(page)).at(-1)).toBeNull();

  await button(page, 'More').click();
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
  await expect(page.getByRole('row', { name: /^L Read aloud/ })).toBeVisible();
});

test('it falls silent on the way to submitting', async ({ page, student }) => {
  await giveVoice(page);
  await beginExam(page);
  expect(student.name).not.toBe('');
  await page.keyboard.press('l');
  await expect(bar(page)).toContainText('Reading: ');
  await button(page, /^Question 1 of/).click();
  await button(page, 'Go to Review Page').click();
  await expect(bar(page)).toBeHidden();
  expect((await said(page)).at(-1)).toBeNull();
});

test('the results read a question too; a browser without a voice shows nothing of it', async ({ page, student }) => {
  const { id } = await examBefore(student, 3);
  await passModule(student, id, 3);
  await page.goto('/results?show=all');
  const open = page.getByRole('button', { name: /Question 1\b/ }).first();
  await open.click();
  await expect(button(page, 'Practice this')).toBeVisible();
  await expect(button(page, 'Read aloud')).toBeHidden();

  await giveVoice(page);
  await page.reload();
  await open.click();
  await button(page, 'Read aloud').click();
  await expect(bar(page)).toContainText('Reading: ');
  await expect(part(page)).toHaveCount(1);
  await open.click();
  await expect(bar(page)).toBeHidden();
  expect((await said(page)).at(-1), 'silenced with the panel').toBeNull();

  await open.click();
  await button(page, 'Read aloud').click();
  expect((await said(page)).at(-1)).not.toBeNull();
  const other = await page.context().newPage();
  await other.goto('/progress');
  await button(other, 'Account menu').click();
  await other.getByRole('menuitem', { name: 'Logout' }).click();
  // Leaving the page, possibly in the middle of the question.
  await expect.poll(async () => (await said(page).catch(() => [])).at(-1) ?? null, { message: 'silenced by signing out elsewhere' }).toBeNull();
});
