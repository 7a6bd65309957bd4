/** The public pages: whole without scripts, valid, accessible, linked, small, and with a way into the app. */
import { createHash } from 'node:crypto';
import { get } from 'node:http';
import { png } from '../support/pictures.ts';
import type { Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { sitePatterns, toolPatterns } from '#client/site-paths.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { enterAsAdmin, expect, signIn, test } from '#tests/support/browser-test.ts';
import { button } from '#tests/support/exam-screens.ts';
import { startPiecemealProxy } from '#tests/support/piecemeal-proxy.ts';
import type { RealServer } from '#tests/support/real-server.ts';
import { expectDescribed } from '#tests/support/structured-data.ts';

const post = '/blog/how-sure-is-a-score';
const pages = [...Object.values(sitePatterns).filter((path) => !path.includes(':')), ...Object.values(toolPatterns), post];

const hashSource = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The page; its policy lets through its own files and the one script and the one style that stand in it. */
const read = async (server: RealServer, path: string) => {
  const response = await fetch(server.url + path);
  expect(response.status, path).toBe(200);
  const html = await response.text();
  if (html.startsWith('<!doctype html>')) {
    const policy = new Map((response.headers.get('content-security-policy') ?? '').split('; ').map((part) => [part.replace(/ .*/, ''), part]));
    for (const [directive, element] of [
      ['script-src', 'script'],
      ['style-src', 'style'],
    ] as const) {
      const [inline, ...others] = attributes(html, new RegExp(`<${element}>(.*?)</${element}>`, 'gs'));
      expect(others, path).toEqual([]);
      expect(policy.get(directive), path).toBe(`${directive} 'self' ${hashSource(inline)}`);
    }
    expect(policy.get('require-trusted-types-for'), path).toBe("require-trusted-types-for 'script'");
  }
  return html;
};
const attributes = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, value = '']) => value);

test('every page is valid HTML, says what it is, and every link on it leads somewhere', async ({ server }) => {
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended'],
    rules: {
      // How React writes it.
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'void-style': 'off',
      'attr-case': 'off',
      'doctype-style': 'off',
      'no-trailing-whitespace': 'off',
      'long-title': 'off',
    },
  });
  const links = new Map<string, string>();
  const ids = new Map<string, Set<string>>();
  const titles = new Set<string>();
  for (const path of pages) {
    const html = await read(server, path);
    const report = await validator.validateString(html);
    expect(
      report.results.flatMap(({ messages }) => messages.map(({ ruleId, message, line, column }) => `${path} ${line}:${column} ${ruleId}: ${message}`)),
    ).toEqual([]);
    const [title] = attributes(html, /<title>([^<]+)<\/title>/g);
    const [description] = attributes(html, /<meta name="description" content="([^"]+)"/g);
    const [canonical] = attributes(html, /<link rel="canonical" href="([^"]+)"/g);
    const [picture = ''] = attributes(html, /<meta property="og:image" content="([^"]+)"/g);
    expect(title, path).toBeTruthy();
    expect(titles.has(title ?? ''), `the title of ${path}`).toBe(false);
    titles.add(title ?? '');
    expect((description ?? '').length, path).toBeGreaterThan(30);
    expect(canonical, path).toBe(`${server.url}${path}`);
    expect((await fetch(picture)).headers.get('content-type'), `the picture of ${path}`).toBe('image/png');
    for (const json of attributes(html, /<script type="application\/ld\+json">([^<]*)<\/script>/g)) expectDescribed(JSON.parse(json), server.url, path);
    expect(html).not.toContain('%ORIGIN%');
    ids.set(path, new Set(attributes(html, /\sid="([^"]+)"/g)));
    for (const href of attributes(html, /<a [^>]*href="([^"]+)"/g)) links.set(href.replaceAll('&amp;', '&'), path);
  }
  const broken: string[] = [];
  for (const [href, from] of links) {
    const url = new URL(href, `${server.url}${from}`);
    if (url.origin !== server.url) broken.push(`${from} links to another site: ${href}`);
    const known = ids.get(url.pathname);
    if (url.hash && known && !known.has(url.hash.slice(1))) broken.push(`${from}: ${href} has no such place`);
    // Screens of the app have one page for all: the matrix of routes holds them to the truth.
    if (!known && (await fetch(url)).status !== 200) broken.push(`${from}: ${href}`);
  }
  expect(broken).toEqual([]);
  const listed = attributes(await read(server, '/sitemap.xml'), /<loc>([^<]+)<\/loc>/g);
  for (const path of pages) expect(listed).toContain(`${server.url}${path}`);
  expect(attributes(await read(server, '/blog/feed.xml'), /<guid[^>]*>([^<]+)<\/guid>/g)).toContain(`${server.url}${post}`);
  expect(await read(server, '/robots.txt')).toContain(`Sitemap: ${server.url}/sitemap.xml`);
});

