/** Accessibility problems of a screen, as far as axe can detect them. */
import { expect, type Page } from '@playwright/test';
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';

/** Every page that is analyzed loads it: minified, it is less than half as long. */
const engineSource = fs.readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

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
      // Otherwise it fetches and parses the page's style sheets anew each time, for one rule that is off: experimental.
      preload: { assets: ['media'] },
      rules: Object.fromEntries(except.map((id) => [id, { enabled: false }])),
      ...(only && { runOnly: [...only] }),
    },
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary?.split('\n')[1]?.trim()})`).join('; ')}`,
  );
}

/** From now on colors change at once, so that contrast can be measured without waiting for transitions. */
const stopTransitions = `{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, *::before, *::after { transition: none !important; }');
  document.adoptedStyleSheets.push(sheet);
}`;

/** Analyzes the screen as it is, in the light and its colors in the dark too, and expects no violation. */
export async function expectAccessible(page: Page, screen: string, { except = [] }: { readonly except?: readonly string[] } = {}): Promise<void> {
  await page.evaluate(stopTransitions);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(engineSource);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const found = await page.evaluate(violationsIn, { only: colorScheme === 'dark' ? colorRules : null, except });
    expect.soft(found, `${screen}, ${colorScheme}`).toEqual([]);
  }
  await page.evaluate('document.adoptedStyleSheets.pop()');
}
