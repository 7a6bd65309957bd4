/** Going back is instant: browsers may keep every page as it was, public ones and the app's screens. */
import { sitePatterns, toolPatterns } from '#client/site-paths.ts';
import { expect, signIn, test } from '#tests/support/browser-test.ts';

const pages = [...Object.values(sitePatterns).filter((path) => !path.includes(':')), ...Object.values(toolPatterns), '/blog/how-sure-is-a-score'];

/** Notes whoever waits for the end of the page: browsers do not keep it then. */
function noteListeners(): void {
  const noted: string[] = [];
  Object.assign(globalThis, { noted });
  const { addEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function listen(this: EventTarget, ...rest: Parameters<typeof addEventListener>) {
    if (/^(before)?unload$/.test(rest[0])) noted.push(rest[0]);
    addEventListener.apply(this, rest);
  };
}

test('no public page, and no screen without unsent work, forbids to be kept', async ({ context, page, server, student }) => {
  await context.addInitScript(noteListeners);
  const check = async (path: string) => {
    const response = await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(response?.headers()['cache-control'], path).toBe('no-cache');
    expect(
      await page.evaluate(() => [...Object(globalThis).noted, ...['onunload', 'onbeforeunload'].filter((name) => Object(globalThis)[name])]),
      path,
    ).toEqual([]);
  };
  for (const path of pages) await check(path);
  await signIn(context, server, student);
  for (const path of ['/progress', '/practice-exams', '/profile']) await check(path);
});