test('without scripts every page can be read, and help can be opened', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  for (const path of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(300);
  }
  await page.goto('/help');
  await page.getByText('Pause an exam').click();
  await expect(page.getByText('the clock stops by itself a little over a minute')).toBeVisible();
  await page.goto('/contact');
  await expect(page.locator('noscript p')).toHaveText(/This form needs JavaScript/);
  await context.close();
});

test('light, dark and on a phone: accessible, nothing cut off, and at most 10 kB of scripts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of pages) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map((entry) => [entry.name, Object(entry).decodedBodySize as number] as const),
    );
    const scripts = loaded.filter(([name]) => /\.js(\?|$)/.test(name)).reduce((sum, [, size]) => sum + size, 0);
    expect(scripts, `bytes of script on ${path}, not compressed`).toBeLessThanOrEqual(10_000);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), path).toBeLessThanOrEqual(0);
    await expectAccessible(page, path);
  }
});

test('the ways in stand in line with the button above them, and beside it at one distance', async ({ page }) => {
  for (const path of ['/', '/landing_page'])
    for (const width of [1440, 1024, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      const ways = page.getByRole('main').locator('section').first().locator('a:visible');
      const boxes = await Promise.all((await ways.all()).map((way) => way.boundingBox()));
      const rows = Map.groupBy(boxes, (box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2));
      expect(boxes.length).toBeGreaterThan(1);
      expect(new Set([...rows.values()].map(([first]) => first?.x)).size, `left edges on ${path} at ${width}`).toBe(1);
      const gaps = [...rows.values()].flatMap((row) => row.slice(1).map((box, index) => (box?.x ?? 0) - (row[index]?.x ?? 0) - (row[index]?.width ?? 0)));
      expect(
        gaps.every((gap) => Math.abs(gap - 20) < 0.5),
        `gaps on ${path} at ${width}: ${gaps}`,
      ).toBe(true);
    }
});

/** What a server may send before it hears from the browser: ten packets of 1,460 bytes (RFC 6928). One byte more costs another way there and back. */
const firstFlight = 14_600;

test('every page arrives whole with the first packets, its head included', async ({ server }) => {
  const sizeOf = async (path: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    get(server.url + path, { headers: { 'accept-encoding': 'br' } }, (response) => {
      // Each name with ": ", each value with the end of its line.
      let size = 'HTTP/1.1 200 OK'.length + response.rawHeaders.join('  ').length + 6;
      response.on('data', (chunk: Buffer) => (size += chunk.length)).on('end', () => resolve(size));
    }).on('error', reject);
    return promise;
  };
  // The first answers are compressed quickly; those after them, as far as possible.
  for (const path of pages) await expect.poll(() => sizeOf(path), { message: path }).toBeLessThanOrEqual(firstFlight);
});

const smallPhone = { viewport: { width: 412, height: 823 } } as const;

/** From now on the page adds up what moves without anybody having done anything (web.dev/cls). */
const countShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(globalThis, { shift: 0 });
    const count = (list: PerformanceObserverEntryList) => list.getEntries().forEach((entry) => (Object(globalThis).shift += Object(entry).value));
    new PerformanceObserver(count).observe({ type: 'layout-shift', buffered: true });
  });
const shiftOn = (page: Page) => page.evaluate(() => Object(globalThis).shift as number);
/** The links of the header move by up to six pixels when our fonts take the place of the device's: 0.0004. */
const unseenShift = 0.002;

test('on a first visit nothing jumps when the fonts arrive, and the next page begins with them', async ({ newDevice }) => {
  for (const path of pages) {
    const device = await newDevice(undefined, smallPhone);
    const page = await device.newPage();
    await countShifts(page);
    await page.goto(path);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('ascent.fonts')), { message: path }).toBe('1');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
    expect(await shiftOn(page), path).toBeLessThan(unseenShift);
    await page.goto('/careers');
    await expect(page.locator('html')).toHaveAttribute('data-fonts', '');
    await device.close();
  }
});

test('a page that arrives in pieces is painted in pieces, and none of them moves', async ({ server, newDevice }) => {
  const proxy = await startPiecemealProxy(server.url);
  // The header of all pages; a picture whose parts stand in another order than they arrive in; a table.
  for (const path of ['/', '/calculator', '/sat-guide']) {
    const device = await newDevice(undefined, smallPhone);
    const page = await device.newPage();
    await countShifts(page);
    await page.goto(proxy.url + path);
    expect(await shiftOn(page), path).toBeLessThan(unseenShift);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign up' })).toBeVisible();
    await device.close();
  }
  await proxy.stop();
});

