/** What a press or a key does not change costs nothing: counted in the browser's own record, since times on a busy machine say little. */
import * as z from 'zod';
import { expect, test } from '#tests/support/browser-test.ts';
import { button, closeDirections, next, question } from '#tests/support/exam-screens.ts';
import { examBefore } from '#tests/support/exam-setup.ts';

const styled = z.object({ name: z.literal('UpdateLayoutTree'), args: z.object({ elementCount: z.number() }) });
const recorded = z.object({ traceEvents: z.array(z.unknown()) });

test('the calculator beside the question is left alone by Next, also from choices to a typed answer', async ({ browser, studentPage: page, student }) => {
  const { id } = await examBefore(student, 2);
  await student.api.call('startModule', { params: { sessionId: id, position: 2 } });
  await page.goto(`/exam/landing?session=${id}`);
  await closeDirections(page);
  await button(page, 'Calculator').click();
  const calculator = page.getByRole('dialog', { name: 'Calculator' });
  await calculator.getByRole('textbox', { name: 'Expression 1', exact: true }).focus();
  for (const row of ['y=x^2-4', 'y=(x+1)/2', 'a=2', 'y=a*sin(x)', 'x^2+y^2=25']) {
    await page.keyboard.insertText(row);
    await page.keyboard.press('Enter');
  }
  await expect(calculator.getByTestId('graph-in-words')).toContainText('5: ');
  const within = await calculator.locator('*').count();
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  const typed = page.getByRole('textbox', { name: 'Your answer' });
  const formats: boolean[] = [];
  for (let number = 2; number <= 7; number += 1) {
    await next(page);
    await expect(question(page, number)).toBeVisible();
    formats.push(await typed.isVisible());
  }
  const { traceEvents } = recorded.parse(JSON.parse(String(await browser.stopTracing())));
  expect(new Set(formats).size, 'some are typed, some are chosen').toBe(2);
  const most = Math.max(...traceEvents.map((event) => styled.safeParse(event).data?.args.elementCount ?? 0));
  expect(most, 'the question was drawn').toBeGreaterThan(50);
  expect(most).toBeLessThan(within);
});
