/** What a screen does to people who use assistive technology, as far as a machine can tell. */
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** The structure is the same in both themes; only these depend on colors. */
const colorRules = ['color-contrast', 'link-in-text-block'];

interface Question {
  readonly only: readonly string[] | null;
  readonly except: readonly string[];
}

/** Runs in the page. The engine stays there, so that only the first screen of a page pays for loading it. */
async function violationsIn({ only, except }: Question): Promise<string[]> {
  const engine = (globalThis as unknown as { axe: typeof axe }).axe;
  // Focus guards of the dialogs are hidden from assistive technology but must be focusable.
  const { violations } = await engine.run(
    { exclude: ['[data-base-ui-focus-guard]'] },
    {
      // Describing every element that passed would take most of the time.
      resultTypes: ['violations'],
      rules: Object.fromEntries(except.map((id) => [id, { enabled: false }])),
      ...(only && { runOnly: [...only] }),
    },
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary?.split('\n')[1]?.trim()})`).join('; ')}`,
  );
}

/** Colors change gradually, an inherited one after its parent's: contrast is measured once two frames saw no change under way. */
async function colorsSettled(): Promise<void> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let quiet = 0; quiet < 2; ) {
    await nextFrame();
    quiet = document.getAnimations().some((animation) => animation instanceof CSSTransition && animation.playState === 'running') ? 0 : quiet + 1;
  }
}

/** Analyzes the screen as it is, in the light and its colors in the dark too, and expects no violation. */
export async function expectAccessible(page: Page, screen: string, { except = [] }: { readonly except?: readonly string[] } = {}): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(colorsSettled);
    if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
    const found = await page.evaluate(violationsIn, { only: colorScheme === 'dark' ? colorRules : null, except });
    expect.soft(found, `${screen}, ${colorScheme}`).toEqual([]);
  }
}