test('a question is answered on the landing page, and help is searched', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('radio', { name: 'remote' }).check({ force: true });
  await button(page, 'Check').click();
  await expect(page.getByText('Not this one. You can try again.')).toBeVisible();
  await page.getByRole('radio', { name: 'provisional' }).check({ force: true });
  await button(page, 'Check').click();
  await expect(page.getByText('Right.', { exact: true })).toBeVisible();
  await expectAccessible(page, '/, answered');
  await page.getByRole('contentinfo').getByLabel('Appearance').selectOption('dark');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.getByRole('searchbox', { name: 'What do you want to do?' }).fill('coupon');
  await expect(page.getByRole('status')).toHaveText('1 answer');
  await page.getByText('Use a coupon').click();
  await expect(page.getByText('Enter it before you pay')).toBeVisible();
  for (const words of ['refund', 'money back', 'cancel']) {
    await page.getByRole('searchbox', { name: 'What do you want to do?' }).fill(words);
    await expect(page.locator('summary', { hasText: 'Refunds and cancellations' }), words).toBeVisible();
  }
  await page.goto('/help#pause-an-exam');
  await expect(page.getByText('the clock stops by itself a little over a minute')).toBeVisible();
});

test('a post is written, previewed, published, and keeps its old address', async ({ page, context, server }) => {
  await signIn(context, server, await enterAsAdmin(server));
  await page.goto('/admin/blog-management');
  await expect(page.getByRole('link', { name: 'How sure is a practice score?' })).toBeVisible();
  await expectAccessible(page, '/admin/blog-management');
  await page.getByRole('link', { name: 'Write a post' }).click();
  await button(page, 'Save draft').click();
  await expect(page.getByText('Please give it a title.')).toBeVisible();
  await expect(page.getByText('Please write something.')).toBeVisible();
  await page.getByLabel('Title', { exact: true }).fill('Sleep before a test');
  await page.getByLabel('Description').fill('What an hour of sleep does that an hour of practice does not.');
  await page.getByLabel('Text', { exact: true }).fill('## Why\n\n**Sleep** helps. <script>alert(1)</script> [Bad](javascript:alert(1))');
  await page.getByLabel('Address').fill('how-sure-is-a-score');
  await button(page, 'Save draft').click();
  await expect(page.getByText('This address is or was used by another post. Please choose a different one.')).toBeVisible();
  await page.getByLabel('Address').fill('');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'Why' })).toBeVisible();
  await expect(preview.getByText('<script>')).toBeVisible();
  await expect(preview.getByRole('link')).toHaveCount(0);
  // A word that is longer than its line.
  await page.getByLabel('Text', { exact: true }).pressSequentially(` ${'w'.repeat(120)}`);
  await expect(preview.getByText('wwww')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  // A picture: what is none is refused in a sentence; one that is must say what it shows.
  await button(page, 'Picture or file').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('No files yet')).toBeVisible();
  const chosen = (bytes: Uint8Array | string) => ({ name: 'night.png', mimeType: 'image/png', buffer: Buffer.from(bytes) });
  await dialog.locator('input[type="file"]').setInputFiles(chosen('<svg onload="alert(1)"/>'));
  await expect(dialog.getByText('SVG files can contain scripts')).toBeVisible();
  await dialog.locator('input[type="file"]').setInputFiles(chosen(png(900, 300, 60)));
  await button(page, 'Insert night.png').click();
  await expect(dialog.getByText('Say in a few words what the picture shows')).toBeVisible();
  await expectAccessible(page, 'pictures of posts');
  await dialog.getByRole('textbox', { name: 'What night.png shows' }).fill('A dark sky');
  await button(page, 'Insert night.png').click();
  const night = page.getByRole('region', { name: 'Preview' }).getByRole('img', { name: 'A dark sky' });
  await expect.poll(() => night.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBe(900);
  await button(page, 'Save draft').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sleep before a test' })).toBeVisible();
  await expectAccessible(page, '/admin/blog-management/{postId}');
  expect((await fetch(`${server.url}/blog/sleep-before-a-test`)).status).toBe(404);
  await page.getByLabel('State').selectOption('published');
  await button(page, 'Save').click();
  await expect(page.getByRole('link', { name: 'View' })).toBeVisible();
  await page.getByLabel('Address').fill('sleep-first');
  await button(page, 'Save').click();
  await expect(page.getByRole('link', { name: 'View' })).toHaveAttribute('href', /sleep-first/);
  // What changed between two versions, and the way back.
  await page.getByLabel('Description').fill('What an hour of sleep does.');
  await button(page, 'Save').click();
  const changes = page.getByRole('list', { name: 'Changes from version 1 to 2' });
  await expect(changes.getByRole('deletion')).toHaveText('Description: What an hour of sleep does that an hour of practice does not.');
  await expect(changes.getByRole('insertion')).toHaveText('Description: What an hour of sleep does.');
  await expectAccessible(page, 'versions of a post');
  await button(page, 'Put back version 1').click();
  await expect(page.getByText('Version 1 is back, as version 3')).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue('What an hour of sleep does that an hour of practice does not.');
  await expect.poll(async () => (await fetch(`${server.url}/blog/sleep-first`)).status).toBe(200);
  await page.goto('/blog/sleep-before-a-test');
  await expect(page).toHaveURL('/blog/sleep-first');
  await expect(page.getByRole('heading', { level: 1, name: 'Sleep before a test' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'A dark sky' })).toBeVisible();
  // Whoever was seen in the app on this device gets back to it.
  await expect(page.getByRole('link', { name: 'My progress' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log in' })).toBeHidden();
});
